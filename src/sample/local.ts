import { readFileSync } from "node:fs";
import { type Category, categories } from "#contracts/sections.ts";
import { type SceneName, sceneNames } from "./drawings/scenes.ts";
import { paperOf, type SamplePaper } from "./papers.ts";
import type { PrintedText } from "./schedule.ts";

/** The second paper of each language, and the first, which repeats some of its texts. */
const localPapers = [
  ["keke-tori", "danfo"],
  ["tsamiya", "dorawa"],
  ["odidere", "eyele"],
  ["oji", "udara"],
] as const;

/** `- Business, market: headline | sentence`. */
const LINE = /^- (?<category>[A-Z][a-zA-Z ]+), (?<scene>[a-z]+): (?<headline>.+?) \| (?<summary>.+)$/;
/** "{Kano/Zariya}": a town for each half of the week. */
const TOWNS = /\{([^{}/]+)\/([^{}/]+)\}/;
const REPEATED = 3;

/**
 * The texts of each language's second paper as it prints them in a week: half a week after its first printing a text
 * returns with another town, when the desk no longer takes the two for one story. The language's first paper repeats
 * every third.
 */
export function planLocalWeeks(): PrintedText[][] {
  return localPapers.map(([own, repeats]) => {
    const { language } = paperOf(own) as SamplePaper;
    const lines = readLines(language);
    return [1, 2].flatMap((half) => lines.flatMap((line, at) => printings(line, at, half, { own, repeats })));
  });
}

function printings(
  line: LocalText,
  at: number,
  half: number,
  { own, repeats }: { own: string; repeats: string },
): PrintedText[] {
  const { category, scene, headline, summary } = line;
  const [, ...towns] = TOWNS.exec(headline) ?? [];
  const named = headline.replace(TOWNS, towns[half - 1] ?? "");
  const story = { name: `${own} ${at}`, category, scene, reports: [], later: [] };
  const text = { story, kind: "report" as const, headline: named, summary, author: own, after: 0 };
  const printing = (id: string): PrintedText => ({
    text,
    paper: paperOf(id) as SamplePaper,
    isOriginal: id === own,
  });
  return at % REPEATED === 0 ? [printing(own), printing(repeats)] : [printing(own)];
}

interface LocalText {
  readonly category: Category;
  readonly scene: SceneName;
  readonly headline: string;
  readonly summary: string;
}

function readLines(language: string): LocalText[] {
  const file = `local/${language}.md`;
  const lines = readFileSync(new URL(file, import.meta.url), "utf8").split("\n");
  return lines.flatMap((line, index) => {
    if (line === "" || line.startsWith("# ")) return [];
    const { category = "", scene = "", headline = "", summary = "" } = LINE.exec(line)?.groups ?? {};
    const known = {
      category: categories.find((one) => one === category),
      scene: sceneNames.find((one) => one === scene),
    };
    if (!known.category || !known.scene || !TOWNS.test(headline))
      throw new Error(`${file}:${index + 1}: not "- Category, scene: headline with {towns} | text": ${line}`);
    return [{ category: known.category, scene: known.scene, headline, summary }];
  });
}
