import { useAnswer } from "#ask/answers.ts";
import { articlePage, searchPage } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { Ago } from "#ui/Ago.tsx";
import { MoreLink } from "#ui/analytics/MoreLink.tsx";
import { langOf } from "#ui/lang.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { useRootData } from "#ui/root-data.ts";
import { Section } from "#ui/Section.tsx";
import { Skeleton } from "#ui/states.tsx";
import type { Sentence } from "#words/sentences.ts";
import { useWords } from "#words/words.ts";

/** No club: the whole league. Two clubs: their match. */
export interface NewsQuestion {
  readonly club?: string;
  readonly other?: string;
}

interface NewsProps {
  question: NewsQuestion;
  title: string;
  /** The link to a search for more. */
  search: string;
  /** Shown if there is no news; without this sentence nothing is shown at all. */
  none?: Sentence;
}

/** What the papers write about the league, a club or a match. */
export function LatestNews({ question, title, search, none }: NewsProps) {
  const { answer, failed } = useAnswer(api.league.news, question);
  const { lang, say } = useWords();
  // A sample paper's time is today's, but the season that it writes of is played back.
  const isSample = useRootData().settings.edition === "sample";
  const articles = answer?.articles ?? [];
  if (!none && articles.length === 0) return null;
  return (
    <Section title={title} more={articles.length > 0}>
      {answer || failed ? null : <Skeleton lines={3} tall />}
      {none && articles.length === 0 && (answer || failed) ? (
        <p className="source-note">{say(none)}</p>
      ) : null}
      <ul>
        {articles.map(({ _id, headline, language, newspaper_name, newspaper_language, published_at }) => (
          <li className="news-line" key={_id} data-paper={newspaper_name ?? ""}>
            <PageLink
              className="news-line__head"
              to={articlePage(_id)}
              lang={lang(langOf(language))}
              data-words=""
            >
              {headline}
            </PageLink>
            <span className="source-note">
              <span lang={lang(langOf(newspaper_language))}>{newspaper_name || say("Unknown")}</span>
              {isSample ? null : (
                <>
                  {" "}
                  · <Ago time={published_at} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {articles.length > 0 ? (
        <MoreLink to={searchPage(search)} label="More of this" section="npfl_news" />
      ) : null}
    </Section>
  );
}
