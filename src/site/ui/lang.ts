/** The `lang` of a text that is not in the page's language; English and what is not known need none. */
export function langOf(language: string | null | undefined): string | undefined {
  return language && !/^en\b/i.test(language) ? language : undefined;
}
