import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from "#platform/time.ts";

/** "3 min", "2 h": a duration as people read it. */
export function formatDuration(seconds: number): string {
  if (seconds < MINUTE_SECONDS) return `${Math.round(seconds)} s`;
  if (seconds < HOUR_SECONDS) return `${Math.round(seconds / MINUTE_SECONDS)} min`;
  return seconds < 2 * DAY_SECONDS
    ? `${Math.round(seconds / HOUR_SECONDS)} h`
    : `${Math.round(seconds / DAY_SECONDS)} days`;
}

export function ago(at: Date | string | null, now: Date): string | null {
  if (at === null) return null;
  const seconds = (now.getTime() - new Date(at).getTime()) / 1000;
  return seconds < 0 ? `in ${formatDuration(-seconds)}` : `${formatDuration(seconds)} ago`;
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
