/** The `lang` of a text that is not in the page's language; undefined for English and if it is not known. */
export function langOf(language: string | null | undefined): string | undefined {
  return language && !/^en\b/i.test(language) ? language : undefined;
}
