import { useEffect, useState } from "react";
import { ask } from "#site/ask.ts";
import { useSettings } from "#site/device/stores/settings.ts";
import type { CardArticle } from "#site/news/shown.ts";
import { type FeedQuestion, feedPageOf } from "./feed-page.ts";

/**
 * Asks again by the reader's interval, and only while the page is looked at and the network is not metered.
 * What is newer than the list waits: nothing jumps.
 */
export function useNewer(question: FeedQuestion, newestAt: string | null): readonly CardArticle[] {
  const { autoRefresh, refreshInterval } = useSettings();
  const [newer, setNewer] = useState<readonly CardArticle[]>([]);
  const asked = JSON.stringify(question);
  const minutes = Number(refreshInterval) || 5;

  useEffect(() => {
    if (!autoRefresh || !newestAt) return;
    const timer = setInterval(async () => {
      if (document.hidden || isMetered()) return;
      const { address, words } = JSON.parse(asked) as FeedQuestion;
      const page = await ask(address as "GET /articles/latest", words).then(feedPageOf, () => null);
      if (page) setNewer(page.articles.filter(({ published_at }) => published_at > newestAt));
    }, minutes * 60_000);
    return () => clearInterval(timer);
  }, [asked, newestAt, autoRefresh, minutes]);

  return newer;
}

function isMetered(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; type?: string } };
  return connection?.saveData === true || connection?.type === "cellular";
}
