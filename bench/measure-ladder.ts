/** What a story's page says about its texts, compared with labels: steps, sources, figures, copies. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { figuresOf } from "#domains/news/desk/figures/find-figures.ts";
import type { Ladder } from "#domains/news/desk/ladder/ladder.ts";
import { clusterLines, storyLine } from "#domains/news/measure/measure.ts";

/** A count out of a total; the aim is a share, or null without one. */
export interface Reached {
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
export async function measureLadder(stream: readonly string[]): Promise<Reached[]> {
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
  return Promise.all(several.map(async (told) => ({ lines: told, ladder: await ladderOf(told) })));
}

async function ladderOf(lines: readonly Line[]): Promise<Ladder> {
  return JSON.parse(await storyLine(lines.map((line) => JSON.stringify(line))));
}

/**
 * A label is "step", "slight" or "none". The number of steps per 100 stories is given as a share too: the aim is six.
 */
function measureSteps(stories: readonly Story[]): Reached[] {
  const labelOf = labels("steps");
  const found = stories.flatMap(({ ladder }) => ladder.steps.map(({ url }) => labelOf.get(hash(url))?.[1]));
  const known = found.filter((label) => label !== undefined);
  return [
    { what: "steps: correct", aim: 0.8, right: known.filter((label) => label === "step").length },
    { what: "steps: not wrong", aim: 0.92, right: known.filter((label) => label !== "none").length },
  ]
    .map((row) => ({ ...row, of: known.length }))
    .concat({ what: "steps in all stories", aim: 0.06, right: found.length, of: stories.length });
}

/** A label names each source that is right, "(unnamed)" and "(none)" among them. */
async function measureSources(stream: readonly string[]): Promise<Reached> {
  const labelOf = labels("attributions");
  const lines = labelled(stream, labelOf);
  const said = await Promise.all(lines.map(async (line) => (await ladderOf([line])).attributions[0]));
  const right = lines.filter(({ url }, at) => {
    const who = said[at] === undefined ? "(none)" : (said[at].who ?? "(unnamed)");
    return labelOf.get(hash(url))?.[1]?.split(" | ").includes(who);
  });
  return { what: "sources: correct", aim: 0.97, right: right.length, of: lines.length };
}

/** An article is right if all its figures are found, and no others than allowed. */
function measureExtraction(stream: readonly string[]): Reached {
  const labelOf = labels("figures");
  const lines = labelled(stream, labelOf);
  const right = lines.filter(({ url, title, summary = "" }) => {
    const [must = [], may = []] = (labelOf.get(hash(url)) ?? []).slice(1).map(listed);
    const found = figuresOf({ title, summary }).map(({ what, value }) => `${what} ${value}`);
    return (
      must.every((figure) => found.includes(figure)) &&
      found.every((figure) => must.includes(figure) || may.includes(figure))
    );
  });
  return { what: "figures: articles read correctly", aim: 0.97, right: right.length, of: lines.length };
}

/** The labels name each pair of two papers' articles that count the same people, with both numbers. */
function measureAlignment(stories: readonly Story[]): Reached[] {
  const same = new Set(
    rowsOf("alignment").map(([pair, what, ...values]) => [pair, what, ...values.sort()].join(" ")),
  );
  const found = stories.flatMap(({ ladder }) =>
    ladder.figures.map(({ what, rows }) => ({ pairs: pairsOf(what, rows), differs: rows.length > 1 })),
  );
  const pairs = found.flatMap((line) => line.pairs);
  const differing = found.filter(({ differs }) => differs);
  const conflicts = differing.filter((line) => line.pairs.every((pair) => same.has(pair)));
  return [
    {
      what: "figures: pairs that count the same",
      aim: 0.97,
      right: pairs.filter((pair) => same.has(pair)).length,
      of: pairs.length,
    },
    {
      what: "figures: labelled pairs found",
      aim: null,
      right: [...same].filter((pair) => pairs.includes(pair)).length,
      of: same.size,
    },
    { what: "figures: differing lines, correct", aim: 1, right: conflicts.length, of: differing.length },
  ];
}

function pairsOf(what: string, rows: Ladder["figures"][number]["rows"]): string[] {
  const said = rows.flatMap(({ value, papers }) => papers.map((paper) => ({ value, ...paper })));
  return said.flatMap((one, at) =>
    said
      .slice(at + 1)
      .filter(({ paper }) => paper !== one.paper)
      .map((other) =>
        [
          hash([one.url, other.url].sort().join(" ")),
          what,
          ...[String(one.value), String(other.value)].sort(),
        ].join(" "),
      ),
  );
}

/** A label is "copy", "own", or "either" if a text says little of its own. */
function measureCopies(stories: readonly Story[]): Reached[] {
  const labelOf = labels("copies");
  const found = stories
    .flatMap(({ ladder }) => ladder.texts.flatMap(({ copies }) => copies))
    .map(({ url }) => labelOf.get(hash(url))?.[1])
    .filter((label) => label !== undefined);
  const copies = [...labelOf.values()].filter(([, label]) => label === "copy").length;
  return [
    {
      what: "copies: correct",
      aim: 0.98,
      right: found.filter((label) => label !== "own").length,
      of: found.length,
    },
    {
      what: "copies: labelled copies, folded",
      aim: null,
      right: found.filter((label) => label === "copy").length,
      of: copies,
    },
  ];
}

function labelled(stream: readonly string[], labelOf: ReadonlyMap<string, readonly string[]>): Line[] {
  const byUrl = new Map(stream.map((line): [string, Line] => [JSON.parse(line).url, JSON.parse(line)]));
  return [...byUrl.values()].filter(({ url }) => labelOf.has(hash(url)));
}

function labels(name: string): Map<string, readonly string[]> {
  return new Map(rowsOf(name).map((row) => [row[0] ?? "", row]));
}

function rowsOf(name: string): string[][] {
  const text = readFileSync(new URL(`./labels/${name}.tsv`, import.meta.url), "utf8");
  return text
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"));
}

function listed(figures: string): string[] {
  return figures.split(",").filter(Boolean);
}

function hash(address: string): string {
  return createHash("sha1").update(address).digest("hex");
}
