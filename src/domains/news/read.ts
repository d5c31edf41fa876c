import { readArticle } from "./read/article.ts";
import { readFront } from "./read/front.ts";
import type { NewsHandlers, ReadNewsHands } from "./read/hands.ts";
import { readLists } from "./read/lists.ts";
import { readMeta } from "./read/meta.ts";
import { readSearch } from "./read/search.ts";
import { readTopics } from "./read/topics.ts";
import { newsTables } from "./store/tables.ts";

/** Answers every question about the news. */
export function readNews({
  db,
  clock,
  pictures,
}: ReadNewsHands): Omit<NewsHandlers, "POST /articles/{id}/view"> {
  const desk = {
    db: newsTables(db),
    clock,
    sign: (kind: "pictures" | "icons", url: string | null) => pictures?.sign(kind, url) ?? null,
  };
  return {
    ...readFront(desk),
    ...readLists(desk),
    ...readArticle(desk),
    ...readTopics(desk),
    ...readSearch(desk),
    ...readMeta(desk),
  };
}
