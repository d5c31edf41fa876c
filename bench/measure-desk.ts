/** Prints the desk's figures and aims as a table: `npm run measure`. The labelled sets are not in this repository. */
import { existsSync, readFileSync } from "node:fs";
import { statesOf } from "#features/news/desk/places/states-of.ts";
import { summarise } from "#features/news/intake/summary.ts";
import { dayLine } from "#features/news/measure/day.ts";
import { classifyLines, clusterLines } from "#features/news/measure/measure.ts";
import { type Grouping, measureGrouping } from "./desk-metrics.ts";
import { measureThroughput } from "./desk-throughput.ts";
import { labelKey, labelRows } from "./labels.ts";
import { agreement } from "./measure-editors.ts";
import { measureLadder, type Score } from "./measure-ladder.ts";
import { measureLanguages } from "./measure-languages.ts";

const folder = process.env.MEASURE_DIR ?? "../shared/data/measure";

interface Row {
  readonly what: string;
  readonly aim: string;
  readonly reached: string;
  readonly met: "yes" | "NO" | "";
}

const rows: Row[] = [];
/** The days of the labelled windows are split here: on the later ones no sign was learnt. */
const SPLIT = Date.parse("2026-08-06");
const windows: { readonly from: number; readonly pairs: number }[] = [];
if (existsSync(folder)) {
  await measureStories();
  await measureCategories();
  for (const window of ["monday", "tuesday", "thursday", "sampled"]) await measureSorting(window);
  for (const window of ["election", "titles", "summaries"]) await measureWindow(window, [1, 2]);
  for (const window of ["august", "monday", "tuesday", "thursday"]) await measureWindow(window, [1]);
  for (const [days, pairs] of Map.groupBy(windows, ({ from }) => (from < SPLIT ? "before" : "from")))
    atLeast(
      `windows of days ${days} 6 August, mean of ${pairs.length}: pairwise F1`,
      0.8,
      pairs.reduce((sum, one) => sum + one.pairs, 0) / pairs.length,
    );
  for (const one of await measureLadder(readLines("stream.jsonl"))) share(one);
  for (const one of await measureNames(readLines("stream.jsonl"))) share(one);
  for (const one of measurePlaces(readLines("stream.jsonl"))) share(one);
} else console.log(`No labelled sets in ${folder}: only the throughput and the sample edition are measured.`);
const stream = existsSync(folder) ? readLines("stream.jsonl").map((line) => JSON.parse(line)) : [];
for (const file of ["stream.jsonl", "stream-2.jsonl"])
  if (existsSync(`${folder}/${file}`))
    for (const { what, reached } of agreement(readLines(file).map((line) => JSON.parse(line))))
      rows.push({ what: `${file}, ${what}`, aim: "", reached, met: "" });
for (const one of measureLanguages(folder, stream)) share(one);
const live = Number(process.env.MEASURE_LIVE ?? 9000);
for (const { processed, perSecond } of measureThroughput(
  Number(process.env.MEASURE_ARTICLES ?? 30_000),
  live,
))
  atLeast(`articles/s through the desk beside ${live} live ones, up to ${processed}`, 1000, perSecond, 0);
console.table(rows);

async function measureStories(): Promise<void> {
  const lines = readLines("stories.jsonl");
  const truth = lines.map((line) => String(JSON.parse(line).story));
  const withoutTruth = lines.map((line) => JSON.stringify({ ...JSON.parse(line), story: undefined }));
  const strict = measureGrouping(truth, await storiesOf(clusterLines(withoutTruth, "strict")));
  const loose: Grouping = measureGrouping(truth, await storiesOf(clusterLines(withoutTruth, "loose")));
  atMost("strict stories: articles grouped with another story's", 0.05, strict.misgrouped);
  atLeast("strict stories: pairwise F1", 0.76, strict.pairs);
  atLeast("strict stories: B-cubed F1", 0.96, strict.bCubed);
  atLeast("loose stories: pairwise F1", 0.8, loose.pairs);
}

/**
 * Consecutive articles of the stream, to which nothing was tuned, each with the story that one or two labellers gave
 * it; for "titles", only the headlines. bench/labels names an article by the hash of its address.
 */
async function measureWindow(window: string, labellers: readonly number[]): Promise<void> {
  const rowOf = rowsByKey(window);
  const lines = readLines("stream.jsonl").filter((line) => rowOf.has(keyOf(line)));
  const input =
    window === "titles" ? lines.map((line) => JSON.stringify({ ...JSON.parse(line), summary: "" })) : lines;
  const found = await storiesOf(clusterLines(input, "strict"));
  for (const labeller of labellers) {
    const truth = lines.map((line) => rowOf.get(keyOf(line))?.[labeller] ?? "");
    const { pairs, misgrouped, broken } = measureGrouping(truth, found);
    const name = `${window}, labeller ${labeller}`;
    windows.push({ from: Math.min(...lines.map((line) => Number(JSON.parse(line).time))), pairs });
    atLeast(`${name}: pairwise F1`, 0.8, pairs);
    atMost(`${name}: articles grouped with another story's`, 0.04, misgrouped);
    atMost(`${name}: true stories that are broken`, 0.3, broken);
  }
}

