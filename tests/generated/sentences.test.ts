import { readFileSync } from "node:fs";
import PO from "pofile";
import { expect, test } from "vitest";
import {
  catalogueFile,
  isOfDates,
  keyOf,
  parseCatalogue,
  readCatalogue,
  translatedLanguages,
} from "#app/site-build/catalogue.ts";
import { allNames, placesOf, readModules } from "#tests/support/said-sentences.ts";
import { nameKey } from "#words/short-name.ts";

/** As many files as a translator may want to look at. */
const MOST_FILES = 3;

const modules = readModules();
const said = new Map([...modules.values()].flatMap((module) => [...module.said]));
for (const name of allNames) said.set(name, undefined);

test("the list of sentences says which pages load them", async () => {
  const keys = readCatalogue("pcm").translations.map(({ key }) => key);
  const all = [...new Set([...keys, ...said.keys()])].sort();
  const list = `${JSON.stringify(placesOf(all, modules), null, 2)}\n`;
  await expect(list).toMatchFileSnapshot("../../src/words/sentences.json");
});

// A new sentence is added without a translation, which catalogue.test.ts then asks for.
test.each(translatedLanguages)(
  "the catalogue in %s is sorted, and says where its sentences are said",
  async (language) => {
    const file = catalogueFile(language);
    const text = readFileSync(file, "utf8");
    const { pluralForms, translations } = parseCatalogue(language, text);
    const catalogue = PO.parse(text);
    const known = new Set(translations.map(({ key }) => key));
    for (const [sentence, singular] of said)
      if (!known.has(sentence)) catalogue.items.push(newItem(sentence, singular, pluralForms));
    for (const item of catalogue.items)
      item.references = isOfDates(item) ? ["words/dates.ts"] : filesThatSay(keyOf(item));
    catalogue.items.sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
    for (const [name, value] of Object.entries(catalogue.headers))
      if (value === "") delete catalogue.headers[name];
    await expect(catalogue.toString()).toMatchFileSnapshot(file);
  },
);

type Item = InstanceType<typeof PO.Item>;

const orderOf = ({ msgid, msgctxt }: Item): string => `${msgid} ${msgctxt ?? ""}`;

function newItem(sentence: string, singular: string | undefined, nplurals: number): Item {
  const entry = allNames.has(sentence)
    ? { msgctxt: "name", msgid: sentence.slice(nameKey("").length) }
    : { msgid: singular ?? sentence, ...(singular === undefined ? {} : { msgid_plural: sentence }) };
  return Object.assign(new PO.Item(), { ...entry, nplurals });
}

/** A word may stand in a contract by chance: contracts are named if no other file says it. */
function filesThatSay(sentence: string): string[] {
  const files = [...modules].filter(([, { texts }]) => texts.has(sentence)).map(([file]) => file);
  const outside = files.filter((file) => !/^(?:contracts|features\/\w+\/contract)\b/.test(file));
  const named = (outside.length > 0 ? outside : files).sort().slice(0, MOST_FILES);
  return named.length === 0 ? [] : [named.join(" ")];
}
