import { useEffect, useRef } from "react";

type Close = () => void;

/** One for each thing that is open over the page; that of the topmost is last. */
const closeFunctions: Close[] = [];
/** Whether the history is going back from the entry of what was open. */
let isSteppingBack = false;
/** History actions that were requested meanwhile. */
const waiting: (() => void)[] = [];
/** The key of the entry that is current for the router; the entry of what is open carries the same key. */
let shownKey: unknown;

/** Back and Escape close what is open before they leave the page. */
export function useCloseOnBack(close: Close, isOpen = true): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const closeIt = () => latest.current();
    closeFunctions.push(closeIt);
    addEntry();
    return () => {
      const at = closeFunctions.indexOf(closeIt);
      if (at >= 0) closeFunctions.splice(at, 1);
      if (closeFunctions.length === 0 && isAtAddedEntry()) stepBack();
    };
  }, [isOpen]);
}

/**
 * While anything is open, the history has one more entry at the same address, which Back leaves first. The next page
 * replaces it, and closing removes it. The router never learns of it, because this is called once, before the router
 * starts, and so its listeners run later than these.
 */
export function interceptHistory(): void {
  shownKey = window.history.state?.key;
  for (const method of ["pushState", "replaceState"] as const) {
    window.history[method] = (...entry) => changeHistory(method, entry);
  }
  window.addEventListener("popstate", onPop);
  window.addEventListener("keydown", onKey);
  // The page was reloaded, or returned to, while something was open.
  if (isAtAddedEntry()) stepBack();
}

function onPop(event: PopStateEvent): void {
  const isSamePage = event.state?.key === shownKey;
  shownKey = event.state?.key;
  if (!isSamePage && !isSteppingBack) return;
  event.stopImmediatePropagation();
  if (isSteppingBack) {
    isSteppingBack = false;
    for (const action of waiting.splice(0)) action();
  } else if (isAtAddedEntry()) {
    stepBack();
  } else {
    closeFunctions.pop()?.();
  }
  addEntry();
}

function onKey({ key, defaultPrevented }: KeyboardEvent): void {
  // A dialog handles Escape by itself.
  if (key === "Escape" && !defaultPrevented && !document.querySelector("dialog[open]"))
    closeFunctions.at(-1)?.();
}

function changeHistory(method: "pushState" | "replaceState", entry: Parameters<History["pushState"]>): void {
  if (isSteppingBack) {
    waiting.push(() => changeHistory(method, entry));
    return;
  }
  History.prototype[isAtAddedEntry() ? "replaceState" : method].apply(window.history, entry);
  shownKey = window.history.state?.key;
  addEntry();
}

function isAtAddedEntry(): boolean {
  return window.history.state?.open === true;
}

function addEntry(): void {
  if (closeFunctions.length === 0 || isSteppingBack || isAtAddedEntry()) return;
  History.prototype.pushState.call(window.history, { ...window.history.state, open: true }, "");
}

function stepBack(): void {
  if (isSteppingBack) return;
  isSteppingBack = true;
  window.history.back();
}
