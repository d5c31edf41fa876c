import { afterEach, expect, test, vi } from "vitest";
import { renderHook } from "#tests/support/hook.tsx";
import { forgetConsent, storeConsent, useConsent } from "./consent.ts";

const all = { analytics: true, ads: true, personalization: true };
const timestamp = "2026-11-27T08:00:00.000Z";

/** A browser that holds this choice; what was told to third parties. */
function browser(text: string | null, refuses = false) {
  const told: unknown[] = [];
  let held = text;
  const window = Object.assign(new EventTarget(), {
    tellConsent: (...one: unknown[]) => told.push(one),
    dataLayer: [],
  });
  const refuse = () => {
    throw new Error("storage is blocked");
  };
  vi.stubGlobal("window", window);
  vi.stubGlobal("localStorage", {
    getItem: refuses ? refuse : () => held,
    setItem: refuses
      ? refuse
      : (_: string, value: string) => {
          held = value;
        },
  });
  vi.stubGlobal("document", { documentElement: { classList: { remove() {} } } });
  return {
    told,
    stored: () => held,
    forget() {
      held = null;
      forgetConsent();
    },
  };
}

afterEach(async () => {
  vi.useRealTimers();
  // React finishes its work while there still is a window.
  await new Promise(setImmediate);
  vi.unstubAllGlobals();
});

test.each([
  ["nothing", null, null],
  ["no JSON", "{", null],
  ["a number", "7", null],
  ["null", "null", null],
  ["a choice without its time", JSON.stringify(all), null],
  ["a choice", JSON.stringify({ ...all, ads: false, timestamp }), { ...all, ads: false, timestamp }],
  [
    "what is not quite true",
    JSON.stringify({ analytics: 1, ads: "true", timestamp }),
    { analytics: false, ads: false, personalization: false, timestamp },
  ],
])("the choice of a browser that holds %s", (_, text, choice) => {
  browser(text);
  const { result, unmount } = renderHook(() => useConsent(), null);
  expect(result).toEqual(choice);
  unmount();
});

test.each([false, true])("a choice is told, shown, kept and forgotten (storage refuses: %s)", (refuses) => {
  vi.useFakeTimers({ now: Date.parse(timestamp), toFake: ["Date"] });
  const { told, stored, forget } = browser(null, refuses);
  const shown = renderHook(() => useConsent(), null);
  const choice = { ...all, personalization: false };
  storeConsent(choice);
  shown.render(null);
  expect(shown.result).toEqual({ ...choice, timestamp });
  expect(told).toEqual([["update", choice]]);
  expect(stored()).toBe(refuses ? null : JSON.stringify({ ...choice, timestamp }));
  forget();
  shown.render(null);
  expect([shown.result, told.at(-1)]).toEqual([
    null,
    ["update", { analytics: false, ads: false, personalization: false }],
  ]);
  shown.unmount();
});
