import { readCatalogue } from "#app/site-build/catalogue.ts";
import { inLanguage, type OtherLanguage } from "#contracts/languages.ts";
import { states } from "#contracts/places.ts";
import { isTranslated } from "#contracts/translated-pages.ts";
import { expect, test } from "#tests/support/e2e.ts";
import { everyAddress } from "#tests/support/routes.ts";
import { textsIn } from "#tests/support/texts-in.ts";

/** Also the end of a club's name; and a state is a name in every language. */
const names = new Set(["City", ...states.map(({ name }) => name)]);

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The English sentences that a language translates differently, as patterns: their placeholders match any text. */
function englishOtherThan(language: OtherLanguage): RegExp[] {
  return readCatalogue(language)
    .translations.filter(
      ({ sentence, forms }) =>
        !forms.includes(sentence) &&
        !names.has(sentence) &&
        /\p{Ll}{3}/u.test(sentence.replace(/\{\w+\}/g, "")),
    )
    .map(
      ({ sentence }) =>
        new RegExp(
          `^${sentence
            .split(/\{\w+\}/)
            .map(literal)
            .join(".+")}$`,
        ),
    );
}

for (const [at, language] of (["ha", "yo", "ig"] as const).entries())
  test(`a third of the pages in ${language} has no untranslated English sentence, visible or for search engines`, async ({
    request,
  }) => {
    const english = englishOtherThan(language);
    const untranslated: string[] = [];
    const all = (await everyAddress(request)).filter(isTranslated);
    // What a page says without its words it says in English in each; catalogue.test.ts finds what one language lacks.
    const addresses = all.filter((_, place) => place % 3 === at);
    expect(addresses.length).toBeGreaterThan(10);
    for (const address of addresses) {
      const html = await (await request.get(inLanguage(language, address))).text();
      // Where a label or the title holds one of the page's headlines, the headline itself says that it is English.
      const headlines = textsIn("en", html).filter((text) => text.includes(" "));
      for (const text of new Set(textsIn(language, html)))
        if (!headlines.some((one) => text.includes(one)) && english.some((sentence) => sentence.test(text)))
          untranslated.push(`${address}: ${text}`);
    }
    expect(untranslated).toEqual([]);
  });
