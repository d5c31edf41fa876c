import type { Subscription } from "#platform/db/listen.ts";
import type { OpenDatabase } from "#platform/db/open.ts";
import type { House } from "#server/house.ts";
import type { AnswerCache } from "#server/http/ask.ts";
import type { ResponseCache } from "#server/http/response-cache.ts";
import { checkCaches } from "./caches.ts";
import { checkDatabase } from "./database.ts";
import { checkFeeds } from "./feeds.ts";
import { checkJobs } from "./jobs.ts";
import { checkLetters } from "./letters.ts";
import { checkProcess } from "./process.ts";
import type { Check } from "./run-checks.ts";

interface Deps {
  readonly house: House;
  readonly pool: OpenDatabase["pool"];
  readonly ready: ResponseCache;
  readonly answers: AnswerCache;
  readonly changes: Subscription;
  readonly build: string;
}

/** What an operator sees, in the order of the page. */
export function allChecks({ house, pool, ready, answers, changes, build }: Deps): Record<string, Check> {
  const { env, db, clock, settings, ask } = house;
  return {
    process: () => checkProcess({ env, settings, build }),
    jobs: () => checkJobs({ db, clock }),
    letters: () => checkLetters({ db, clock, settings }),
    caches: () => checkCaches({ ready, answers, changes }),
    database: () => checkDatabase({ open: { db, pool }, embedded: env.DATABASE_URL === undefined }),
    feeds: () => checkFeeds({ ask, clock }),
  };
}
