import * as api from "#contracts/all/api.ts";
import { foldName, namesMatch } from "#contracts/names.ts";
import { type State, states } from "#contracts/places.ts";
import type { Category } from "#contracts/sections.ts";
import type { Article } from "#features/news/contract/news.ts";
import { isKnownWord, sensesInQuery } from "#features/news/desk/thesaurus/query-senses.ts";
import { findSourceNames } from "#features/news/store/feeds/health.ts";
import { findByIds } from "#features/news/store/find-articles.ts";
import { markWords } from "#features/news/store/search/mark-words.ts";
import { type Query, toQuery, withSenses } from "#features/news/store/search/query.ts";
import {
  findCompletions,
  findHits,
  findNearWords,
  findPublished,
  type Hit,
  type Published,
} from "#features/news/store/search/search.ts";
import { toCards } from "./cards.ts";
import type { HandlerDeps, NewsHandlers } from "./deps.ts";
import { invalidCursor, toFilter, withFullNames } from "./filter.ts";

const COUNTED_TO = 1000;
/**
 * Ranking is expensive and old hits are seldom wanted: only this many of the newest are ranked, the others follow by
 * date.
 */
const RANKED = 500;
/** With this many hits a reader wants no others, and they would cost as much as those of a common word. */
const ENOUGH = 200;
const SUGGESTIONS = 8;
const MAX_FACETS = 20;
/** Each is searched for before it is offered. */
const OFFERS_TRIED = 3;
const CORRECTED_WORDS = 6;
const MAX_PAPERS = 5;
const MAX_PLACES = 3;
const SHORTEST_NAME = 3;
const WORD = /^[\p{L}\p{M}]{4,30}$/u;
/** Longer words in capitals are words that somebody typed with the wrong key held. */
const CAPITALS = /^\p{Lu}{2,6}$/u;
/** Two slips in a shorter word make another word of it. */
const TWO_SLIPS_FROM = 6;

/** Full-text search, and completions while typing. */
export function readSearch(deps: HandlerDeps) {
  return {
    [api.news.search]: async (request) => {
      const params = await withFullNames(deps.db, request);
      if ("refused" in params) return params;
      const words = plainWords(params.q);
      const page = params.cursor === undefined ? params.page : readPage(params.cursor);
      if (page === null) return invalidCursor;
      const [typed, { papers, places }, published] = await Promise.all([
        toQuery(deps.db, words),
        page === 1 ? namesIn(params.q) : { papers: [], places: [] },
        findPublished(deps.db),
      ]);
      const found = await searchSenses(deps, typed, { ...params, published });
      const { query, hits, newestAt } = found;
      const isNothing = mostHits(found) === 0 && papers.length === 0;
      const stories = oneForEachStory(hits.slice(0, COUNTED_TO), params.order);
      const onPage = stories.slice((page - 1) * params.limit, page * params.limit);
      const isFloor = hits.length > COUNTED_TO;
      return {
        articles: await markedCards(deps, query, onPage),
        total: stories.length,
        total_is_floor: isFloor,
        page,
        next_cursor: stories.length > page * params.limit ? `page-${page + 1}` : null,
        newest_at: newestAt?.toISOString() ?? null,
        query: params.q,
        did_you_mean: isNothing ? await didYouMean(words, { ...params, published }) : null,
        papers,
        places,
        facets: facetsOf(found),
      };
    },
    [api.news.suggest]: async ({ q }) => ({
      suggestions: await complete(q),
      places: placesOf(q, (name, typed) => name.startsWith(typed)),
      papers: await papersOf(q),
    }),
  } satisfies Partial<NewsHandlers>;

  async function namesIn(typed: string) {
    return { papers: await papersOf(typed), places: placesOf(typed, (name, whole) => name === whole) };
  }

  async function papersOf(typed: string): Promise<string[]> {
    if (foldName(typed).length < SHORTEST_NAME) return [];
    const names = await findSourceNames(deps.db);
    return names.filter((name) => namesMatch(name, typed)).slice(0, MAX_PAPERS);
  }

  /** The nearest other words with which the same search finds something. */
  async function didYouMean(words: string, params: Parameters<typeof search>[2]): Promise<string | null> {
    const typed = words.split(/\s+/);
    const near = await Promise.all(
      typed.map((word, index) => (index < CORRECTED_WORDS ? corrections(deps, word) : [])),
    );
    for (let nth = 0; near.some((offers) => offers.length > nth); nth += 1) {
      const question = typed.map((word, index) => near[index]?.[nth] ?? near[index]?.[0] ?? word).join(" ");
      const { hits } = await searchSenses(deps, await toQuery(deps.db, question), params);
      if (hits.length > 0) return question;
    }
    return null;
  }

  async function complete(typed: string): Promise<string[]> {
    const words = plainWords(typed);
    const [, before = "", start = ""] = /^(.*?)([\p{L}\p{M}\p{N}]{2,30})$/u.exec(words) ?? [];
    if (start === "") return [];
    const completions = await findCompletions(deps.db, start, SUGGESTIONS);
    return completions.map((word) => before + word);
  }
}

