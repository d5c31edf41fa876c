import type { Story } from "#contracts/news.ts";
import { Island, part, unlessWritten } from "#site/ui/lazy/island.tsx";

const list = part(
  () => import("./InOtherLanguages.lazy.tsx").then(({ InOtherLanguages }) => InOtherLanguages),
  unlessWritten,
);

/** Most articles have none, so their readers do not load the code for it. */
export function InOtherLanguages({ articles }: { articles: Story["tellings"] }) {
  const [first] = articles;
  return first ? <Island key={first.article_id} part={list} given={{ articles }} /> : null;
}
