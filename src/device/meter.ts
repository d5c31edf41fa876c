import { deviceKeys } from "#contracts/device.ts";

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

/** Adds each page's bytes to the month, on this device only. */
export function startMeter(): void {
  window.addEventListener("pagehide", () => {
    const month = new Date().toISOString().slice(0, 7);
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
