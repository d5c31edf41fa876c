import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import { product } from "#contracts/product.ts";
import { categories } from "#contracts/sections.ts";
import type { Article, Story } from "#features/news/contract/news.ts";
import { english, type Words } from "#words/words.ts";
import type { Poster } from "./draw.ts";
import { club, match, whatIf } from "./league-posters.ts";

export interface InWords {
  /** In the language of the page that is shared. */
  readonly words: Words;
  /** Says one of the site's sentences in another language. */
  say(language: string, sentence: string): string;
}

export const inEnglish: InWords = { words: english, say: (_, sentence) => sentence };

/** The poster of each kind of shared link. Null if there is nothing to share; for a missing article `ask` throws. */
export const posters = {
  article,
  story,
  topic,
  paper,
  place,
  category,
  club,
  match,
  "what-if": whatIf,
} as const;

export type PosterKind = keyof typeof posters;

export function frontPoster({ say }: Words): Poster {
  return {
    title: say("Nigeria’s newspapers, each story told once"),
    category: "Sports",
    badge: null,
    foot: say(product.tagline),
  };
}

async function article(ask: Ask, id: string, { words, say } = inEnglish): Promise<Poster> {
  const { article: shown, story: articleStory } = await ask(api.news.article, { id });
  const poster = {
    title: shown.headline,
    category: shown.category,
    badge: badgeOf(shown, say),
    foot: shown.newspaper_name ?? words.say("Unknown"),
  };
  if (articleStory === null || articleStory.papers < 2) return poster;
  const here = articleStory.coverage.findIndex(
    ({ paper, published_at }) => paper === shown.newspaper_name && published_at === shown.published_at,
  );
  const others = words.count(articleStory.papers - 1, "paper", "papers");
  return {
    ...poster,
    aside: `${words.say("Also in {papers}", { papers: others })} · ${textsOf(articleStory, words)}`,
    coverage: coverageOf(articleStory, here),
  };
}

async function story(ask: Ask, id: string, { words, say } = inEnglish): Promise<Poster> {
  const { story: shown, articles } = await ask(api.news.story, { id });
  return {
    title: shown.headline,
    category: shown.category,
    badge: badgeOf(articles[0] ?? { ...shown, fact_check: null }, say),
    foot: words.say("Reported by {papers}", { papers: words.count(shown.papers, "paper", "papers") }),
    aside: textsOf(shown, words),
    coverage: coverageOf(shown, -1),
  };
}

/** In the story's language; a fact-check is labelled as one instead of with its category. */
function badgeOf(
  { category, fact_check, language }: Pick<Article, "category" | "fact_check" | "language">,
  say: InWords["say"],
): string {
  return say(language, fact_check ? "Fact-check" : category);
}

function textsOf({ independent_reports }: Story, { count }: Words): string {
  return count(independent_reports, "independent text", "independent texts");
}

/** The same dots as on the card and on the story's page. */
function coverageOf({ coverage, last_told_at }: Story, here: number): NonNullable<Poster["coverage"]> {
  return {
    dots: coverage.map(({ published_at, copy }) => ({ at: published_at, copy })),
    lastReportedAt: last_told_at,
    here,
  };
}

async function topic(ask: Ask, id: string, { words } = inEnglish): Promise<Poster> {
  const { topic: shown } = await ask(api.news.topic, { id });
  const { say, count } = words;
  return {
    title: shown.topic,
    category: shown.articles[0]?.category ?? "",
    badge: say("Hot topic"),
    foot: say("{stories} in {papers}", {
      stories: count(shown.story_count, "article", "articles"),
      papers: count(shown.papers, "paper", "papers"),
    }),
    aside: shown.score === null ? "" : say("Trending: {score}/10", { score: shown.score }),
  };
}

async function paper(ask: Ask, id: string, { words } = inEnglish): Promise<Poster> {
  const { paper: shown, firsts } = await ask(api.news.paper, { id });
  const { say, count } = words;
  const led = firsts && { first: firsts.first, stories: count(firsts.reported, "story", "stories") };
  return {
    title: shown.name,
    category: "",
    badge: say("Newspaper"),
    foot: shown.about.find(({ fact }) => fact === "city")?.value ?? new URL(shown.homepage).hostname,
    aside: led ? say("First to report {first} of {stories}", led) : "",
  };
}

async function place(ask: Ask, slug: string, { words } = inEnglish): Promise<Poster> {
  const { place: shown, week } = await ask(api.news.place, { state: slug });
  const { say, count, translate } = words;
  return {
    title: translate(shown.name).text,
    category: "",
    badge: translate(shown.zone).text,
    foot: say("{stories} in 7 days", { stories: count(week.stories, "story", "stories") }),
    aside: say("from {papers}", { papers: count(week.papers, "paper", "papers") }),
  };
}

async function category(_ask: Ask, slug: string, { words } = inEnglish): Promise<Poster | null> {
  const label = categories.find((one) => one.toLowerCase() === slug);
  if (label === undefined) return null;
  const foot = words.say("The latest from Nigeria’s newspapers");
  return { title: words.say(label), category: label, badge: null, foot };
}
