/** What a story's page says about its texts, compared with labels: steps, sources, figures, copies. */
import { figuresOf } from "#features/news/desk/figures/find-figures.ts";
import type { Ladder } from "#features/news/desk/ladder/ladder.ts";
import { clusterLines, storyLine } from "#features/news/measure/measure.ts";
import { labelKey, labelRows } from "./labels.ts";

/** A count out of a total; the aim is a share, or null without one. */
export interface Score {
  readonly what: string;
  readonly aim: number | null;
  readonly right: number;
  readonly of: number;
}

interface Line {
  readonly url: string;
  readonly title: string;
  readonly summary?: string;
  readonly paper: string;
}

interface Story {
  readonly lines: readonly Line[];
  readonly ladder: Ladder;
}

/** Reads the stories that the desk finds in a stream of articles as `desk story` does. */
export async function measureLadder(stream: readonly string[]): Promise<Score[]> {
  const stories = await storiesOf(stream);
  return [
    ...measureSteps(stories),
    await measureSources(stream),
    measureExtraction(stream),
    ...measureAlignment(stories),
    ...measureCopies(stories),
  ];
}

async function storiesOf(stream: readonly string[]): Promise<Story[]> {
  const lines: (Line & { readonly story: string })[] = [];
  for await (const line of clusterLines(stream, "strict")) lines.push(JSON.parse(line));
  const several = [...Map.groupBy(lines, ({ story }) => story).values()].filter(({ length }) => length > 1);
  return Promise.all(several.map(async (reports) => ({ lines: reports, ladder: await ladderOf(reports) })));
}

async function ladderOf(lines: readonly Line[]): Promise<Ladder> {
  return JSON.parse(await storyLine(lines.map((line) => JSON.stringify(line))));
}

/**
 * A label is "step", "slight" or "none". The number of steps per 100 stories is given as a share too: the aim is six.
 */
function measureSteps(stories: readonly Story[]): Score[] {
  const labelOf = labels("steps");
  const stepLabels = stories.flatMap(({ ladder }) =>
    ladder.steps.map(({ url }) => labelOf.get(labelKey(url))?.[1]),
  );
  const knownLabels = stepLabels.filter((label) => label !== undefined);
  return [
    { what: "steps: correct", aim: 0.8, right: knownLabels.filter((label) => label === "step").length },
    { what: "steps: not wrong", aim: 0.92, right: knownLabels.filter((label) => label !== "none").length },
  ]
    .map((row) => ({ ...row, of: knownLabels.length }))
    .concat({ what: "steps in all stories", aim: 0.06, right: stepLabels.length, of: stories.length });
}

/** A label names each source that is right, "(unnamed)" and "(none)" among them. */
async function measureSources(stream: readonly string[]): Promise<Score> {
  const labelOf = labels("attributions");
  const lines = labelled(stream, labelOf);
  const attributions = await Promise.all(lines.map(async (line) => (await ladderOf([line])).attributions[0]));
  const right = lines.filter(({ url }, at) => {
    const source = attributions[at] === undefined ? "(none)" : (attributions[at].who ?? "(unnamed)");
    return labelOf.get(labelKey(url))?.[1]?.split(" | ").includes(source);
  });
  return { what: "sources: correct", aim: 0.97, right: right.length, of: lines.length };
}

/** An article is right if all its figures are found, and no others than allowed. */
function measureExtraction(stream: readonly string[]): Score {
  const labelOf = labels("figures");
  const lines = labelled(stream, labelOf);
  const right = lines.filter(({ url, title, summary = "" }) => {
    const [required = [], allowed = []] = (labelOf.get(labelKey(url)) ?? []).slice(1).map(splitFigures);
    const found = figuresOf({ title, summary }).map(({ what, value }) => `${what} ${value}`);
    return (
      required.every((figure) => found.includes(figure)) &&
      found.every((figure) => required.includes(figure) || allowed.includes(figure))
    );
  });
  return { what: "figures: articles read correctly", aim: 0.97, right: right.length, of: lines.length };
}

/** The labels name each pair of two papers' articles that count the same people, with both numbers. */
function measureAlignment(stories: readonly Story[]): Score[] {
  const labelledPairs = new Set(
    labelRows("alignment").map(([pair, what, ...values]) => [pair, what, ...values.sort()].join(" ")),
  );
  const lines = stories.flatMap(({ ladder }) =>
    ladder.figures.map(({ what, rows }) => ({
      // The labels do not tell the two apart.
      pairs: pairsOf(what === "rescued" ? "freed" : what, rows),
      differs: rows.length > 1,
    })),
  );
  const pairs = lines.flatMap((line) => line.pairs);
  const differing = lines.filter(({ differs }) => differs);
  const conflicts = differing.filter((line) => line.pairs.every((pair) => labelledPairs.has(pair)));
  return [
    {
      what: "figures: pairs that count the same",
      aim: 0.97,
      right: pairs.filter((pair) => labelledPairs.has(pair)).length,
      of: pairs.length,
    },
    {
      what: "figures: labelled pairs found",
      aim: null,
      right: [...labelledPairs].filter((pair) => pairs.includes(pair)).length,
      of: labelledPairs.size,
    },
    { what: "figures: differing lines, correct", aim: 1, right: conflicts.length, of: differing.length },
  ];
}

function pairsOf(what: string, rows: Ladder["figures"][number]["rows"]): string[] {
  const values = rows.flatMap(({ value, papers }) => papers.map((paper) => ({ value, ...paper })));
  return values.flatMap((one, at) =>
    values
      .slice(at + 1)
      .filter(({ paper }) => paper !== one.paper)
      .map((other) =>
        [
          labelKey([one.url, other.url].sort().join(" ")),
          what,
          ...[String(one.value), String(other.value)].sort(),
        ].join(" "),
      ),
  );
}

/** A label is "copy", "own", or "either" if a text says little of its own. */
function measureCopies(stories: readonly Story[]): Score[] {
  const labelOf = labels("copies");
  const copyLabels = stories
    .flatMap(({ ladder }) => ladder.texts.flatMap(({ copies }) => copies))
    .map(({ url }) => labelOf.get(labelKey(url))?.[1])
    .filter((label) => label !== undefined);
  const copies = [...labelOf.values()].filter(([, label]) => label === "copy").length;
  return [
    {
      what: "copies: correct",
      aim: 0.98,
      right: copyLabels.filter((label) => label !== "own").length,
      of: copyLabels.length,
    },
    {
      what: "copies: labelled copies, folded",
      aim: null,
      right: copyLabels.filter((label) => label === "copy").length,
      of: copies,
    },
  ];
}

function labelled(stream: readonly string[], labelOf: ReadonlyMap<string, readonly string[]>): Line[] {
  const byUrl = new Map(stream.map((line): [string, Line] => [JSON.parse(line).url, JSON.parse(line)]));
  return [...byUrl.values()].filter(({ url }) => labelOf.has(labelKey(url)));
}

function labels(name: string): Map<string, readonly string[]> {
  return new Map(labelRows(name).map((row) => [row[0] ?? "", row]));
}

function splitFigures(figures: string): string[] {
  return figures.split(",").filter(Boolean);
}
