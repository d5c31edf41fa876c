import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { record } from "./record.ts";

/** The first page is a `page_view`, each later one a `virtual_page_view`; `scroll_50` once for each. */
export function usePageViews(): void {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const seen = useRef<string | null>(null);

  useEffect(() => {
    if (seen.current === path) return;
    record(seen.current === null ? "page_view" : "virtual_page_view", { path, title: document.title });
    seen.current = path;
  }, [path]);

  useEffect(() => {
    function passHalf() {
      const way = document.documentElement.scrollHeight - window.innerHeight;
      if (way <= 0 || window.scrollY / way <= 0.5) return;
      window.removeEventListener("scroll", passHalf);
      record("scroll_50", { path });
    }
    // The scroll to the top after a navigation is not the reader's.
    const timer = setTimeout(() => window.addEventListener("scroll", passHalf, { passive: true }), 1000);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("scroll", passHalf);
    };
  }, [path]);
}
