import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { newsletterConsent } from "#contracts/newsletter-consent.ts";
import { allWords } from "./bundles/all.ts";
import { registerWords, wordsOf } from "./of-language.ts";
import { shortName } from "./short-name.ts";
import { english, fill } from "./words.ts";

for (const words of allWords) registerWords(words);

type TranslatedSentence = string | ((n: number) => string);

const others = ["pcm", "ha", "yo", "ig"] as const;
/** Every other folder is a module with one file per language; these hold no sentences. */
const NO_MODULES = new Set(["bundles", "dates", "plural", "shapes"]);
const modules = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !NO_MODULES.has(entry.name))
  .map(({ name }) => name);

/** Files whose English sentences are sent by the server and translated on pages. */
const serverNames = [
  "contracts/league-shapes.ts",
  "contracts/league-forecast-shapes.ts",
  "contracts/score-label.ts",
  "domains/culture/calendar/holidays.ts",
  "domains/culture/shapes.ts",
  "domains/markets/figures/indicators.ts",
  "domains/markets/sources/currencies.ts",
  "domains/news/desk/figures/figures.ts",
  "domains/news/desk/figures/numerals.ts",
].map((file) => path.join(import.meta.dirname, "../..", file));

/** The genres of films, as TMDB names them. */
const GENRES = new Set(
  "Action|Adventure|Animation|Comedy|Crime|Documentary|Drama|Family|Fantasy|Horror|Music|Mystery|Romance|Science Fiction|Thriller|War|Western".split(
    "|",
  ),
);

/** Words that are the same in English: names, and words that everybody uses. Naijá shares many more. */
const SHARED_WORDS = new Set(["Data", "GDP", "Menu", "Naira", "RSS", "RSS feeds"]);

/** The share of Naijá sentences that may be the same as the English ones. */
const SHARED_WITH_NAIJA = 0.4;

async function sentences(
  module: string,
  language: string,
): Promise<Record<string, TranslatedSentence> | readonly string[]> {
  return (await import(`./${module}/${language}.ts`))[module];
}

/** A sentence's forms: two, singular and plural, if it has a count. */
function formsOf(translation: TranslatedSentence): string[] {
  return typeof translation === "string" ? [translation] : [translation(1), translation(2)];
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([placeholder]) => placeholder).sort();
}

for (const module of modules) {
  test(`${module}: no sentence is missing, surplus or untranslated, and all placeholders match`, async () => {
    const english = (await sentences(module, "en")) as readonly string[];
    expect(english, "sorted").toEqual([...english].sort());
    for (const language of others) {
      const translations = (await sentences(module, language)) as Record<string, TranslatedSentence>;
      expect(Object.keys(translations), language).toEqual(english);
      const faults = english.flatMap((sentence) =>
        formsOf(translations[sentence] ?? "").flatMap((form) => [
          ...(form.trim() === "" ? [`${sentence}: empty`] : []),
          ...(String(placeholders(form)) === String(placeholders(sentence)) ? [] : [`${sentence}: ${form}`]),
          ...(form === sentence && language !== "pcm" && !SHARED_WORDS.has(sentence)
            ? [`${sentence}: English`]
            : []),
        ]),
      );
      expect(faults, language).toEqual([]);
      const sameCount = english.filter((sentence) => translations[sentence] === sentence).length;
      expect(sameCount / english.length, language).toBeLessThan(SHARED_WITH_NAIJA);
    }
  });
}

test("no two sentences have the same short name", async () => {
  const all = (await Promise.all(modules.map((module) => sentences(module, "en")))).flat() as string[];
  expect(new Set(all).size, "a sentence stands in one module").toBe(all.length);
  expect(new Set(all.map(shortName)).size).toBe(all.length);
});

