import { useEffect, useState } from "react";
import { articlePage } from "#contracts/addresses.ts";
import { showWriteFailure } from "#device/failed-write.ts";
import { unfollowThing } from "#device/stores/following.lazy.ts";
import { unfollow } from "#device/stores/follows.ts";
import { Byline } from "#features/news/panels/cards/Byline.tsx";
import { HighlightedText } from "#features/news/panels/cards/HighlightedText.tsx";
import { type IsMuted, useIsMuted } from "#features/news/panels/use-is-muted.ts";
import type { CardArticle } from "#features/news/panels/visible.ts";
import { Icon } from "#ui/Icon.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { Failure, Skeleton } from "#ui/states.tsx";
import type { Sentence } from "#words/sentences.ts";
import { useWords, type Words } from "#words/words.ts";
import { ARTICLES_ASKED, askNew, distinctArticles, type FollowedThing, followedPage } from "./ask-new.ts";

const MAX_ARTICLES = 5;
const kinds: Readonly<Record<FollowedThing["kind"], Sentence>> = {
  paper: "Newspaper",
  topic: "Topic",
  story: "Story",
  club: "Club",
  search: "Search",
  place: "State",
};

const periods = {
  day: {
    none: "Nothing new in the last 24 hours.",
    some: "{articles} in the last 24 hours.",
    many: "At least {articles} in the last 24 hours.",
  },
  visit: {
    none: "Nothing new since your last visit.",
    some: "{articles} since your last visit.",
    many: "At least {articles} since your last visit.",
  },
} as const;

interface EntryProps {
  followed: FollowedThing;
  since: number;
  /** There was no earlier visit: `since` is a day ago. */
  isFirst: boolean;
}

/** A paper, topic, story, club, state or search that is followed, with its new articles since the last visit. */
export function FollowedEntry({ followed, since, isFirst }: EntryProps) {
  const words = useWords();
  const { lang, say } = words;
  const [articles, setArticles] = useState<readonly CardArticle[] | "failed" | null>(null);
  const [tries, setTries] = useState(0);
  const { kind, id, label } = followed;
  const isMuted = useIsMuted();
  // Depends on the fields of `followed`: the list is rebuilt whenever a setting is stored, which is no reason to ask again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` makes a retry ask again.
  useEffect(() => {
    setArticles(null);
    askNew({ kind, id, label }, since).then(setArticles, () => setArticles("failed"));
  }, [kind, id, label, since, tries]);

  return (
    <Section
      title={followed.label}
      subtitle={`${say(kinds[followed.kind])}. ${subtitleOf(articles, isFirst, isMuted, words)}`}
      aside={
        <button
          className="icon-btn"
          type="button"
          aria-label={say("Stop following {name}", { name: followed.label })}
          onClick={() => unfollowOne(followed)}
        >
          <Icon name="close" small />
        </button>
      }
    >
      {articles === null ? <Skeleton lines={2} tall /> : null}
      {articles === "failed" ? (
        <Failure message={say("This could not be loaded.")} retry={() => setTries(tries + 1)} />
      ) : null}
      {Array.isArray(articles) ? (
        <ul>
          {distinctArticles(kind, articles)
            .slice(0, MAX_ARTICLES)
            .map((article) => (
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
      ) : null}
      <PageLink className="section__more" to={followedPage(followed)}>
        {followed.label} <Icon name="next" small />
      </PageLink>
    </Section>
  );
}

function subtitleOf(
  articles: readonly CardArticle[] | "failed" | null,
  isFirst: boolean,
  isMuted: IsMuted,
  { count, say }: Words,
): string {
  if (articles === null) return say("Looking for what is new…");
  if (articles === "failed") return "";
  const { none, some, many } = periods[isFirst ? "day" : "visit"];
  const unmuted = articles.filter((article) => !isMuted(article)).length;
  if (unmuted === 0) return say(none);
  return say(articles.length === ARTICLES_ASKED ? many : some, {
    articles: count(unmuted, "new article", "new articles"),
  });
}

function unfollowOne(one: FollowedThing): void {
  const { kind } = one;
  const stopped = kind === "paper" ? unfollow(one.id) : unfollowThing({ ...one, kind });
  stopped.catch((error) => showWriteFailure("It could not be unfollowed.", error));
}
