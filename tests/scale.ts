import { parseArgs } from "node:util";

/**
 * `npm run scale -- --readers 10000000 [--peak 10]` estimates what this many readers a day need. docs/scaling.md has
 * the same tables: `vitest run tests/generated -u` writes them there.
 */

/** Measured on one core of the machine of docs/performance.md, which names each of these figures. */
export const MEASURED = {
  "pages sent from memory in a second of CPU": 50_666,
  "milliseconds of CPU to make a page": 13,
  "milliseconds of the database for an article's page": 5,
  "views counted in a second of CPU": 3_735,
  "seconds for a round of 200 feeds": 8.2,
} as const;

/** Assumed, not measured: put your own figures here. */
export const ASSUMED = {
  "pages a reader opens a day": 3,
  "of these counted as views": 0.5,
  "requests for a page view: page, figures, pictures, scripts": 13,
  "figures in the sidebar, each requested once a minute, in all variants": 60,
  "of these that a page view requests": 2,
  "addresses that are read; the n-th is requested 1/n as often as the first": 20_000,
  "seconds that the CDN holds a page": 60,
  "load of a busy hour, in multiples of the average": 3,
  "share of a core or a connection pool that a busy hour may use": 0.5,
  "KB for a page view": 90,
  "dollars for a GB through the CDN": 0.02,
  "dollars for a core-hour": 0.03,
  "dollars for a GB-month of disk": 0.12,
  "Gbit/s of one machine's network": 1,
} as const;

/** How many connections to the database a process holds; compose.many.yaml sets `max_connections` accordingly. */
const CONNECTIONS = { web: 22, worker: 26, most: 200, pooled: 40 };
const DAY = 86_400;
const HOURS_A_MONTH = 720;
const DAYS_A_MONTH = 30;

/**
 * Requests a second that a cache in front passes on. The first reader after an address has expired makes it ask again,
 * so the interval is the time for which it is held plus the mean wait for a reader.
 */
export function askedOfUs(viewsASecond: number, addresses: number, heldSeconds: number): number {
  const weights = Array.from({ length: addresses }, (_, nth) => 1 / (nth + 1));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.reduce((sum, weight) => sum + 1 / (heldSeconds + all / (viewsASecond * weight)), 0);
}

export interface Scale {
  readonly name: string;
  readonly readers: number;
  /** The load, in multiples of the average. */
  readonly peak: number;
}

const BUSY = ASSUMED["load of a busy hour, in multiples of the average"];
export const SCALES: readonly Scale[] = [
  { name: "100 thousand a day", readers: 1e5, peak: BUSY },
  { name: "1 million", readers: 1e6, peak: BUSY },
  { name: "10 million", readers: 1e7, peak: BUSY },
  { name: "100 million", readers: 1e8, peak: BUSY },
  { name: "10 million, election night", readers: 1e7, peak: 10 },
];

/** Rates are per second at the peak. */
export function reckon({ readers, peak }: Pick<Scale, "readers" | "peak">) {
  const pagesADay = readers * ASSUMED["pages a reader opens a day"];
  const pageViews = (pagesADay / DAY) * peak;
  const requests = pageViews * ASSUMED["requests for a page view: page, figures, pictures, scripts"];
  const views = pageViews * ASSUMED["of these counted as views"];
  const held = ASSUMED["seconds that the CDN holds a page"];
  const pages = askedOfUs(
    pageViews,
    ASSUMED["addresses that are read; the n-th is requested 1/n as often as the first"],
    held,
  );
  const figures = Math.min(
    ASSUMED["figures in the sidebar, each requested once a minute, in all variants"] / held,
    pageViews * ASSUMED["of these that a page view requests"],
  );
  const fromUs = pages + figures + views;
  const viewCores = views / MEASURED["views counted in a second of CPU"];
  const webCores =
    (pages * MEASURED["milliseconds of CPU to make a page"]) / 1000 +
    fromUs / MEASURED["pages sent from memory in a second of CPU"] +
    viewCores;
  // Feeds are read once a minute.
  const workerCores = MEASURED["seconds for a round of 200 feeds"] / 60;
  const databaseCores = (pages * MEASURED["milliseconds of the database for an article's page"]) / 1000;
  const load = ASSUMED["share of a core or a connection pool that a busy hour may use"];
  // One more than needed, in case one fails.
  const web = readers <= 1e5 ? 1 : Math.ceil(webCores / load) + 1;
  const workers = readers <= 1e5 ? 0 : Math.ceil(workerCores) + 1;
  const connections = web * CONNECTIONS.web + workers * CONNECTIONS.worker;
  const terabytes = (pagesADay * DAYS_A_MONTH * ASSUMED["KB for a page view"]) / 1e9;
  const cores = web + workers + Math.max(2, 2 * Math.ceil(databaseCores / load));
  const gbits = (pageViews * ASSUMED["KB for a page view"] * 8) / 1e6;
  const traffic = terabytes * 1000 * ASSUMED["dollars for a GB through the CDN"];
  const machines =
    cores * HOURS_A_MONTH * ASSUMED["dollars for a core-hour"] +
    100 * ASSUMED["dollars for a GB-month of disk"];
  return {
    ...{ pageViews, requests, views, pages, fromUs, hits: 1 - fromUs / requests, webCores, databaseCores },
    ...{ workerCores, web, workers, connections, terabytes, gbits, cores, traffic, machines },
  };
}

type Reckoned = ReturnType<typeof reckon>;

