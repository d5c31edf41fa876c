import { classify } from "./desk/category/classify.ts";
import type { Level } from "./desk/stories/levels.ts";
import { createStoryDesk, type StoryDesk, type Told } from "./desk/stories/story-desk.ts";
import type { Category } from "./shapes.ts";
import { findTopics } from "./trends/topics.ts";

/** `feed parse`: one document's bytes to what is printed for it. */
export { feedLine } from "./intake/feed-line.ts";

/** Stations of the desk behind the command line: JSON lines in, JSON lines out. A line that is none is passed over. */
export type Lines = AsyncIterable<string> | Iterable<string>;

interface Line {
  readonly url?: string;
  readonly title: string;
  readonly summary?: string;
  readonly paper?: string;
  /** Milliseconds or an ISO date. */
  readonly time?: number | string;
  readonly categories?: readonly string[];
  readonly feedCategory?: Category;
}

/** `desk classify`: each line plus `category` and `confidence`. */
export async function* classifyLines(lines: Lines): AsyncGenerator<string> {
  for await (const line of readLines(lines)) yield JSON.stringify({ ...line, ...classify(line) });
}

/**
 * `desk cluster`: lines in time order, each plus `story`. They come when all are read, because a later article can
 * show two stories to be one.
 */
export async function* clusterLines(lines: Lines, level: Level = "strict"): AsyncGenerator<string> {
  const stories = new StoryBook(createStoryDesk({ level }));
  const read: { readonly line: Line; readonly id: string }[] = [];
  for await (const line of readLines(lines)) {
    const id = `s${read.length + 1}`;
    stories.enter(toldFrom(line, id));
    read.push({ line, id });
  }
  for (const { line, id } of read) yield JSON.stringify({ ...line, story: stories.storyOf(id) });
}

/** `desk topics --now`: the topics as of then, the highest score first. Times after `now` are not read. */
export async function* topicLines(lines: Lines, now: Date): AsyncGenerator<string> {
  const strict = new StoryBook(createStoryDesk({ level: "strict" }));
  const loose = new StoryBook(createStoryDesk({ level: "loose" }));
  const read: Told[] = [];
  for await (const line of readLines(lines)) {
    const told = toldFrom(line, line.url ?? `a${read.length + 1}`);
    if (told.time > now.getTime()) continue;
    strict.enter(told);
    loose.enter(told);
    read.push(told);
  }
  const articles = read.map((told) => ({
    ...told,
    time: new Date(told.time),
    story: strict.storyOf(told.id),
    subject: loose.storyOf(told.id),
    copyOf: strict.copyOf(told.id),
  }));
  for (const { articles: urls, ...topic } of findTopics(articles, now))
    yield JSON.stringify({ ...topic, urls });
}

/** Remembers where a desk put each article, also when stories become one later. */
class StoryBook {
  readonly #desk: StoryDesk;
  readonly #placed = new Map<string, { story: string; copyOf: string | null }>();
  readonly #absorbed = new Map<string, string>();

  constructor(desk: StoryDesk) {
    this.#desk = desk;
  }

  enter(told: Told): void {
    const { story, absorbed, copyOf } = this.#desk.place(told);
    for (const other of absorbed) this.#absorbed.set(other, story);
    this.#placed.set(told.id, { story, copyOf });
  }

  storyOf(id: string): string {
    let story = this.#placed.get(id)?.story ?? id;
    for (let next = this.#absorbed.get(story); next !== undefined; next = this.#absorbed.get(story))
      story = next;
    return story;
  }

  copyOf(id: string): string | null {
    return this.#placed.get(id)?.copyOf ?? null;
  }
}

function toldFrom({ url, title, summary, paper = "", time = 0 }: Line, id: string): Told {
  const at = typeof time === "number" || /^\d+$/.test(time) ? Number(time) : Date.parse(time);
  return { id, title, summary, url, paper, time: Number.isFinite(at) ? at : 0 };
}

async function* readLines(lines: Lines): AsyncGenerator<Line> {
  for await (const text of lines) {
    const line = parse(text);
    if (line !== null) yield line;
  }
}

function parse(text: string): Line | null {
  try {
    const line: unknown = JSON.parse(text);
    if (typeof line !== "object" || line === null || !("title" in line) || typeof line.title !== "string")
      return null;
    return line as Line;
  } catch {
    return null;
  }
}
