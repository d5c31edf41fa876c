import type { CardArticle } from "#site/news/visible.ts";
import { inLagos } from "#site/ui/time.ts";
import { useWords } from "#site/words/words.ts";
import { ArticleCard } from "./ArticleCard.tsx";

export function Cards({ articles, eager }: { articles: readonly CardArticle[]; eager?: boolean }) {
  return (
    <ul>
      {articles.map((article, place) => (
        <li key={article._id}>
          <ArticleCard article={article} first={eager && place === 0} />
        </li>
      ))}
    </ul>
  );
}

/** The same list with a heading for each day in Lagos. */
export function CardsByDay({ articles, eager }: { articles: readonly CardArticle[]; eager?: boolean }) {
  const { dates } = useWords();
  const days = new Map<string, CardArticle[]>();
  for (const article of articles) {
    const day = inLagos(Date.parse(article.published_at) || 0, dates).long;
    days.set(day, [...(days.get(day) ?? []), article]);
  }
  return [...days].map(([day, told], place) => (
    <div key={day}>
      <p className="day">{day}</p>
      <Cards articles={told} eager={eager && place === 0} />
    </div>
  ));
}
