import { englishPages } from "./addresses.ts";

const english: readonly string[] = Object.values(englishPages);

/** Whether the page's own sentences are translated, as those of a missing page are. Takes a path with or without a query. */
export function isTranslated(path: string): boolean {
  return !english.includes(path.split("?")[0] ?? "");
}