function keyOf(line: string): string {
  return labelKey(String(JSON.parse(line).url));
}

async function storiesOf(lines: AsyncIterable<string>): Promise<string[]> {
  const stories: string[] = [];
  for await (const line of lines) stories.push(JSON.parse(line).story);
  return stories;
}

/** Articles, consecutive or drawn from all days, each with its category and others that may also be right. */
async function measureSorting(window: string): Promise<void> {
  const rowOf = rowsByKey(`sorting-${window}`);
  const lines = readLines("stream.jsonl").filter((line) => rowOf.has(keyOf(line)));
  let [strict, lenient] = [0, 0];
  for await (const line of classifyLines(lines)) {
    const [, category, others = ""] = rowOf.get(keyOf(line)) ?? [];
    const found: string = JSON.parse(line).category;
    if (found === category) strict += 1;
    if (found === category || others.split(",").includes(found)) lenient += 1;
  }
  const name = `categories, ${window} (${lines.length})`;
  atLeast(`${name}: strict`, 0.87, strict / lines.length);
  atLeast(`${name}: lenient`, 0.96, lenient / lines.length);
}

function rowsByKey(labels: string): Map<string | undefined, string[]> {
  return new Map(labelRows(labels).map((row) => [row[0], row]));
}

async function measureCategories(): Promise<void> {
  const lines = readLines("categories.jsonl").map((line) => JSON.parse(line));
  const withoutTruth = lines.map(({ category, accept, ...rest }) => JSON.stringify(rest));
  const found: string[] = [];
  for await (const line of classifyLines(withoutTruth)) found.push(JSON.parse(line).category);
  const share = (right: (i: number) => boolean): number =>
    found.filter((_, i) => right(i)).length / found.length;
  atLeast(
    "categories: strict",
    0.78,
    share((i) => found[i] === lines[i].category),
  );
  atLeast(
    "categories: lenient",
    0.88,
    share((i) => lines[i].accept.includes(found[i])),
  );
}

function readLines(file: string): string[] {
  return readFileSync(`${folder}/${file}`, "utf8").trim().split("\n");
}

function share({ what, aim, right, of }: Score): void {
  const reached = `${((100 * right) / Math.max(1, of)).toFixed(1)} %, ${right} of ${of}`;
  if (aim === null) rows.push({ what, aim: "", reached, met: "" });
  else rows.push({ what, aim: `≥ ${100 * aim} %`, reached, met: right >= aim * of ? "yes" : "NO" });
}

function atLeast(what: string, aim: number, reached: number, digits = 3): void {
  rows.push({ what, aim: `≥ ${aim}`, reached: reached.toFixed(digits), met: reached >= aim ? "yes" : "NO" });
}

function atMost(what: string, aim: number, reached: number): void {
  rows.push({ what, aim: `≤ ${aim}`, reached: reached.toFixed(3), met: reached <= aim ? "yes" : "NO" });
}

/** The topics' names of the days whose names were read, each at 17:00: how many of them can be printed. */
async function measureNames(lines: readonly string[]): Promise<Score[]> {
  const rows = labelRows("names");
  const verdicts = new Map(rows.map(([, key = "", verdict]) => [key, verdict]));
  const found: (string | undefined)[] = [];
  for (const day of new Set(rows.map(([day]) => day))) {
    const { topics } = JSON.parse(await dayLine(lines, new Date(`${day}T17:00:00Z`)));
    found.push(...topics.map(({ name }: { name: string }) => verdicts.get(labelKey(name))));
  }
  const read = found.filter((verdict) => verdict !== undefined);
  const printable = read.filter((verdict) => verdict === "yes").length;
  return [
    { what: "names of topics: printable of those read", aim: 0.85, right: printable, of: read.length },
    { what: "names of topics: read of those found", aim: null, right: read.length, of: found.length },
  ];
}

/** A set of labelled articles: how many of the states found are right, and how many of the right states are found. */
function measurePlaces(lines: readonly string[]): Score[] {
  const articles = lines.map((line) => JSON.parse(line));
  return ["places", "places-unseen", "places-stranger"].flatMap((set) => {
    const rowOf = new Map(labelRows(set).map((row) => [row[0], row]));
    const ofSet = new Map(articles.map((article) => [labelKey(String(article.url)), article]));
    let [found, right, wanted, met] = [0, 0, 0, 0];
    for (const [key, row] of rowOf) {
      const { title, summary } = ofSet.get(key ?? "") ?? {};
      if (title === undefined) continue;
      // As it is stored.
      const states = statesOf({ title, summary: summarise(summary ?? "", "") });
      const [labels, others] = row.slice(1).map((list) => list.split(",").filter(Boolean));
      found += states.length;
      right += states.filter((state) => labels?.includes(state) || others?.includes(state)).length;
      wanted += labels?.length ?? 0;
      met += labels?.filter((state) => states.includes(state)).length ?? 0;
    }
    return [
      { what: `${set} (${rowOf.size}): states found that are right`, aim: 0.96, right, of: found },
      { what: `${set} (${rowOf.size}): states that are found`, aim: 0.85, right: met, of: wanted },
    ];
  });
}
