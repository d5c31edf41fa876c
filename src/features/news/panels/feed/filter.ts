import type { PageRequest } from "#ask/page.ts";
import { listLimits } from "#contracts/addresses.ts";
import type { OtherLanguage } from "#contracts/languages.ts";

export const periods = [
  { value: "", label: "Any time" },
  { value: "1h", label: "Last hour" },
  { value: "today", label: "Today" },
  { value: "7d", label: "Last 7 days" },
  { value: "30d", label: "Last 30 days" },
] as const;

export type Period = Exclude<(typeof periods)[number]["value"], "">;

/** A paper or category among a search's results, with the number of its results. */
export interface Facet {
  readonly value: string;
  /** Null if only this device knows it: "followed only". */
  readonly count: string | null;
}

/** The reader's choice, kept in the address so that it works without JavaScript and can be shared. */
export interface Filter {
  readonly followedOnly: boolean;
  readonly period: Period | undefined;
  readonly source: string | undefined;
  /** A state, by its slug or its name. */
  readonly place: string | undefined;
  readonly page: number;
}

/** Invalid values in the address count as "not chosen". */
export function filterOf(url: PageRequest["url"] | URLSearchParams): Filter {
  const params = url instanceof URLSearchParams ? url : url.searchParams;
  const period = params.get("period") ?? "";
  const page = Number(params.get("page") ?? 1);
  return {
    followedOnly: params.get("scope") === "followed",
    period: periods.some(({ value }) => value !== "" && value === period) ? (period as Period) : undefined,
    source: params.get("source")?.slice(0, listLimits.source) || undefined,
    place: params.get("place")?.slice(0, listLimits.place) || undefined,
    page: Number.isInteger(page) && page >= 1 && page <= listLimits.page ? page : 1,
  };
}

/** A chosen newspaper or state decides the language as well. */
export function languageIn(filter: Filter, language: OtherLanguage | undefined): OtherLanguage | undefined {
  return filter.followedOnly || filter.source || filter.place ? undefined : language;
}

export function isFiltered(filter: Filter): boolean {
  return filter.followedOnly || Boolean(filter.period || filter.source || filter.place);
}

/** The same address with one parameter changed; "" removes it. */
export function withParam(search: string, name: string, value: string): string {
  const params = new URLSearchParams(search);
  if (value === "") params.delete(name);
  else params.set(name, value);
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}
