import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { findPlaces } from "#platform/db/binaries.ts";
import { makeDataDir, type RunningProduct, startProduct } from "#tests/support/product.ts";

/** The whole product, killed over and over while it takes in news and readers read, count views and sign up. */
const KILLS = Number(process.env.KILLS ?? 100);
/** At every so many kills PostgreSQL dies with the process. */
const DATABASE_DIES_EVERY = 4;
const LIVES_AT_MOST_MS = 4_000;
const PAGES = ["/", "/latest", "/category/politics", "/hot-topics", "/api/articles/latest?limit=20"];

const dataDir = await makeDataDir();
const { socketDir } = await findPlaces(dataDir, tmpdir());
const faults = new Set<string>();
const claim = (holds: boolean, says: string): void => void (holds || faults.add(says));
const taken = { pages: 0, views: 0, emails: [] as string[] };
let turn = 0;
let longestStartMs = 0;

/** Readers, until the product is gone. */
async function readers(product: RunningProduct, alive: { yes: boolean }): Promise<void> {
  const one = async (): Promise<void> => {
    while (alive.yes) await visit(product).catch(() => {});
  };
  await Promise.all([one(), one(), one()]);
}

async function visit({ url }: RunningProduct): Promise<void> {
  turn += 1;
  const page = PAGES[turn % PAGES.length] ?? "/";
  const answer = await fetch(url + page);
  const text = await answer.text();
  claim(answer.status === 200, `${page} is ${answer.status}`);
  taken.pages += 1;
  const headers = {
    "Content-Type": "application/json",
    "X-Forwarded-For": `41.${turn % 250}.${(turn >> 8) % 250}.7`,
    "User-Agent": "Mozilla/5.0 (a reader)",
  };
  const post = (to: string, body: object) =>
    fetch(url + to, { method: "POST", headers, body: JSON.stringify(body) });
  const [, id] = /"_id":"([^"]+)"/.exec(text) ?? [];
  if (id !== undefined) {
    const viewed = (await (await post(`/api/articles/${id}/view`, {})).json()) as { counted?: boolean };
    if (viewed.counted === true) taken.views += 1;
  }
  if (turn % 7 !== 0) return;
  const email = `reader${turn}@example.com`;
  const signed = await post("/api/newsletter/subscribe", { email });
  if (signed.status === 200) taken.emails.push(email);
}

interface Stored {
  readonly articles: number;
  readonly addresses: number;
  readonly views: number;
  readonly emails: readonly string[];
}

async function look(): Promise<Stored> {
  const client = new Client({ host: socketDir, user: "naija", database: "naija" });
  await client.connect();
  const { rows } = await client.query<Stored>(`select
    (select count(*)::int from news.article) as articles,
    (select count(distinct (paper_id, canonical_url))::int from news.article) as addresses,
    (select coalesce(sum(count), 0)::int from news.view) as views,
    (select coalesce(json_agg(email), '[]') from letters.subscriber) as emails`);
  await client.end();
  return rows[0] as Stored;
}

const gone = (product: RunningProduct): Promise<unknown> =>
  new Promise((resolve) => product.process.once("exit", resolve));

async function open(): Promise<RunningProduct> {
  const from = performance.now();
  const product = await startProduct({ TRUST_PROXY: "1", LOG_LEVEL: "error" }, { dataDir });
  longestStartMs = Math.max(longestStartMs, performance.now() - from);
  return product;
}

let before: Stored | null = null;
for (let kill = 1; kill <= KILLS; kill += 1) {
  const product = await open();
  const stored = await look();
  check(stored, `after kill ${kill - 1}`);
  before = stored;
  const alive = { yes: true };
  const reading = readers(product, alive);
  await pause(200 + Math.random() * LIVES_AT_MOST_MS);
  const ended = gone(product);
  product.process.kill("SIGKILL");
  if (kill % DATABASE_DIES_EVERY === 0) process.kill(postmaster(), "SIGKILL");
  await ended;
  alive.yes = false;
  await reading;
  // A dead PostgreSQL's last children hold its memory for a moment.
  if (kill % DATABASE_DIES_EVERY === 0) await pause(1_000);
}

function check(stored: Stored, when: string): void {
  claim(stored.articles >= (before?.articles ?? 0), `articles were lost ${when}`);
  claim(stored.articles === stored.addresses, `articles stand twice ${when}`);
  claim(stored.views >= taken.views, `${taken.views - stored.views} counted views were lost ${when}`);
  const kept = new Set(stored.emails);
  const lost = taken.emails.filter((email) => !kept.has(email));
  claim(lost.length === 0, `${lost.length} subscriptions were lost ${when}`);
}

function postmaster(): number {
  return Number(readFileSync(path.join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
}

const last = await open();
const stored = await look();
check(stored, "at the end");
for (const page of PAGES) claim((await fetch(last.url + page)).status === 200, `${page} fails at the end`);
claim((await last.stop()) === 0, "it does not end in order");
await rm(dataDir, { recursive: true, force: true });
console.log(
  `${KILLS} kills; ${taken.pages} pages, ${taken.views} views and ${taken.emails.length} subscriptions taken and kept, ${stored.articles} articles; the longest start ${(longestStartMs / 1000).toFixed(1)} s`,
);
for (const fault of faults) console.log(`FAULT: ${fault}`);
process.exit(faults.size === 0 ? 0 : 1);
