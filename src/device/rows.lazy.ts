import type { Bookmark, Follow, Reading, Search } from "#contracts/device.ts";

/**
 * Rows in a reader's browser may have been written by an older version, another program or by hand, so each row is
 * validated. The readers below return null if nothing of a row can be shown, otherwise a row whose fields can be
 * trusted.
 */
type Row = Readonly<Record<string, unknown>>;

/** Stands for an unreadable time: it sorts as the oldest, and is not shown. */
export const UNKNOWN_TIME = new Date(0).toISOString();
const MAX_LENGTH = { id: 200, name: 200, query: 500, headline: 500, text: 2_000 } as const;

/** The rows of a store that can be shown. */
export function validRows<Read>(rows: readonly unknown[], parse: (raw: unknown) => Read | null): Read[] {
  return rows.map(parse).filter((row) => row !== null);
}

/** Newest saved first. */
export function bookmarksOf(rows: readonly unknown[]): Bookmark[] {
  return validRows(rows, bookmarkOf).sort((a, b) => Date.parse(b.savedAt) - Date.parse(a.savedAt));
}

function bookmarkOf(raw: unknown): Bookmark | null {
  const row = rowOf(raw);
  const _id = textOf(row._id, MAX_LENGTH.id);
  if (_id === "") return null;
  const headline = textOf(row.headline, MAX_LENGTH.headline).trim() || "An article without a headline";
  return { ...articleOf(row), _id, headline, savedAt: timeOf(row.savedAt) ?? UNKNOWN_TIME };
}

export function readingOf(raw: unknown): Reading | null {
  const row = rowOf(raw);
  const articleId = textOf(row.articleId, MAX_LENGTH.id);
  const readAt = timeOf(row.readAt);
  if (articleId === "" || readAt === null) return null;
  return { ...articleOf(row), articleId, readAt, timeSpent: countOf(row.timeSpent) };
}

export function searchOf(raw: unknown): Search | null {
  const row = rowOf(raw);
  const query = textOf(row.query, MAX_LENGTH.query);
  const searchedAt = timeOf(row.searchedAt);
  return query.trim() === "" || searchedAt === null ? null : { query, searchedAt };
}

export function followOf(raw: unknown): Follow | null {
  const row = rowOf(raw);
  const publisher = textOf(row.publisher, MAX_LENGTH.name);
  return publisher.trim() === "" ? null : { publisher, followedAt: timeOf(row.followedAt) ?? UNKNOWN_TIME };
}

/** The article's fields: those that are shown, with their types checked, and others that can be written to a file. */
function articleOf(row: Row) {
  const otherFields = Object.entries(row).filter(
    ([field, value]) => !(field in fieldParsers) && isPlain(value),
  );
  const shownFields = Object.entries(fieldParsers).flatMap(([field, parse]) =>
    field in row ? [[field, parse(row[field])]] : [],
  );
  return { ...Object.fromEntries(otherFields), ...Object.fromEntries(shownFields) };
}

const fieldParsers: Readonly<Record<string, (value: unknown) => unknown>> = {
  headline: (value) => textOf(value, MAX_LENGTH.headline),
  summary: (value) => textOf(value, MAX_LENGTH.text),
  category: (value) => textOf(value, MAX_LENGTH.name),
  newspaper_name: (value) => textOf(value, MAX_LENGTH.name) || null,
  url: (value) =>
    /^https?:\/\//i.test(textOf(value, MAX_LENGTH.text)) ? textOf(value, MAX_LENGTH.text) : null,
  image_url: ownAddressOf,
  favicon_url: ownAddressOf,
  published_at: (value) => timeOf(value) ?? "",
  reading_minutes: (value) => (typeof value === "number" ? countOf(value) : null),
  views: countOf,
  story_id: (value) => textOf(value, MAX_LENGTH.id) || null,
  also_in: alsoInOf,
  fact_check: factCheckOf,
};

/** Pictures come from this site only: another address would reveal what is read here. */
function ownAddressOf(value: unknown): string | null {
  const address = textOf(value, MAX_LENGTH.text);
  return /^\/[^/\\]/.test(address) ? address : null;
}

function alsoInOf(value: unknown) {
  const { count, papers } = rowOf(value);
  const names = (Array.isArray(papers) ? papers : []).map((paper) => textOf(paper, MAX_LENGTH.name));
  return { count: countOf(count), papers: names.filter(Boolean).slice(0, 3) };
}

function factCheckOf(value: unknown) {
  const { claim, verdict } = rowOf(value);
  const text = (part: unknown) => textOf(part, MAX_LENGTH.text) || null;
  return value ? { claim: text(claim), verdict: text(verdict) } : null;
}

function rowOf(raw: unknown): Row {
  return typeof raw === "object" && raw !== null ? (raw as Row) : {};
}

function textOf(value: unknown, maxLength: number): string {
  return typeof value === "string" ? value.slice(0, maxLength) : "";
}

/** Unchanged, if it can be read as a time. */
function timeOf(value: unknown): string | null {
  return typeof value === "string" && !Number.isNaN(Date.parse(value)) ? value : null;
}

function countOf(value: unknown): number {
  return typeof value === "number" && Number.isFinite(value) && value >= 0 ? value : 0;
}

function isPlain(value: unknown): boolean {
  return value === null || typeof value === "boolean" || Number.isFinite(value) || isShort(value);
}

function isShort(value: unknown): boolean {
  return typeof value === "string" && value.length <= MAX_LENGTH.text;
}
