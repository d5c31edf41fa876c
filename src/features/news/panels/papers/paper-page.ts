import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import type { AnswerOf } from "#contracts/endpoint.ts";
import type { PaperEndpoints } from "#features/news/contract/paper-pages.ts";
import { articlesOf, type CardArticle } from "#features/news/panels/visible.ts";

type PaperAnswer = AnswerOf<PaperEndpoints, typeof api.news.paper>;

export interface ShownPaper {
  id: string;
  name: string;
  nameLanguage: string;
  homepage: string;
  favicon: string | null;
  language: string;
  active: boolean;
  lastArticleAt: string | null;
  city: string | null;
  place: PaperAnswer["place"];
  founded: string | null;
  about: PaperAnswer["paper"]["about"];
  feeds: readonly { url: string; state: string; failure: string | null }[];
}

export interface Firsts {
  since: string;
  reported: number;
  first: number;
  articles: readonly CardArticle[];
}

export interface ShownShare {
  category: string;
  percent: number;
}

/** Its latest stories on its own page; all of them are in a list. */
const LATEST = 6;
/** How many of the newest stories that it reported first are shown. */
const FIRSTS = 3;

/** A paper's page: from the paper's own answer and its latest stories. */
export async function askPaper(ask: Ask, id: string) {
  const answer = await ask(api.news.paper, { id });
  const latest = await ask(api.news.latest, { source: answer.paper.name, limit: LATEST });
  return {
    paper: shownPaper(answer),
    firsts: firstsOf(answer),
    shares: sharesOf(answer),
    articles: articlesOf(latest.articles),
    topics: answer.topics,
  };
}

function shownPaper({ paper, place, feeds }: PaperAnswer): ShownPaper {
  const factOf = (wanted: string) => paper.about.find(({ fact }) => fact === wanted)?.value ?? null;
  return {
    id: paper.id,
    name: paper.name,
    nameLanguage: paper.name_language,
    homepage: paper.homepage,
    favicon: paper.favicon_url,
    language: paper.language,
    active: paper.active,
    lastArticleAt: paper.last_article_at,
    city: factOf("city"),
    place,
    founded: factOf("founded"),
    about: paper.about,
    feeds: feeds.map(({ url, state, last_failure }) => ({ url, state, failure: last_failure })),
  };
}

function firstsOf({ firsts }: PaperAnswer): Firsts | null {
  return firsts ? { ...firsts, articles: articlesOf(firsts.articles).slice(0, FIRSTS) } : null;
}

function sharesOf({ categories }: PaperAnswer): ShownShare[] {
  const all = categories.reduce((sum, { articles }) => sum + articles, 0);
  return categories
    .map(({ category, articles }) => ({ category, percent: Math.round((100 * articles) / all) }))
    .filter(({ percent }) => percent > 0);
}
