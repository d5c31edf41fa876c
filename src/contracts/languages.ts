/** The languages of the pages, English first. Without zod, because the browser loads this file. */
export const languages = ["en", "pcm", "ha", "yo", "ig"] as const;
export type Language = (typeof languages)[number];

/** Every language but English, whose pages have no prefix in their addresses. */
export type OtherLanguage = Exclude<Language, "en">;

export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value);
}

/** What an address asks for with `?language=ha`, if the site has such pages; otherwise English. */
export function languageAsked(query: URLSearchParams, shown: readonly Language[]): Language {
  return shown.find((language) => language === query.get("language")) ?? "en";
}

/** "/ha/latest" → "ha"; an address without a language prefix is English. */
export function languageOf(path: string): Language {
  const [, first] = path.split(/[/?#]/);
  return languages.find((language) => language !== "en" && language === first) ?? "en";
}

/** The language that a page's lists ask for; undefined on an English page, whose lists hold every language. */
export function listLanguage(page: Language): OtherLanguage | undefined {
  return page === "en" ? undefined : page;
}

/** "/ha/latest" → "/latest", "/ha" → "/". */
export function withoutLanguage(path: string): string {
  const language = languageOf(path);
  return language === "en" ? path : path.slice(language.length + 1).replace(/^(?!\/)/, "/");
}

/** "/latest" → "/ha/latest", "/" → "/ha". */
export function inLanguage(language: Language, path: string): string {
  return language === "en" ? path : `/${language}${path.replace(/^\/(?=$|[?#])/, "")}`;
}
