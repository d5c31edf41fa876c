import { useEffect, useLayoutEffect, useRef } from "react";
import { type Location, useLocation, useNavigationType } from "react-router";
import { safeDecode } from "#contracts/addresses.ts";
import { prefersLessMotion } from "#ui/motion.ts";

const STORAGE_KEY = "places";

/**
 * A page that is opened by a link scrolls to its top smoothly, or to its anchor. Back, forward and reload restore the
 * position of the history entry, even when the page is loaded in full.
 */
export function useScrolling(): void {
  const location = useLocation();
  const navigation = useNavigationType();
  const positions = useRef<Record<string, number>>({});
  const shownEntry = useRef<string>(null);
  /** True from a step through the history until the page shows it; scrolling meanwhile is not the reader's. */
  const isStepping = useRef(false);

  useEffect(() => {
    const arrive = () => {
      positions.current = readPositions();
      window.history.scrollRestoration = "manual";
    };
    const remember = () => {
      // While another page is loading, the history is ahead of what is shown.
      const entry = window.history.state?.key;
      if (entry && entry === shownEntry.current && !isStepping.current)
        positions.current[entry] = window.scrollY;
    };
    const step = () => {
      isStepping.current = true;
    };
    const leave = () => {
      remember();
      savePositions(positions.current);
      // The browser restores the position of a fully loaded page before any script runs.
      window.history.scrollRestoration = "auto";
    };
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) arrive();
    };
    arrive();
    const here = positions.current[shownEntry.current ?? ""];
    if (here !== undefined && window.scrollY === 0) window.scrollTo({ top: here, behavior: "instant" });
    window.addEventListener("scroll", remember, { passive: true });
    window.addEventListener("popstate", step);
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", show);
    return () => {
      window.removeEventListener("scroll", remember);
      window.removeEventListener("popstate", step);
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", show);
    };
  }, []);

  useLayoutEffect(() => {
    const entry = entryOf(location);
    const previous = shownEntry.current;
    shownEntry.current = entry;
    isStepping.current = false;
    if (previous === null) return;
    goTo(positions.current[entry], location.hash, navigation);
    positions.current[entry] ??= window.scrollY;
  }, [location, navigation]);
}

function goTo(
  position: number | undefined,
  hash: string,
  navigation: ReturnType<typeof useNavigationType>,
): void {
  if (navigation === "POP") {
    // The browser itself scrolls to a new anchor.
    if (position !== undefined || hash === "") window.scrollTo({ top: position ?? 0, behavior: "instant" });
  } else if (hash) {
    document.getElementById(safeDecode(hash.slice(1)))?.scrollIntoView();
  } else {
    window.scrollTo({ top: 0, behavior: prefersLessMotion() ? "instant" : "smooth" });
  }
}

/**
 * The router gives keys only to the entries that it pushes; one that was loaded in full, or is an anchor, gets its key
 * here.
 */
function entryOf({ key }: Location): string {
  if (key !== "default") return key;
  const { state } = window.history;
  if (typeof state?.key === "string") return state.key;
  const name = Math.random().toString(36).slice(2);
  window.history.replaceState({ ...state, key: name }, "");
  return name;
}

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "{}");
  } catch {
    return {};
  }
}

function savePositions(positions: Record<string, number>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
  } catch {
    // Without storage only the browser remembers.
  }
}