/** How full something is, and what to do before it is full. */
const LIMITS: readonly { full(one: Reckoned): number; says: string }[] = [
  {
    full: ({ gbits }) => gbits / ASSUMED["Gbit/s of one machine's network"],
    says: "one machine's network without a CDN",
  },
  {
    full: ({ webCores, databaseCores, workerCores }) => (webCores + databaseCores + workerCores) / 2,
    says: "the two cores of one machine, with a CDN in front",
  },
  {
    full: ({ connections }) => connections / CONNECTIONS.most,
    says: "the database's 200 connections: put PgBouncer in front",
  },
  { full: ({ databaseCores }) => databaseCores / 2, says: "two cores of the database: pages read replicas" },
];
const MOST_READERS = 1e10;

/** The number of daily readers at which each thing is full, lowest first; leaves out what no number of readers fills. */
export function limitsAt(peak: number): readonly { readers: number; says: string }[] {
  return LIMITS.filter(({ full }) => full(reckon({ readers: MOST_READERS, peak })) >= 1)
    .map(({ full, says }) => {
      let [enough, tooMany] = [0, MOST_READERS];
      while (tooMany > enough * 1.01 + 1) {
        const readers = (enough + tooMany) / 2;
        if (full(reckon({ readers, peak })) < 1) enough = readers;
        else tooMany = readers;
      }
      return { readers: tooMany, says };
    })
    .toSorted((one, other) => one.readers - other.readers);
}

const round = (value: number): string =>
  value >= 100 || Number.isInteger(value) ? Math.round(value).toLocaleString("en") : value.toPrecision(2);
const millions = (readers: number): string => `${(readers / 1e6).toPrecision(2)} million`;
const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
const dollars = (value: number): string => `$${Math.round(value).toLocaleString("en")}`;

const ROWS: readonly [what: string, say: (one: Reckoned) => string][] = [
  ["page views a second", ({ pageViews }) => round(pageViews)],
  ["requests a second at the CDN", ({ requests }) => round(requests)],
  ["of these answered there", ({ hits }) => percent(hits)],
  ["pages made anew by us a second", ({ pages }) => round(pages)],
  ["views counted a second", ({ views }) => round(views)],
  ["cores for pages and views", ({ webCores }) => round(webCores)],
  ["cores for queries", ({ databaseCores }) => round(databaseCores)],
  ["web processes, workers", ({ web, workers }) => (workers === 0 ? "1 for both" : `${web}, ${workers}`)],
  [
    "connections of the database",
    ({ connections }) =>
      connections <= CONNECTIONS.most
        ? round(connections)
        : `${round(connections)}: ${CONNECTIONS.pooled} by PgBouncer`,
  ],
  ["Gbit/s to readers", ({ gbits }) => round(gbits)],
  ["TB a month", ({ terabytes }) => round(terabytes)],
  ["traffic a month", ({ traffic }) => dollars(traffic)],
  ["machines a month", ({ machines }) => dollars(machines)],
];

const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

export function scaleTable(scales: readonly Scale[]): string {
  const columns = scales.map(reckon);
  return [
    line(["readers", ...scales.map(({ name }) => name)]),
    line(["---", ...scales.map(() => "---:")]),
    ...ROWS.map(([what, say]) => line([what, ...columns.map(say)])),
    line(["what breaks first, as readers grow", ...scales.map(firstLimit)]),
  ].join("\n");
}

function firstLimit({ readers, peak }: Scale): string {
  const next = limitsAt(peak).find((limit) => limit.readers > readers);
  return next === undefined ? "nothing that is counted here" : `${next.says}, at ${millions(next.readers)}`;
}

export function limitsTable(): string {
  const rows = limitsAt(BUSY).map(({ readers, says }) => line([millions(readers), says]));
  return ["| at this many readers a day | this is full |", "| ---: | --- |", ...rows].join("\n");
}

export function figuresTable(figures: Readonly<Record<string, number>>): string {
  return [
    "| what | figure |",
    "| --- | ---: |",
    ...Object.entries(figures).map(([what, n]) => line([what, n.toLocaleString("en")])),
  ].join("\n");
}

/** Null if it is not understood. */
export function readQuestion(args: readonly string[]): Pick<Scale, "readers" | "peak"> | null {
  const options = { readers: { type: "string" }, peak: { type: "string" } } as const;
  try {
    const { values } = parseArgs({ args: [...args], options });
    const [readers, peak] = [Number(values.readers ?? 0), Number(values.peak ?? BUSY)];
    return Number.isFinite(readers) && readers >= 0 && Number.isFinite(peak) && peak > 0
      ? { readers, peak }
      : null;
  } catch {
    return null;
  }
}

if (import.meta.main) {
  const question = readQuestion(process.argv.slice(2));
  if (question === null) {
    console.error("usage: npm run scale -- --readers 10000000 [--peak 10]");
    process.exit(2);
  }
  const { readers, peak } = question;
  const asked = { name: `${readers.toLocaleString("en")} a day, ${peak} times the average`, readers, peak };
  console.log(`${scaleTable(readers === 0 ? SCALES : [asked])}\n\nFull at this many readers a day:`);
  for (const limit of limitsAt(peak)) console.log(`${millions(limit.readers)}: ${limit.says}`);
  console.log(`\nMeasured:\n${figuresTable(MEASURED)}\n\nAssumed:\n${figuresTable(ASSUMED)}`);
}
