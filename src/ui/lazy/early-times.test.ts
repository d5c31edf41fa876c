import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hausa } from "#tests/support/hausa.ts";
import { english } from "#words/words.ts";
import { earlyTimesText } from "./early-times.ts";

const made = "2026-11-27T16:00:00.000Z";

interface Page {
  readonly keptAt?: string;
  readonly clockAhead?: string;
  readonly visit?: string;
  readonly isOnline?: boolean;
  readonly hasWorker?: boolean;
  readonly isLoading?: boolean;
}

/** Runs the head's script on a page with one time; what it shows, and what it loads. */
function run(
  { keptAt = "", clockAhead, visit, isOnline = true, hasWorker, isLoading }: Page,
  words = english,
) {
  const time = {
    ...{ dateTime: "2026-11-27T15:48:00.000Z", textContent: "27 Nov, 16:48", nodeType: 1 },
    contains: (node: object | null) => node === time,
    closest: () => null,
  };
  const added: object[] = [];
  const window = Object.assign(new EventTarget(), {
    navigator: { onLine: isOnline, serviceWorker: { controller: hasWorker ? {} : null } },
  }) as unknown as Window;
  const document = Object.assign(new EventTarget(), {
    documentElement: { dataset: { made, keptAt } },
    getElementsByClassName: () => [time],
    readyState: isLoading ? "loading" : "complete",
    lastChild: time,
    head: { append: (one: object) => added.push(one) },
    createElement: () => ({}),
    querySelector: () => null,
  });
  vi.stubGlobal("sessionStorage", { clockAhead });
  vi.stubGlobal("performance", { getEntriesByType: () => [{ type: visit }] });
  vi.stubGlobal(
    "MutationObserver",
    class {
      observe() {}
    },
  );
  new Function("window", "document", earlyTimesText(words))(window, document);
  document.dispatchEvent(new Event("DOMContentLoaded"));
  return { times: window.times, added, window, shown: () => time.textContent };
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(made), toFake: ["Date", "setInterval", "clearInterval"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a time is counted from the reader's clock, and again every half minute", () => {
  const { shown } = run({});
  expect(shown()).toBe("12 min ago");
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe("13 min ago");
});

test("in the page's words", () => {
  expect(run({}, hausa).shown()).not.toBe("12 min ago");
});

test.each([
  ["two minutes ahead", "120000", "2026-11-27T16:02:00.000Z", "12 min ago"],
  ["behind the page's own time", undefined, "2026-11-27T10:00:00.000Z", "12 min ago"],
  ["ahead by what is no number", "often", made, "12 min ago"],
  ["ahead by years that we never wrote", "1e12", made, "12 min ago"],
])("a clock that is %s", (_, clockAhead, now, text) => {
  vi.setSystemTime(Date.parse(now));
  expect(run(clockAhead === undefined ? {} : { clockAhead }).shown()).toBe(text);
});

test("a clock that is found to be wrong later is corrected", () => {
  const { times, shown } = run({});
  vi.setSystemTime(Date.parse(made) + 3_600_000);
  times?.setAhead(3_600_000);
  expect(shown()).toBe("12 min ago");
});

test("while the page arrives, its last part keeps the server's text", () => {
  expect(run({ isLoading: true }).shown()).toBe("27 Nov, 16:48");
});

test.each(["visibilitychange", "pageshow"])("times are counted again at %s", (type) => {
  const { window, shown } = run({});
  vi.setSystemTime(Date.parse(made) + 3_600_000);
  window.dispatchEvent(new Event(type));
  expect(shown()).toBe("1 h ago");
});

const later = "2026-11-27T16:01:00.001Z";
test.each([
  ["the server has just sent", made, {}, null, ""],
  [
    "the worker had kept",
    made,
    { keptAt: "2026-11-27T15:00:00.000Z" },
    "2026-11-27T15:00:00.000Z",
    "checking",
  ],
  ["is opened without a network", made, { isOnline: false }, null, "offline"],
  ["is shown again after a minute", later, { visit: "back_forward" }, made, "checking"],
  ["is shown again within a minute", "2026-11-27T16:01:00.000Z", { visit: "back_forward" }, null, ""],
  ["the worker has asked for", later, { visit: "back_forward", hasWorker: true }, null, ""],
  ["is loaded after a minute", later, { visit: "navigate" }, null, ""],
])("a page that %s (%s)", (_, now, page, from, state) => {
  vi.setSystemTime(Date.parse(now));
  const { times, added } = run(page);
  expect(times?.told).toEqual([from === null ? null : Date.parse(from), state]);
  expect(added).toHaveLength(state === "" ? 0 : 1);
});

test("what says the page's age is loaded once", () => {
  const { times, added } = run({ isOnline: false });
  times?.tell(null, "checking");
  expect([times?.told, added.length]).toEqual([[null, "checking"], 1]);
});
