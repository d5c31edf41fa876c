import { setTimeout as pause } from "node:timers/promises";
import { inLanguage, type Language, languages } from "#contracts/languages.ts";
import type { RunningProduct } from "#tests/support/product.ts";
import { cpuSeconds } from "./load.ts";
import { figure, megabytesOf, openHouse, postgresOf, untilAnswered } from "./product.ts";
import type { Row } from "./row.ts";

const ADDRESSES = 2_000;
const SECONDS = Number(process.env.WALK_SECONDS ?? 60);
const A_SECOND = 30;
const IDLE_MS = 20_000;
/**
 * Limits on an answer's time and on requests in flight, so that the walk ends even on a machine that cannot keep up.
 */
const ANSWER_MS = 10_000;
const MOST_PENDING = 200;
const WARM_UP_MS = 120_000;

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

async function walkIn(spoken: readonly Language[]): Promise<Row[]> {
  tell("starts the product");
  const product = await openHouse();
  await pause(IDLE_MS);
  const [pid, database] = [product.process.pid ?? 0, () => sum(postgresOf(product.dataDir).map(megabytesOf))];
  const idle = { product: megabytesOf(pid), database: database() };
  tell("collects addresses");
  const addresses = await collect(product.url);
  const asked = (address: string): string => {
    const language = spoken[Math.floor(Math.random() * spoken.length)] ?? "en";
    return product.url + inLanguage(language, address);
  };
  // Only the most requested pages, each in every language, so that there are as many pages as with one language.
  const most = addresses.slice(0, ADDRESSES / spoken.length);
  tell(`reads each once, for ${WARM_UP_MS / 1000} s at most`);
  const pages = most.flatMap((address) =>
    spoken.map((language) => product.url + inLanguage(language, address)),
  );
  const unread = await readAll(pages);
  tell(`walks for ${SECONDS} s`);
  const before = await outcomes(product);
  const cpu = cpuSeconds(pid);
  const { answers, faults, milliseconds } = await walk(addresses, asked, {
    seconds: SECONDS,
    aSecond: A_SECOND,
  });
  const used = cpuSeconds(pid) - cpu;
  const after = await outcomes(product);
  const cache = {
    bytes: await figure(product, "cache_bytes", 'cache="ready"'),
    entries: await figure(product, "cache_entries", 'cache="ready"'),
  };
  const busy = { product: megabytesOf(pid), database: database() };
  await product.stop();
  const [fresh, stale, made] = after.map((count, at) => count - (before[at] ?? 0)) as [
    number,
    number,
    number,
  ];
  const all = fresh + stale + made;
  const share = (part: number): string => `${((100 * part) / all).toFixed(1)} %`;
  return [
    [
      `walk over ${addresses.length} addresses${spoken.length > 1 ? ` in ${spoken.length} languages` : ""}, ${(answers / SECONDS).toFixed(0)} requests/s`,
      `${answers} answers in ${SECONDS} s, ${faults} faults, ${((100 * used) / SECONDS).toFixed(0)} % of a core`,
    ],
    ["read beforehand, once each", `${pages.length - unread} of ${pages.length} pages`],
    [
      "answered from memory (fresh, or stale while rendered anew)",
      `${share(fresh + stale)} (${share(fresh)}, ${share(stale)})`,
      "≥ 80 %",
    ],
    ["rendered while the reader waits", share(made)],
    [
      "95th percentile of answers, 99th",
      `${quantile(milliseconds, 0.95).toFixed(0)} ms, ${quantile(milliseconds, 0.99).toFixed(0)} ms`,
      "≤ 100 ms",
    ],
    [
      "size of the cache of pages and answers",
      `${(cache.bytes / 1024 / 1024).toFixed(1)} MB, ${cache.entries} entries`,
      `≤ ${spoken.length > 1 ? 48 : 24} MB`,
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
  const of = (outcome: string) => figure(product, "cache_answers", `cache="ready",outcome="${outcome}"`);
  return [await of("fresh"), await of("stale"), await of("made")];
}

/** Front pages first, then articles and their stories, then searches: as many as are wanted. */
export async function collect(url: string): Promise<string[]> {
  const json = async (path: string) =>
    (await (await untilAnswered(url + path)).json()) as { articles: Card[]; total: number };
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
function tell(what: string): void {
  console.error(`${new Date().toISOString().slice(11, 19)} ${what}`);
}

/**
 * Requests each address once, as in a product that has been running for a while, the most popular ones last. Returns
 * how many there was no time for.
 */
async function readAll(addresses: readonly string[]): Promise<number> {
  const left = [...addresses];
  const end = Date.now() + WARM_UP_MS;
  const read = async (): Promise<void> => {
    for (let next = left.pop(); next !== undefined && Date.now() < end; next = left.pop())
      await statusOf(next);
  };
  await Promise.all([read(), read(), read(), read()]);
  return left.length;
}

export interface Walked {
  answers: number;
  faults: number;
  readonly milliseconds: number[];
}

/** The n-th address is asked for 1/n as often as the first. */
export async function walk(
  addresses: readonly string[],
  asked: (address: string) => string,
  { seconds, aSecond }: { seconds: number; aSecond: number },
): Promise<Walked> {
  // The sum of 1/n grows like the logarithm.
  const ends = addresses.map((_, at) => Math.log(at + 1.5) - Math.log(0.5));
  const walked: Walked = { answers: 0, faults: 0, milliseconds: [] };
  const read = async (): Promise<void> => {
    const point = Math.random() * (ends.at(-1) ?? 1);
    const address = addresses[ends.findIndex((end) => end >= point)] ?? "/";
    const from = performance.now();
    const status = await statusOf(asked(address));
    walked.answers += 1;
    if (status >= 500) walked.faults += 1;
    walked.milliseconds.push(performance.now() - from);
  };
  const pending = new Set<Promise<void>>();
  let sent = 0;
  for (const [from, until] = [Date.now(), Date.now() + seconds * 1000]; Date.now() < until; await pause(10)) {
    const due = ((Date.now() - from) / 1000) * aSecond;
    for (; sent < due; sent += 1) {
      if (pending.size >= MOST_PENDING) {
        walked.faults += 1;
        continue;
      }
      const reading = read().finally(() => pending.delete(reading));
      pending.add(reading);
    }
  }
  await Promise.all(pending);
  return walked;
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
