import type { AnswerCache } from "#app/http/ask.ts";
import type { ResponseCache } from "#app/http/response-cache.ts";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import type { PublicSettings } from "#contracts/ops.ts";
import { findSilence } from "#features/news/api/meta.ts";
import type { Edges } from "#platform/cache/edges.ts";
import type { FollowedVersions } from "#platform/changes/follow.ts";
import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/db/open.ts";
import type { Reads } from "#platform/db/reads.ts";
import type { Env } from "#platform/settings/env.ts";
import { checkBackups } from "./backups.ts";
import { checkCaches } from "./caches.ts";
import { checkCorrections } from "./corrections.ts";
import { checkDatabase } from "./database.ts";
import { checkEdges } from "./edges.ts";
import { checkFeeds } from "./feeds.ts";
import { checkHeld } from "./held.ts";
import { checkJobs } from "./jobs.ts";
import { checkLeague } from "./league.ts";
import { checkLetters } from "./letters.ts";
import { checkProcess } from "./process.ts";
import { checkPush } from "./push.ts";
import type { Check } from "./run-checks.ts";
import { checkTroubles } from "./troubles.ts";
import { checkWithdrawals } from "./withdrawals.ts";

interface Deps {
  readonly env: Env;
  readonly db: OpenDatabase["db"];
  readonly pool: OpenDatabase["pool"];
  readonly reads: Reads;
  readonly clock: Clock;
  readonly ask: Ask;
  readonly settings: PublicSettings;
  readonly responses: ResponseCache;
  readonly answers: AnswerCache;
  readonly edges: Edges;
  readonly changes: FollowedVersions;
  readonly build: string;
}

/** Every check, in the order in which /ops shows them. */
export function allChecks(deps: Deps): Record<string, Check> {
  const { env, db, pool, reads, clock, ask, settings, responses, answers, edges, changes, build } = deps;
  return {
    process: () => checkProcess({ db, clock, env, settings, build }),
    jobs: () => checkJobs({ db, clock }),
    letters: () => checkLetters({ db, clock, settings }),
    corrections: () => checkCorrections({ db, clock }),
    push: () => checkPush({ db, clock }),
    withdrawals: () => checkWithdrawals({ db }),
    caches: () => checkCaches({ responses, answers, changes }),
    edges: () => checkEdges({ edges, clock }),
    database: () =>
      checkDatabase({ open: { db, pool }, reads, embedded: env.DATABASE_URL === undefined, clock }),
    backups: () => checkBackups({ db, clock, dir: env.BACKUP_DIR }),
    league: () => checkLeague({ ask, clock }),
    feeds: async () => {
      const [feeds, held] = await Promise.all([
        checkFeeds({ ask, clock, findSilence: () => findSilence({ db, clock }) }),
        checkHeld({ db, clock }),
      ]);
      return {
        title: feeds.title,
        gauges: [...feeds.gauges, ...held.gauges],
        tables: [...held.tables, ...feeds.tables],
        problems: [...held.problems, ...feeds.problems],
      };
    },
    troubles: () => checkTroubles({ db, clock }),
  };
}
