import type { Language } from "#contracts/languages.ts";

/** The order of a language's alphabet: ɓ after b, ẹ after e, gb after g. Naijá is written in that of English. */
export function collatorOf(language: Language): Intl.Collator {
  return new Intl.Collator(language === "pcm" ? "en" : language);
}
