import { speaksOfAbduction } from "#features/news/desk/steps/outcomes.ts";
import { placesOf, toSenses } from "#features/news/desk/thesaurus/thesaurus.ts";
import type { StoryText } from "#features/news/shapes.ts";
import { ubiquitousPlaces } from "#platform/text/analysis/place-names.ts";
import { readText } from "#platform/text/analysis/read-text.ts";
import { HOUR_MS } from "#platform/time.ts";
import { type Figure, type FigureKind, figureKinds, figuresOf } from "./find-figures.ts";

/** What the papers of a story say about one thing, in time order: whether they agree or not, and without a verdict. */
export interface FigureLine {
  readonly what: ShownKind;
  readonly group: string | null;
  readonly rows: readonly FigureRow[];
}

/** Those whom nobody had taken are not freed, but rescued. */
export type ShownKind = FigureKind | "rescued";

export interface FigureRow {
  readonly value: number;
  /** "at least", "over", "feared". */
  readonly hedge: string | null;
  readonly papers: readonly { readonly paper: string; readonly url: string; readonly time: Date }[];
}

/** A figure with what decides whether it may be shown beside another. */
interface ReportedFigure extends Figure {
  readonly text: StoryText;
  readonly terms: ReadonlySet<string>;
  readonly places: readonly string[];
  readonly agencies: readonly string[];
}

/** The figures of fewer papers are shown only if no other figure contradicts them. */
const MIN_PAPERS = 2;
/** Different figures further apart than this count something that happened in between; a toll is counted for longer. */
const HOURS_APART: Readonly<Record<FigureKind, number>> = {
  dead: 24,
  missing: 24,
  injured: 14,
  abducted: 14,
  freed: 14,
  arrested: 14,
};
const SHARED_TERMS = 1;
const soldiers: ReadonlySet<string> = new Set(["army", "troop", "soldier", "military"]);

/** The figures of a strict story, whose texts come in time order. */
export function figuresOfStory(texts: readonly StoryText[]): FigureLine[] {
  const reported = texts.flatMap(figuresReportedBy);
  const isOfAbduction = texts.some(({ title, summary }) => speaksOfAbduction(`${title} ${summary}`));
  return figureKinds.flatMap((what) => {
    const figures = reported.filter((one) => one.what === what);
    return groupsOf(figures)
      .map(keepComparable)
      .filter((line) => papersOf(line).size >= MIN_PAPERS || isUndisputed(line, figures))
      .map((line) => ({
        what: what === "freed" && !isOfAbduction && line.every(saysRescued) ? "rescued" : what,
        group: groupOf(line),
        rows: rowsOf(line),
      }));
  });
}

/** The people of the line as its first paper calls them, unless another paper names others. */
function groupOf(line: readonly ReportedFigure[]): string | null {
  const grouped = line.filter(({ groupName }) => groupName !== null);
  return new Set(grouped.map(({ groupName }) => groupName)).size === 1 ? (grouped[0]?.group ?? null) : null;
}

function saysRescued({ text: { title, summary } }: ReportedFigure): boolean {
  return /\brescu/i.test(`${title} ${summary}`);
}

/** A single paper's figure is shown if no other figure of its kind in the story contradicts it. */
function isUndisputed([first]: readonly ReportedFigure[], figures: readonly ReportedFigure[]): boolean {
  return first !== undefined && figures.every(({ value }) => value === first.value);
}

function figuresReportedBy(text: StoryText): ReportedFigure[] {
  const figures = figuresOf(text);
  if (figures.length === 0) return [];
  const { title, summary } = readText(text.title, text.summary);
  const senses = toSenses([...title, ...summary], new Set());
  const about = {
    text,
    terms: new Set(senses.filter(({ kind }) => kind !== "number").map(({ term }) => term)),
    places: placesOf([...title, ...summary]).filter((place) => !ubiquitousPlaces.has(place)),
    agencies: senses.flatMap(({ term, kind }) =>
      soldiers.has(term) ? ["army"] : kind === "agency" ? [term] : [],
    ),
  };
  return figures.map((figure) => ({ ...figure, ...about }));
}

