import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Kysely } from "kysely";
import { readNews } from "#domains/news/api/read.ts";
import { rebuildTerms } from "#domains/news/store/search/search.ts";
import { newsTables } from "#domains/news/store/tables.ts";
import { systemClock } from "#platform/clock.ts";
import { startEmbedded } from "#platform/db/embedded.ts";
import { migrate } from "#platform/db/migrate.ts";
import { openDatabase } from "#platform/db/open.ts";
import { fillArticles, someWords } from "./fill-articles.ts";
import type { Row } from "./row.ts";

const ARTICLES = Number(process.env.ARTICLES ?? 400_000);
const RUNS = 60;
const DAY_MS = 86_400_000;

type Ask = () => Promise<unknown>;

/** The time of readers' queries over half a year of articles: median and 95th percentile. */
export async function benchStore(): Promise<Row[]> {
  const dir = await mkdtemp(path.join(tmpdir(), "ng-bench-"));
  const postgres = await startEmbedded(dir, { durable: false });
  const open = openDatabase(postgres.url, { connections: 4, onError() {} });
  await migrate(open.db, "migrations");
  await fillArticles(open.db as Kysely<unknown>, { articles: ARTICLES, days: 180, edition: "live" });
  await rebuildTerms(newsTables(open.db), new Date(Date.now() - 30 * DAY_MS));
  const rows: Row[] = [];
  for (const [what, ask, aim] of questions(readNews({ db: open.db, clock: systemClock }))) {
    rows.push([`${what}, of ${ARTICLES} articles`, await timesOf(ask), aim]);
  }
  await open.close();
  await postgres.stop();
  await rm(dir, { recursive: true, force: true });
  return rows;
}

function questions(news: ReturnType<typeof readNews>): [what: string, ask: Ask, aim?: string][] {
  const caller = { address: "", headers: {} };
  const page = { page: 1, limit: 30 };
  const search = (q: string, source?: string) =>
    news["GET /articles/search"]({ ...page, q, source, order: "best" }, caller);
  return [
    ["latest 30", () => news["GET /articles/latest"](page, caller), "median ≤ 5 ms"],
    ["latest 30 of a paper", () => news["GET /articles/latest"]({ ...page, source: "Paper 7" }, caller)],
    [
      "latest 30, page 300",
      () => news["GET /articles/latest"]({ ...page, page: 300 }, caller),
      "median ≤ 100 ms",
    ],
    [
      "category 30, page 300",
      () => news["GET /articles/category/{category}"]({ ...page, page: 300, category: "sports" }, caller),
      "median ≤ 100 ms",
    ],
    [
      "latest 30 of a paper, page 20",
      () => news["GET /articles/latest"]({ ...page, page: 20, source: "Paper 7" }, caller),
      "median ≤ 20 ms",
    ],
    ["the papers and what they have brought", () => news["GET /meta/papers"]({}, caller), "median ≤ 20 ms"],
    ["category 30", () => news["GET /articles/category/{category}"]({ ...page, category: "sports" }, caller)],
    ["article", () => news["GET /articles/{id}"]({ id: `0${ARTICLES - 10}` }, caller)],
    ["homepage", () => news["GET /articles/homepage"]({}, caller)],
    ["search a word", () => search(someWords(1)), "95th ≤ 50 ms"],
    ["search two words", () => search(someWords(2)), "95th ≤ 50 ms"],
    ["search the commonest word in one paper", () => search("state", "Paper 7"), "95th ≤ 50 ms"],
    ["search a misspelt word", () => search(`x${someWords(1)}q`), "95th ≤ 50 ms"],
    ["suggest", () => news["GET /articles/suggest"]({ q: someWords(1).slice(0, 3) }, caller)],
  ];
}

async function timesOf(ask: Ask): Promise<string> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const started = performance.now();
    await ask();
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.floor(share * RUNS)] ?? 0).toFixed(1);
  return `median ${at(0.5)} ms, 95th ${at(0.95)} ms`;
}
