import type { Page } from "@playwright/test";

/**
 * Texts, labels and titles whose `lang` is the page's language but that contain a common English word. Names of papers
 * may be English.
 */
export function untranslatedTexts(page: Page, names: readonly string[]): Promise<string[]> {
  return page.evaluate((names) => {
    const language = document.documentElement.lang;
    const word =
      /(?<!\p{L})(the|and|of|with|from|your|you|are|was|were|not|this|that|what|which|when|every|each)(?!\p{L})/giu;
    // "Ọzụzụ ahụ were ụbọchị abụọ" is Igbo: the training took two days.
    const isEnglish = (found: string): boolean => language !== "ig" || found !== "were";
    const withoutNames = (text: string): string =>
      names.reduce((rest, name) => rest.replaceAll(name, ""), text.replace(/\S+@\S+/g, ""));
    const hasEnglish = (text: string): boolean => (withoutNames(text).match(word) ?? []).some(isEnglish);
    const found = new Set<string>();
    const check = (element: Element | null, text: string | null | undefined): void => {
      if (!text || element?.closest("script, style, noscript, template")) return;
      if (element?.closest("[lang]")?.getAttribute("lang") !== language) return;
      if (hasEnglish(text)) found.add(text.trim());
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) check(texts.currentNode.parentElement, texts.currentNode.textContent);
    for (const element of document.body.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
      for (const name of ["aria-label", "title", "placeholder", "alt"]) {
        // A headline follows the colon, and a name may have one.
        check(element, withoutNames(element.getAttribute(name) ?? "").split(": ")[0]);
      }
    return [...found];
  }, names);
}
