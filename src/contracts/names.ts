/** How names are compared and written, in the browser as on the server. Without zod, because the browser loads it. */

/** Without accents and case, so that "iroyin" finds "Ìròyìn Ẹyẹlé". */
export function foldName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase()
    .replace(/[ɓɗƙƴ]/g, (letter) => "bdky".charAt("ɓɗƙƴ".indexOf(letter)));
}

/** Whether the typed text occurs in the name; empty text occurs in every name. */
export function namesMatch(name: string, typed: string): boolean {
  return foldName(name).includes(foldName(typed));
}

/** "Politics news", but "General News". */
export function categoryNewsName(category: string): string {
  return /news$/i.test(category) ? category : `${category} news`;
}
