import { expect, test } from "vitest";
import type { OtherLanguage } from "#contracts/languages.ts";
import { allWords } from "#words/all.ts";
import { readCatalogue, translatedLanguages } from "./catalogue.ts";

/** A whole word, with its marks. */
const word = (...forms: string[]) =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${forms.join("|")})(?![\\p{L}\\p{M}])`, "iu");

/** Forms that a language's house style (docs/languages.md) avoids, and what it uses instead. */
const avoided = {
  pcm: [
    [
      word("the", "this", "that", "these", "those", "with", "their", "them", "they"),
      "di, dis, dat, wit, dia, dem",
    ],
    [word("people", "persons?", "games?"), "pipo, pesin, match"],
    [word("others?", "stor(?:y|ies)", "news", "government"), "oda, tori, goment"],
  ],
  ha: [
    [word("Jumma'a", "Jumaa", "Jummaa"), "Juma'a"],
    [word("ko wane", "ko wace"), "kowane, kowace"],
    [word("sunanka", "ka", "Don Allah (?!ku|a)\\p{L}+"), "sunanku, ku"],
  ],
  yo: [
    [word("rẹ", "ìwọ", "o", "jọ̀wọ́ tún", "tìrẹ"), "yín, ẹ̀yin, ẹ, ẹ jọ̀wọ́"],
    [word("l?ojúewé", "l?ójúewé", "l?ójú ìwé", "ojú ìwé", "síi", "fíìdì"), "ojú ewé, sí i, feed"],
  ],
  ig: [
    [word("ngwaọrụ", "peeji", "fiidi"), "ngwa, ibe, feed"],
    [word("gọmentị", "goomenti", "gọvmenti", "gọvmentị"), "gọọmentị"],
    [word("ọbụla"), "ọ bụla"],
  ],
} as const;

/** The one word that each language has for a thing, in every sentence that names it. */
const terms: readonly (readonly [english: RegExp, Readonly<Record<OtherLanguage, string>>])[] = [
  [/\b(?:match|game)(?:es|s)?\b/i, { pcm: "match", ha: "wasa", yo: "ìfẹsẹ̀wọnsẹ̀", ig: "egwuregwu" }],
  [/\bmatchdays?\b/i, { pcm: "matchday", ha: "mako", yo: "ìpele", ig: "agba" }],
  [/\bmanager\b/i, { pcm: "coach", ha: "koci", yo: "akọ́nimọ̀ọ́gbá", ig: "onye nkuzi" }],
  [/\breported\b/i, { pcm: "carry", ha: "ruwaito", yo: "gbé", ig: "kọ" }],
  [/\bin hand\b/i, { pcm: "never play", ha: "kwantan", yo: "kò tíì gbá", ig: "agbabeghị" }],
  [/\bsample\b/i, { pcm: "sample", ha: "gwaji", yo: "àpẹẹrẹ", ig: "nlele" }],
];

/** Here it is the verb "to match". */
const OTHERWISE = ["Ads that match what you read.", "None of your bookmarks matches."];

/** Nor the last choice of a text's choices, "other {…}". */
const withoutPlaceholders = (text: string): string => text.replace(/\{\^?\w+\}|\bother(?= \{)/g, "");

/** "Ẹ jọ̀wọ́ tún" is right, with its plural pronoun. */
const withoutPolite = (text: string) => text.replace(/ẹ jọ̀wọ́/giu, "");

test.each(translatedLanguages)("the catalogue in %s keeps to its house style", (language) => {
  const faults = readCatalogue(language).translations.flatMap(({ sentence, forms }) =>
    forms.flatMap((form) => {
      const text = withoutPolite(withoutPlaceholders(form));
      return avoided[language].flatMap(([pattern, instead]) =>
        pattern.test(text) ? [`${sentence}: “${form}” (${instead})`] : [],
      );
    }),
  );
  expect(faults).toEqual([]);
});

test.each(translatedLanguages)("in %s a thing has one name", (language) => {
  const others = readCatalogue(language).translations.flatMap(({ sentence, forms }) => {
    const english = withoutPlaceholders(sentence);
    const named = terms.filter(([term]) => term.test(english) && !OTHERWISE.includes(sentence));
    return named.flatMap(([, { [language]: name }]) =>
      forms
        .filter((form) => !form.toLowerCase().includes(name))
        .map((form) => `${sentence}: “${form}” (${name})`),
    );
  });
  expect(others).toEqual([]);
});

test.each(translatedLanguages)("the days and times in %s keep to its house style", (language) => {
  const { dates } = allWords.find((words) => words.language === language) ?? {};
  const texts = Object.values(dates ?? {}).flat();
  expect(texts.length).toBeGreaterThan(30);
  expect(texts.filter((text) => avoided[language].some(([pattern]) => pattern.test(text)))).toEqual([]);
});
