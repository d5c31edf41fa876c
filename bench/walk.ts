import { setTimeout as pause } from "node:timers/promises";
import { inLanguage, type Language, languages } from "#contracts/languages.ts";
import type { RunningProduct } from "#tests/support/product.ts";
import { cpuSeconds } from "./load.ts";
import { fetchWithRetries, megabytesOf, metric, postgresOf, startWithNews } from "./product.ts";
import type { Row } from "./row.ts";

const ADDRESSES = 2_000;
const SECONDS = Number(process.env.WALK_SECONDS ?? 45);
const REQUESTS_PER_SECOND = 30;
const IDLE_MS = 10_000;
/**
 * Limits on an answer's time and on requests in flight, so that the walk ends even on a machine that cannot keep up.
 */
const ANSWER_MS = 10_000;
const MAX_PENDING = 200;
const WARM_UP_MS = 45_000;

/** The same walk by readers of five languages in equal shares: five times as many pages. */
export function benchWalkInLanguages(): Promise<Row[]> {
  return walkIn(languages);
}

/**
 * A random walk over 2,000 addresses, with most requests to a few of them: what the cache answers, and the memory it
 * takes.
 */
export function benchWalk(): Promise<Row[]> {
  return walkIn(["en"]);
}

async function walkIn(walkLanguages: readonly Language[]): Promise<Row[]> {
  report("starts the product");
  const product = await startWithNews();
  await pause(IDLE_MS);
  const [pid, database] = [product.process.pid ?? 0, () => sum(postgresOf(product.dataDir).map(megabytesOf))];
  const idle = { product: megabytesOf(pid), database: database() };
  report("collects addresses");
  const addresses = await collect(product.url);
  const addressIn = (address: string): string => {
    const language = walkLanguages[Math.floor(Math.random() * walkLanguages.length)] ?? "en";
    return product.url + inLanguage(language, address);
  };
  // Only the most requested pages, each in every language, so that there are as many pages as with one language.
  const popular = addresses.slice(0, ADDRESSES / walkLanguages.length);
  report(`reads each once, for ${WARM_UP_MS / 1000} s at most`);
  const pages = popular.flatMap((address) =>
    walkLanguages.map((language) => product.url + inLanguage(language, address)),
  );
  const unreadPages = await readAll(pages);
  report(`walks for ${SECONDS} s`);
  const outcomesBefore = await outcomes(product);
  const cpu = cpuSeconds(pid);
  const { answers, faults, milliseconds } = await walk(addresses, addressIn, {
    seconds: SECONDS,
    perSecond: REQUESTS_PER_SECOND,
  });
  const used = cpuSeconds(pid) - cpu;
  const outcomesAfter = await outcomes(product);
  const cache = {
    bytes: await metric(product, "cache_bytes", 'cache="ready"'),
    entries: await metric(product, "cache_entries", 'cache="ready"'),
  };
  const busy = { product: megabytesOf(pid), database: database() };
  await product.stop();
  const [fresh, stale, rendered] = outcomesAfter.map((count, at) => count - (outcomesBefore[at] ?? 0)) as [
    number,
    number,
    number,
  ];
  const all = fresh + stale + rendered;
  const share = (part: number): string => `${((100 * part) / all).toFixed(1)} %`;
  return [
    [
      `walk over ${addresses.length} addresses${walkLanguages.length > 1 ? ` in ${walkLanguages.length} languages` : ""}, ${(answers / SECONDS).toFixed(0)} requests/s`,
      `${answers} answers in ${SECONDS} s, ${faults} faults, ${((100 * used) / SECONDS).toFixed(0)} % of a core`,
    ],
    ["read beforehand, once each", `${pages.length - unreadPages} of ${pages.length} pages`],
    [
      "answered from memory (fresh, or stale while rendered anew)",
      `${share(fresh + stale)} (${share(fresh)}, ${share(stale)})`,
      "≥ 80 %",
    ],
    ["rendered while the reader waits", share(rendered)],
    [
      "95th percentile of answers, 99th",
      `${quantile(milliseconds, 0.95).toFixed(0)} ms, ${quantile(milliseconds, 0.99).toFixed(0)} ms`,
      "≤ 100 ms",
    ],
    [
      "size of the cache of pages and answers",
      `${(cache.bytes / 1024 / 1024).toFixed(1)} MB, ${cache.entries} entries`,
      "≤ 32 MB",
    ],
    [
      "memory of the product, idle, after the walk",
      `${idle.product.toFixed(0)} MB, ${busy.product.toFixed(0)} MB`,
      "≤ 450 MB",
    ],
    [
      "memory of the embedded PostgreSQL, idle, after the walk",
      `${idle.database.toFixed(0)} MB, ${busy.database.toFixed(0)} MB`,
      "≤ 250 MB",
    ],
  ];
}

