import { type SceneName, sceneNames } from "./drawings/scenes.ts";
import { type PaperId, papers } from "./papers.ts";
import type { SampleStory } from "./story.ts";

const TITLE = /^## (?<name>.+) \((?<scene>[a-z]+)\)$/;
const TELLING = /^- (?<paper>[a-z-]+): (?<headline>.+?) \| (?<text>.+)$/;
const FOLLOW_UP = "later";

type Draft = { -readonly [Key in "name" | "scene"]: SampleStory[Key] } & {
  reports: [PaperId, string, string][];
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

function isPaper(id: string): id is PaperId {
  return papers.some((paper) => paper.id === id);
}
