import { useState } from "react";
import { ask } from "#ask/ask.ts";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import type { CardArticle } from "#features/news/panels/visible.ts";
import { type FeedPage, type FeedQuestion, feedPageOf } from "./feed-page.ts";

interface OlderArticles {
  readonly articles: readonly CardArticle[];
  readonly page: number;
  readonly more: boolean;
}

/** Older pages loaded below each list, so that going back finds the list at its full length. */
const loadedBelow = new Map<string, OlderArticles>();

/** The pages below a list whose first page came with the page, loaded by the button “Older stories”. */
export function useOlder(question: FeedQuestion, first: FeedPage) {
  const key = JSON.stringify(question);
  const [older, setOlder] = useState<OlderArticles>(
    () => loadedBelow.get(key) ?? { articles: [], page: first.page, more: first.more },
  );
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");

  async function loadMore() {
    setState("loading");
    try {
      const params = { ...question.params, page: older.page + 1 };
      const next = feedPageOf(
        await (ask as (address: string, params: object) => ReturnType<Ask>)(question.address, params),
      );
      const longer = {
        // Keep the old first page: stories that newer ones push off it would otherwise be on no page.
        articles: [...first.articles, ...older.articles, ...next.articles],
        page: older.page + 1,
        more: next.more,
      };
      loadedBelow.set(key, longer);
      setOlder(longer);
      setState("idle");
    } catch {
      setState("failed");
    }
  }

  return { ...older, state, loadMore };
}
