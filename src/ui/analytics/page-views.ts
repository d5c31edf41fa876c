import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { record } from "./record.ts";

/** How long the scroll to the top after a navigation may take; it does not count as the reader's. */
const SCROLLING_UP_MS = 1000;

/** Records the first page as `page_view`, each later one as `virtual_page_view`, and `scroll_50` once for each. */
export function usePageViews(): void {
  const { pathname, search } = useLocation();
  const path = withoutToken(pathname) + search;
  const lastPath = useRef<string | null>(null);
  const moved = useRef(false);

  useEffect(() => {
    if (lastPath.current === path) return;
    record(lastPath.current === null ? "page_view" : "virtual_page_view", { path, title: document.title });
    lastPath.current = path;
  }, [path]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function checkHalf() {
      const scrollRange = document.documentElement.scrollHeight - window.innerHeight;
      if (scrollRange <= 0 || window.scrollY / scrollRange <= 0.5) return;
      window.removeEventListener("scroll", checkHalf);
      record("scroll_50", { path });
    }
    function listen() {
      window.addEventListener("scroll", checkHalf, { passive: true });
      checkHalf();
    }
    if (moved.current) timer = setTimeout(listen, SCROLLING_UP_MS);
    else listen();
    return () => {
      moved.current = true;
      clearTimeout(timer);
      window.removeEventListener("scroll", checkHalf);
    };
  }, [path]);
}

/** Removes the token of a letter's link, which belongs to its reader only. */
function withoutToken(pathname: string): string {
  return pathname.replace(/^(\/newsletter\/(?:confirm|unsubscribe)\/).+/, "$1…");
}
