import type { categories } from "#contracts/sections.ts";
import type { FeedOptions } from "./feed-formats/feed.ts";

export type Category = (typeof categories)[number];

/** An invented newspaper: what it prints, how it changes others' headlines, and the format of its feed. */
export interface SamplePaper {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  readonly language: "en" | "pcm" | "ha" | "yo" | "ig";
  readonly defaultCategory: Category;
  readonly kind?: "fact-check";
  /** Facts stated on its front page, after its place. */
  readonly about?: {
    readonly kind?: "private" | "government-owned" | "public broadcaster" | "non-profit" | "student";
    readonly scope?: string;
    readonly founded?: string;
  };
  /** Categories in which it repeats other papers; papers in other languages than English print only their own texts. */
  readonly beats: "all" | readonly Category[];
  readonly houseStyle?: HouseStyle;
  readonly colour: string;
  readonly feedOptions: FeedOptions;
}

/** Prefixes that a paper puts before some of the headlines that it repeats. */
export interface HouseStyle {
  /** For the first hour; after that the headline changes in place. */
  readonly breakingPrefix?: string;
  readonly reportPrefix?: string;
  readonly followUpPrefix?: string;
  /** Instead, the story's name is put before every headline that shares no word with it. */
  readonly namesStory?: boolean;
}
