import { readdirSync } from "node:fs";
import path from "node:path";
import { inLanguage } from "#contracts/languages.ts";
import { isTranslated } from "#contracts/translated-pages.ts";
import { expect, test } from "#tests/support/e2e.ts";
import { everyAddress } from "#tests/support/routes.ts";
import { textsIn } from "#tests/support/texts-in.ts";

const wordsFolder = path.join(import.meta.dirname, "../../src/site/words");
/** The folders left out hold no sentences. */
const modules = readdirSync(wordsFolder).filter(
  (name) => !/\.ts$|^(bundles|dates|plural|shapes)$/.test(name),
);

/** One of our words that is also the end of a club's name. */
const NAME = "City";

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The English sentences that a language translates differently, as patterns: their placeholders match any text. */
async function englishOtherThan(language: string): Promise<RegExp[]> {
  const translations: Record<string, unknown> = {};
  for (const name of modules)
    Object.assign(translations, (await import(`${wordsFolder}/${name}/${language}.ts`))[name]);
  return Object.entries(translations)
    .filter(
      ([english, translation]) =>
        english !== translation && english !== NAME && /\p{Ll}{3}/u.test(english.replace(/\{\w+\}/g, "")),
    )
    .map(
      ([english]) =>
        new RegExp(
          `^${english
            .split(/\{\w+\}/)
            .map(literal)
            .join(".+")}$`,
        ),
    );
}

for (const language of ["ha", "yo", "ig"] as const)
  test(`no page in ${language} has an untranslated English sentence, visible or for search engines`, async ({
    request,
  }) => {
    const english = await englishOtherThan(language);
    const untranslated: string[] = [];
    const addresses = (await everyAddress(request)).filter(isTranslated);
    expect(addresses.length).toBeGreaterThan(30);
    for (const address of addresses) {
      const html = await (await request.get(inLanguage(language, address))).text();
      for (const text of new Set(textsIn(language, html)))
        if (english.some((sentence) => sentence.test(text))) untranslated.push(`${address}: ${text}`);
    }
    expect(untranslated).toEqual([]);
  });
