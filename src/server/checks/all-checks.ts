import type { Hearing } from "#platform/db/listen.ts";
import type { OpenDatabase } from "#platform/db/open.ts";
import type { House } from "#server/house.ts";
import type { AnswerCache } from "#server/http/ask.ts";
import type { ReadyCache } from "#server/http/response-cache.ts";
import { watchCaches } from "./caches.ts";
import { watchDatabase } from "./database.ts";
import { watchFeeds } from "./feeds.ts";
import { watchJobs } from "./jobs.ts";
import { watchLetters } from "./letters.ts";
import { watchProcess } from "./process.ts";
import type { Watch } from "./run-checks.ts";

interface Hands {
  readonly house: House;
  readonly pool: OpenDatabase["pool"];
  readonly ready: ReadyCache;
  readonly answers: AnswerCache;
  readonly changes: Hearing;
  readonly build: string;
}

/** What an operator sees, in the order of the page. */
export function everyWatch({ house, pool, ready, answers, changes, build }: Hands): Record<string, Watch> {
  const { env, db, clock, settings, ask } = house;
  return {
    process: () => watchProcess({ env, settings, build }),
    jobs: () => watchJobs({ db, clock }),
    letters: () => watchLetters({ db, clock, settings }),
    caches: () => watchCaches({ ready, answers, changes }),
    database: () => watchDatabase({ open: { db, pool }, embedded: env.DATABASE_URL === undefined }),
    feeds: () => watchFeeds({ ask, clock }),
  };
}