/** The nearest known words, if the word itself is none. */
async function corrections({ db }: HandlerDeps, word: string): Promise<string[]> {
  return WORD.test(word) && !isName(word) ? nearest(word, await findNearWords(db, word)) : [];
}

/** The states of which the typed text is the name or the capital, or the beginning of either. */
function placesOf(
  typed: string,
  fits: (name: string, typed: string) => boolean,
): Pick<State, "slug" | "name">[] {
  const folded = foldName(typed).replace(/ state$/, "");
  if (folded.length < SHORTEST_NAME) return [];
  return states
    .filter(({ slug, name, capital }) => [slug, name, capital].some((one) => fits(foldName(one), folded)))
    .slice(0, MAX_PLACES)
    .map(({ slug, name }) => ({ slug, name }));
}

/** Cards as in every list, with the found words marked. */
async function markedCards(deps: HandlerDeps, query: Query, hits: readonly Hit[]): Promise<Article[]> {
  const rows = await findByIds(
    deps.db,
    hits.map(({ id }) => id),
  );
  const cards = await toCards(rows, deps);
  // The shown text is marked, not the stored one: the shown summary lacks its reminder of earlier news.
  const marked = await markWords(
    deps.db,
    query,
    cards.map(({ _id, headline, summary }) => ({ id: _id, title: headline, summary })),
  );
  return cards.map((card, index) => {
    const { title: headline, summary } = marked[index] ?? { title: card.headline, summary: card.summary };
    return { ...card, headline, summary };
  });
}

/** Other names of what was typed are searched for if the typed ones find little. */
async function searchSenses(deps: HandlerDeps, typed: Query, params: Parameters<typeof search>[2]) {
  const query = withSenses(typed, sensesInQuery(typed.words));
  const found = await search(deps, typed, params);
  const isEnough = query.alternatives.length === typed.alternatives.length || mostHits(found) >= ENOUGH;
  return isEnough ? { query: typed, ...found } : { query, ...(await search(deps, query, params)) };
}

interface Found {
  readonly hits: readonly Hit[];
  readonly newestAt: Date | null;
  /** What choosing another category would list, with the source kept, and another source, with the category kept. */
  readonly ofAnyCategory: readonly Hit[];
  readonly ofAnySource: readonly Hit[];
}

