import { readFileSync } from "node:fs";
import path from "node:path";
import { fileOf, importsOf, sourceFiles } from "./architecture/imports.ts";
import { median } from "./support/median.ts";

/**
 * `npm run house`: the size of the code, and how many files lie on the way from one end of a feature to the other.
 * NAMES=1 also names these files.
 */
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file) || file.startsWith("tests/");
const files = ["src", "bench", "tests"].flatMap(sourceFiles);
const sources = files.filter((file) => !isTest(file));
const linesOf = (file: string): number => readFileSync(file, "utf8").split("\n").length - 1;
const lines = new Map(files.map((file) => [file, linesOf(file)]));
const sum = (some: readonly string[]): number =>
  some.reduce((total, file) => total + (lines.get(file) ?? 0), 0);

/** A walk starts at its first file and visits the others in turn, each by the shortest chain of imports. */
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
    "src/features/letters/jobs/delivery-run.ts",
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
    "src/words/ha.po",
  ],
  "a setting → its effect": [
    "src/platform/settings/env.ts",
    "src/app/main.ts",
    "src/features/news/jobs/schedule.ts",
    "src/features/news/jobs/poll-feeds.ts",
  ],
};

const neighbours = new Map<string, Set<string>>();
const importers = new Map<string, number>();
for (const file of sources)
  for (const to of new Set(importsOf(file).map(fileOf))) {
    if (to === null || isTest(to)) continue;
    importers.set(to, (importers.get(to) ?? 0) + 1);
    neighboursOf(file).add(to);
    neighboursOf(to).add(file);
  }

function neighboursOf(file: string): Set<string> {
  const found = neighbours.get(file) ?? new Set();
  neighbours.set(file, found);
  return found;
}

/** The files of the shortest chain, both ends included; just the ends if no imports join them. */
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
