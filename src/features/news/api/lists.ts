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
      const filter = { ...toFilter(params, now), category };
      const page = await onePage(filter, params);
      if ("refused" in page) return page;
      const leads = await findLeads(filter, now);
      return { ...page, category, leads: await toCards(leads, deps, "of the story") };
    },
  } satisfies Partial<NewsHandlers>;

  /** The category's most important stories; before the first analysis, those that the most papers report. */
  async function findLeads(filter: ListFilter & { category: Category }, now: Date): Promise<ArticleRow[]> {
    const { category, languages, papers, since } = filter;
    const analysed = await findRowsOf(deps.db, "leads", languages);
    const asked = analysed.filter(
      (row) =>
        row.category === category &&
        (papers?.includes(row.paper_name) ?? true) &&
        (since === undefined || row.published_at >= since),
    );
    const leads = (await inPlace(asked, filter)).slice(0, LEADS);
    const lastDay = daysBefore(now, 1);
    const recent = { ...filter, since: since && since > lastDay ? since : lastDay };
    return leads.length > 0 ? leads : findMostReported(deps.db, recent, LEADS);
  }

  /** The articles that name the filter's state and whose stories are in it. */
  async function inPlace(rows: ArticleRow[], { place }: ListFilter): Promise<ArticleRow[]> {
    if (place === undefined) return rows;
    const named = rows.filter(({ states }) => states.includes(place));
    const records = await findRecords(
      deps,
      named.map(({ story_id }) => story_id),
    );
    return named.filter(({ story_id }) => records.get(story_id)?.states.includes(place));
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
    return {
      articles: await toCards(rows, deps),
      total,
      total_is_floor: isFloor,
      page: params.page,
      next_cursor: last && rows.length === place.limit ? writeCursor(last) : null,
      newest_at: newest?.published_at.toISOString() ?? null,
    };
  }
}
