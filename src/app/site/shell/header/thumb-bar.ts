import { pages } from "#contracts/addresses.ts";
import { inLanguage } from "#contracts/languages.ts";
import type { Words } from "#words/words.ts";

/**
 * At the bottom of a phone, where a thumb reaches; hidden while the consent banner or a page's own action is there. The
 * server writes it, and the browser loads no code for it: the label presses the header's own button.
 */
export function thumbBar({ language, say }: Words): string {
  const icon = (name: string): string =>
    `<svg class="icon" aria-hidden="true"><use href="#i-${name}"/></svg>`;
  const link = (path: string, name: string, word: string): string =>
    `<a href="${inLanguage(language, path)}">${icon(name)}${word}</a>`;
  return [
    link(pages.home, "home", say("Home")),
    `<label for="menu">${icon("menu")}${say("Sections")}</label>`,
    link(pages.league, "ball", say("League")),
    link(pages.search, "search", say("Search")),
    link(pages.since, "reader", say("You")),
  ].join("");
}
