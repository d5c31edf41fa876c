import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Kysely, sql } from "kysely";
import { readNews } from "#domains/news/read.ts";
import { rebuildTerms } from "#domains/news/store/search/search.ts";
import { newsTables } from "#domains/news/store/tables.ts";
import { systemClock } from "#platform/clock.ts";
import { startEmbedded } from "#platform/db/embedded.ts";
import { migrate } from "#platform/db/migrate.ts";
import { openDatabase } from "#platform/db/open.ts";
import counts from "#platform/text/reading/word-counts.json" with { type: "json" };

const ARTICLES = Number(process.env.ARTICLES ?? 400_000);
const CHUNK = 4_000;
const RUNS = 60;

/** Each word once for every hundredth of how often it is used, so that common words are common. */
const words = Object.entries(counts.terms).flatMap(([word, [count = 0]]) =>
  Array<string>(Math.ceil(count / 10)).fill(word),
);

function some(count: number): string {
  return Array.from({ length: count }, () => words[Math.floor(Math.random() * words.length)]).join(" ");
}

/** 180 days of invented articles, 2 of 10 telling another's story. */
async function fill(db: Kysely<unknown>): Promise<void> {
  await sql`insert into news.paper select 'p' || i, 'Paper ' || i, 'https://p.example', 'https://p.example/i', 'en',
    'General News', 'on', null, false, 'live' from generate_series(0, 109) i`.execute(db);
  const labels = ["General News", "Politics", "Business", "Sports", "Health", "Education"];
  for (let from = 1; from <= ARTICLES; from += CHUNK) {
    const titles = Array.from({ length: CHUNK }, () => some(10));
    const summaries = Array.from({ length: CHUNK }, () => some(40));
    await sql`insert into news.article (id, canonical_url, url, paper_id, title, summary, category, categories, language,
        published_at, seen_at, analysed, story_id, subject_id, sample)
      select '0' || i, 'https://p.example/' || i, 'https://p.example/' || i, 'p' || i % 110, title, summary,
        (${labels}::text[])[1 + i % 6], '{}', 'en', now() - (${ARTICLES}::int - i) * interval '180 days' / ${ARTICLES}::int,
        now(), true, '0' || (case when i % 5 = 0 then greatest(1, i - 7) else i end), '0' || i, false
      from (select title, summary, ${from}::int - 1 + row_number() over () as i
        from unnest(${titles}::text[], ${summaries}::text[]) as t(title, summary)) rows`.execute(db);
  }
}

/** How long readers' questions take over 400,000 articles: median and 95th of a hundred, in ms. */
export async function benchStore(): Promise<string[]> {
  const dir = await mkdtemp(path.join(tmpdir(), "ng-bench-"));
  const postgres = await startEmbedded(dir, { durable: false });
  const open = openDatabase(postgres.url, { connections: 4, onError() {} });
  await migrate(open.db, "migrations");
  await fill(open.db as Kysely<unknown>);
  const client = await open.pool.connect();
  await client.query("set statement_timeout = 0");
  await client.query("vacuum analyze news.article");
  client.release();
  await rebuildTerms(newsTables(open.db), new Date(Date.now() - 30 * 86_400_000));
  const news = readNews({ db: open.db, clock: systemClock });
  const caller = { address: "", headers: {} };
  const word = (): string => words[Math.floor(Math.random() * words.length)] ?? "";
  const page = { page: 1, limit: 30 };
  const questions: Record<string, () => Promise<unknown>> = {
    "latest 30": () => news["GET /articles/latest"](page, caller),
    "latest 30 of a paper": () => news["GET /articles/latest"]({ ...page, source: "Paper 7" }, caller),
    "category 30": () => news["GET /articles/category/{category}"]({ ...page, category: "sports" }, caller),
    article: () => news["GET /articles/{id}"]({ id: `0${ARTICLES - 10}` }, caller),
    homepage: () => news["GET /articles/homepage"]({}, caller),
    "search a word": () => news["GET /articles/search"]({ ...page, q: word(), order: "best" }, caller),
    "search two words": () =>
      news["GET /articles/search"]({ ...page, q: `${word()} ${word()}`, order: "best" }, caller),
    "search a misspelt word": () =>
      news["GET /articles/search"]({ ...page, q: `x${word()}q`, order: "best" }, caller),
    suggest: () => news["GET /articles/suggest"]({ q: word().slice(0, 3) }, caller),
  };
  const lines: string[] = [];
  for (const [name, question] of Object.entries(questions)) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const started = performance.now();
      await question();
      times.push(performance.now() - started);
    }
    times.sort((a, b) => a - b);
    const at = (share: number): string => (times[Math.floor(share * RUNS)] ?? 0).toFixed(1);
    lines.push(`${name}: median ${at(0.5)} ms, 95th ${at(0.95)} ms`);
  }
  await open.close();
  await postgres.stop();
  await rm(dir, { recursive: true, force: true });
  return lines;
}

if (process.argv[1] === import.meta.filename) {
  console.log((await benchStore()).join("\n"));
  process.exit(0);
}
