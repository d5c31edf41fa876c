import { scales } from "./amounts.ts";
import { speltNumbers } from "./spelt-numbers.ts";

const SPELT: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Object.entries(speltNumbers).filter(([, value]) => value > 1)),
  hundred: 100,
  dozen: 12,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
};
const NUMBER = new RegExp(
  `(\\d[\\d,]*(?:\\.\\d+)?)(?:[\\s-]?(${Object.keys(scales).join("|")}))?(?![\\p{L}\\d])|(\\d[\\d,]*(?:\\.\\d+)?)|\\b(${Object.keys(SPELT).join("|")})(?:s|[\\s-](${Object.keys(scales).join("|")}))?\\b`,
  "giu",
);

export interface Numeral {
  readonly shown: string;
  readonly value: number;
}

/** Every number in a text with its exact value: "N1.2bn", "1,200,000,000" and "1.2 billion" are equal, "three" is 3. */
export function numbersIn(text: string): Numeral[] {
  return [...text.matchAll(NUMBER)].map(([shown, digits, scale, bare, word, wordScale]) => {
    const value =
      word === undefined
        ? Number((digits ?? bare ?? "").replaceAll(",", ""))
        : (SPELT[word.toLowerCase()] ?? 0);
    const times = scales[(scale ?? wordScale ?? "").toLowerCase()] ?? 1;
    return { shown, value: Number((value * times).toPrecision(12)) };
  });
}
