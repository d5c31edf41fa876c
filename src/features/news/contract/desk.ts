import type { deskPlaces } from "#contracts/sections.ts";

/** The operator's desk, for its page and the command line. */

/** A place of a list as readers will see it, with what put it there. */
export interface DeskPlace {
  readonly story: string;
  readonly headline: string;
  readonly category: string;
  readonly paper: string;
  /** The other papers that report it. */
  readonly others: number;
  readonly sentence: string;
  readonly reason: string;
}

export interface DeskView {
  /** The edition that is open in an hour. */
  readonly edition: {
    readonly date: string;
    readonly name: string;
    readonly at: string;
    readonly places: readonly DeskPlace[];
  };
  /** The brief that is composed next, as it would be by now. */
  readonly brief: { readonly at: string; readonly places: readonly DeskPlace[] };
  /** The most newsworthy stories that stand in neither. */
  readonly offered: readonly DeskPlace[];
  /** What was pressed and still holds, the last first. */
  readonly presses: readonly DeskPress[];
}

export interface NewPress {
  readonly action: "kill" | "pin" | "move";
  /** Null for a kill, which takes the story from both. */
  readonly list: keyof typeof deskPlaces | null;
  readonly place: number | null;
  readonly by: string | null;
  /** A story's id, or that of one of its articles. */
  readonly story: string;
}

export interface DeskPress extends Pick<NewPress, "action" | "list" | "place" | "by"> {
  readonly id: number;
  readonly at: string;
  readonly headline: string;
}

export interface NewsDesk {
  view(): Promise<DeskView>;
  /** False if there is no such story. */
  press(press: NewPress): Promise<boolean>;
  /** Undoes one press, or else the last; false if there is none. */
  undo(id: number | null): Promise<boolean>;
}