async function outcomes(product: RunningProduct): Promise<number[]> {
  const of = (outcome: string) => metric(product, "cache_answers", `cache="ready",outcome="${outcome}"`);
  return [await of("fresh"), await of("stale"), await of("made")];
}

/** Front pages first, then articles and their stories, then searches: as many as are wanted. */
export async function collect(url: string): Promise<string[]> {
  const json = async (path: string) =>
    (await (await fetchWithRetries(url + path)).json()) as { articles: Card[]; total: number };
  const found = new Set([
    "/",
    "/latest",
    "/popular",
    "/hot-topics",
    "/picks",
    "/sports/nigeria-league",
    "/business",
  ]);
  const words = new Set<string>();
  for (let page = 1; found.size < ADDRESSES; page += 1) {
    const { articles } = await json(`/api/articles/latest?limit=50&page=${page}`);
    if (articles.length === 0) break;
    for (const { _id, story_id, headline } of articles) {
      found.add(`/article/${_id}`).add(`/story/${story_id}`);
      for (const word of headline.toLowerCase().match(/[a-z]{5,}/g) ?? []) words.add(word);
    }
  }
  for (const word of words) if (found.size < ADDRESSES) found.add(`/search?q=${word}`);
  return [...found].slice(0, ADDRESSES);
}

interface Card {
  readonly _id: string;
  readonly story_id: string;
  readonly headline: string;
}

/** Reports progress, since a walk takes minutes. */
function report(step: string): void {
  console.error(`${new Date().toISOString().slice(11, 19)} ${step}`);
}

/**
 * Requests each address once, as in a product that has been running for a while, the most popular ones last. Returns
 * how many there was no time for.
 */
async function readAll(addresses: readonly string[]): Promise<number> {
  const remaining = [...addresses];
  const end = Date.now() + WARM_UP_MS;
  const readNext = async (): Promise<void> => {
    for (let next = remaining.pop(); next !== undefined && Date.now() < end; next = remaining.pop())
      await statusOf(next);
  };
  await Promise.all([readNext(), readNext(), readNext(), readNext()]);
  return remaining.length;
}

export interface WalkResult {
  answers: number;
  faults: number;
  readonly milliseconds: number[];
}

/** The n-th address is asked for 1/n as often as the first. */
export async function walk(
  addresses: readonly string[],
  addressOf: (address: string) => string,
  { seconds, perSecond }: { seconds: number; perSecond: number },
): Promise<WalkResult> {
  // The sum of 1/n grows like the logarithm.
  const ends = addresses.map((_, at) => Math.log(at + 1.5) - Math.log(0.5));
  const result: WalkResult = { answers: 0, faults: 0, milliseconds: [] };
  const readOne = async (): Promise<void> => {
    const point = Math.random() * (ends.at(-1) ?? 1);
    const address = addresses[ends.findIndex((end) => end >= point)] ?? "/";
    const from = performance.now();
    const status = await statusOf(addressOf(address));
    result.answers += 1;
    if (status >= 500) result.faults += 1;
    result.milliseconds.push(performance.now() - from);
  };
  const pending = new Set<Promise<void>>();
  let sent = 0;
  for (const [from, until] = [Date.now(), Date.now() + seconds * 1000]; Date.now() < until; await pause(10)) {
    const due = ((Date.now() - from) / 1000) * perSecond;
    for (; sent < due; sent += 1) {
      if (pending.size >= MAX_PENDING) {
        result.faults += 1;
        continue;
      }
      const reading = readOne().finally(() => pending.delete(reading));
      pending.add(reading);
    }
  }
  await Promise.all(pending);
  return result;
}

/** The status of an answer that was read to its end; 599 if none came in time. */
async function statusOf(address: string): Promise<number> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS) });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 599;
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}
