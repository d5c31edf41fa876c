import { readFileSync } from "node:fs";
import path from "node:path";
import { fileOf, importsOf, sourceFiles } from "./architecture/imports.ts";
import { median } from "./support/median.ts";

/** `npm run house`: how much there is to read, and how far things lie apart. NAMES=1 also names the files of each walk. */
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file) || file.startsWith("tests/");
const files = ["src", "bench", "tests"].flatMap(sourceFiles);
const sources = files.filter((file) => !isTest(file));
const linesOf = (file: string): number => readFileSync(file, "utf8").split("\n").length - 1;
const lines = new Map(files.map((file) => [file, linesOf(file)]));
const sum = (some: readonly string[]): number =>
  some.reduce((total, file) => total + (lines.get(file) ?? 0), 0);

/** A walk leads from its first file past all others; between two of them the shortest way by imports is gone. */
const walks: Readonly<Record<string, readonly string[]>> = {
  "a feed item → its card": [
    "src/features/news/jobs/poll-feeds.ts",
    "src/features/news/intake/parse-feed.ts",
    "src/features/news/intake/drafts.ts",
    "src/features/news/jobs/save-outcome.ts",
    "src/features/news/store/save-articles.ts",
    "src/features/news/jobs/assign-stories.ts",
    "src/features/news/store/find-articles.ts",
    "src/features/news/api/cards.ts",
    "src/features/news/api/read.ts",
    "src/features/news/contract/news.ts",
    "src/ask/ask.ts",
    "src/features/news/pages/latest.tsx",
    "src/features/news/panels/cards/ArticleCard.tsx",
  ],
  "Subscribe → the letter": [
    "src/features/letters/panels/NewsletterForm.tsx",
    "src/features/letters/panels/subscribe.lazy.ts",
    "src/ask/ask.ts",
    "src/features/letters/contract/letters.ts",
    "src/features/letters/api/write.ts",
    "src/features/letters/store/subscribers.ts",
    "src/features/letters/jobs/schedule.ts",
    "src/features/letters/brief/compose.ts",
    "src/features/letters/mail/render-letters.tsx",
    "src/features/letters/sending/send-letters.ts",
    "src/platform/mail/create-mail.ts",
  ],
  "a line of CSV → the table": [
    "src/features/league/jobs/import-bundle.ts",
    "src/features/league/intake/csv.ts",
    "src/features/league/store/matches.ts",
    "src/features/league/api/snapshot.ts",
    "src/features/league/statistics/standings.ts",
    "src/features/league/api/to-standings.ts",
    "src/features/league/api/read.ts",
    "src/features/league/contract/league.ts",
    "src/ask/ask.ts",
    "src/features/league/pages/hub.tsx",
    "src/features/league/panels/table/StandingsTable.tsx",
  ],
  "a language → a sentence": [
    "src/contracts/languages.ts",
    "src/app/site/entry.server.tsx",
    "src/app/site-build/catalogue.ts",
  ],
  "a setting → its effect": [
    "src/platform/settings/env.ts",
    "src/app/main.ts",
    "src/features/news/jobs/schedule.ts",
    "src/features/news/jobs/poll-feeds.ts",
  ],
};

const neighbours = new Map(sources.map((file) => [file, new Set<string>()]));
const importers = new Map(sources.map((file) => [file, 0]));
for (const file of sources)
  for (const to of new Set(importsOf(file).map(fileOf))) {
    if (to === null || !importers.has(to)) continue;
    importers.set(to, (importers.get(to) ?? 0) + 1);
    neighbours.get(file)?.add(to);
    neighbours.get(to)?.add(file);
  }

/** The files of the shortest way, both ends included; just the ends if no imports join them. */
function wayBetween(from: string, to: string): string[] {
  const cameFrom = new Map<string, string | null>([[from, null]]);
  for (const file of cameFrom.keys()) {
    if (file === to) return stepsTo(file, cameFrom);
    for (const next of neighbours.get(file) ?? []) if (!cameFrom.has(next)) cameFrom.set(next, file);
  }
  return [from, to];
}

function stepsTo(end: string, cameFrom: ReadonlyMap<string, string | null>): string[] {
  const before = cameFrom.get(end) ?? null;
  return before === null ? [end] : [...stepsTo(before, cameFrom), end];
}

function filesOf(stations: readonly string[]): Set<string> {
  const gone = stations.filter((station) => !neighbours.has(station));
  if (gone.length > 0) throw new Error(`no such file: ${gone.join(", ")}`);
  return new Set(stations.slice(1).flatMap((to, at) => wayBetween(stations[at] ?? to, to)));
}

const folders = new Set(sources.map((file) => path.dirname(file)));
console.log("| what | now |\n|---|--:|");
const row = (what: string, value: number): void => console.log(`| ${what} | ${value.toLocaleString("en")} |`);
row("TypeScript without tests, bench included, lines", sum(sources));
row("files", sources.length);
row("folders", folders.size);
row("median file, lines", median(sources.map((file) => lines.get(file) ?? 0)));
row("files of at most 30 lines", sources.filter((file) => (lines.get(file) ?? 0) <= 30).length);
row("files with one importer", [...importers.values()].filter((count) => count === 1).length);
row("tests, lines", sum(files.filter(isTest)));
for (const [what, stations] of Object.entries(walks)) {
  const walked = filesOf(stations);
  row(`files on the way: ${what}`, walked.size);
  if (process.env.NAMES) for (const file of walked) console.log(`  ${file}`);
}
