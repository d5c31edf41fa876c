import { deviceKeys } from "#contracts/device.ts";
import { LAGOS_OFFSET_MS } from "#contracts/durations.ts";

export interface Meter {
  /** "2026-11". */
  readonly month: string;
  readonly bytes: number;
}

/** Whether the month already contains the page itself, whose entry, unlike those of its files, cannot be cleared. */
let isPageCounted = false;

/**
 * The bytes loaded over the network since this page was opened, or returned to, as far as the browser reports them.
 */
export function bytesOfPage(): number {
  const entries = [
    ...(isPageCounted ? [] : performance.getEntriesByType("navigation")),
    ...performance.getEntriesByType("resource"),
  ];
  return entries.reduce((sum, entry) => sum + ((entry as PerformanceResourceTiming).transferSize ?? 0), 0);
}

/** The bytes of the month so far, without the open page. */
export function monthSoFar(month: string): number {
  try {
    const stored = JSON.parse(localStorage.getItem(deviceKeys.dataMeter) ?? "null") as Meter | null;
    return stored?.month === month && stored.bytes >= 0 ? Number(stored.bytes) : 0;
  } catch {
    return 0;
  }
}

/** In Lagos. */
export function thisMonth(): string {
  return new Date(Date.now() + LAGOS_OFFSET_MS).toISOString().slice(0, 7);
}

/** More than the 250 that a browser notes by itself: a long visit asks for more. */
const REQUESTS_NOTED = 5000;

/** Adds each page's bytes to the month, on this device only. */
export function startMeter(): void {
  performance.setResourceTimingBufferSize?.(REQUESTS_NOTED);
  window.addEventListener("pagehide", () => {
    const month = thisMonth();
    try {
      localStorage.setItem(
        deviceKeys.dataMeter,
        JSON.stringify({ month, bytes: monthSoFar(month) + bytesOfPage() }),
      );
      performance.clearResourceTimings();
      isPageCounted = true;
    } catch {
      // Without storage nothing is counted.
    }
  });
}
