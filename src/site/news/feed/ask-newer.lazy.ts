import { ask } from "#site/data/ask.ts";
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

function isMetered(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; type?: string } };
  return connection?.saveData === true || connection?.type === "cellular";
}
