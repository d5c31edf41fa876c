import { type RawBuilder, sql } from "kysely";
import type { Language } from "#contracts/languages.ts";
import type { Category } from "#contracts/sections.ts";
import { FOLLOWERS_DIFFER_MS } from "#platform/clock.ts";

export interface ListFilter {
  readonly category?: Category;
  readonly since?: Date;
  /** Now: what a clock that was ahead has dated later waits for its time. */
  readonly until?: Date;
  /** Names of papers. */
  readonly papers?: readonly string[];
  /** The languages of the articles; all if undefined. */
  readonly languages?: readonly Language[] | undefined;
  /** The slug of a state that the article names, and in which its story is. */
  readonly place?: string | undefined;
}

/** Rows with a column `sample` that belong to the edition that is shown. */
export const isOfShownEdition = sql<boolean>`sample = (select news.shows_sample())`;

/** What readers may see of `alias`: nothing hidden, and sample articles only in the sample edition. */
export function isVisible(alias: string): RawBuilder<boolean> {
  const a = sql.ref(alias);
  return sql`not ${a}.hidden and ${a}.sample = (select news.shows_sample())`;
}

/** The reader's filters as a condition on `alias`. */
export function matchesFilter(alias: string, filter: ListFilter): RawBuilder<boolean> {
  const a = sql.ref(alias);
  const parts = [isVisible(alias)];
  if (filter.category !== undefined) parts.push(sql`${a}.category = ${filter.category}`);
  if (filter.since !== undefined) parts.push(sql`${a}.published_at >= ${filter.since}`);
  if (filter.until !== undefined) parts.push(hasCome(sql`${a}.published_at`, filter.until));
  if (filter.papers !== undefined) parts.push(isOf(filter.papers, alias));
  if (filter.languages !== undefined) parts.push(isIn(filter.languages, alias));
  if (filter.place !== undefined) {
    // As an array, for the index of the states.
    parts.push(
      sql`${a}.states && array[${filter.place}]::text[]`,
      isInState(sql`${a}.story_id`, filter.place),
    );
  }
  return sql.join(parts, sql` and `);
}

/** Not of the future. A worker's clock may be ahead of ours by as much as both may err when they follow the database's. */
export function hasCome(published: RawBuilder<unknown>, now: Date): RawBuilder<boolean> {
  return sql`${published} <= ${new Date(now.getTime() + FOLLOWERS_DIFFER_MS)}`;
}

/** At least half of the story's texts name the state, as in its record (`recordOf`). */
export function isInState(story: RawBuilder<unknown>, state: string): RawBuilder<boolean> {
  return sql`(select 2 * count(*) filter (where ${state} = any(told.states)) >= count(*) from (
    select distinct on (coalesce(teller.copy_of, teller.id)) teller.states from news.article teller
    where teller.story_id = ${story} and ${isVisible("teller")}
    order by coalesce(teller.copy_of, teller.id), teller.published_at, teller.id) told)`;
}

/**
 * The article whose text `alias` repeats, as in its story's record (`recordOf`): where that was taken down, the earliest
 * of its copies that is left, which itself repeats none.
 */
export function copyOf(alias: string): RawBuilder<string | null> {
  const a = sql.ref(alias);
  const ofStory = sql`from news.article told where told.story_id = ${a}.story_id and ${isVisible("told")}`;
  return sql`case when ${a}.copy_of is not null then coalesce(
    (select told.id ${ofStory} and told.id = ${a}.copy_of),
    nullif((select told.id ${ofStory} and told.copy_of = ${a}.copy_of order by told.published_at, told.id limit 1), ${a}.id)) end`;
}

/** The list in `derived.face` for a filter, whatever its `since`; null if there is none. */
export function faceListOf(filter: ListFilter): RawBuilder<string> | null {
  const { category, papers, languages, place } = filter;
  const given = [category, papers, languages, place].filter((one) => one !== undefined);
  if (given.length === 0) return sql`${"~"}`;
  if (given.length > 1) return null;
  if (category !== undefined) return sql`${`~c:${category}`}`;
  if (papers?.length === 1) return sql`(select '~p:' || min(id) from news.paper where name = ${papers[0]})`;
  return place === undefined ? null : sql`${`~s:${place}`}`;
}

/** One language is one value of an index in time order. */
function isIn(languages: readonly Language[], alias: string): RawBuilder<boolean> {
  const language = sql.ref(`${alias}.language`);
  return languages.length === 1
    ? sql`${language} = ${languages[0]}`
    : sql`${language} = any(${[...languages]}::text[])`;
}

/** One paper (names are unique) is one value of an index in time order; for several papers the planner chooses. */
function isOf(papers: readonly string[], alias: string): RawBuilder<boolean> {
  const paper = sql.ref(`${alias}.paper_id`);
  const namedPapers = sql`from news.paper where name = any(${[...papers]}::text[])`;
  return papers.length === 1
    ? sql`${paper} = (select min(id) ${namedPapers})`
    : sql`${paper} = any(array(select id ${namedPapers}))`;
}
