import { findBreaking } from "#features/news/store/find-breaking.ts";
import type { HandlerDeps, HandlersFor } from "./deps.ts";

/** The stories that are breaking now. */
export function readBreaking({ db, clock }: HandlerDeps): HandlersFor<"GET /stories/breaking"> {
  return {
    "GET /stories/breaking": async () => {
      const stories = await findBreaking(db, clock.now());
      return { stories: stories.map((one) => ({ ...one, broke_at: one.broke_at.toISOString() })) };
    },
  };
}
