import { ask } from "#site/data/ask.ts";
import { isMetered } from "#site/device/metered.lazy.ts";
import type { CardArticle } from "#site/news/visible.ts";
import { type FeedQuestion, feedPageOf } from "./feed-page.ts";

/** Newer stories; null if the connection is metered or the request fails. */
export async function askNewer(
  { address, params }: FeedQuestion,
  newestAt: string,
): Promise<CardArticle[] | null> {
  if (isMetered()) return null;
  const page = await ask(address as "GET /articles/latest", params).then(feedPageOf, () => null);
  return page?.articles.filter(({ published_at }) => published_at > newestAt) ?? null;
}
