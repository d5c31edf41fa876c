import { languages } from "#contracts/languages.ts";
import { deskPlaces } from "#contracts/sections.ts";
import { shownHeadline } from "#features/news/api/shown-text.ts";
import { classify } from "#features/news/desk/category/classify.ts";
import { kindOf } from "#features/news/desk/kind.ts";
import { chooseEdition } from "#features/news/editions/choose.ts";
import { analyseWindow, LOOK_BACK_MS, POPULAR_SHOWN } from "#features/news/jobs/analyse-window.ts";
import type { Recap } from "#features/news/shapes.ts";
import { findFrontStories } from "#features/news/trends/front-stories.ts";
import { isRecap } from "#features/news/trends/recaps.ts";
import { WrongInput } from "#platform/process/errors.ts";
import { HOUR_MS } from "#platform/time.ts";
import { articleFrom, Entered, type Lines, type MeasuredArticle, readLines } from "./lines.ts";

/** Stories reach back three days, as in the running product. */
const STORIES_MS = 72 * HOUR_MS;
const TOPICS_SHOWN = 10;

/**
 * `desk day --at`: what the product would show at that time from the articles before it, as one JSON line: an edition
 * that opens then, Popular Now, Editor's Picks, the topics and the brief.
 */
export async function dayLine(lines: Lines, at: Date, languageNames?: string): Promise<string> {
  const shown = languageNames?.split(",");
  const unknown = shown?.find((name) => !languages.some((language) => language === name));
  if (unknown !== undefined) throw new WrongInput(`${unknown} is not one of ${languages.join(", ")}.`);
  return JSON.stringify(playDay(await enterUntil(lines, at, shown), at));
}

/** The articles of the last two days, each in its story. */
async function enterUntil(lines: Lines, at: Date, shown: readonly string[] | undefined) {
  const entered = new Entered("strict");
  const before: { article: MeasuredArticle; category: ReturnType<typeof classify>["category"] }[] = [];
  const recaps: Recap[] = [];
  let number = 0;
  for await (const line of readLines(lines)) {
    number += 1;
    const article = articleFrom(line, line.url ?? `a${number}`);
    if (article.time > +at || +at - article.time > STORIES_MS) continue;
    if (isRecap(article.title)) recaps.push({ ...article, time: new Date(article.time) });
    if (isRecap(article.title) || (shown !== undefined && !shown.includes(article.language))) continue;
    before.push({ article, category: classify({ ...line, language: article.language }).category });
  }
  before.sort((a, b) => a.article.time - b.article.time);
  for (const { article } of before) entered.enter(article);
  entered.review();
  const articles = before
    .filter(({ article }) => +at - article.time <= LOOK_BACK_MS)
    .map(({ article, category }) => ({
      ...article,
      summary: article.summary ?? "",
      time: new Date(article.time),
      category,
      story: entered.storyOf(article.id),
      subject: entered.storyOf(article.id),
      copyOf: entered.copyOf(article.id),
      views: 0,
    }));
  return { articles, recaps };
}

/** What readers would see of these articles. */
function playDay({ articles, recaps }: Awaited<ReturnType<typeof enterUntil>>, at: Date) {
  const window = { articles, recaps, wishes: {}, knownTopics: [], running: [], now: at };
  const first = analyseWindow({ ...window, edition: [] });
  const subjectOf = new Map(
    first.subjects.flatMap((stories) => stories.map((story) => [story, stories[0] ?? story])),
  );
  const candidates = findFrontStories(
    articles.map((one) => ({ ...one, kind: kindOf(one), subject: subjectOf.get(one.story) ?? one.story })),
    at,
    recaps,
  );
  const unbroken = candidates.map((one) => ({ ...one, burstAt: null }));
  const edition = chooseEdition(unbroken, at) ?? [];
  const analysis = analyseWindow({ ...window, edition: edition.map(({ story }) => story) });
  const byId = new Map(articles.map((article) => [article.id, article]));
  const papersOfStory = Map.groupBy(articles, ({ story }) => story);
  const card = (id: string) => {
    const { title = "", url, paper, category, story = "", time } = byId.get(id) ?? {};
    const papers = new Set(papersOfStory.get(story)?.map((one) => one.paper)).size;
    return { headline: shownHeadline(title), url, paper, category, papers, time };
  };
  return {
    at,
    articles: articles.length,
    edition: edition.map(({ article }) => card(article)),
    popular: analysis.popular.slice(0, POPULAR_SHOWN).map(({ id, why }) => ({ ...card(id), why })),
    picks: analysis.picks.map(card),
    topics: analysis.topics.slice(0, TOPICS_SHOWN).map(({ name, score, articles: ids }) => ({
      name,
      score,
      articles: ids.map(card),
    })),
    brief: analysis.brief.slice(0, deskPlaces.brief).map(({ topic, headline, sentence, papers }) => ({
      topic,
      headline,
      sentence,
      papers,
    })),
  };
}
