import type { FeedPage, FeedQuestion } from "#site/news/feed/feed-page.ts";
import type { WhyEmpty } from "#site/news/feed/why-empty.ts";

export interface ListPageParts {
  /** What is above the list: the page's heading, the lead. */
  head: React.ReactNode;
  title: string;
  /** Ends what is above; the whole list follows it, after the left sidebar on narrow screens. */
  end?: React.ReactNode;
  question: FeedQuestion;
  /** Null if only this device knows what to ask: "followed only". */
  first: FeedPage | null;
  /** The stories that are shown above the list already. */
  without?: readonly string[] | undefined;
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
