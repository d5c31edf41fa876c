import { useEffect, useMemo, useState } from "react";
import { pageWithoutData } from "#ask/page.ts";
import { articlePage, pages } from "#contracts/addresses.ts";
import { DAY_MS } from "#contracts/durations.ts";
import { showWriteFailure } from "#device/failed-write.ts";
import { unfollowThing, useFollowing } from "#device/stores/following.lazy.ts";
import { unfollow, useFollowedPapers } from "#device/stores/follows.ts";
import { ownSetting } from "#device/stores/own-settings.lazy.ts";
import { changeSetting } from "#device/stores/settings.ts";
import { PlainPage } from "#features/news/frame/PlainPage.tsx";
import { Byline } from "#features/news/panels/cards/Byline.tsx";
import { HighlightedText } from "#features/news/panels/cards/HighlightedText.tsx";
import { useIsMuted } from "#features/news/panels/use-is-muted.ts";
import {
  askNew,
  type FollowedThing,
  followedPage,
  type NewArticles,
} from "#features/reader/panels/ask-new.ts";
import { howMuchIsNew } from "#features/reader/panels/how-much-is-new.ts";
import { DeviceEmpty } from "#ui/empty/DeviceEmpty.tsx";
import { OnwardLinks } from "#ui/empty/OnwardLinks.tsx";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { passFocusOn } from "#ui/frame/pass-focus.ts";
import { Icon } from "#ui/Icon.tsx";
import { langOf } from "#ui/lang.ts";
import { trueNow } from "#ui/now.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { Failure, Skeleton } from "#ui/states.tsx";
import { ReaderStyles } from "#ui/styles/ReaderStyles.tsx";
import type { Sentence } from "#words/sentences.ts";
import { useWords } from "#words/words.ts";

const MAX_ARTICLES = 5;
const kinds: Readonly<Record<FollowedThing["kind"], Sentence>> = {
  paper: "Newspaper",
  topic: "Topic",
  story: "Story",
  club: "Club",
  search: "Search",
  place: "State",
};

interface EntryProps {
  followed: FollowedThing;
  since: number;
  /** There was no earlier visit: `since` is a day ago. */
  isFirst: boolean;
}

/** A paper, topic, story, club, state or search that is followed, with its new articles since the last visit. */
function FollowedEntry({ followed, since, isFirst }: EntryProps) {
  const words = useWords();
  const { lang, say } = words;
  const [found, setFound] = useState<NewArticles | "failed" | null>(null);
  const [tries, setTries] = useState(0);
  const { kind, id, label } = followed;
  // Other names are in the page's language, or in the reader's own.
  const labelLang = kind === "topic" || kind === "story" ? lang(langOf(followed.language)) : undefined;
  const isMuted = useIsMuted();
  // Depends on the fields of `followed`: the list is rebuilt whenever a setting is stored, which is no reason to ask again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` makes a retry ask again.
  useEffect(() => {
    setFound(null);
    askNew({ kind, id, label }, since).then(setFound, () => setFound("failed"));
  }, [kind, id, label, since, tries]);

  const isOpen = found === null || found === "failed";
  const waiting = found === null ? say("Looking for what is new…") : "";
  const subtitle = isOpen ? waiting : howMuchIsNew(kind, found, { isFirst, isMuted }, words);
  return (
    <Section
      title={followed.label}
      lang={labelLang}
      subtitle={`${say(kinds[followed.kind])}. ${subtitle}`.trim()}
      aside={
        <button
          className="icon-btn"
          type="button"
          aria-label={say("Stop following {name}", { name: followed.label })}
          onClick={({ currentTarget }) => {
            passFocusOn(currentTarget);
            unfollowOne(followed);
          }}
        >
          <Icon name="close" small />
        </button>
      }
    >
      {found === null ? <Skeleton lines={2} tall /> : null}
      {found === "failed" ? (
        <Failure message={say("This could not be loaded.")} retry={() => setTries(tries + 1)} />
      ) : null}
      {isOpen ? null : (
        <ul>
          {found.articles.slice(0, MAX_ARTICLES).map((article) => (
            <li key={article._id} data-paper={article.newspaper_name ?? ""}>
              <article className="card card--plain">
                <Byline article={article} />
                <div className="card__text">
                  <h3 className="card__title" lang={lang(article.language)} data-words="">
                    <PageLink to={articlePage(article._id)}>
                      <HighlightedText text={article.headline} />
                    </PageLink>
                  </h3>
                </div>
              </article>
            </li>
          ))}
        </ul>
      )}
      <PageLink className="section__more" to={followedPage(followed)} lang={labelLang}>
        {followed.label} <Icon name="next" small />
      </PageLink>
    </Section>
  );
}

