import { scales } from "#platform/text/analysis/amounts.ts";

const SPELT: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
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

/** Every number of a text by its exact value: "N1.2bn", "1,200,000,000" and "1.2 billion" are one, "three" is 3. */
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
