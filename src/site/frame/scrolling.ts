import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

const KEPT_AS = "places";

/** Pushed pages scroll smoothly to their top; back and forward find the place where they were left. */
export function useScrolling(): void {
  const { key, hash } = useLocation();
  const how = useNavigationType();
  const places = useRef<Record<string, number>>({});
  const shown = useRef(key);

  useEffect(() => {
    places.current = read();
    window.history.scrollRestoration = "manual";
    const here = places.current[shown.current];
    if (here !== undefined && window.scrollY === 0) window.scrollTo({ top: here, behavior: "instant" });
    const leave = () => {
      places.current[shown.current] = window.scrollY;
      sessionStorage.setItem(KEPT_AS, JSON.stringify(places.current));
    };
    const remember = () => {
      places.current[shown.current] = window.scrollY;
    };
    window.addEventListener("scroll", remember, { passive: true });
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("scroll", remember);
      window.removeEventListener("pagehide", leave);
    };
  }, []);

  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (how === "POP") {
      window.scrollTo({ top: places.current[key] ?? 0, behavior: "instant" });
    } else if (hash) {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    } else {
      window.scrollTo({ top: 0, behavior: prefersStillness() ? "instant" : "smooth" });
    }
  }, [key, hash, how]);
}

function prefersStillness(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT_AS) ?? "{}");
  } catch {
    return {};
  }
}
