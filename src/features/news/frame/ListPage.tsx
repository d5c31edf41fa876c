import { Suspense, useId } from "react";
import { Cards, CardsByDay } from "#features/news/panels/cards/Cards.tsx";
import { NewerButton, Pager, useFeed } from "#features/news/panels/feed/Feed.tsx";
import { FeedHead } from "#features/news/panels/feed/FeedHead.tsx";
import type { FeedPage } from "#features/news/panels/feed/feed-page.ts";
import { OnwardLinks } from "#ui/empty/OnwardLinks.tsx";
import { Main } from "#ui/frame/Main.tsx";
import { Island, lazyPart, whenIdle, whenNear } from "#ui/lazy/island.tsx";
import { later, NotHere } from "#ui/lazy/later.tsx";
import { Empty, Skeleton } from "#ui/states.tsx";
import { useWords } from "#words/words.ts";
import type { ListPageProps, WaitingProps } from "./list-page-props.ts";
import { MoreNews } from "./more/MoreNews.tsx";
import { NewsRails } from "./NewsRails.tsx";

const noStories = lazyPart(
  () => import("#features/news/panels/feed/NoStoriesYet.tsx").then(({ NoStoriesYet }) => NoStoriesYet),
  whenIdle,
);
/** Only pages in other languages have it, and few of them. */
const alsoInEnglish = lazyPart(
  () => import("./AlsoInEnglish.tsx").then(({ AlsoInEnglish }) => AlsoInEnglish),
  whenNear,
);
/** On narrow screens the left sidebar comes after this many cards. */
const CARDS_BEFORE_RAILS = 5;

const FollowedPapersList = later(
  () => import("./FollowedPapersList.lazy.tsx").then((module) => module.FollowedPapersList),
  (props) => (
    <Waiting {...props}>
      <NotHere />
    </Waiting>
  ),
);

/** A page with a list of stories, or a sentence and a link if it is empty. Without `first` the device asks for it. */
export function ListPage(props: ListPageProps) {
  return props.first ? (
    <Listed key={JSON.stringify(props.question)} {...props} first={props.first} />
  ) : (
    <Suspense fallback={<Waiting {...props} />}>
      <FollowedPapersList {...props} Listed={Listed} Waiting={Waiting} />
    </Suspense>
  );
}

/** Shown until the list is known. */
function Waiting({ head, title, children }: WaitingProps) {
  const id = useId();
  return (
    <Main leftSidebar={<NewsRails />}>
      {head}
      <section aria-labelledby={id}>
        <FeedHead id={id} title={title} />
        {children ?? <Skeleton lines={12} tall />}
      </section>
    </Main>
  );
}

function Listed({
  head,
  end,
  title,
  whyEmpty,
  empty,
  english,
  eager,
  byDay,
  ...rest
}: ListPageProps & { first: FeedPage }) {
  const { say } = useWords();
  const id = useId();
  const feed = useFeed(rest);
  const beforeRails = end ? feed.cards.length : CARDS_BEFORE_RAILS;
  const before = feed.cards.slice(0, beforeRails);
  const after = feed.cards.slice(beforeRails);
  // A list whose stories all stand above it is not empty.
  const hasNone = before.length + rest.first.articles.length === 0;
  // Beside the left sidebar an empty list would be an empty column, so the sidebar is left out.
  const isEmpty = hasNone && !(end || whyEmpty || english);
  const Entries = byDay ? CardsByDay : Cards;
  const below = (
    <>
      <Pager feed={feed} page={rest.first.page} />
      {english ? <Island part={alsoInEnglish} props={{ english }} /> : null}
    </>
  );
  const list = (
    <section aria-labelledby={id}>
      <FeedHead id={id} title={title} />
      <NewerButton feed={feed} />
      {before.length > 0 ? <Entries articles={before} eager={eager} opens={eager || Boolean(end)} /> : null}
      {hasNone ? <NoStories whyEmpty={whyEmpty} empty={empty} /> : null}
      {after.length > 0 ? null : below}
      {isEmpty ? <MoreNews /> : null}
    </section>
  );
  if (end) {
    return (
      <Main
        leftSidebar={<NewsRails />}
        belowSidebar={
          <>
            {end}
            {list}
          </>
        }
      >
        {head}
      </Main>
    );
  }
  return (
    <Main
      leftSidebar={isEmpty ? null : <NewsRails />}
      belowSidebar={
        after.length > 0 ? (
          <section aria-label={say("{title}, continued", { title })}>
            <p className="feed-head feed-head--narrow section__title" aria-hidden="true">
              {say("More news")}
            </p>
            {byDay ? <CardsByDay articles={after} before={before.at(-1)} /> : <Cards articles={after} />}
            {below}
          </section>
        ) : null
      }
    >
      {head}
      {list}
    </Main>
  );
}

function NoStories({ whyEmpty, empty }: Pick<ListPageProps, "whyEmpty" | "empty">) {
  return whyEmpty ? (
    <Island part={noStories} props={{ why: whyEmpty }} />
  ) : (
    <Empty>{empty ?? <NothingHere />}</Empty>
  );
}

function NothingHere() {
  const { say } = useWords();
  return (
    <>
      <p>{say("No stories here yet. Try a longer period, or another source.")}</p>
      <OnwardLinks />
    </>
  );
}
