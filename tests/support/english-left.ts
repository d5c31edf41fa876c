import type { Page } from "@playwright/test";

/**
 * Texts, labels and titles that are in the page's language by their `lang` but contain a small English word. Names of
 * papers may be English.
 */
export function englishLeft(page: Page, names: readonly string[]): Promise<string[]> {
  return page.evaluate((names) => {
    const small =
      /(?<!\p{L})(the|and|of|with|from|your|you|are|was|were|not|this|that|what|which|when|every|each)(?!\p{L})/iu;
    const language = document.documentElement.lang;
    const isForeign = (text: string): boolean =>
      small.test(names.reduce((left, name) => left.replaceAll(name, ""), text.replace(/\S+@\S+/g, "")));
    const left = new Set<string>();
    const look = (place: Element | null, text: string | null | undefined): void => {
      if (!text || place?.closest("script, style, noscript, template")) return;
      if (place?.closest("[lang]")?.getAttribute("lang") !== language) return;
      if (isForeign(text)) left.add(text.trim());
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) look(texts.currentNode.parentElement, texts.currentNode.textContent);
    for (const place of document.body.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
      for (const name of ["aria-label", "title", "placeholder", "alt"]) {
        // A headline follows the colon.
        look(place, place.getAttribute(name)?.split(": ")[0]);
      }
    return [...left];
  }, names);
}
