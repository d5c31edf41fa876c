/** How newspapers abbreviate thousands, millions and more. */
const scales: Readonly<Record<string, number>> = {
  trillion: 1e12,
  trn: 1e12,
  tn: 1e12,
  billion: 1e9,
  bn: 1e9,
  million: 1e6,
  m: 1e6,
  thousand: 1e3,
  k: 1e3,
};

const currencies: Readonly<Record<string, string>> = {
  "₦": "n",
  n: "n",
  $: "d",
  us$: "d",
  "€": "e",
  "£": "p",
};

/** Numbers as newspapers spell them out. */
export const speltNumbers: Readonly<Record<string, number>> = {
  one: 1,
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
};

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

/**
 * "N52.52bn" and "₦52.5 billion" are one amount, "n53000000000": newspapers round, and two leading digits distinguish
 * amounts well enough. A plain number stays unchanged. Null if the text is not a number.
 */
export function readAmount(text: string): string | null {
  const [, mark = "", digits, scale = ""] = /^(US\$|[₦$€£N])?(\d[\d,]*(?:\.\d+)?)\s?(\D*)$/i.exec(text) ?? [];
  if (digits === undefined) return null;
  const value = Number(digits.replaceAll(",", ""));
  if (/^(?:%|per cent)$/i.test(scale)) return `${value}%`;
  const times = scale === "" ? 1 : scales[scale.toLowerCase()];
  if (times === undefined || !Number.isFinite(value * times)) return null;
  if (mark === "" && scale === "") return `${value}`;
  return `${currencies[mark.toLowerCase()] ?? ""}${Number((value * times).toPrecision(2))}`;
}
