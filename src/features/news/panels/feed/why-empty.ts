import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";

/** Why there are no stories yet: the newspapers are being read for the first time, or none has answered. */
export type WhyEmpty = "reading" | "unreachable";

/** Why the list is empty; null if it is not, or if a newspaper has answered and it really is empty. */
export async function whyEmpty(ask: Ask, list: readonly unknown[] | undefined): Promise<WhyEmpty | null> {
  if (list === undefined || list.length > 0) return null;
  const { feeds } = await ask(api.news.feeds);
  if (feeds.some((feed) => feed.last_success_at !== null)) return null;
  const checkedFeeds = feeds.filter((feed) => feed.last_checked_at !== null);
  return checkedFeeds.length > 0 ? "unreachable" : "reading";
}
