import type { Tolerant } from "#ask/tolerant.ts";
import type { AllEndpoints, Ask } from "#contracts/all/all-endpoints.ts";
import type * as api from "#contracts/all/api.ts";
import type { AnswerOf, ParamsOf } from "#contracts/endpoint.ts";
import type { OtherLanguage } from "#contracts/languages.ts";
import { articlesOf, type CardArticle } from "#features/news/panels/visible.ts";

type FeedAddress = typeof api.news.latest | typeof api.news.category | typeof api.news.search;

/** The request for a list of stories: made on the server, and repeated in the browser for older and newer ones. */
export interface FeedQuestion {
  readonly address: FeedAddress;
  readonly params: ParamsOf<AllEndpoints, FeedAddress>;
}

export interface FeedPage {
  readonly articles: CardArticle[];
  readonly total: number;
  readonly totalIsFloor: boolean;
  readonly page: number;
  readonly more: boolean;
  readonly newestAt: string | null;
}

/** Stories per page, the same for every list. */
export const PAGE_LENGTH = 12;

export function feedPageOf(
  answer: Tolerant<AnswerOf<AllEndpoints, typeof api.news.latest>> | null,
): FeedPage {
  const articles = articlesOf(answer?.articles);
  const page = Number(answer?.page ?? 1);
  const total = Number(answer?.total ?? articles.length);
  return {
    articles,
    total,
    totalIsFloor: answer?.total_is_floor === true,
    page,
    more: typeof answer?.next_cursor === "string" || total > page * PAGE_LENGTH,
    newestAt: answer?.newest_at ?? articles[0]?.published_at ?? null,
  };
}

/** An empty list if the paper is unknown (404), since readers may type its name; the page then says it is empty. */
export function emptyIfNotFound(error: unknown) {
  if ((error as { status?: unknown } | null)?.status !== 404) throw error;
  const facets = { categories: [], sources: [], are_floors: false };
  return {
    articles: [],
    leads: [],
    total: 0,
    total_is_floor: false,
    place: null,
    places: [],
    papers: [],
    did_you_mean: null,
    facets,
  };
}

/** With fewer stories, a page in another language goes on in English. */
const FEW = 7;

/** What follows in English, where the page's own language has few stories; null where it has enough, or English none. */
export async function inEnglishIfFew<Item>(
  language: OtherLanguage | undefined,
  list: readonly unknown[],
  askInEnglish: () => Promise<Item[]>,
): Promise<Item[] | null> {
  if (language === undefined || list.length >= FEW) return null;
  const english = await askInEnglish();
  return english.length > 0 ? english : null;
}

/** The same list in English. */
export async function alsoInEnglish(
  ask: Ask,
  { address, params }: FeedQuestion,
  first: FeedPage | null,
): Promise<CardArticle[] | null> {
  const { language, page = 1 } = params;
  if (first === null || first.more || page !== 1) return null;
  return inEnglishIfFew(language as OtherLanguage | undefined, first.articles, async () => {
    const asked = { ...params, language: "en" };
    return articlesOf((await ask(address as typeof api.news.latest, asked).catch(emptyIfNotFound)).articles);
  });
}

/** Each story once, at its first position in the list. */
export function distinctStories(articles: readonly CardArticle[]): CardArticle[] {
  const seen = new Set<string>();
  return articles.filter(({ _id, story_id }) => {
    const isRepeated = seen.has(_id) || (story_id !== null && seen.has(story_id));
    seen.add(_id);
    if (story_id !== null) seen.add(story_id);
    return !isRepeated;
  });
}
