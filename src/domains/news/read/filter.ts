import type { ParsedAskOf } from "#contracts/endpoint.ts";
import type { NewsEndpoints } from "#contracts/news.ts";
import { type Category, categories } from "#domains/news/shapes.ts";
import type { ArticleRow, Place } from "#domains/news/store/find-articles.ts";
import type { ListFilter } from "#domains/news/store/visible.ts";
import { lagosDate, lagosInstant } from "#platform/clock.ts";

type Ask = Omit<ParsedAskOf<NewsEndpoints, "GET /articles/latest">, "category">;

const HOUR_MS = 3_600_000;

/** The reader's words as a filter. A source and followed papers together mean: that source, if it is followed. */
export function toFilter(ask: Ask, now: Date): ListFilter {
  const followed = ask.followed?.split("|").filter((name) => name !== "");
  const source = ask.source || undefined;
  const papers =
    source === undefined ? followed : [source].filter((name) => followed?.includes(name) ?? true);
  return {
    ...(papers && { papers }),
    ...(ask.period && { since: sinceOf(ask.period, now) }),
  };
}

function sinceOf(period: NonNullable<Ask["period"]>, now: Date): Date {
  if (period === "today") return startOfToday(now);
  const hours = { "1h": 1, "7d": 7 * 24, "30d": 30 * 24 }[period];
  return new Date(now.getTime() - hours * HOUR_MS);
}

/** Midnight in Lagos. */
export function startOfToday(now: Date): Date {
  return lagosInstant(lagosDate(now), "00:00");
}

/** The category of a lowercased label; hyphens may stand for spaces. */
export function toCategory(slug: string): Category | null {
  const wanted = slug.trim().toLowerCase().replaceAll("-", " ");
  return categories.find((label) => label.toLowerCase() === wanted) ?? null;
}

export function toPlace(ask: Pick<Ask, "cursor" | "page" | "limit">): Place {
  const after = readCursor(ask.cursor);
  return { limit: ask.limit, offset: (ask.page - 1) * ask.limit, ...(after && { after }) };
}

export function writeCursor(row: Pick<ArticleRow, "published_at" | "id">): string {
  return `${row.published_at.getTime().toString(36)}-${row.id}`;
}

/** A cursor that we did not write counts as none. */
function readCursor(cursor: string | undefined): Place["after"] | null {
  const [, time, id] = /^([0-9a-z]{1,9})-([0-9a-z]{1,40})$/.exec(cursor ?? "") ?? [];
  if (time === undefined || id === undefined) return null;
  return { publishedAt: new Date(Number.parseInt(time, 36)), id };
}
