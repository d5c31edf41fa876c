import type { Address, AllEndpoints } from "#contracts/all/all-endpoints.ts";
import type * as api from "#contracts/all/api.ts";
import type { AnswerOf } from "#contracts/endpoint.ts";

/** An answer as it may come: any field may be missing or null. */
export type Tolerant<Whole> = Whole extends readonly (infer Item)[]
  ? readonly TolerantItem<Item>[]
  : Whole extends object
    ? { readonly [Field in keyof Whole]?: Tolerant<Whole[Field]> | null }
    : Whole;

/** One of an answer's list: any field may be missing, but what a field holds is complete. */
export type TolerantItem<Whole> = Whole extends object
  ? { readonly [Field in keyof Whole]?: Whole[Field] | null }
  : Whole;

/** The product's specification describes these calls, with fewer fields than we send; others may answer them. */
type Specified =
  | typeof api.news.popular
  | typeof api.news.topics
  | typeof api.news.homepage
  | typeof api.news.sources
  | typeof api.markets.stocks
  | typeof api.markets.oil
  | typeof api.weather.current
  | typeof api.league.currentStandings
  | typeof api.league.teams
  | typeof api.league.upcoming
  | typeof api.league.latestRound
  | typeof api.league.featuredUpcoming
  | typeof api.league.featuredResults
  | typeof api.league.goalsPerRound
  | typeof api.league.matchPatterns
  | typeof api.league.streaks
  | typeof api.league.prediction
  | typeof api.league.seasonStats
  | typeof api.league.gameOfTheWeek
  | typeof api.league.inForm
  | typeof api.league.outOfForm
  | typeof api.league.headToHead
  | typeof api.league.teamForm;

/** What a card gets: the contract's shape, tolerantly if the specification describes the call. */
export type ShownAnswer<A extends Address> = A extends Specified
  ? Tolerant<AnswerOf<AllEndpoints, A>>
  : AnswerOf<AllEndpoints, A>;

/** Reads the body of an answer: a bare list is the same answer as an object that holds the list. */
export function readAnswer(body: unknown): unknown {
  return Array.isArray(body) ? { articles: body, topics: body, sources: body } : body;
}

/** The objects of a list; none if it is missing, or no list. */
export function listOf<Item extends object>(list: readonly Item[] | null | undefined): Item[] {
  return Array.isArray(list) ? list.filter((item) => typeof item === "object" && item !== null) : [];
}
