import { readFileSync } from "node:fs";
import { type Category, categories } from "#contracts/sections.ts";
import { type SceneName, sceneNames } from "./drawings/scenes.ts";
import { papers } from "./papers.ts";

const TITLE = /^## (?<name>.+) \((?<scene>[a-z]+)\)$/;
const TELLING = /^- (?<paper>[a-z-]+): (?<headline>.+?) \| (?<text>.+)$/;
const FOLLOW_UP = "later";

/** A paper's own report: paper, headline, and one to three sentences. */
type SampleReport = readonly [paper: string, headline: string, summary: string];

/** A follow-up within a day or so, for any paper to print: headline and one sentence. */
type FollowUp = readonly [headline: string, sentence: string];

/** A hand-written story. It names no weekday or date, because it returns every week, and no living person. */
export interface SampleStory {
  /** Two to five words that can precede a colon; unique in the edition. */
  readonly name: string;
  readonly scene: SceneName;
  readonly reports: readonly SampleReport[];
  readonly later: readonly FollowUp[];
}

export interface CataloguedStory extends SampleStory {
  readonly category: Category;
}

/** All stories in the order of the week. Every category is spread evenly, so that each hour has a mixture. */
export const stories: readonly CataloguedStory[] = categories
  .flatMap((category, row) =>
    storiesOf(category).map((story, index, all) => ({
      ...story,
      category,
      place: (index + row / categories.length) / all.length,
    })),
  )
  .sort((one, other) => one.place - other.place);

function storiesOf(category: Category): SampleStory[] {
  const file = `stories/${category.toLowerCase().replace(" ", "-")}.md`;
  return readStories(readFileSync(new URL(file, import.meta.url), "utf8"), file);
}

type Draft = { -readonly [Key in "name" | "scene"]: SampleStory[Key] } & {
  reports: [string, string, string][];
  later: [string, string][];
};

/**
 * The stories of one file: `## Name (scene)` begins a story, `- paper: headline | text` is a paper's report and
 * `- later: headline | sentence` a follow-up. Empty lines and lines that begin with `# ` are skipped. Any other line is
 * an error, reported with file and line.
 */
export function readStories(text: string, file: string): SampleStory[] {
  const stories: Draft[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (line === "" || line.startsWith("# ")) continue;
    const problem = readLine(line, stories);
    if (problem !== null) throw new Error(`${file}:${index + 1}: ${problem}: ${line}`);
  }
  return stories;
}

/** Adds a line to the stories read so far; returns null, or what is wrong with it. */
function readLine(line: string, stories: Draft[]): string | null {
  const title = TITLE.exec(line)?.groups;
  if (title !== undefined) {
    const { name = "", scene = "" } = title;
    if (!isScene(scene)) return `there is no scene "${scene}"`;
    stories.push({ name, scene, reports: [], later: [] });
    return null;
  }
  const story = stories.at(-1);
  const telling = TELLING.exec(line)?.groups;
  if (telling === undefined) return "neither `## Name (scene)` nor `- paper: headline | text`";
  if (story === undefined) return "a report before the first story heading, `## Name (scene)`";
  const { paper = "", headline = "", text = "" } = telling;
  if (paper === FOLLOW_UP) story.later.push([headline, text]);
  else if (isPaper(paper)) story.reports.push([paper, headline, text]);
  else return `there is no paper "${paper}"`;
  return null;
}

function isScene(name: string): name is SceneName {
  return (sceneNames as readonly string[]).includes(name);
}

function isPaper(id: string): boolean {
  return papers.some((paper) => paper.id === id);
}
