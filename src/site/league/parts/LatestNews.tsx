import { articlePage, searchPage } from "#contracts/addresses.ts";
import type { Article } from "#contracts/news.ts";
import { MoreLink } from "#site/analytics/MoreLink.tsx";
import { useAnswer } from "#site/data/answers.ts";
import { listOf } from "#site/league/data/loose.ts";
import { Ago } from "#site/ui/Ago.tsx";
import { PageLink } from "#site/ui/PageLink.tsx";
import { Section } from "#site/ui/Section.tsx";
import { Skeleton } from "#site/ui/states.tsx";

export interface NewsQuestion {
  readonly q: string;
  readonly order: "newest";
  readonly limit: number;
}

export const leagueNews: NewsQuestion = {
  q: 'NPFL or "Nigeria Premier League" or "Nigeria Premier Football League"',
  order: "newest",
  limit: 5,
};

/** A club's name alone may be a city's or an emirate's: its league has to be named too. */
export function clubNews(team: string): NewsQuestion {
  return { q: `"${team}" NPFL`, order: "newest", limit: 5 };
}

interface NewsParts {
  asked: NewsQuestion;
  title: string;
  /** Whose news these are, in the sentence that stands while there are none. */
  of: string;
}

/** What the papers write about the league; the sentence where they write nothing. */
export function LatestNews({ asked, title, of }: NewsParts) {
  const { answer, failed } = useAnswer("GET /articles/search", asked);
  const articles = listOf<Article>(answer, "articles");
  return (
    <Section title={title} more={articles.length > 0}>
      {answer || failed ? null : <Skeleton lines={3} tall />}
      {articles.length === 0 && (answer || failed) ? (
        <p className="source-note">News of {of} will be shown here later.</p>
      ) : null}
      <ul>
        {articles.map(({ _id, headline, newspaper_name, published_at }) => (
          <li className="news-line" key={_id}>
            <PageLink className="news-line__head" to={articlePage(_id ?? "")}>
              {unmarked(headline)}
            </PageLink>
            <span className="source-note">
              {newspaper_name || "Unknown"} · <Ago time={published_at ?? ""} />
            </span>
          </li>
        ))}
      </ul>
      {articles.length > 0 ? (
        <MoreLink to={searchPage(asked.q)} label="More of this" section="npfl_news" />
      ) : null}
    </Section>
  );
}

/** The search marks the words that it found. */
function unmarked(headline: string | null | undefined): string {
  return (headline ?? "").replaceAll(/[\u2068\u2069]/g, "");
}
