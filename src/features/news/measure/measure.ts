import * as z from "zod/mini";
import { classify } from "#features/news/desk/category/classify.ts";
import { kindOf } from "#features/news/desk/kind.ts";
import { buildLadder, markTexts } from "#features/news/desk/ladder/ladder.ts";
import type { Level } from "#features/news/desk/stories/levels.ts";
import { likeness, weighSigns } from "#features/news/desk/stories/likeness.ts";
import type { LiveArticle } from "#features/news/desk/stories/live-articles.ts";
import { separationReason } from "#features/news/desk/stories/separation.ts";
import { findSubjectsByLanguage } from "#features/news/desk/subjects/find-subjects.ts";
import { LOOK_BACK_MS } from "#features/news/jobs/analyse-window.ts";
import type { StoryText } from "#features/news/shapes.ts";
import { findTopicsByLanguage } from "#features/news/trends/language-topics.ts";
import { WrongInput } from "#platform/process/errors.ts";
import {
  articleFrom,
  Entered,
  instant,
  type Line,
  type Lines,
  languageOf,
  type MeasuredArticle,
  millisecondsOf,
  readLines,
} from "./lines.ts";

/** `feed parse`: what the command prints for one document's bytes. */
export { toFeedReport } from "#features/news/intake/feed-report.ts";

/** Single steps of the desk for the command line: JSON lines in, JSON lines out. */

const nonBlank = z.string().check(z.regex(/\S/));
/** Paper and time are required, because each figure and step of a story is printed with them. */
const storyArticle = z.looseObject({
  url: nonBlank,
  title: nonBlank,
  summary: z.optional(z.string()),
  paper: nonBlank,
  time: instant,
});

/** `desk classify`: each line plus `language`, `category` and `confidence`. */
export async function* classifyLines(lines: Lines): AsyncGenerator<string> {
  for await (const line of readLines(lines)) {
    const language = languageOf(line);
    yield JSON.stringify({ ...line, language, ...classify({ ...line, language }) });
  }
}

/**
 * `desk cluster`: lines in time order, each plus `story`, `kind` and `copyOf` (the address of the article that it
 * repeats, or null). Printed after all are read, because a later article can merge two stories.
 */
export async function* clusterLines(lines: Lines, level: Level = "strict"): AsyncGenerator<string> {
  const stories = new Entered(level);
  const entries: { readonly line: Line; readonly id: string }[] = [];
  for await (const line of readLines(lines)) {
    const id = `s${entries.length + 1}`;
    stories.enter(articleFrom(line, id));
    entries.push({ line, id });
  }
  stories.review();
  const urlOf = new Map(entries.map(({ line, id }) => [id, line.url ?? id]));
  for (const { line, id } of entries) {
    const copied = stories.copyOf(id);
    const copyOf = copied === null ? null : (urlOf.get(copied) ?? copied);
    yield JSON.stringify({ ...line, story: stories.storyOf(id), kind: kindOf(line), copyOf });
  }
}

/** `desk story`: the lines are the articles of one story; its texts, steps, figures and attributions in one line. */
export async function storyLine(lines: Lines): Promise<string> {
  const texts: StoryText[] = [];
  for await (const { url, title, summary = "", paper, time } of readLines(lines, storyArticle))
    texts.push({ url, title, summary, paper, time: new Date(millisecondsOf(time)) });
  texts.sort((a, b) => +a.time - +b.time);
  return JSON.stringify(buildLadder(markTexts(texts)));
}

/** `desk why`: what speaks for and against two of the articles telling one event, the strongest sign first. */
export async function whyLines(lines: Lines, one: string, other: string): Promise<string[]> {
  const stories = new Entered("strict");
  const articles = new Map<string, LiveArticle | null>();
  for await (const line of readLines(lines)) {
    const article = articleFrom(line, line.url ?? "");
    stories.enter(article);
    if (article.id === one || article.id === other) articles.set(article.id, stories.read(article));
  }
  stories.review();
  for (const url of [one, other])
    if (!articles.has(url)) throw new WrongInput(`No line has the address ${url}.`);
  const [a, b] = [articles.get(one), articles.get(other)];
  const together = stories.storyOf(one) === stories.storyOf(other);
  const end = together ? "They stand in one story." : "They stand in two stories.";
  if (!a || !b) return ["A round-up, guide or opinion stands by itself.", end];
  const apart = separationReason(a.profile, b.profile);
  return [
    `kinds: ${a.profile.kind}, ${b.profile.kind}`,
    ...weighSigns(a, b).map(
      ({ name, contribution }) =>
        `${contribution > 0 ? "for" : "against"}  ${contribution.toFixed(2)}  ${name}`,
    ),
    ...(apart === null ? [] : [`never one story: ${apart}`]),
    `likeness: ${likeness(a, b).toFixed(2)}`,
    end,
  ];
}

/** `desk topics --now`: the topics at that time, highest score first. Articles after `now` are ignored. */
export async function* topicLines(lines: Lines, now: Date): AsyncGenerator<string> {
  const stories = new Entered("strict");
  const measured: MeasuredArticle[] = [];
  for await (const line of readLines(lines)) {
    const article = articleFrom(line, line.url ?? `a${measured.length + 1}`);
    if (article.time > now.getTime()) continue;
    stories.enter(article);
    measured.push(article);
  }
  stories.review();
  const articles = measured
    .filter(({ time }) => now.getTime() - time <= LOOK_BACK_MS)
    .map((article) => ({ ...article, time: new Date(article.time), story: stories.storyOf(article.id) }));
  const subjectOf = findSubjectsByLanguage(articles);
  const grouped = articles.map((article) => ({
    ...article,
    subject: subjectOf.get(article.id) ?? article.story,
    copyOf: stories.copyOf(article.id),
  }));
  for (const { articles: urls, ...topic } of findTopicsByLanguage(grouped, now))
    yield JSON.stringify({ ...topic, urls });
}
