import type { Language } from "#contracts/languages.ts";

type Compare = (one: string, other: string) => number;

/**
 * The letters that stand after another one: "gb" after every word with a plain g. By hand, because browsers know the
 * alphabets of big languages only. Naijá is written in that of English.
 */
const lettersAfter: Partial<Record<Language, string>> = {
  ha: "b ɓ, d ɗ, k ƙ, s sh, t ts, y ƴ 'y",
  yo: "e ẹ, g gb, o ọ, s ṣ",
  ig: "b ch, g gb gh gw, i ị, k kp kw, n ṅ nw ny, o ọ, s sh, u ụ",
};

/** Sorts after every letter. */
const LAST = "\uFFFF";

/** Compares in the order of a language's alphabet. */
export function compareIn(language: Language): Compare {
  const { compare } = new Intl.Collator("en");
  const letters = lettersAfter[language];
  if (letters === undefined) return compare;
  const places = new Map(letters.normalize("NFD").split(", ").flatMap(placesIn));
  const pattern = new RegExp([...places.keys()].join("|"), "g");
  const keyOf = (text: string) =>
    text
      .normalize("NFD")
      .toLowerCase()
      .replace(pattern, (letter) => places.get(letter) ?? letter);
  return (one, other) => compare(keyOf(one), keyOf(other));
}

/** "g gb gh" → gb is the first after g, gh the second. */
function placesIn(group: string): [letter: string, place: string][] {
  const [base = "", ...letters] = group.split(" ");
  return letters.map((letter, at) => [letter, base + LAST + at]);
}

interface Labelled {
  readonly label: string;
}

/** Compares choices by their names in this language. */
export function byLabel(language: Language): (one: Labelled, other: Labelled) => number {
  const compare = compareIn(language);
  return (one, other) => compare(one.label, other.label);
}
