import type { AnswerCache } from "#main/ask.ts";
import type { House } from "#main/house.ts";
import type { ReadyCache } from "#main/web/ready-cache.ts";
import type { Hearing } from "#platform/db/hear.ts";
import type { OpenDatabase } from "#platform/db/open.ts";
import { watchCaches } from "./watch/caches.ts";
import { watchDatabase } from "./watch/database.ts";
import { watchFeeds } from "./watch/feeds.ts";
import { watchJobs } from "./watch/jobs.ts";
import { watchLetters } from "./watch/letters.ts";
import { watchProcess } from "./watch/process.ts";
import type { Watch } from "./watch-all.ts";

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