async function search(
  deps: HandlerDeps,
  query: Query,
  params: Parameters<typeof toFilter>[0] & {
    category?: Category | undefined;
    published: Published | null;
  },
): Promise<Found> {
  if (query.words === "") return { hits: [], newestAt: null, ofAnyCategory: [], ofAnySource: [] };
  const now = deps.clock.now();
  const limits = { limit: COUNTED_TO + 1, ranked: RANKED, now, published: params.published };
  const { category, source } = params;
  const find = (chosen: Pick<typeof params, "category" | "source">, ranked: number) => {
    const filter = toFilter({ ...params, source: chosen.source }, now);
    return findHits(
      deps.db,
      query,
      { ...filter, ...(chosen.category && { category: chosen.category }) },
      { ...limits, ranked },
    );
  };
  const [found, anyCategory, anySource] = await Promise.all([
    find({ category, source }, RANKED),
    category === undefined ? null : find({ category: undefined, source }, 0),
    source === undefined ? null : find({ category, source: undefined }, 0),
  ]);
  return {
    ...found,
    ofAnyCategory: (anyCategory ?? found).hits,
    ofAnySource: (anySource ?? found).hits,
  };
}

function mostHits({ ofAnyCategory, ofAnySource }: Pick<Found, "ofAnyCategory" | "ofAnySource">): number {
  return Math.max(ofAnyCategory.length, ofAnySource.length);
}

/** "ASUU" is a name in any headline, and so is "neco", which papers are known to use. */
function isName(word: string): boolean {
  return CAPITALS.test(word) || isKnownWord(word);
}

/** "Tinubu’s" is searched as Tinubu, “quotes” as quotes, d'banj as dbanj, as the index stores them. */
function plainWords(typed: string): string {
  return typed
    .normalize("NFC")
    .replace(/[“”„]/g, '"')
    .replace(/[’‘ʼ']s(?![\p{L}\p{N}])/gu, "")
    .replace(/[’‘ʼ']/g, "")
    .replace(/\p{Cc}/gu, " ")
    .trim();
}

/** The nearest known words. Two transposed letters are one typing error, not two; of equals the most frequent wins. */
function nearest(
  typed: string,
  candidates: readonly { word: string; distance: number; articles: number }[],
): string[] {
  const lettersOf = (word: string): string => [...word.toLowerCase()].sort().join("");
  const slips = candidates.map(({ word, distance, articles }) => {
    const isSwapped = distance === 2 && lettersOf(word) === lettersOf(typed);
    return { word, articles, slips: isSwapped ? 1 : distance };
  });
  const mostSlips = typed.length < TWO_SLIPS_FROM ? 1 : 2;
  const known = slips.filter(({ slips }) => slips <= mostSlips);
  if (known.some(({ slips }) => slips === 0)) return [];
  return known
    .sort((a, b) => a.slips - b.slips || b.articles - a.articles)
    .slice(0, OFFERS_TRIED)
    .map(({ word }) => word);
}

/** One hit for each story: the first in the requested order. */
function oneForEachStory(hits: readonly Hit[], order: "best" | "newest"): Hit[] {
  const ordered = order === "newest" ? hits : hits.toSorted((a, b) => b.score - a.score);
  const seen = new Set<string>();
  return ordered.filter(({ story_id }) => !seen.has(story_id) && seen.add(story_id));
}

function facetsOf({ ofAnyCategory, ofAnySource }: Pick<Found, "ofAnyCategory" | "ofAnySource">) {
  return {
    categories: countBy(ofAnyCategory.slice(0, COUNTED_TO), (hit) => hit.category),
    sources: countBy(ofAnySource.slice(0, COUNTED_TO), (hit) => hit.paper_name),
    are_floors: mostHits({ ofAnyCategory, ofAnySource }) > COUNTED_TO,
  };
}

/** Counts stories rather than articles, as the list shows them. */
function countBy(hits: readonly Hit[], wordOf: (hit: Hit) => string): { value: string; count: number }[] {
  return [...Map.groupBy(hits, wordOf)]
    .map(([value, group]) => ({ value, count: new Set(group.map(({ story_id }) => story_id)).size }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, MAX_FACETS);
}

function readPage(cursor: string): number | null {
  const page = Number(/^page-(\d{1,3})$/.exec(cursor)?.[1]);
  return page >= 1 ? page : null;
}
