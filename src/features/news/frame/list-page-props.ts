import type { FeedPage, FeedQuestion } from "#features/news/panels/feed/feed-page.ts";
import type { WhyEmpty } from "#features/news/panels/feed/why-empty.ts";
import type { AlsoInEnglishProps } from "./AlsoInEnglish.tsx";

export interface ListPageProps extends AlsoInEnglishProps {
  /** What is above the list: the page's heading, the first stories. */
  head: React.ReactNode;
  title: string;
  /** What ends the edition in `head`; the whole list follows it. On narrow screens both come after the left sidebar. */
  end?: React.ReactNode;
  question: FeedQuestion;
  /** Null if only this device knows what to ask: "followed only". */
  first: FeedPage | null;
  /** The keys of stories that are already shown above the list. */
  without?: readonly string[] | undefined;
  /** Set if no newspaper has answered yet. */
  whyEmpty?: WhyEmpty | null;
  /** Shown instead of an empty list. */
  empty?: React.ReactNode;
  /** Set if the first card's picture is near the top of the page. */
  eager?: boolean;
  /** Gives each day a heading. */
  byDay?: boolean;
}

/** Shown until the list is known. */
export type WaitingProps = Pick<ListPageProps, "head" | "title"> & { children?: React.ReactNode };
