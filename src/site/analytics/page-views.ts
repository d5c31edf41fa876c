import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { record } from "./record.ts";

/** How long the scroll to the top after a navigation may take; it does not count as the reader's. */
const SCROLLING_UP_MS = 1000;

/** Records the first page as `page_view`, each later one as `virtual_page_view`, and `scroll_50` once for each. */
export function usePageViews(): void {
  const { pathname, search } = useLocation();
  const path = withoutToken(pathname) + search;
  const seen = useRef<string | null>(null);
  const moved = useRef(false);

  useEffect(() => {
    if (seen.current === path) return;
    record(seen.current === null ? "page_view" : "virtual_page_view", { path, title: document.title });
    seen.current = path;
  }, [path]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function passHalf() {
      const way = document.documentElement.scrollHeight - window.innerHeight;
      if (way <= 0 || window.scrollY / way <= 0.5) return;
      window.removeEventListener("scroll", passHalf);
      record("scroll_50", { path });
    }
    function listen() {
      window.addEventListener("scroll", passHalf, { passive: true });
      passHalf();
    }
    if (moved.current) timer = setTimeout(listen, SCROLLING_UP_MS);
    else listen();
    return () => {
      moved.current = true;
      clearTimeout(timer);
      window.removeEventListener("scroll", passHalf);
    };
  }, [path]);
}

/** Removes the token of a letter's link, which belongs to its reader only. */
function withoutToken(pathname: string): string {
  return pathname.replace(/^(\/newsletter\/(?:confirm|unsubscribe)\/).+/, "$1…");
}
