import { useEffect, useRef } from "react";
import { ask } from "#ask/ask.ts";
import * as api from "#contracts/all/api.ts";
import { addTimeSpent, recordReading } from "#device/stores/reading.ts";
import { warn } from "#device/stores/warn.ts";
import type { CardArticle } from "#features/news/panels/visible.ts";

const STEP_S = 5;

/** Stores on the device that the article was read, and for how long; counts one view. */
export function useReading(article: CardArticle): void {
  const opened = useRef(article);
  opened.current = article;
  const { _id } = article;

  useEffect(() => {
    recordReading(opened.current).catch((error) => warn("The reading was not saved.", error));
    ask(api.news.countView, { id: _id }).catch(() => undefined);
    const timer = setInterval(() => {
      if (!document.hidden) addTimeSpent(_id, STEP_S).catch(stop);
    }, STEP_S * 1000);
    function stop(error: unknown): void {
      clearInterval(timer);
      warn("The time of reading was not saved.", error);
    }
    return () => clearInterval(timer);
  }, [_id]);
}
