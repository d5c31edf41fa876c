import { useEffect, useRef } from "react";

type Close = () => void;

/** Close what is open over the page; the topmost is last. */
const open: Close[] = [];
/** Whether we are stepping back from the entry of what was open. */
let leaving = false;
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
    open.push(closeIt);
    raise();
    return () => {
      const at = open.indexOf(closeIt);
      if (at >= 0) open.splice(at, 1);
      if (open.length === 0 && isRaised()) stepBack();
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
    window.history[method] = (...entry) => change(method, entry);
  }
  window.addEventListener("popstate", onPop);
  window.addEventListener("keydown", onKey);
  // The page was reloaded, or returned to, while something was open.
  if (isRaised()) stepBack();
}

function onPop(event: PopStateEvent): void {
  const isSamePage = event.state?.key === shownKey;
  shownKey = event.state?.key;
  if (!isSamePage && !leaving) return;
  event.stopImmediatePropagation();
  if (leaving) {
    leaving = false;
    for (const ask of waiting.splice(0)) ask();
  } else if (isRaised()) {
    stepBack();
  } else {
    open.pop()?.();
  }
  raise();
}

function onKey({ key, defaultPrevented }: KeyboardEvent): void {
  // A dialog handles Escape by itself.
  if (key === "Escape" && !defaultPrevented && !document.querySelector("dialog[open]")) open.at(-1)?.();
}

function change(method: "pushState" | "replaceState", entry: Parameters<History["pushState"]>): void {
  if (leaving) {
    waiting.push(() => change(method, entry));
    return;
  }
  History.prototype[isRaised() ? "replaceState" : method].apply(window.history, entry);
  shownKey = window.history.state?.key;
  raise();
}

function isRaised(): boolean {
  return window.history.state?.open === true;
}

function raise(): void {
  if (open.length === 0 || leaving || isRaised()) return;
  History.prototype.pushState.call(window.history, { ...window.history.state, open: true }, "");
}

function stepBack(): void {
  if (leaving) return;
  leaving = true;
  window.history.back();
}
