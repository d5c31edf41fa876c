import type { Category } from "#contracts/sections.ts";
import type { FeedOptions } from "./feed-formats/feed.ts";
import rows from "./papers.json" with { type: "json" };

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

/**
 * The invented papers. Of those in a language other than English, the first prints reports of the stories that all papers
 * have, the second its own.
 */
export const papers = rows as readonly SamplePaper[];

export function paperOf(id: string): SamplePaper | undefined {
  return papers.find((paper) => paper.id === id);
}
