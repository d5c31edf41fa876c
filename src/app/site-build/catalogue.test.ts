import { expect, test } from "vitest";
import { states } from "#contracts/places.ts";
import { allWords } from "#words/all.ts";
import places from "#words/sentences.json" with { type: "json" };
import { nameKey, shortName } from "#words/short-name.ts";
import { choicesOf, SELECT } from "#words/translation.ts";
import { parseCatalogue, readCatalogue, type Translation, translatedLanguages } from "./catalogue.ts";

const sentences = Object.keys(places);
const catalogues = translatedLanguages.map(readCatalogue);

/** The letters of each language besides the English ones, composed: "ẹ́" is one letter and one mark. */
const letters = {
  pcm: /^[\p{ASCII}“”–…₦]*$/u,
  ha: /^[\p{ASCII}“”–…₦ƁɓƊɗƘƙ]*$/u,
  yo: /^(?:[\p{ASCII}“”–…₦ÀÁÈÉÌÍÒÓÚàáèéìíòóùúńǹṢṣ]|[ẸẹỌọ](?:\u0300|\u0301)?)*$/u,
  ig: /^[\p{ASCII}“”–…₦ÒàáèìòṅỊịỌọỤụ]*$/u,
};

/** Words that are the same in English: names, and words that everybody uses. Naijá shares many more. */
const SHARED_WORDS = new Set([
  ...["Data", "GDP", "Menu", "Naira", "RSS", "RSS feeds"],
  ...states.map(({ name }) => name),
]);

/** The share of Naijá sentences that may be the same as the English ones. */
const SHARED_WITH_NAIJA = 0.4;

/** A text's placeholders. A choice of texts has those of each of its texts; "{^n}" is {n} with a capital letter. */
function placeholders(text: string): string {
  const chosen = text
    .replaceAll("{^", "{")
    .replace(SELECT, (_, _value, choices) => [...choicesOf(choices).values()].join(" "));
  return String([...new Set(chosen.match(/\{[^}]*\}/g))].sort());
}

test.each(catalogues)("in $language no sentence is missing, said nowhere, or untranslated", (catalogue) => {
  const { language, translations } = catalogue;
  expect(translations.map(({ key }) => key).sort()).toEqual(sentences.sort());
  const isEnglish = ({ sentence, forms }: Translation) => forms.includes(sentence);
  expect(translations.filter(({ forms }) => forms.some((form) => form.trim() === ""))).toEqual([]);
  const english = translations.filter((one) => isEnglish(one) && !SHARED_WORDS.has(one.sentence));
  if (language === "pcm") expect(english.length / sentences.length).toBeLessThan(SHARED_WITH_NAIJA);
  else expect(english).toEqual([]);
});

test.each(catalogues)("in $language all plural forms, placeholders and letters are right", (catalogue) => {
  const { language, translations, pluralForms } = catalogue;
  const faults = translations.flatMap(({ sentence, forms, isCounted }) => [
    ...(forms.length === (isCounted ? pluralForms : 1) ? [] : [`${sentence}: ${forms.length} forms`]),
    ...forms.filter(
      (form) =>
        placeholders(form) !== placeholders(sentence) ||
        form.normalize("NFC") !== form ||
        !letters[language].test(form),
    ),
  ]);
  expect(faults).toEqual([]);
});

test("the plural rules are those of CLDR", () => {
  for (const { language, translations } of catalogues) {
    const words = allWords.find((one) => one.language === language);
    const rules = new Intl.PluralRules(language);
    const { forms = [] } = translations.find(({ sentence }) => sentence === "{n} papers") ?? {};
    const categories = rules.resolvedOptions().pluralCategories;
    const order = ["zero", "one", "two", "few", "many", "other"].filter((one) =>
      categories.includes(one as "one"),
    );
    for (const n of [0, 1, 2, 3, 11, 100]) {
      const form = forms[order.indexOf(rules.select(n))] ?? forms[0];
      expect(words?.count(n, "paper", "papers"), `${language} ${n}`).toBe(form?.replace("{n}", String(n)));
    }
  }
});

test("no two sentences have the same short name", () => {
  const said = sentences.filter((sentence) => !sentence.startsWith(nameKey("")));
  expect(new Set(said.map(shortName)).size).toBe(said.length);
});

test("a catalogue is read with its plural rule and forms; a translation that is not reviewed is shown, too", () => {
  const text = [
    'msgid ""\nmsgstr ""\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"',
    '#. A button.\n#: site/x.tsx\n#, fuzzy\nmsgid "Say \\"{q}\\""\nmsgstr "Ce “{q}”"',
    'msgid "{n} paper"\nmsgid_plural "{n} papers"\nmsgstr[0] "jarida {n}"\nmsgstr[1] "jaridu {n}"',
    'msgctxt "name"\nmsgid "fog"\nmsgstr "hazo"',
  ].join("\n\n");
  expect(parseCatalogue("ha", text)).toEqual({
    language: "ha",
    pluralForms: 2,
    pluralRule: "(n != 1)",
    translations: [
      { sentence: 'Say "{q}"', key: 'Say "{q}"', forms: ["Ce “{q}”"], isCounted: false },
      { sentence: "{n} papers", key: "{n} papers", forms: ["jarida {n}", "jaridu {n}"], isCounted: true },
      { sentence: "fog", key: ":fog", forms: ["hazo"], isCounted: false },
    ],
  });
});

test.each(["", '"Plural-Forms: nplurals=2; plural=(fetch(n));\\n"'])(
  "a catalogue with the header %j is refused",
  (header) => {
    expect(() => parseCatalogue("ha", `msgid ""\nmsgstr ""\n${header}\n\nmsgid "a"\nmsgstr "b"`)).toThrow(
      "ha.po needs a Plural-Forms header",
    );
  },
);
