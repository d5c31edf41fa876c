import { useEffect } from "react";
import { useAnswer } from "#ask/answers.ts";
import { articlePage, pages } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { listLanguage } from "#contracts/languages.ts";
import { warn } from "#device/stores/warn.ts";
import { useEditionStoryKeys } from "#features/news/panels/edition/use-edition-story-keys.ts";
import { MoreLink } from "#ui/analytics/MoreLink.tsx";
import { record } from "#ui/analytics/record.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { CachedAtNote } from "#ui/sentences/CachedAtNote.tsx";
import { Skeleton } from "#ui/states.tsx";
import { useWords } from "#words/words.ts";
import { EmptyRail } from "./EmptyRail.tsx";
import { RailFold } from "./RailFold.tsx";
import { PopularReason } from "./Reason.tsx";
import { popularOf, type RankedArticle } from "./visible.ts";

export const RAIL_LENGTH = 5;

interface PopularCardProps {
  /** The server's list on a full load; if null, the card asks for it. */
  serverArticles: RankedArticle[] | null;
  /** Where the card is, for analytics events. */
  section: string;
}

export function PopularCard({ serverArticles, section }: PopularCardProps) {
  const { language, say } = useWords();
  const { answer, failed, cachedAt } = useAnswer(
    api.news.popular,
    serverArticles ? null : { limit: RAIL_LENGTH, language: listLanguage(language) },
  );
  const articles = serverArticles ?? (failed ? [] : answer && popularOf(answer));

  useEffect(() => {
    if (failed?.status === 429) warn("Popular articles: rate limit reached, the list stays empty for now.");
  }, [failed]);

  return (
    <Section title={say("Popular Now")} subtitle={cachedAt ? <CachedAtNote at={cachedAt} /> : null} more>
      {articles === null ? <Skeleton lines={10} /> : null}
      {articles?.length === 0 ? (
        <EmptyRail failed={failed !== null} none="Nothing stands out yet. Come back in an hour." />
      ) : null}
      {articles?.length ? <Ranking articles={articles.slice(0, RAIL_LENGTH)} section={section} /> : null}
      <RailFold entries={articles?.length} />
      <MoreLink to={pages.popular} label="View More" section={section} />
    </Section>
  );
}

function Ranking({ articles, section }: { articles: readonly RankedArticle[]; section: string }) {
  const { lang } = useWords();
  const above = useEditionStoryKeys();
  return (
    <ol>
      {articles.map((article, index) => (
        <li className="rank__item" key={article._id} data-paper={article.paper}>
          <span className="rank__no" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <PageLink
              className={above.has(article.story) ? "rank__title above" : "rank__title"}
              to={articlePage(article._id)}
              lang={lang(article.language)}
              data-words=""
              onClick={() =>
                record("mini_article_click", {
                  id: article._id,
                  headline: article.headline,
                  category: article.category,
                  section,
                })
              }
            >
              {article.headline}
            </PageLink>
            <PopularReason reason={article.reason} />
          </div>
        </li>
      ))}
    </ol>
  );
}
