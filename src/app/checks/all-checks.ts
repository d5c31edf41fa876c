import type { AnswerCache } from "#app/http/ask.ts";
import type { ResponseCache } from "#app/http/response-cache.ts";
import { findTroubles } from "#app/watch/troubles.ts";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import type { CheckResult, PublicSettings } from "#contracts/ops.ts";
import { listCorrections } from "#features/letters/api/admin.ts";
import { findSilence } from "#features/news/api/meta.ts";
import type { Edges } from "#platform/cache/edges.ts";
import type { FollowedVersions } from "#platform/changes/follow.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import type { OpenDatabase } from "#platform/db/open.ts";
import type { Reads } from "#platform/db/reads.ts";
import { errorMessage } from "#platform/process/errors.ts";
import type { Env } from "#platform/settings/env.ts";
import { counted } from "#platform/text/counted.ts";
import { withTimeout } from "#platform/with-timeout.ts";
import { checkBackups } from "./backups.ts";
import { checkCaches } from "./caches.ts";
import { checkDatabase } from "./database.ts";
import { checkEdges } from "./edges.ts";
import { checkFeeds } from "./feeds.ts";
import { ago } from "./format.ts";
import { checkHeld } from "./held.ts";
import { checkJobs } from "./jobs.ts";
import { checkLeague } from "./league.ts";
import { checkLetters } from "./letters.ts";
import { checkProcess } from "./process.ts";
import { checkPush } from "./push.ts";
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

/** Readers' proposals for sentences of the pages that wait for a decision. */
async function checkCorrections({ db, clock }: { db: Database; clock: Clock }): Promise<CheckResult> {
  const waiting = await listCorrections(db, { state: "waiting" });
  const now = clock.now();
  return {
    title: "Corrections",
    gauges: [{ name: "words_proposals", help: "Proposals for sentences that wait", value: waiting.length }],
    tables:
      waiting.length === 0
        ? []
        : [
            {
              title: `${counted(waiting.length, "proposal")}: ./naija-gist words accept|refuse ID`,
              head: ["id", "language", "page", "sentence", "proposal", "since"],
              rows: waiting.map(({ id, language, page, sentence, proposal, receivedAt }) => [
                ...[id, language, page, sentence, proposal],
                ago(receivedAt, now),
              ]),
            },
          ],
    problems: [],
  };
}

const SHOWN = 50;

/** The problems of the last months, newest first. */
async function checkTroubles({ db, clock }: { db: Database; clock: Clock }): Promise<CheckResult> {
  const troubles = await findTroubles(db, SHOWN);
  const now = clock.now();
  const rows = troubles.map(({ says, since, over_at, told_at }) => [
    ...[says, ago(since, now), over_at === null ? "still there" : ago(over_at, now)],
    ...[told_at === null ? "not mailed" : ago(told_at, now)],
  ]);
  const head = ["problem", "since", "over", "mailed"];
  return {
    title: "Problems before",
    gauges: [],
    tables: rows.length === 0 ? [] : [{ title: counted(rows.length, "problem"), head, rows }],
    problems: [],
  };
}

/** A database that does not answer must not hide the other figures. */
const TIMEOUT_MS = 3_000;

type Check = () => Promise<CheckResult>;

/** Runs all checks at once; one that fails is reported as a problem and does not hide the others. */
export async function runChecks(checks: Readonly<Record<string, Check>>): Promise<CheckResult[]> {
  return Promise.all(Object.entries(checks).map(([name, check]) => run(name, check)));
}

async function run(name: string, check: Check): Promise<CheckResult> {
  const upGauge = (value: 0 | 1) => ({
    name: "watch_up",
    help: "1 if this check could be run",
    value,
    labels: { watch: name },
  });
  try {
    const result = await withTimeout(check(), TIMEOUT_MS);
    return { ...result, gauges: [...result.gauges, upGauge(1), troublesOf(name, result.problems.length)] };
  } catch (error) {
    const problem = `The check "${name}" failed: ${errorMessage(error)}`;
    return { title: name, gauges: [upGauge(0), troublesOf(name, 1)], tables: [], problems: [problem] };
  }
}

function troublesOf(watch: string, value: number) {
  return { name: "troubles", help: "Problems listed at the top of /ops", value, labels: { watch } };
}
