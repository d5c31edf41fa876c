import { classify } from "./desk/category/classify.ts";
import type { Level } from "./desk/stories/levels.ts";
import { createStoryDesk } from "./desk/stories/story-desk.ts";
import type { Category } from "./shapes.ts";
import type { ToldArticle } from "./trends/told-article.ts";
import { findTopics } from "./trends/topics.ts";

/** Stations of the desk behind the command line: JSON lines in, JSON lines out. */
export type Lines = AsyncIterable<string> | Iterable<string>;

interface Line {
  readonly url: string;
  readonly title: string;
  readonly summary?: string;
  readonly paper: string;
  readonly time: number | string;
  readonly categories?: readonly string[];
  readonly feedCategory?: Category;
}

/** `desk classify`: the line plus `category` and `confidence`. */
export async function* classifyLines(lines: Lines): AsyncGenerator<string> {
  for await (const line of readLines(lines)) yield JSON.stringify({ ...line, ...classify(line) });
}

/** `desk cluster`: lines in time order, each plus `story`. */
export async function* clusterLines(lines: Lines, level: Level = "strict"): AsyncGenerator<string> {
  const desk = createStoryDesk({ level });
  let count = 0;
  for await (const line of readLines(lines)) {
    count += 1;
    const { story } = desk.place({ ...line, id: `s${count}`, time: instant(line.time) });
    yield JSON.stringify({ ...line, story });
  }
}

/** `desk topics --now`: the topics as of then, the highest score first. */
export async function* topicLines(lines: Lines, now: Date): AsyncGenerator<string> {
  const strict = createStoryDesk({ level: "strict" });
  const loose = createStoryDesk({ level: "loose" });
  const articles: ToldArticle[] = [];
  for await (const line of readLines(lines)) {
    const told = { ...line, id: line.url, time: instant(line.time) };
    if (told.time > now.getTime()) continue;
    const story = strict.place(told).story;
    articles.push({ ...told, story, subject: loose.place(told).story, time: new Date(told.time) });
  }
  for (const { id, name, score, reason, papers, articles: urls, sparkline } of findTopics(articles, now))
    yield JSON.stringify({ id, name, score, reason, papers, urls, sparkline });
}

async function* readLines(lines: Lines): AsyncGenerator<Line> {
  for await (const text of lines) if (text.trim() !== "") yield JSON.parse(text) as Line;
}

function instant(time: number | string): number {
  return typeof time === "number" ? time : Date.parse(time);
}
