import { Window } from "happy-dom";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what is muted is hidden, until half a minute after the mute's end at the latest", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-20T10:00:00Z") });
  const view = new Window({ url: "https://gist.example/" });
  for (const name of ["document", "MutationObserver", "Event"] as const) vi.stubGlobal(name, view[name]);
  vi.stubGlobal("window", view);
  view.localStorage.setItem(
    "settings",
    JSON.stringify({
      mutes: [{ kind: "word", text: "ferry", until: "2026-11-20T10:10:01.000Z" }, null],
    }),
  );
  view.document.body.innerHTML = `<section data-group>
    <article data-paper="" id="a"><h2 data-words>A ferry sinks</h2></article></section>
    <article data-paper="" id="b"><h2 data-words>A clinic opens</h2></article>`;
  const hidden = () =>
    [...view.document.querySelectorAll("[data-muted]")].map(({ tagName, id }) => tagName + id);
  vi.resetModules();
  await import("./hide-muted.ts");
  expect(hidden()).toEqual(["SECTION", "ARTICLEa"]);
  vi.advanceTimersByTime(10 * 60_000);
  expect(hidden()).toEqual(["SECTION", "ARTICLEa"]);
  vi.advanceTimersByTime(30_000);
  expect(hidden()).toEqual([]);
});
