import { afterEach, expect, test, vi } from "vitest";
import { deviceKeys } from "#contracts/device.ts";
import { bytesOfPage, monthSoFar, startMeter, thisMonth } from "./meter.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
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
  vi.useFakeTimers({ now: new Date("2026-11-30T23:30:00Z"), toFake: ["Date"] });
  startMeter();
  expect(bytesOfPage()).toBe(1_500);
  window.dispatchEvent(new Event("pagehide"));
  files.push({ transferSize: 20 });
  expect(bytesOfPage()).toBe(20);
  window.dispatchEvent(new Event("pagehide"));
  expect(JSON.parse(stored.get(deviceKeys.dataMeter) ?? "")).toMatchObject({ bytes: 1_520 });
  expect(monthSoFar("2026-12")).toBe(1_520);
});

test("a month begins at midnight in Lagos", () => {
  vi.useFakeTimers({ now: new Date("2026-11-30T23:00:00Z") });
  expect(thisMonth()).toBe("2026-12");
  vi.setSystemTime(new Date("2026-11-30T22:59:59Z"));
  expect(thisMonth()).toBe("2026-11");
});
