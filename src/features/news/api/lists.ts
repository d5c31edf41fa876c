import * as api from "#contracts/all/api.ts";
import type { Category } from "#contracts/sections.ts";
import { findRowsOf } from "#features/news/store/digest.ts";
import {
  type ArticleRow,
  countStories,
  findLatest,
  findMostReported,
} from "#features/news/store/find-articles.ts";
import type { ListFilter } from "#features/news/store/visible.ts";
import { daysBefore } from "#platform/time.ts";
import { findRecords, toCards, toPlaceMark } from "./cards.ts";
import type { HandlerDeps, NewsHandlers } from "./deps.ts";
import { toFilter, toPageRange, unknownCategory, withFullNames, writeCursor } from "./filter.ts";

const COUNTED_TO = 1000;
const LEADS = 5;

/** Latest articles, and those of a category. */
export function readLists(deps: HandlerDeps) {
  return {
    [api.news.latest]: async (query) => {
      const params = await withFullNames(deps.db, query);
      if ("refused" in params) return params;
      const { category } = params;
      const filter = { ...toFilter(params, deps.clock.now()), ...(category && { category }) };
      const page = await onePage(filter, params);
      if ("refused" in page) return page;
      const [place = null] = params.place === undefined ? [] : toPlaceMark(params.place);
      return { ...page, place };
    },
    [api.news.category]: async (query) => {
      const params = await withFullNames(deps.db, query);
      if ("refused" in params) return params;
      const { category } = params;
      if (category === undefined) return unknownCategory;
      const now = deps.clock.now();
      const lastDay = daysBefore(now, 1);
      const page = await onePage({ ...toFilter(params, now), category }, params);
      if ("refused" in page) return page;
      const { language: languages } = params;
      const places = params.place === undefined ? undefined : [params.place];
      const leads = await findLeads({ category, languages, places, since: lastDay, until: now });
      return { ...page, category, leads: await toCards(leads, deps, "of the story") };
    },
  } satisfies Partial<NewsHandlers>;

  /** The category's most important stories; before the first analysis, those that the most papers report. */
  async function findLeads(filter: ListFilter & { category: Category; since: Date }): Promise<ArticleRow[]> {
    const analysed = await findRowsOf(deps.db, "leads", filter.languages);
    const ofCategory = analysed
      .filter((row) => row.category === filter.category)
      .filter(({ states }) => filter.places?.some((place) => states.includes(place)) ?? true)
      .slice(0, LEADS);
    return ofCategory.length > 0 ? ofCategory : findMostReported(deps.db, filter, LEADS);
  }

  async function onePage(filter: ListFilter, params: Parameters<typeof toPageRange>[0]) {
    const place = toPageRange(params);
    if ("refused" in place) return place;
    const [rows, { total, isFloor }] = await Promise.all([
      findLatest(deps.db, filter, place),
      countStories(deps.db, filter, COUNTED_TO),
    ]);
    const isFirst = place.offset === 0 && place.after === undefined;
    const [newest] = isFirst ? rows : await findLatest(deps.db, filter, { limit: 1, offset: 0 });
    const last = rows.at(-1);
    const records = await findRecords(
      deps,
      rows.map(({ story_id }) => story_id),
    );
    const isThere = ({ story_id }: ArticleRow): boolean =>
      filter.places?.every((state) => records.get(story_id)?.states.includes(state)) ?? true;
    return {
      // An article may name a state in which its story is not.
      articles: await toCards(rows.filter(isThere), deps, "its own", records),
      total,
      total_is_floor: isFloor,
      page: params.page,
      next_cursor: last && rows.length === place.limit ? writeCursor(last) : null,
      newest_at: newest?.published_at.toISOString() ?? null,
    };
  }
}
