import type { Story } from "#features/news/contract/news.ts";
import { Island, lazyPart, unlessServerRendered } from "#ui/lazy/island.tsx";

const list = lazyPart(
  () => import("./InOtherLanguages.lazy.tsx").then(({ InOtherLanguages }) => InOtherLanguages),
  unlessServerRendered,
);

/** Most articles have none, so their readers do not load the code for it. */
export function InOtherLanguages({ articles }: { articles: Story["tellings"] }) {
  const [first] = articles;
  return first ? <Island key={first.article_id} part={list} props={{ articles }} /> : null;
}
