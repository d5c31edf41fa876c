/** The newsroom: the operator's commands for people who have no shell, each in the room where they would look for it. */

/** "articles withdraw" and its arguments, as they would be typed: ["articles", "withdraw", "abc", "--reason=…"]. */
export type CommandLine = readonly string[];

export interface Room {
  readonly title: string;
  readonly fields: readonly Field[];
  readonly buttons: readonly { readonly command: string; readonly label: string }[];
}

export interface Field {
  /** An argument's place, "0", or an option's name, "--date". */
  readonly name: string;
  readonly label: string;
  /** A switch has none. */
  readonly example?: string | undefined;
  readonly choices?: readonly Choice[];
}

/** What may be typed, and what it means. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What came of a press: what the command printed, or why it refused. */
export interface Outcome {
  readonly isDone: boolean;
  readonly lines: readonly string[];
  /** Shown but not yet done: it is done by pressing again. */
  readonly waiting?: { readonly line: CommandLine; readonly undoes: string | null };
}

/** Something that was done here and is kept. */
export interface Act {
  readonly id: string;
  readonly at: Date;
  readonly by: string | null;
  readonly why: string;
  readonly command: CommandLine;
  /** The command in words. */
  readonly what: string;
  /** Null: the process ended before the command did. */
  readonly said: readonly string[] | null;
  readonly mayUndo: boolean;
}

export interface Press {
  readonly line: CommandLine;
  readonly why: string;
  readonly by: string | null;
  /** The plan was seen. */
  readonly isSure: boolean;
  /** The act that it undoes. */
  readonly undoes: string | null;
}

export interface Newsroom {
  rooms(): Promise<readonly Room[]>;
  /** The command line that a room's filled-in fields make. */
  lineOf(command: string, fields: Readonly<Record<string, string | undefined>>): Promise<CommandLine>;
  /** The newest first. */
  acts(): Promise<readonly Act[]>;
  /** The command line that undoes an act, or the sentence why it cannot be undone. */
  undoOf(act: string): Promise<CommandLine | string>;
  press(press: Press): Promise<Outcome>;
}
