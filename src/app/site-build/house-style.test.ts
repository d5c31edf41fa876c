import { expect, test } from "vitest";
import { readCatalogue, translatedLanguages } from "./catalogue.ts";

/** A whole word, with its marks. */
const word = (...forms: string[]) =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${forms.join("|")})(?![\\p{L}\\p{M}])`, "iu");

/** Forms that a language's house style (docs/languages.md) does not have, and what it has. */
const avoided = {
  pcm: [
    [
      word("the", "this", "that", "these", "those", "with", "their", "them", "they"),
      "di, dis, dat, wit, dia, dem",
    ],
    [word("people", "games?"), "pipo, match"],
  ],
  ha: [
    [word("Jumma'a", "Jumaa", "Jummaa"), "Juma'a"],
    [word("ko wane", "ko wace"), "kowane, kowace"],
  ],
  yo: [[word("rẹ", "ìwọ", "o", "jọ̀wọ́ tún", "tìrẹ"), "yín, ẹ̀yin, ẹ, ẹ jọ̀wọ́"]],
  ig: [
    [word("gọmentị", "goomenti", "gọvmenti", "gọvmentị"), "gọọmentị"],
    [word("ọbụla"), "ọ bụla"],
  ],
} as const;

/** "Ẹ jọ̀wọ́ tún" is right, with its plural pronoun. */
const withoutPolite = (text: string) => text.replace(/ẹ jọ̀wọ́/giu, "");

test.each(translatedLanguages)("the catalogue in %s keeps to its house style", (language) => {
  const faults = readCatalogue(language).translations.flatMap(({ sentence, forms }) =>
    forms.flatMap((form) => {
      const text = withoutPolite(form.replace(/\{\w+\}/g, ""));
      return avoided[language].flatMap(([pattern, instead]) =>
        pattern.test(text) ? [`${sentence}: “${form}” (${instead})`] : [],
      );
    }),
  );
  expect(faults).toEqual([]);
});
