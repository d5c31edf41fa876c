import { type RawBuilder, sql } from "kysely";
import type { Language } from "#contracts/languages.ts";
import type { Category } from "#contracts/sections.ts";

export interface ListFilter {
  readonly category?: Category;
  readonly since?: Date;
  /** Now: what a clock that was ahead has dated later waits for its time. */
  readonly until?: Date;
  /** Names of papers. */
  readonly papers?: readonly string[];
  /** The languages of the articles; all if undefined. */
  readonly languages?: readonly Language[] | undefined;
  /** Slugs of states, of which one must be where the event is. */
  readonly places?: readonly string[] | undefined;
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
  if (filter.until !== undefined) parts.push(sql`${a}.published_at <= ${filter.until}`);
  if (filter.papers !== undefined) parts.push(isOf(filter.papers, alias));
  if (filter.languages !== undefined) parts.push(isIn(filter.languages, alias));
  if (filter.places !== undefined) parts.push(sql`${a}.states && ${[...filter.places]}::text[]`);
  return sql.join(parts, sql` and `);
}

/** The list in `derived.face` for a filter, whatever its `since`; null if there is none. */
export function faceListOf(filter: ListFilter): RawBuilder<string> | null {
  const { category, papers, languages, places } = filter;
  const given = [category, papers, languages, places].filter((one) => one !== undefined);
  if (given.length === 0) return sql`${"~"}`;
  if (given.length > 1) return null;
  if (category !== undefined) return sql`${`~c:${category}`}`;
  if (papers?.length === 1) return sql`(select '~p:' || min(id) from news.paper where name = ${papers[0]})`;
  return places?.length === 1 ? sql`${`~s:${places[0]}`}` : null;
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
