import type { FeedPage, FeedQuestion } from "#site/news/feed/feed-page.ts";
import type { WhyEmpty } from "#site/news/feed/why-empty.ts";

export interface ListPageParts {
  /** What is above the list: the page's heading, the lead. */
  head: React.ReactNode;
  title: string;
  question: FeedQuestion;
  /** Null if only this device knows what to ask: "followed only". */
  first: FeedPage | null;
  /** Shown above the list already. */
  without?: readonly string[];
  /** Set if no newspaper has answered yet. */
  whyEmpty?: WhyEmpty | null;
  /** Instead of an empty list. */
  empty?: React.ReactNode;
  /** The first card's picture is near the top. */
  eager?: boolean;
  /** A heading for each day. */
  byDay?: boolean;
}

/** Shown until the list is known. */
export type Waits = Pick<ListPageParts, "head" | "title"> & { children?: React.ReactNode };
