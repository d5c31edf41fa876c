import path from "node:path";
import type { Plugin } from "vite";
import type { OtherLanguage } from "#contracts/languages.ts";
import places from "#words/sentences.json" with { type: "json" };
import { nameKey, shortName } from "#words/short-name.ts";
import { type Catalogue, catalogueFile, readCatalogue, readDates, translatedLanguages } from "./catalogue.ts";

/** `./ha.po` is all of Hausa, or in a browser what many pages say; `./ha.po?news/home` is what that page says besides. */
const IMPORT = /\/(pcm|ha|yo|ig)\.po(?:\?([\w/-]+))?$/;
/** The same as a module, whose name becomes the name of its file. The service worker knows these names. */
const MODULE = /\/words-(pcm|ha|yo|ig)(?:-([\w-]+))?$/;
const PAGE = /\bsrc\/(?:features\/(\w+)|app\/site)\/pages\/([\w-]+)\.tsx$/;
const COMMON = "common";

/**
 * Compiles the catalogues. The server gets whole languages, keyed by the English sentences. In a browser the keys are
 * short names, and each page's file knows where the page's own words are, so that they are loaded with it. In
 * development every page has all words.
 */
export function wordsPlugin(): Plugin {
  let isBuild = false;
  return {
    name: "words",
    enforce: "pre",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    resolveId(id) {
      const [, language, part] = IMPORT.exec(id) ?? [];
      if (!language) return null;
      const name = part ? `${language}-${part.replaceAll("/", "-")}` : language;
      return path.join(catalogueFile(language as OtherLanguage), `../words-${name}`);
    },
    load(id) {
      const [, language, part = COMMON] = MODULE.exec(id) ?? [];
      if (!language) return null;
      const catalogue = readCatalogue(language as OtherLanguage);
      const isForBrowser = this.environment.name === "client";
      const isWhole = part === COMMON && !(isForBrowser && isBuild);
      this.addWatchFile(catalogueFile(language as OtherLanguage));
      const sentences = compile(
        catalogue,
        (key) => isWhole || partsOf(key).includes(part),
        isForBrowser ? browserKey : String,
      );
      return part === COMMON ? wholeTranslation(catalogue, sentences) : `export default ${sentences};`;
    },
    transform(code, id) {
      const page = pageOf(id);
      if (!page) return null;
      const hasOwnWords = isBuild && this.environment.name === "client" && saysSomething(page);
      return {
        code: `${code}\nexport const handle = ${hasOwnWords ? loadersOf(page) : "null"};\n`,
        map: null,
      };
    },
  };
}

/** The name of the page that this file shows, as the manifest of pages names it ("news/search"). */
export function pageOf(file: string): string | undefined {
  const [, feature, page] = PAGE.exec(file) ?? [];
  return feature ? `${feature}/${page}` : page;
}

/** The words that a page's own file loads, one function for each language. */
function loadersOf(page: string): string {
  const loaders = translatedLanguages.map(
    (language) => `${language}: () => import("#words/${language}.po?${page}")`,
  );
  return `{ ${loaders.join(", ")} }`;
}

/** A name keeps its own key. */
function browserKey(key: string): string {
  return key.startsWith(nameKey("")) ? key : shortName(key);
}

function wholeTranslation({ language, pluralRule }: Catalogue, sentences: string): string {
  return [
    "export default {",
    `language: ${JSON.stringify(language)},`,
    `dates: ${JSON.stringify(readDates(language))},`,
    `plural: (n) => Number(${pluralRule}),`,
    `sentences: ${sentences},`,
    "};",
  ].join("\n");
}

function compile(
  { translations }: Catalogue,
  isIncluded: (key: string) => boolean,
  nameOf: (key: string) => string,
): string {
  const rows = translations
    .filter(({ key }) => isIncluded(key))
    .map(({ key, forms }) => [nameOf(key), forms.length === 1 ? forms[0] : forms]);
  return JSON.stringify(Object.fromEntries(rows), null, 1);
}

/** The parts that hold a sentence or a name, named as in the names of their files. */
function partsOf(key: string): readonly string[] {
  const place = (places as Readonly<Record<string, string>>)[key] ?? "";
  return place.replaceAll("/", "-").split(" ");
}

function saysSomething(page: string): boolean {
  return Object.values(places).some((place) => place.split(" ").includes(page));
}
