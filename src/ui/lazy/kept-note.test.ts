import { Window } from "happy-dom";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const at = Date.parse("2026-11-27T15:21:00Z");

test("the note is written again only when it says something else: its button keeps the focus", async () => {
  const view = new Window();
  const network = { onLine: true };
  const told: [number | null, ""] = [null, ""];
  const words = { from: "This is from {time}.", unconnected: "You are offline.", again: "Show what is new" };
  const times = {
    words: { ...words, shortMonths: [] },
    now: () => at,
    told,
    tell: (..._: typeof told) => {},
  };
  view.document.body.innerHTML = '<div class="kept--page"></div><p class="live__state"></p>';
  vi.stubGlobal("document", view.document);
  vi.stubGlobal("MutationObserver", view.MutationObserver);
  vi.stubGlobal("navigator", network);
  vi.stubGlobal("window", Object.assign(view, { times }));
  await import("./kept-note.ts");
  const note = view.document.querySelector(".kept--page");
  expect(note?.childNodes).toHaveLength(0);
  times.tell(at, "");
  const button = note?.querySelector("button");
  button?.focus();
  times.tell(at, "");
  expect(note?.textContent).toBe("This is from 16:21. Show what is new");
  expect(note?.querySelector("button")).toBe(button);
  expect(view.document.activeElement).toBe(button);
  network.onLine = false;
  times.tell(at, "");
  expect(note?.textContent).toBe("You are offline. This is from 16:21.");
  times.tell(null, "");
  expect(note?.childNodes).toHaveLength(0);
});