/**
 * One list for each group of people. A figure without a group joins the list that has its number.
 */
function groupsOf(figures: readonly ReportedFigure[]): ReportedFigure[][] {
  const grouped = Map.groupBy(
    figures.filter(({ groupName }) => groupName !== null),
    ({ groupName }) => groupName,
  );
  const lists = mergeEqual([...grouped.values()]);
  const ungrouped: ReportedFigure[] = [];
  for (const one of figures.filter(({ groupName }) => groupName === null))
    (lists.find((list) => shareNumber(list, [one])) ?? ungrouped).push(one);
  return [...lists, ungrouped].map((list) => list.toSorted(byTime));
}

/** Merges lists that share a number: "121 motorists" and "121 offenders" are the same people under two names. */
function mergeEqual(lists: readonly ReportedFigure[][]): ReportedFigure[][] {
  return lists.reduce<ReportedFigure[][]>((merged, list) => {
    const equal = merged.filter((other) => shareNumber(list, other));
    return [...merged.filter((other) => !equal.includes(other)), [...equal.flat(), ...list]];
  }, []);
}

function shareNumber(list: readonly ReportedFigure[], other: readonly ReportedFigure[]): boolean {
  return list.some((a) => other.some((b) => b.value === a.value));
}

/** Keeps the number that most papers report, and those that may be shown beside it. */
function keepComparable(list: readonly ReportedFigure[]): ReportedFigure[] {
  const byValue = [...Map.groupBy(list, ({ value }) => value).values()];
  const [mostReported = []] = byValue.toSorted((a, b) => papersOf(b).size - papersOf(a).size);
  return list.filter(
    (one) => mostReported.includes(one) || mostReported.some((other) => mayStandBeside(one, other)),
  );
}

function mayStandBeside(a: ReportedFigure, b: ReportedFigure): boolean {
  if (a.text.paper === b.text.paper) return false;
  if ([...a.terms].filter((term) => b.terms.has(term)).length < SHARED_TERMS) return false;
  if (areApart(a.places, b.places)) return false;
  if (isRoundedTo(a, b) || isRoundedTo(b, a)) return true;
  const hours = Math.abs(a.text.time.getTime() - b.text.time.getTime()) / HOUR_MS;
  if (hours > HOURS_APART[a.what]) return false;
  return (a.what !== "freed" && a.what !== "arrested") || !areApart(a.agencies, b.agencies);
}

function areApart(a: readonly string[], b: readonly string[]): boolean {
  return a.length > 0 && b.length > 0 && !a.some((place) => b.includes(place));
}

/** "Over 50" does not differ from 52. */
function isRoundedTo(rough: ReportedFigure, exact: ReportedFigure): boolean {
  if (rough.hedge === null || rough.hedge === "feared") return false;
  const isNear = Math.abs(rough.value - exact.value) <= rough.value * 0.1;
  if (/^(?:over|above|more than|at least|no |not )/.test(rough.hedge))
    return exact.value >= rough.value && isNear;
  return isNear;
}

/** One row for each number and hedge, in the order of the first reports; of each paper, its first such text. */
function rowsOf(line: readonly ReportedFigure[]): FigureRow[] {
  return [...Map.groupBy(line, ({ value, hedge }) => `${value} ${hedge}`).values()].map((figures) => {
    const [{ value, hedge } = { value: 0, hedge: null }] = figures;
    const first = new Map(figures.toReversed().map((one) => [one.text.paper, one.text]));
    const papers = [...first.values()]
      .toSorted((a, b) => a.time.getTime() - b.time.getTime())
      .map(({ paper, url, time }) => ({ paper, url, time }));
    return { value, hedge, papers };
  });
}

function papersOf(figures: readonly ReportedFigure[]): Set<string> {
  return new Set(figures.map(({ text }) => text.paper));
}

function byTime(a: ReportedFigure, b: ReportedFigure): number {
  return a.text.time.getTime() - b.text.time.getTime();
}
