import { useEffect, useState } from "react";
import { MINUTE_MS } from "#contracts/durations.ts";
import { useSettings } from "#device/stores/settings.ts";
import type { CardArticle } from "#features/news/panels/visible.ts";
import type { FeedPage, FeedQuestion } from "./feed-page.ts";

interface Newer {
  /** The list as it was answered last; null before. */
  readonly page: FeedPage | null;
  /** Those of its stories that came after `newestAt`. */
  readonly articles: readonly CardArticle[];
  /** Its next page may have more of them. */
  readonly isFloor: boolean;
}

/**
 * Asks at the reader's interval, and whenever the page is looked at again, whether the news has changed, and only then
 * for newer stories; never while the page is hidden or the connection is metered. They wait behind a button, so that the
 * layout does not shift.
 */
export function useNewer(question: FeedQuestion, newestAt: string | null): Newer {
  const { autoRefresh, refreshInterval } = useSettings();
  const [page, setPage] = useState<FeedPage | null>(null);
  const questionText = JSON.stringify(question);
  const minutes = Number(refreshInterval) || 5;

  useEffect(() => {
    if (!autoRefresh) return;
    let version: string | undefined;
    const ask = async () => {
      const { askNewer } = await import("./ask-newer.lazy.ts");
      const answered = await askNewer(JSON.parse(questionText), version);
      if (!answered) return;
      version = answered.version;
      setPage(answered.page);
    };
    // Without a network the code may not load.
    const look = () => void (document.hidden || ask().catch(() => undefined));
    const timer = setInterval(look, minutes * MINUTE_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [questionText, autoRefresh, minutes]);

  // The list itself may have been replaced meanwhile.
  const articles = (page?.articles ?? []).filter(
    ({ published_at }) => newestAt === null || published_at > newestAt,
  );
  return { page, articles, isFloor: page?.more === true && articles.length === page.articles.length };
}
