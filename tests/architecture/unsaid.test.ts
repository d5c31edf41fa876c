import { readdirSync, readFileSync } from "node:fs";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";
import { isSiteFile } from "#app/site-build/site-files.ts";

/** English in every language: pages about the site, and the notes that a provider's terms word. */
const ENGLISH = /^features\/info\/|This product uses the TMDB API/;

/** Names and abbreviations, the same in every language, and the label of a field that only robots see. */
const NAMES = new Set([
  ...["Nigeria Premier League", "NPFL", "Nollywood", "WhatsApp", "RSS", "NGN,", "BETA"],
  ...["GD", "Pts", "RPS", "Claim", "Verdict", "Website", "you@example.com"],
]);

/** The attributes that readers see or hear. */
const SHOWN = new Set(["aria-label", "title", "placeholder", "alt"]);
const WORD = /\p{L}{2}/u;

const components = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".tsx") && isSiteFile(`src/${file}`),
);

test("every text of a translated page is said in its language, except names", () => {
  const unsaid = components.flatMap((file) => writtenIn(file).map((text) => `${file}: ${text}`));
  expect(components.length).toBeGreaterThan(200);
  expect(unsaid.filter((place) => !ENGLISH.test(place))).toEqual([]);
});

function writtenIn(file: string): string[] {
  const texts: string[] = [];
  const add = (text: string): void => {
    const shown = text.replace(/&\w+;/g, "").trim();
    if (WORD.test(shown) && !NAMES.has(shown)) texts.push(shown);
  };
  new Visitor({
    JSXText({ value }) {
      add(value);
    },
    JSXAttribute({ name, value }) {
      if (name.type === "JSXIdentifier" && SHOWN.has(name.name) && value?.type === "Literal")
        add(String(value.value));
    },
  }).visit(parseSync(file, readFileSync(`src/${file}`, "utf8")).program);
  return texts;
}