function unfollowOne(one: FollowedThing): void {
  const { kind } = one;
  const stopped = kind === "paper" ? unfollow(one.id) : unfollowThing({ ...one, kind });
  stopped.catch((error) => showWriteFailure("It could not be unfollowed.", error));
}

export const loader = pageWithoutData.loader;
export const clientLoader = pageWithoutData.clientLoader;

export function meta(args: Parameters<typeof headTags>[0]) {
  return headTags(args, { title: pageWords(args).say("Following"), path: pages.following, noindex: true });
}

/** States, topics, stories, clubs, searches and papers, each with what came since the last visit. */
export default function FollowingPage() {
  const { say } = useWords();
  const papers = useFollowedPapers();
  const others = useFollowing();
  const since = useLastVisit();
  const followed = useMemo<FollowedThing[] | null>(() => {
    if (papers === null || others === null) return null;
    const isPlace = ({ kind }: FollowedThing) => kind === "place";
    return [
      // A reader's own state comes first.
      ...others.filter(isPlace),
      ...others.filter((one) => !isPlace(one)),
      ...papers.map((name) => ({ kind: "paper" as const, id: name, label: name })),
    ];
  }, [papers, others]);

  const isWaiting = followed === null || (followed.length > 0 && since === null);
  return (
    <PlainPage
      title={say("Following")}
      subtitle={[
        say("What you follow is kept on this device only. Each shows what came since you last looked here."),
        say("The Follow button of a topic, a story, a club, a search or a newspaper puts it here."),
      ].join(" ")}
      isLoading={isWaiting}
    >
      <ReaderStyles />
      <div className="scripted from-device">
        {isWaiting ? <Skeleton lines={9} tall /> : null}
        {followed?.length === 0 ? <NothingFollowed /> : null}
        {since !== null && followed
          ? followed.map((one) => <FollowedEntry key={one.kind + one.id} followed={one} {...since} />)
          : null}
      </div>
      <p className="note unscripted">
        {say("What you follow is kept by a script in your browser, and scripts are switched off here.")}
      </p>
    </PlainPage>
  );
}

function NothingFollowed() {
  const { say } = useWords();
  return (
    <DeviceEmpty>
      <p>{say("You follow nothing yet.")}</p>
      <OnwardLinks from={pages.following} />
    </DeviceEmpty>
  );
}

interface LastVisit {
  since: number;
  isFirst: boolean;
}

/** When this page was last seen before; stores the current time for the next visit. */
function useLastVisit(): LastVisit | null {
  const [last, setLast] = useState<LastVisit | null>(null);
  useEffect(() => {
    let isOpen = true;
    ownSetting("followingSeenAt")
      .then((stored) => Date.parse(String(stored)))
      .catch(() => Number.NaN)
      .then((seenAt) => {
        // On the first visit to this page, the news of the last day counts as new.
        const first = { since: trueNow() - DAY_MS, isFirst: true };
        if (isOpen) setLast(Number.isNaN(seenAt) ? first : { since: seenAt, isFirst: false });
        return changeSetting("followingSeenAt", new Date(trueNow()).toISOString());
      })
      .catch(() => undefined);
    return () => {
      isOpen = false;
    };
  }, []);
  return last;
}
