/** The `lang` of a text that is not in the page's language; English and what is not known need none. */
export function langOf(language: string | null | undefined): string | undefined {
  return language && !/^en\b/i.test(language) ? language : undefined;
}

/** The languages of the papers by their own names: browsers disagree on some of these. */
export const languageNames: Readonly<Record<string, string>> = {
  en: "English",
  pcm: "Naijá",
  ha: "Hausa",
  yo: "Yorùbá",
  ig: "Igbo",
};
