import type { NavigateFunction } from "react-router";

/**
 * Links of a part whose code has not come yet: the page around it lives already, and walks on without a new document,
 * which would ask for everything again. React Router marks the links that lead to pages.
 */
export function walkSoftly(written: Element, navigate: NavigateFunction): () => void {
  function walk(event: Event): void {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-discover]");
    if (!link || !isPlain(event as MouseEvent) || link.target !== "") return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  }
  written.addEventListener("click", walk);
  return () => written.removeEventListener("click", walk);
}

/** With a key or another button the reader wants a new tab or window. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
}
