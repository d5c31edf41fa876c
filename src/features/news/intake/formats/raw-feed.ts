/** An entry of any format: the common shape between the formats and our own. */
export interface RawEntry {
  readonly id?: string;
  readonly title?: string;
  /** In order of trust; the first web address counts. */
  readonly links: readonly (string | undefined)[];
  readonly published: readonly (string | undefined)[];
  readonly updated: readonly (string | undefined)[];
  /** HTML or text: `summaries` are meant as summaries, `contents` as the full text. */
  readonly summaries: readonly (string | undefined)[];
  readonly contents: readonly (string | undefined)[];
  /** Field by field, in order of trust; the first field with a name counts. */
  readonly authors: readonly (readonly (string | undefined)[])[];
  readonly categories: readonly (string | undefined)[];
  readonly pictures: readonly RawPicture[];
  readonly base?: string;
}

export interface RawPicture {
  readonly url?: string;
  readonly type?: string;
  readonly medium?: string;
  readonly width?: number;
}

export interface RawFeed extends StatedUpdatePeriod {
  readonly title?: string;
  readonly links: readonly (string | undefined)[];
  readonly description?: string;
  readonly language?: string;
  readonly base?: string;
  /** For entries that name no author themselves. */
  readonly authors?: RawEntry["authors"];
  readonly entries: readonly RawEntry[];
}

/** An id that is a whole web address can serve as the link of an entry without one; "x1" cannot. */
export function linkFromId(id: string | undefined): string | undefined {
  return id !== undefined && /^https?:\/\//i.test(id.trim()) ? id : undefined;
}

/** What a feed says about how often it changes. */
interface StatedUpdatePeriod {
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
