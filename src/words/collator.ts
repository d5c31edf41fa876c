import type { Language } from "#contracts/languages.ts";

/** The order of a language's alphabet: ɓ after b, ẹ after e, gb after g. Naijá is written in that of English. */
export function collatorOf(language: Language): Intl.Collator {
  return new Intl.Collator(language === "pcm" ? "en" : language);
}

interface Labelled {
  readonly label: string;
}

/** Compares what is chosen from by its names in this language. */
export function byLabel(language: Language): (one: Labelled, other: Labelled) => number {
  const { compare } = collatorOf(language);
  return (one, other) => compare(one.label, other.label);
}
