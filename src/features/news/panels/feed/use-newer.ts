import { useEffect, useState } from "react";
import { MINUTE_MS } from "#contracts/durations.ts";
import { useSettings } from "#device/stores/settings.ts";
import type { CardArticle } from "#features/news/panels/visible.ts";
import type { FeedQuestion } from "./feed-page.ts";

/**
 * Asks at the reader's interval, and whenever the page is looked at again, whether the news has changed, and only then
 * for newer stories; never while the page is hidden or the connection is metered. They wait behind a button, so that the
 * layout does not shift.
 */
export function useNewer(question: FeedQuestion, newestAt: string | null): readonly CardArticle[] {
  const { autoRefresh, refreshInterval } = useSettings();
  const [newer, setNewer] = useState<readonly CardArticle[]>([]);
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
      setNewer(answered.articles);
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
  return newer.filter(({ published_at }) => newestAt === null || published_at > newestAt);
}
