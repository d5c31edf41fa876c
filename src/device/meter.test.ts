import { afterEach, expect, test, vi } from "vitest";
import { deviceKeys } from "#contracts/device.ts";
import { bytesOfPage, monthSoFar, startMeter } from "./meter.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a page that is left, returned to and left again is counted once", () => {
  const stored = new Map<string, string>();
  let files = [{ transferSize: 500 }];
  const window = new EventTarget();
  vi.stubGlobal("window", window);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal("performance", {
    getEntriesByType: (type: string) => (type === "navigation" ? [{ transferSize: 1_000 }] : files),
    clearResourceTimings: () => {
      files = [];
    },
  });
  startMeter();
  expect(bytesOfPage()).toBe(1_500);
  window.dispatchEvent(new Event("pagehide"));
  files.push({ transferSize: 20 });
  expect(bytesOfPage()).toBe(20);
  window.dispatchEvent(new Event("pagehide"));
  expect(JSON.parse(stored.get(deviceKeys.dataMeter) ?? "")).toMatchObject({ bytes: 1_520 });
  expect(monthSoFar(new Date().toISOString().slice(0, 7))).toBe(1_520);
});
