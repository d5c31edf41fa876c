import { expect, test, vi } from "vitest";
import { MINUTE_MS } from "#contracts/durations.ts";
import { emptyDevice } from "#tests/support/empty-device.ts";
import { comesBack, dismissHint, startVisit, visits } from "./visit.lazy.ts";

emptyDevice();

test("a badge that cannot be cleared does not stop the rest of a visit's beginning", async () => {
  const deleted: string[] = [];
  vi.stubGlobal("navigator", { clearAppBadge: () => Promise.reject(new Error("not installed")) });
  vi.stubGlobal("caches", { delete: async (name: string) => deleted.push(name) });
  await startVisit();
  expect(deleted).toHaveLength(1);
});

test.each([
  ["at once", 0, false],
  ["within half an hour", 30 * MINUTE_MS - 1, false],
  ["half an hour later", 30 * MINUTE_MS, true],
])("a page opened %s belongs to the visit, or is the next: %o, %s", (_, later, isBack) => {
  const start = Date.parse("2026-11-27T08:00:00.000Z");
  stubStorage({ cookie_consent: "{}" });
  vi.useFakeTimers({ now: start, toFake: ["Date"] });
  expect(comesBack()).toBe(false);
  vi.setSystemTime(start + later);
  expect(comesBack()).toBe(isBack);
});

test("before the choice on cookies no visit is counted", () => {
  const stored = stubStorage({ visits: JSON.stringify({ count: 5, last: "2026-11-01T08:00:00.000Z" }) });
  expect(comesBack()).toBe(false);
  expect(JSON.parse(stored.visits ?? "")).toMatchObject({ count: 5 });
});

test("a dismissed hint stays dismissed, and the count is kept", () => {
  stubStorage({ visits: JSON.stringify({ count: 5, last: "2026-11-01T08:00:00.000Z" }) });
  expect(visits().noHint).toBe(false);
  dismissHint();
  expect(visits()).toEqual({ count: 5, last: "2026-11-01T08:00:00.000Z", noHint: true });
});

function stubStorage(stored: Record<string, string>): Record<string, string> {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => Object.assign(stored, { [key]: value }),
  });
  return stored;
}
