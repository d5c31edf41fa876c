/** What a feed says about how often it changes. */
export interface StatedUpdatePeriod {
  /** Minutes. */
  readonly ttl?: number;
  readonly sy?: { readonly updatePeriod?: string; readonly updateFrequency?: number };
}

const PERIODS: Readonly<Record<string, number>> = {
  hourly: 60,
  daily: 24 * 60,
  weekly: 7 * 24 * 60,
  monthly: 30 * 24 * 60,
  yearly: 365 * 24 * 60,
};

/** Minutes until the feed expects new entries, by its own statement; 0 if it makes none. */
export function statedUpdateMinutes({ ttl = 0, sy }: StatedUpdatePeriod): number {
  const period = PERIODS[sy?.updatePeriod?.toLowerCase() ?? ""] ?? 0;
  const times = sy?.updateFrequency ?? 1;
  // WordPress writes hourly with frequency 1 into every feed by default, so it means nothing.
  const statedMinutes =
    sy?.updatePeriod?.toLowerCase() === "hourly" && times <= 1 ? 0 : period / Math.max(1, times);
  return Math.max(0, statedMinutes, Number.isFinite(ttl) ? ttl : 0);
}
