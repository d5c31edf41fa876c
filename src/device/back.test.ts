import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "#tests/support/hook.tsx";
import { interceptHistory, useCloseOnBack } from "./back.ts";

/** A browser's history, which goes back at once. */
class SmallHistory {
  entries: { key?: string; open?: boolean }[] = [{ key: "a" }];
  get state() {
    return this.entries.at(-1);
  }
  pushState(state: object) {
    this.entries.push(state);
  }
  replaceState(state: object) {
    this.entries.splice(-1, 1, state);
  }
  back() {
    this.entries.pop();
    window.dispatchEvent(Object.assign(new Event("popstate"), { state: this.state }));
  }
}

let history = new SmallHistory();
let closed = 0;
/** Whether the router has heard of a step back. */
let heard = 0;

beforeEach(() => {
  history = new SmallHistory();
  [closed, heard] = [0, 0];
  vi.stubGlobal("History", SmallHistory);
  vi.stubGlobal("window", Object.assign(new EventTarget(), { history }));
  vi.stubGlobal("document", { querySelector: () => null });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  interceptHistory();
  window.addEventListener("popstate", () => {
    heard += 1;
  });
});

function open() {
  const { render, unmount } = renderHook(({ isOpen }) => useCloseOnBack(() => closed++, isOpen), {
    isOpen: true,
  });
  return { close: () => render({ isOpen: false }), unmount };
}

test("while something is open the history has one entry more, which closing it takes away", () => {
  const { close, unmount } = open();
  expect(history.entries).toEqual([{ key: "a" }, { key: "a", open: true }]);
  close();
  expect(history.entries).toEqual([{ key: "a" }]);
  expect([closed, heard]).toEqual([0, 0]);
  unmount();
});

test("Back closes what is open, and the router never hears of it", () => {
  const { close, unmount } = open();
  history.back();
  expect([closed, heard]).toEqual([1, 0]);
  close();
  expect(history.entries).toEqual([{ key: "a" }]);
  unmount();
});

test("of two open things, Back closes the upper one first", () => {
  const lower = open();
  const upper = open();
  history.back();
  expect(closed).toBe(1);
  upper.unmount();
  expect(history.entries).toEqual([{ key: "a" }, { key: "a", open: true }]);
  lower.unmount();
  expect(history.entries).toEqual([{ key: "a" }]);
});

test("a page that is opened meanwhile replaces the entry", () => {
  const { close, unmount } = open();
  window.history.pushState({ key: "b" }, "");
  close();
  expect(history.entries).toEqual([{ key: "a" }, { key: "b" }]);
  unmount();
});

test("without anything open, pages are added, and a step back is the router's", () => {
  window.history.pushState({ key: "b" }, "");
  expect(history.entries).toEqual([{ key: "a" }, { key: "b" }]);
  history.back();
  expect(heard).toBe(1);
});

test("a reload while something was open leaves its entry", () => {
  history.entries.push({ key: "a", open: true });
  interceptHistory();
  expect(history.entries).toEqual([{ key: "a" }]);
});

test.each([
  ["Escape", {}, null, 1],
  ["Enter", {}, null, 0],
  ["Escape", { defaultPrevented: true }, null, 0],
  ["Escape", {}, "a dialog", 0],
])("%s (%o, over %s) closes %d", (key, more, dialog, expected) => {
  vi.stubGlobal("document", { querySelector: () => dialog });
  const { unmount } = open();
  const event = new Event("keydown");
  Object.defineProperties(event, {
    key: { value: key },
    ...(more && "defaultPrevented" in more ? { defaultPrevented: { value: true } } : {}),
  });
  window.dispatchEvent(event);
  expect(closed).toBe(expected);
  unmount();
});
