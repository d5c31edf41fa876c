import * as api from "#contracts/all/api.ts";
import { findBreaking } from "#features/news/store/find-breaking.ts";
import type { HandlerDeps, NewsHandlers } from "./deps.ts";

/** The stories that are breaking now. */
export function readBreaking({ db, clock }: HandlerDeps) {
  return {
    [api.news.breaking]: async () => {
      const stories = await findBreaking(db, clock.now());
      return { stories: stories.map((one) => ({ ...one, broke_at: one.broke_at.toISOString() })) };
    },
  } satisfies Partial<NewsHandlers>;
}
