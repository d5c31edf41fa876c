import type { NavigateFunction } from "react-router";
import { withoutLanguage } from "#contracts/languages.ts";

/**
 * For links of a part whose code is not loaded yet: the hydrated page around it navigates, because a new document would
 * load everything again. React Router marks the links that lead to pages. With a modifier key the reader wants a new
 * tab or window.
 */
export function handleSoftLinks(written: HTMLElement, navigate: NavigateFunction): () => void {
  function followLink(event: MouseEvent): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-discover]:not([target])");
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(withoutLanguage(link.pathname) + link.search + link.hash);
  }
  written.addEventListener("click", followLink);
  return () => written.removeEventListener("click", followLink);
}