/** A module that is loaded with a part of the site, and the folders of that part. */
const parts = {
  analysis:
    /^league\/(insights|table|parts\/(PredictionCard|PositionLines)|matches\/(Match|WrittenForecast|OtherResults))/,
  // Only the server makes the letters, and it knows all words.
  culture: /^(culture|routes\/culture)\//,
  holidays: /^(culture\/events|ui\/sentences\/holiday-name)/,
  indicators: /^(markets\/(indicators|chart\/Spark)|routes\/markets\/economic)/,
  league: /^(league|routes\/league|letters\/mail)\//,
  letters: /^(letters|routes\/letters)\//,
  match: /^(league\/matches|routes\/league\/match)/,
  markets: /^(markets\/(board|chart|naira)|routes\/markets|ui\/sentences\/Credit)/,
  reading:
    /^(news\/(story|topic|papers|since|following)\/|routes\/(news\/(story|topic|publishers)|reader\/|letters\/feedback)|letters\/FormResult)/,
  settings: /^(shell\/settings\/|routes\/reader\/settings)/,
} as const;

test("the sentences of one part of the site are used in that part, and nowhere else", async () => {
  const site = path.join(import.meta.dirname, "..");
  const files = readdirSync(site, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith("words"))
    .map((file) => ({ file, text: readFileSync(path.join(site, file), "utf8") }));
  const server = serverNames.map((file) => readFileSync(file, "utf8")).join("\n");
  for (const [module, ownFiles] of Object.entries(parts)) {
    const moduleSentences = (await sentences(module, "en")) as readonly string[];
    const foreignUses = files
      .filter(({ file }) => !ownFiles.test(file))
      .flatMap(({ file, text }) =>
        moduleSentences
          .filter((sentence) => text.includes(`say(${JSON.stringify(sentence)}`))
          .map((one) => [file, one]),
      );
    expect(foreignUses, module).toEqual([]);
    const unused = moduleSentences.filter((sentence) => {
      if (sentence === newsletterConsent.sentence || GENRES.has(sentence)) return false;
      if (server.includes(sentence)) return false;
      const name = sentence.replace(/^\{n\} /, "");
      return !files.some(({ file, text }) => ownFiles.test(file) && text.includes(name));
    });
    expect(unused, `${module}: said nowhere`).toEqual([]);
  }
});

test("counted sentences follow each language's plural", () => {
  const stories = (language: (typeof others)[number], n: number) =>
    wordsOf(language).count(n, "paper", "papers");
  expect([0, 1, 2, 1204].map((n) => stories("pcm", n))).toEqual([
    "0 newspaper",
    "1 newspaper",
    "2 newspapers",
    "1,204 newspapers",
  ]);
  expect([0, 1, 2].map((n) => stories("ha", n))).toEqual(["jaridu 0", "jarida 1", "jaridu 2"]);
  expect([1, 2].map((n) => stories("yo", n))).toEqual(["ìwé ìròyìn 1", "ìwé ìròyìn 2"]);
  expect(wordsOf("en").count(1204, "paper", "papers")).toBe("1,204 papers");
});

test("a text without a language is marked as English on a page in another language", () => {
  expect([wordsOf("en").lang(), wordsOf("ha").lang(), wordsOf("ha").lang("yo")]).toEqual([
    undefined,
    "en",
    "yo",
  ]);
});

test.each([
  ["", "a000"],
  ["a", "a02p"],
  ["ab", "a2uf"],
  // The largest name, and the sum after it.
  [String.fromCharCode(32_000, 29_055), "zzzz"],
  [String.fromCharCode(32_000, 29_056), "a000"],
])("the short name of %j has four base-36 digits, of which the first is a letter", (sentence, name) => {
  expect(shortName(sentence)).toBe(name);
});

test("a placeholder without a value stays; a sentence without values is said as it is", () => {
  expect(fill("{n} papers by {time}", { n: 0 })).toBe("0 papers by {time}");
  expect(fill("{n} papers")).toBe("{n} papers");
});

test("a language that is not loaded is spoken in English", () => {
  expect(wordsOf("xx" as "ha")).toBe(english);
  expect(wordsOf("ha").language).toBe("ha");
});

test("a sentence without a translation is said in English", () => {
  expect(wordsOf("ha").say("A goat at {time}" as "About", { time: "05:22" })).toBe("A goat at 05:22");
});

test("every language has its own words in every bundle", async () => {
  for (const { language, say } of allWords)
    for (const module of modules) {
      const translations = (await sentences(module, language)) as Record<string, TranslatedSentence>;
      for (const [sentence, translation] of Object.entries(translations))
        expect(say(sentence as "About", { n: 2 }), language).toBe(
          fill(formsOf(translation).at(-1) ?? "", { n: 2 }),
        );
    }
});
