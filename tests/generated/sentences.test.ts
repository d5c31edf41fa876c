import { readFileSync } from "node:fs";
import PO from "pofile";
import { expect, test } from "vitest";
import {
  catalogueFile,
  parseCatalogue,
  readCatalogue,
  translatedLanguages,
} from "#app/site-build/catalogue.ts";
import { placesOf, readModules } from "#tests/support/said-sentences.ts";

/** As many files as a translator may want to look at. */
const MOST_FILES = 3;

const modules = readModules();
const said = new Map([...modules.values()].flatMap((module) => [...module.said]));

test("the list of sentences says which pages load them", async () => {
  const sentences = readCatalogue("pcm").translations.map(({ sentence }) => sentence);
  const all = [...new Set([...sentences, ...said.keys()])].sort();
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
    const known = new Set(translations.map(({ sentence }) => sentence));
    for (const [sentence, singular] of said)
      if (!known.has(sentence)) catalogue.items.push(newItem(sentence, singular, pluralForms));
    for (const item of catalogue.items) item.references = filesThatSay(item.msgid_plural ?? item.msgid);
    catalogue.items.sort((one, other) => (one.msgid < other.msgid ? -1 : 1));
    for (const [name, value] of Object.entries(catalogue.headers))
      if (value === "") delete catalogue.headers[name];
    await expect(catalogue.toString()).toMatchFileSnapshot(file);
  },
);

function newItem(sentence: string, singular: string | undefined, nplurals: number) {
  const plural = singular === undefined ? {} : { msgid_plural: sentence };
  return Object.assign(new PO.Item(), { msgid: singular ?? sentence, ...plural, nplurals });
}

/** A word may stand in a contract by chance: contracts are named if no other file says it. */
function filesThatSay(sentence: string): string[] {
  const files = [...modules].filter(([, { texts }]) => texts.has(sentence)).map(([file]) => file);
  const outside = files.filter((file) => !/^(?:contracts|features\/\w+\/contract)\b/.test(file));
  const named = (outside.length > 0 ? outside : files).sort().slice(0, MOST_FILES);
  return named.length === 0 ? [] : [named.join(" ")];
}
