import type { NavigateFunction } from "react-router";
import { withoutLanguage } from "#contracts/languages.ts";

/** Those that lead to a page of this language: not to a file or a feed. */
const LINKS = 'a[href^="/"]:not([target],[hreflang],[href*="."],[href^="/api"])';

/**
 * For links of a part whose code is not loaded yet: the hydrated page around it navigates, because a new document would
 * load everything again. A page in another language brings its own words, so it is loaded anew. With a modifier key the
 * reader wants a new tab or window.
 */
export function handleSoftLinks(written: HTMLElement, navigate: NavigateFunction): () => void {
  function followLink(event: MouseEvent): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>(LINKS);
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(withoutLanguage(link.pathname) + link.search + link.hash);
  }
  written.addEventListener("click", followLink);
  return () => written.removeEventListener("click", followLink);
}
