import { addDays } from "#platform/time.ts";

/** A season's matches; `first` is the day of the first of them. */
interface Span {
  readonly first: string;
}

/** A season is current from this many days before its first match. */
const CURRENT_FROM_DAYS_BEFORE = 45;

/** The season that is current on a day; before all of them the first. Spans come in time order. */
export function currentSpan<One extends Span>(spans: readonly One[], today: string): One | undefined {
  return spansUpToCurrent(spans, today).at(-1) ?? spans[0];
}

/** The current season and those before it. */
export function spansUpToCurrent<One extends Span>(spans: readonly One[], today: string): One[] {
  const soon = addDays(today, CURRENT_FROM_DAYS_BEFORE);
  return spans.filter(({ first }) => first <= soon);
}

/** True if no season lies between the two: "2018-19" does not lead to "2020-21". */
export function leadsTo(earlier: string, later: string): boolean {
  return startOf(later) - startOf(earlier) <= 1;
}

/** The first season since which none is missing; undefined if none is held. Seasons come in time order. */
export function unbrokenSince(seasons: readonly string[]): string | undefined {
  return seasons.findLast((season, at) => !leadsTo(seasons[at - 1] ?? "", season));
}

function startOf(season: string): number {
  return Number(season.slice(0, 4));
}
