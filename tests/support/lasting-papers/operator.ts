import { setTimeout as pause } from "node:timers/promises";
import { planImport } from "#features/league/jobs/operator/operator.ts";
import { systemClock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import { openDatabase } from "#platform/db/open.ts";
import { fileWithScore, type LastResult, readLastResult } from "#tests/support/league-result.ts";
import { takeDown } from "#tests/support/take-down.ts";
import { queryStored } from "./stored.ts";

const LISTS = ["/latest", "/api/articles/latest?limit=100", "/api/rss"];
/** The newest withdrawals are also looked up by their own addresses. */
const LOOKED_UP = 3;
/** Scores differ from one import to the next, and are those of a match. */
const SCORES = 9;
/** The newest articles stay. */
const SPARED = 5;
const INTERVAL_MS = 300;

interface Import {
  readonly file: string;
  acknowledged: boolean;
}

/** What an operator withdrew and imported, and what was acknowledged, whatever happened to the product meanwhile. */
export interface OperatorLedger {
  readonly withdrawn: readonly string[];
  readonly imports: readonly Import[];
  /** Withdraws the newest articles and imports results, until `alive` is aborted or the database is gone. */
  live(url: string, socketDir: string, alive: AbortSignal): Promise<void>;
  /** Addresses that show what was withdrawn. */
  findShown(url: string): Promise<string[]>;
}

export function startOperator(): OperatorLedger {
  const withdrawn: string[] = [];
  const imports: Import[] = [];
  let result: LastResult | null = null;

  async function withdrawNewest(socketDir: string, db: Database): Promise<void> {
    const [newest] = await queryStored<{ id: string }>(
      socketDir,
      `select id from news.article where not hidden order by seen_at desc, id limit 1 offset ${SPARED}`,
    );
    if (newest === undefined) return;
    await takeDown(db, "article", newest.id);
    withdrawn.push(newest.id);
  }

  async function importResult(url: string, db: Database): Promise<void> {
    result ??= await readLastResult(url);
    if (result === null) return;
    const one = { file: `result ${imports.length}`, acknowledged: false };
    const text = fileWithScore(result, imports.length % SCORES);
    imports.push(one);
    const plan = await planImport({ db, clock: systemClock }, one.file, text);
    if (!plan.ok || plan.value.lines.some(({ kind }) => kind === "refused")) throw new Error(text);
    one.acknowledged = (await plan.value.write()).ok;
  }

  return {
    withdrawn,
    imports,
    async live(url, socketDir, alive) {
      const address = `postgres:///naija?host=${encodeURIComponent(socketDir)}&user=naija`;
      const open = openDatabase(address, { connections: 2, onError() {} });
      while (!alive.aborted) {
        // A database that was killed acknowledges nothing.
        await withdrawNewest(socketDir, open.db).catch(() => {});
        await importResult(url, open.db).catch(() => {});
        await pause(INTERVAL_MS);
      }
      await open.close();
    },
    async findShown(url) {
      const own = withdrawn.slice(-LOOKED_UP).flatMap((id) => [`/article/${id}`, `/api/articles/${id}`]);
      const shown = await Promise.all([
        ...LISTS.map(async (list) => {
          const text = await fetch(url + list).then((answer) => answer.text());
          // A story keeps the id of its first article.
          const isShown = (id: string) => text.includes(`/article/${id}`) || text.includes(`"_id":"${id}"`);
          return withdrawn.some(isShown) ? [list] : [];
        }),
        ...own.map(async (address) => ((await fetch(url + address)).status === 200 ? [address] : [])),
      ]);
      return shown.flat();
    },
  };
}

interface Kept {
  readonly withdrawn: readonly string[];
  readonly hidden: readonly string[];
  readonly files: readonly string[];
  /** The home side's goals in the match that was imported last. */
  readonly goals: number | null;
}

const QUERY = `select
  (select coalesce(json_agg(name order by seq), '[]') from ledger.entry) as withdrawn,
  (select coalesce(json_agg(id), '[]') from news.article where hidden) as hidden,
  (select coalesce(json_agg(file order by id), '[]') from league.operator_entry) as files,
  (select home_goals from league.match where id =
    (select changes -> 0 -> 'after' -> 'match' ->> 'id' from league.operator_entry order by id desc limit 1)) as goals`;

/** What of the operator's work is lost, doubled or left half done, in sentences; empty if all is well. */
export async function findOperatorFaults(socketDir: string, ledger: OperatorLedger): Promise<string[]> {
  const [kept] = await queryStored<Kept>(socketDir, QUERY);
  if (kept === undefined) return ["the database answers nothing"];
  const acknowledged = ledger.imports.filter((one) => one.acknowledged);
  const [withdrawn, hidden] = [new Set(kept.withdrawn), new Set(kept.hidden)];
  const last = kept.files.at(-1);
  const faults: Record<string, number> = {
    "acknowledged withdrawals were lost": ledger.withdrawn.filter((id) => !withdrawn.has(id)).length,
    "withdrawals are stored twice": kept.withdrawn.length - withdrawn.size,
    "articles are withdrawn by half":
      [...withdrawn].filter((id) => !hidden.has(id)).length +
      [...hidden].filter((id) => !withdrawn.has(id)).length,
    "acknowledged imports were lost": acknowledged.filter(({ file }) => !kept.files.includes(file)).length,
    "imports are stored twice": kept.files.length - new Set(kept.files).size,
    "imports are done by half": Number(
      last !== undefined && Number(last.split(" ")[1]) % SCORES !== kept.goals,
    ),
  };
  return Object.entries(faults).flatMap(([fault, number]) => (number === 0 ? [] : [`${number} ${fault}`]));
}
