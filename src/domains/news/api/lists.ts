import type { Category } from "#domains/news/shapes.ts";
import { findDigest } from "#domains/news/store/digest.ts";
import {
  type ArticleRow,
  countStories,
  findByIds,
  findLatest,
  findMostTold,
} from "#domains/news/store/find-articles.ts";
import type { ListFilter } from "#domains/news/store/visible.ts";
import { daysBefore } from "#platform/time.ts";
import { toCards } from "./cards.ts";
import type { Answers, Desk } from "./deps.ts";
import { named, noCategory, toFilter, toPlace, writeCursor } from "./filter.ts";

const COUNTED_TO = 1000;
const LEADS = 5;

/** Latest articles, and those of a category. */
export function readLists(desk: Desk): Answers<"GET /articles/latest" | "GET /articles/category/{category}"> {
  return {
    "GET /articles/latest": async (asked) => {
      const ask = await named(desk.db, asked);
      if ("refused" in ask) return ask;
      const { category } = ask;
      return onePage({ ...toFilter(ask, desk.clock.now()), ...(category && { category }) }, ask);
    },
    "GET /articles/category/{category}": async (asked) => {
      const ask = await named(desk.db, asked);
      if ("refused" in ask) return ask;
      const { category } = ask;
      if (category === undefined) return noCategory;
      const now = desk.clock.now();
      const lastDay = daysBefore(now, 1);
      const page = await onePage({ ...toFilter(ask, now), category }, ask);
      if ("refused" in page) return page;
      const leads = await findLeads(category, lastDay);
      return { ...page, category, leads: await toCards(leads, desk, "of the story") };
    },
  };

  /** The category's most important stories; before the first analysis, those that the most papers report. */
  async function findLeads(category: Category, since: Date): Promise<ArticleRow[]> {
    const analysed = await findByIds(desk.db, await findDigest(desk.db, "leads"));
    const ours = analysed.filter((row) => row.category === category).slice(0, LEADS);
    return ours.length > 0 ? ours : findMostTold(desk.db, { category, since }, LEADS);
  }

  async function onePage(filter: ListFilter, ask: Parameters<typeof toPlace>[0]) {
    const place = toPlace(ask);
    if ("refused" in place) return place;
    const [rows, { total, isFloor }] = await Promise.all([
      findLatest(desk.db, filter, place),
      countStories(desk.db, filter, COUNTED_TO),
    ]);
    const isFirst = place.offset === 0 && place.after === undefined;
    const [newest] = isFirst ? rows : await findLatest(desk.db, filter, { limit: 1, offset: 0 });
    const last = rows.at(-1);
    return {
      articles: await toCards(rows, desk),
      total,
      total_is_floor: isFloor,
      page: ask.page,
      next_cursor: last && rows.length === place.limit ? writeCursor(last) : null,
      newest_at: newest?.published_at.toISOString() ?? null,
    };
  }
}
