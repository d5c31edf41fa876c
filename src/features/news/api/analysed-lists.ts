import type { Language } from "#contracts/languages.ts";
import { type Digests, findDigest } from "#features/news/store/digest.ts";
import { type ArticleRow, findByIds } from "#features/news/store/find-articles.ts";
import type { NewsDatabase } from "#features/news/store/tables.ts";

/** The languages that a list was asked for; undefined: all. */
export type Asked = readonly Language[] | undefined;

/**
 * A list of the last analysis: that of all languages, or those of the asked ones in turn. English has none of its own:
 * nearly all of the list of all languages is English, the rest is for the caller to leave out.
 */
export async function findListOf<Name extends "popular" | "leads" | "picks" | "brief">(
  db: NewsDatabase,
  name: Name,
  languages: Asked,
): Promise<Digests[Name]> {
  if (languages === undefined) return findDigest(db, name);
  const lists = await Promise.all(
    languages.map((language) => findDigest(db, name, language === "en" ? undefined : language)),
  );
  return inTurn<Digests[Name][number]>(lists) as unknown as Digests[Name];
}

/** The articles of such a list. */
export async function findRowsOf(
  db: NewsDatabase,
  name: "leads" | "picks",
  languages: Asked,
): Promise<ArticleRow[]> {
  return inLanguages(await findByIds(db, await findListOf(db, name, languages)), languages);
}

export function inLanguages(rows: readonly ArticleRow[], languages: Asked): ArticleRow[] {
  return rows.filter(({ language }) => languages?.some((one) => one === language) ?? true);
}

/** The first of each list, then the second of each, and so on. */
export function inTurn<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}
