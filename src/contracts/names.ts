/** How names are looked for and written, the same in the browser and on the server; therefore without zod. */

/** Without marks and case, so that "iroyin" finds "Ìròyìn Ẹyẹlé". */
export function foldName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();
}

/** Whether what was typed stands in the name; nothing typed stands in every one. */
export function namesMatch(name: string, typed: string): boolean {
  return foldName(name).includes(foldName(typed));
}

/** "Politics news", but "General News". */
export function newsOf(category: string): string {
  return /news$/i.test(category) ? category : `${category} news`;
}
