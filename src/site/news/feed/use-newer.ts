import { useEffect, useState } from "react";
import { MINUTE_MS } from "#contracts/durations.ts";
import { useSettings } from "#site/device/stores/settings.ts";
import type { CardArticle } from "#site/news/visible.ts";
import type { FeedQuestion } from "./feed-page.ts";

/**
 * Asks for newer stories at the reader's interval, but only while the page is visible and the connection is not
 * metered. They wait behind a button, so that the layout does not shift.
 */
export function useNewer(question: FeedQuestion, newestAt: string | null): readonly CardArticle[] {
  const { autoRefresh, refreshInterval } = useSettings();
  const [newer, setNewer] = useState<readonly CardArticle[]>([]);
  const questionText = JSON.stringify(question);
  const minutes = Number(refreshInterval) || 5;

  useEffect(() => {
    if (!autoRefresh || !newestAt) return;
    const timer = setInterval(async () => {
      if (document.hidden) return;
      const { askNewer } = await import("./ask-newer.lazy.ts");
      const answered = await askNewer(JSON.parse(questionText), newestAt);
      if (answered) setNewer(answered);
    }, minutes * MINUTE_MS);
    return () => clearInterval(timer);
  }, [questionText, newestAt, autoRefresh, minutes]);

  return newer;
}
