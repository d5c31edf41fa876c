import type { CardArticle } from "#features/news/panels/visible.ts";
import { groupByKey } from "#ui/group-by-key.ts";
import { inLagos } from "#ui/time.ts";
import { useWords } from "#words/words.ts";
import { ArticleCard } from "./ArticleCard.tsx";
import { weightOf } from "./weight.ts";

interface CardsProps {
  readonly articles: readonly CardArticle[];
  /** Set if the first picture is near the top of the page. */
  readonly eager?: boolean | undefined;
  /** Set if the first story is set large, as the list opens the page or follows an edition. */
  readonly opens?: boolean | undefined;
}

export function Cards({ articles, eager, opens }: CardsProps) {
  return (
    <ul className="river">
      {articles.map((article, index) => (
        <li key={article._id} data-paper={article.newspaper_name ?? ""}>
          <ArticleCard
            article={article}
            weight={weightOf(article, opens && index === 0)}
            first={eager && index === 0}
          />
        </li>
      ))}
    </ul>
  );
}

interface CardsByDayProps extends CardsProps {
  readonly before?: CardArticle | undefined;
}

/**
 * The same list with a heading for each day in Lagos. If the article before the list (`before`) is of the same day as
 * the first, that day's heading is repeated on narrow screens only.
 */
export function CardsByDay({ articles, eager, opens, before }: CardsByDayProps) {
  const { dates } = useWords();
  const dayOf = ({ published_at }: CardArticle) => inLagos(Date.parse(published_at) || 0, dates).long;
  const days = groupByKey(articles, dayOf);
  const precedingDay = before && dayOf(before);
  return [...days].map(([day, dayArticles], index) => (
    <div key={day} data-group="">
      <p className={day === precedingDay ? "day day--again" : "day"}>{day}</p>
      <Cards articles={dayArticles} eager={eager && index === 0} opens={opens && index === 0} />
    </div>
  ));
}
