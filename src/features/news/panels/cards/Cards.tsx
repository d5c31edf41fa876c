import type { CardArticle } from "#features/news/panels/visible.ts";
import { groupByKey } from "#ui/group-by-key.ts";
import { inLagos } from "#ui/time.ts";
import { useWords } from "#words/words.ts";
import { ArticleCard } from "./ArticleCard.tsx";

export function Cards({ articles, eager }: { articles: readonly CardArticle[]; eager?: boolean }) {
  return (
    <ul>
      {articles.map((article, index) => (
        <li key={article._id} data-paper={article.newspaper_name ?? ""}>
          <ArticleCard article={article} first={eager && index === 0} />
        </li>
      ))}
    </ul>
  );
}

/**
 * The same list with a heading for each day in Lagos. If the article before the list (`before`) is of the same day as
 * the first, that day's heading is repeated on narrow screens only.
 */
export function CardsByDay({ articles, eager, before }: CardsByDayProps) {
  const { dates } = useWords();
  const dayOf = ({ published_at }: CardArticle) => inLagos(Date.parse(published_at) || 0, dates).long;
  const days = groupByKey(articles, dayOf);
  const precedingDay = before && dayOf(before);
  return [...days].map(([day, dayArticles], index) => (
    <div key={day} data-group="">
      <p className={day === precedingDay ? "day day--again" : "day"}>{day}</p>
      <Cards articles={dayArticles} eager={eager && index === 0} />
    </div>
  ));
}

interface CardsByDayProps {
  readonly articles: readonly CardArticle[];
  readonly eager?: boolean;
  readonly before?: CardArticle | undefined;
}
