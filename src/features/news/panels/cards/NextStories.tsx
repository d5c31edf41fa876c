import type { CardArticle } from "#features/news/panels/visible.ts";
import { ArticleCard } from "./ArticleCard.tsx";

/** How many of them are large, and how many come before the notice. */
const DOUBLES = 2;
const BEFORE_NOTICE = 4;

interface NextStoriesProps {
  label: string;
  articles: readonly CardArticle[];
  notice?: React.ReactNode;
}

/** Up to six stories after a lead, in falling weight: two large ones, two with a small picture, two headlines. */
export function NextStories({ label, articles, notice }: NextStoriesProps) {
  const entries = articles.map((article, index) => (
    <li className="six__one" key={article._id} data-paper={article.newspaper_name ?? ""}>
      <ArticleCard article={article} weight={index < DOUBLES ? "double" : "line"} />
    </li>
  ));
  return (
    <ul className="six" aria-label={label}>
      {entries.slice(0, BEFORE_NOTICE)}
      {notice ? <li className="six__notice">{notice}</li> : null}
      {entries.slice(BEFORE_NOTICE)}
    </ul>
  );
}
