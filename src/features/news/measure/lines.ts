import * as z from "zod/mini";
import { languages } from "#contracts/languages.ts";
import { categories } from "#contracts/sections.ts";
import type { DeskArticle } from "#features/news/desk/stories/desk-article.ts";
import { createLanguageDesks } from "#features/news/desk/stories/language-desks.ts";
import type { Level } from "#features/news/desk/stories/levels.ts";
import type { LiveArticle } from "#features/news/desk/stories/live-articles.ts";
import { StoryBook } from "#features/news/desk/stories/story-book.ts";
import { detectLanguage } from "#features/news/intake/language/detect-language.ts";
import type { Language } from "#features/news/shapes.ts";
import { papers } from "#features/news/sources/papers.ts";
import { WrongInput } from "#platform/process/errors.ts";
import { parseJson } from "#platform/text/parse-json.ts";

/** JSON lines, each of which must be an article; any other line ends the command. */
export type Lines = AsyncIterable<string> | Iterable<string>;

/** Milliseconds or an ISO date. */
export const instant = z.union([
  z.number(),
  z.string().check(z.refine((time) => !Number.isNaN(millisecondsOf(time)))),
]);
const line = z.looseObject({
  url: z.optional(z.string()),
  title: z.string(),
  summary: z.optional(z.string()),
  paper: z.optional(z.string()),
  time: z.optional(instant),
  categories: z.optional(z.array(z.string())),
  feedCategory: z.optional(z.enum(categories)),
  language: z.optional(z.string()),
});
export type Line = z.infer<typeof line>;
/** The paper's language is the one that the line names, or the registry's for a paper of that id or name. */
export function languageOf(line: Line): Language {
  const paper = papers.find(({ id, name }) => id === line.paper || name === line.paper);
  return detectLanguage(line, line.language ?? paper?.language ?? null);
}

/** Enters articles at the desk of their language, and knows in which story each of them ends up. */
export class Entered {
  readonly #level: Level;
  readonly #desksOf = createLanguageDesks();
  readonly #stories = new StoryBook();
  readonly #copied = new Map<string, string>();

  constructor(level: Level) {
    this.#level = level;
  }

  enter(article: MeasuredArticle): void {
    const placed = this.#desksOf(article.language)[this.#level].place(article);
    this.#stories.enter(article.id, placed);
    if (placed.copyOf !== null)
      this.#copied.set(article.id, this.#copied.get(placed.copyOf) ?? placed.copyOf);
  }

  /** The desk's reading of the article entered last; null if it stands by itself. */
  read(article: MeasuredArticle): LiveArticle | null {
    return this.#desksOf(article.language).readings(article).article;
  }

  /** As at the end of a round. */
  review(): void {
    for (const language of languages) this.#stories.move(this.#desksOf(language)[this.#level].review());
  }

  storyOf(id: string): string {
    return this.#stories.storyOf(id);
  }

  /** The article that it repeats, as long as both stand in one story. */
  copyOf(id: string): string | null {
    const copied = this.#copied.get(id);
    return copied !== undefined && this.storyOf(copied) === this.storyOf(id) ? copied : null;
  }
}

export type MeasuredArticle = DeskArticle & { readonly language: Language };

export function articleFrom(line: Line, id: string): MeasuredArticle {
  const { url, title, summary, paper = "", time = 0 } = line;
  return { id, title, summary, url, paper, time: millisecondsOf(time), language: languageOf(line) };
}

export function millisecondsOf(time: number | string): number {
  return typeof time === "number" || /^\d+$/.test(time) ? Number(time) : Date.parse(time);
}

export function readLines(lines: Lines): AsyncGenerator<Line>;
export function readLines<One>(lines: Lines, shape: z.ZodMiniType<One>): AsyncGenerator<One>;
export async function* readLines(lines: Lines, shape: z.ZodMiniType = line): AsyncGenerator<unknown> {
  let number = 0;
  for await (const text of lines) {
    number += 1;
    if (text.trim() !== "") yield parse(text, number, shape);
  }
}

function parse(text: string, number: number, shape: z.ZodMiniType): unknown {
  const json = parseJson(text);
  if (json === undefined) throw new WrongInput(`Line ${number} is not JSON.`);
  const parsed = shape.safeParse(json);
  if (parsed.success) return parsed.data;
  const wrong = [...new Set(parsed.error.issues.map(({ path: [field = "title"] }) => String(field)))];
  const fields =
    wrong.length > 1 ? `${wrong.slice(0, -1).join(", ")} and ${wrong.at(-1)} are` : `${wrong[0]} is`;
  throw new WrongInput(`Line ${number} is not an article: its ${fields} missing or wrong.`);
}
