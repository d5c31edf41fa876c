import type * as api from "#contracts/all/api.ts";
import { type ParsedParamsOf, type Refusal, refuse } from "#contracts/endpoint.ts";
import { foldName, namesMatch } from "#contracts/names.ts";
import { type State, stateOf, states } from "#contracts/places.ts";
import { type Category, categories } from "#contracts/sections.ts";
import type { NewsEndpoints } from "#features/news/contract/news.ts";
import { stateOfTown } from "#features/news/desk/places/gazetteer.ts";
import { findPaperNames, type PaperName } from "#features/news/store/feeds/health.ts";
import type { ArticleRow, PageRange } from "#features/news/store/find-articles.ts";
import type { NewsDatabase } from "#features/news/store/tables.ts";
import type { ListFilter } from "#features/news/store/visible.ts";
import { lagosToday } from "#platform/cache/today.ts";
import { HOUR_MS, lagosInstant } from "#platform/time.ts";

type ListParams = Omit<ParsedParamsOf<NewsEndpoints, typeof api.news.latest>, "category">;
type Named<A> = Omit<A, "category"> & { category?: Category | undefined };

export const unknownCategory = refuse("not-found", "There is no such category.");

/** The query with the full names of its category and paper and the state's slug; refused if one does not exist. */
export async function withFullNames<A extends ListParams & { category?: string | undefined }>(
  db: NewsDatabase,
  params: A,
): Promise<Named<A> | Refusal> {
  const category = params.category ? toCategory(params.category) : undefined;
  if (category === null) return unknownCategory;
  const source = params.source ? paperNamed(await findPaperNames(db), params.source) : undefined;
  if (source === null) return refuse("not-found", `There is no paper "${params.source}".`);
  const place = params.place ? stateNamed(params.place) : undefined;
  if (params.place && !place) return refuse("not-found", `There is no state "${params.place}".`);
  return { ...params, category, source, place: place?.slug };
}

/** A state as it may be typed or linked: by its slug, its name, or the name of a town in it. */
export function stateNamed(typed: string): State | undefined {
  const folded = foldName(typed);
  const named = states.find(({ slug, name }) => foldName(slug) === folded || foldName(name) === folded);
  const asName = typed.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
  return named ?? stateOf(stateOfTown(typed) ?? stateOfTown(asName) ?? "");
}

/** The name may have been typed: it matches exactly, without accents, or as a part that only one source's name has. */
function paperNamed(papers: readonly PaperName[], typed: string): string | null {
  const folded = foldName(typed);
  if (folded === "") return null;
  const alike = papers.filter(({ name }) => namesMatch(name, typed));
  const sources = alike.filter(({ is_source }) => is_source);
  const paper =
    papers.find(({ name }) => name === typed) ??
    alike.find(({ name }) => foldName(name) === folded) ??
    (sources.length === 1 ? sources[0] : undefined);
  return paper?.name ?? null;
}

/** The query as a filter. A source together with followed papers means that source, if it is followed. */
export function toFilter(params: ListParams, now: Date): ListFilter {
  const followed = params.followed?.split("|").filter((name) => name !== "");
  const source = params.source || undefined;
  const papers =
    source === undefined ? followed : [source].filter((name) => followed?.includes(name) ?? true);
  return {
    until: now,
    ...(papers && { papers }),
    ...(params.language && { languages: params.language }),
    ...(params.place && { place: params.place }),
    ...(params.period && { since: sinceOf(params.period, now) }),
  };
}

function sinceOf(period: NonNullable<ListParams["period"]>, now: Date): Date {
  if (period === "today") return startOfToday(now);
  const hours = { "1h": 1, "7d": 7 * 24, "30d": 30 * 24 }[period];
  return new Date(now.getTime() - hours * HOUR_MS);
}

/** Midnight in Lagos. */
export function startOfToday(now: Date): Date {
  return lagosInstant(lagosToday(now), "00:00");
}

/** The category with this label, in upper or lower case; hyphens may stand for spaces. */
function toCategory(slug: string): Category | null {
  const name = slug.trim().toLowerCase().replaceAll("-", " ");
  return categories.find((label) => label.toLowerCase() === name) ?? null;
}

export function toPageRange(params: Pick<ListParams, "cursor" | "page" | "limit">): PageRange | Refusal {
  const place = { limit: params.limit, offset: (params.page - 1) * params.limit };
  if (params.cursor === undefined) return place;
  const after = readCursor(params.cursor);
  return after === null ? invalidCursor : { ...place, after };
}

export const invalidCursor = refuse("invalid", [
  { loc: ["cursor"], msg: "cursor must be the next_cursor of an answer of this call" },
]);

export function writeCursor(row: Pick<ArticleRow, "published_at" | "id">): string {
  return `${row.published_at.getTime().toString(36)}-${row.id}`;
}

/** Null for a cursor that we did not write. */
function readCursor(cursor: string): PageRange["after"] | null {
  const [, time, id] = /^([0-9a-z]{7,9})-([0-9a-z]{1,40})$/.exec(cursor) ?? [];
  if (time === undefined || id === undefined) return null;
  return { publishedAt: new Date(Number.parseInt(time, 36)), id };
}
