import { ask, trueAt } from "#ask/ask.ts";
import * as api from "#contracts/all/api.ts";
import { isMetered } from "#device/metered.lazy.ts";
import { type FeedPage, type FeedQuestion, feedPageOf } from "./feed-page.ts";

interface List {
  readonly page: FeedPage;
  /** The version of the news that it holds, or an older one. */
  readonly version: string;
}

/** For a second after a change the server may still send a list that was made before. */
const GRACE_MS = 1_100;

/** The list as it is now; null if the news is still at this version, the connection metered or without an answer. */
export async function askNewer(
  { address, params }: FeedQuestion,
  known: string | undefined,
): Promise<List | null> {
  if (isMetered()) return null;
  try {
    const { versions } = await ask(api.meta.versions, {});
    const version = String(versions.news);
    if (version === known) return null;
    await new Promise((resolve) => setTimeout(resolve, GRACE_MS));
    const asked = Date.now();
    const list = await ask(address as typeof api.news.latest, params);
    // The service worker had kept it, so it may be older than this version.
    if (trueAt(list) < asked) return null;
    return { page: feedPageOf(list), version };
  } catch {
    return null;
  }
}
