import type { FeedPage, FeedQuestion } from "#site/news/feed/feed-page.ts";
import type { WhyEmpty } from "#site/news/feed/why-empty.ts";

export interface ListPageParts {
  /** What stands above the list: the page's heading, the lead. */
  head: React.ReactNode;
  title: string;
  question: FeedQuestion;
  /** Null where only this device knows what to ask: "followed only". */
  first: FeedPage | null;
  /** Stand above the list already. */
  without?: readonly string[];
  /** Set where no newspaper has answered yet. */
  whyEmpty?: WhyEmpty | null;
  /** Instead of the list where it holds nothing. */
  empty?: React.ReactNode;
  /** The first card's picture is near the top. */
  eager?: boolean;
  /** A heading for each day. */
  byDay?: boolean;
}

/** What stands while the list is not known yet. */
export type Waits = Pick<ListPageParts, "head" | "title"> & { children?: React.ReactNode };
