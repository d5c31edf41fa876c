import { useId } from "react";
import { pages } from "#contracts/addresses.ts";
import { useAnswer } from "#site/device/answers.ts";
import { useFollowed } from "#site/device/stores/follows.ts";
import { Cards, CardsByDay, NewerButton, Pager, useFeed } from "#site/news/feed/Feed.tsx";
import { FeedHead } from "#site/news/feed/FeedHead.tsx";
import { type FeedPage, type FeedQuestion, feedPageOf } from "#site/news/feed/feed-page.ts";
import { PageLink } from "#site/ui/PageLink.tsx";
import { Empty, Failure, Skeleton } from "#site/ui/states.tsx";
import { Main } from "./Main.tsx";
import { NewsRails } from "./NewsRails.tsx";

/** On narrow screens the left sidebar stands after so many cards. */
const CARDS_BEFORE_RAILS = 5;

interface ListPageParts {
  /** What stands above the list: the page's heading, the lead. */
  head: React.ReactNode;
  title: string;
  question: FeedQuestion;
  /** Null where only this device knows what to ask: "followed only". */
  first: FeedPage | null;
  /** Stand above the list already. */
  without?: readonly string[];
  /** Instead of the list where it holds nothing. */
  empty?: React.ReactNode;
  /** The first card's picture is near the top. */
  eager?: boolean;
  /** A heading for each day. */
  byDay?: boolean;
}

/** A page that is a list of stories: what it holds, or a sentence and a way on. */
export function ListPage(parts: ListPageParts) {
  return parts.first ? (
    <Listed key={JSON.stringify(parts.question)} {...parts} first={parts.first} />
  ) : (
    <ListedForFollower {...parts} />
  );
}

function Listed({ head, title, empty, eager, byDay, ...parts }: ListPageParts & { first: FeedPage }) {
  const id = useId();
  const feed = useFeed(parts);
  const before = feed.visible.slice(0, CARDS_BEFORE_RAILS);
  const after = feed.visible.slice(CARDS_BEFORE_RAILS);
  const Entries = byDay ? CardsByDay : Cards;
  const pager = <Pager feed={feed} page={parts.first.page} />;
  return (
    <Main
      left={<NewsRails />}
      rest={
        after.length > 0 ? (
          <section aria-label={`${title}, continued`}>
            <p className="feed-head feed-head--narrow section__title" aria-hidden="true">
              More news
            </p>
            <Entries articles={after} />
            {pager}
          </section>
        ) : null
      }
    >
      {head}
      <section aria-labelledby={id}>
        <FeedHead id={id} title={title} />
        <NewerButton feed={feed} />
        {before.length > 0 ? (
          <Entries articles={before} eager={eager} />
        ) : (
          <Empty>{empty ?? <NothingHere hidden={feed.hidden} />}</Empty>
        )}
        {after.length > 0 ? null : pager}
      </section>
    </Main>
  );
}

function NothingHere({ hidden }: { hidden: number }) {
  return (
    <>
      <p>
        {hidden > 0
          ? "All stories here are hidden by your muted words and papers."
          : "No stories here yet. Try a longer period, or another source."}
      </p>
      <PageLink className="btn" to={pages.latest}>
        All latest news
      </PageLink>
    </>
  );
}

/** The followed papers' names leave the device for this one answer only; nobody stores them. */
function ListedForFollower(parts: ListPageParts) {
  const id = useId();
  const followed = useFollowed();
  const words = { ...parts.question.words, followed: followed?.join("|") };
  const { answer, failed, retry } = useAnswer(
    parts.question.address as "GET /articles/latest",
    followed?.length ? words : null,
  );
  if (answer) {
    return (
      <Listed
        {...parts}
        key={words.followed}
        question={{ ...parts.question, words }}
        first={feedPageOf(answer)}
      />
    );
  }
  return (
    <Main left={<NewsRails />}>
      {parts.head}
      <section aria-labelledby={id}>
        <FeedHead id={id} title={parts.title} />
        {followed?.length === 0 ? <FollowsNobody /> : null}
        {failed ? <Failure says="The stories of your newspapers could not be loaded." retry={retry} /> : null}
        {followed?.length === 0 || failed ? null : <Skeleton lines={12} tall />}
      </section>
    </Main>
  );
}

function FollowsNobody() {
  return (
    <Empty>
      <p>You follow no newspaper yet. Follow some, and their stories stand here.</p>
      <PageLink className="btn" to={pages.publishers}>
        Choose newspapers
      </PageLink>
    </Empty>
  );
}
