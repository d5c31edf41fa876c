import { useEffect, useLayoutEffect, useRef } from "react";
import { type Location, useLocation, useNavigationType } from "react-router";
import { decoded } from "#site/ui/decoded.ts";
import { prefersLessMotion } from "#site/ui/motion.ts";

const KEPT_AS = "places";

/**
 * A new page begins at its top, and pushed ones scroll there smoothly. Back, forward and reload restore the position
 * of the history entry, also when the page is loaded in full.
 */
export function useScrolling(): void {
  const location = useLocation();
  const how = useNavigationType();
  const places = useRef<Record<string, number>>({});
  const shown = useRef<string>(null);

  useEffect(() => {
    const arrive = () => {
      places.current = read();
      window.history.scrollRestoration = "manual";
    };
    const remember = () => {
      // While another page is loading, the history is ahead of what is shown.
      const entry = window.history.state?.key;
      if (entry && entry === shown.current) places.current[entry] = window.scrollY;
    };
    const leave = () => {
      remember();
      keep(places.current);
      // The browser restores the position of a fully loaded page before any script runs.
      window.history.scrollRestoration = "auto";
    };
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) arrive();
    };
    arrive();
    const here = places.current[shown.current ?? ""];
    if (here !== undefined && window.scrollY === 0) window.scrollTo({ top: here, behavior: "instant" });
    window.addEventListener("scroll", remember, { passive: true });
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", show);
    return () => {
      window.removeEventListener("scroll", remember);
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", show);
    };
  }, []);

  useLayoutEffect(() => {
    const entry = entryOf(location);
    const before = shown.current;
    shown.current = entry;
    if (before === null || before === entry) return;
    goTo(places.current[entry], location.hash, how);
    places.current[entry] ??= window.scrollY;
  }, [location, how]);
}

function goTo(place: number | undefined, hash: string, how: ReturnType<typeof useNavigationType>): void {
  if (how === "POP") {
    // The browser itself scrolls to a new anchor.
    if (place !== undefined || hash === "") window.scrollTo({ top: place ?? 0, behavior: "instant" });
  } else if (hash) {
    document.getElementById(decoded(hash.slice(1)))?.scrollIntoView();
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

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT_AS) ?? "{}");
  } catch {
    return {};
  }
}

function keep(places: Record<string, number>): void {
  try {
    sessionStorage.setItem(KEPT_AS, JSON.stringify(places));
  } catch {
    // Without storage only the browser remembers.
  }
}
