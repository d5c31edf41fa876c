import path from "node:path";
import type { Plugin } from "vite";
import type { OtherLanguage } from "#contracts/languages.ts";
import places from "#words/sentences.json" with { type: "json" };
import { nameKey, shortName } from "#words/short-name.ts";
import { type Catalogue, catalogueFile, readCatalogue, translatedLanguages } from "./catalogue.ts";

/** `./ha.po` is all of Hausa, or in a browser what many pages say; `./ha.po?news/home` is what that page says besides. */
const IMPORT = /\/(pcm|ha|yo|ig)\.po(?:\?([\w/-]+))?$/;
/** Such a part as a module, whose name becomes the name of its file. The service worker knows these names. */
const PART = /\/words-(pcm|ha|yo|ig)-([\w-]+)$/;
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
      const file = catalogueFile(language as OtherLanguage);
      return part ? path.join(file, `../words-${language}-${part.replaceAll("/", "-")}`) : file;
    },
    load(id) {
      const [, language, part = COMMON] = PART.exec(id) ?? IMPORT.exec(id) ?? [];
      if (!language) return null;
      const isForBrowser = this.environment.name === "client";
      const isWhole = part === COMMON && !(isForBrowser && isBuild);
      this.addWatchFile(catalogueFile(language as OtherLanguage));
      return compile(
        readCatalogue(language as OtherLanguage),
        (key) => isWhole || partsOf(key).includes(part),
        isForBrowser ? browserKey : String,
      );
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

function compile(
  { pluralRule, translations }: Catalogue,
  isIncluded: (key: string) => boolean,
  nameOf: (key: string) => string,
): string {
  const rows = translations
    .filter(({ key }) => isIncluded(key))
    .map(({ key, forms }) => [nameOf(key), forms.length === 1 ? forms[0] : forms]);
  return [
    `export const plural = (n) => Number(${pluralRule});`,
    `export default ${JSON.stringify(Object.fromEntries(rows), null, 1)};`,
  ].join("\n");
}

/** The parts that hold a sentence or a name, named as in the names of their files. */
function partsOf(key: string): readonly string[] {
  const place = (places as Readonly<Record<string, string>>)[key] ?? "";
  return place.replaceAll("/", "-").split(" ");
}

function saysSomething(page: string): boolean {
  return Object.values(places).some((place) => place.split(" ").includes(page));
}
