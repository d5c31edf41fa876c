import type { Language } from "#contracts/languages.ts";
import type { Story } from "#features/news/contract/news.ts";

type Texts = Story["tellings"];

/** A story's texts in other languages: the one in the page's own language comes first, above the story itself. */
export function forReaderOf(
  language: Language | undefined,
  texts: Texts,
): { inReadersLanguage: Texts; inOtherLanguages: Texts } {
  const isReaders = (text: Texts[number]): boolean => text.language === language;
  return {
    inReadersLanguage: texts.filter(isReaders),
    inOtherLanguages: texts.filter((text) => !isReaders(text)),
  };
}
