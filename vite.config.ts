import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { ownRouter } from "./src/server/site-build/own-router.ts";
import { shortName } from "./src/site/words/short-name.ts";

/**
 * What every page needs, in one lasting file: the files of these folders, not of the folders in them. A town's
 * pages, what only wide screens show and what opens on a press come when they are needed.
 */
const base = [
  /node_modules|rolldown/,
  /src\/contracts\/(?!forms|coverage-line|crest)/,
  /src\/site\/words\/(words|of-language|bundles\/files)\.ts$/,
  /src\/site\/(router\/|root\.|data\/(ask|page|contexts|answers)\.)/,
  /src\/site\/ui\/(toasts\/)?(?!Sheet|download)[\w-]+\.tsx?$/,
  /src\/site\/analytics\/(?!Ad|ConsentButton|MoreLink)[\w-]+\.tsx?$/,
  /src\/site\/device\/(stores\/)?(?!searches|follows|language)[\w-]+\.ts$/,
  /src\/site\/shell\/(header\/)?(?!ListPage)[\w-]+\.tsx?$/,
  /src\/site\/news\/(cards\/)?(?!Lead|CoverageLine)[\w-]+\.tsx?$/,
  // The side column's filter needs it too, on pages without a list.
  /src\/site\/news\/feed\/filter\.ts$/,
];

const chunks = [
  // With the libraries in it: apart from each other the two would be 1 KB more on every first visit.
  // Never entry.client: in a shared chunk it would hydrate before the router's modules are there.
  { name: "base", test: (id: string) => base.some((files) => files.test(id)), priority: 1 },
  {
    name: "lists",
    test: /src\/site\/(shell\/ListPage|news\/feed\/(?!Filter|NoStories|why-empty)[\w-]+\.tsx?$)/,
  },
  {
    name: "rails",
    test: /src\/site\/(news\/rails\/(?!Filter|Categories)|shell\/footer\/RailCards|analytics\/MoreLink)/,
  },
];

/** A browser has the English already: its words stand under short names. */
const withShortNames: Plugin = {
  name: "words-under-short-names",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  transform: (code, id) =>
    /src\/site\/words\/[\w-]+\/(pcm|ha|yo|ig)\.ts$/.test(id) && !/\/(dates|plural)\//.test(id)
      ? {
          code: code.replace(SENTENCE, (_, quoted, bare) => `  "${shortName(bare ?? unquoted(quoted))}":`),
          map: null,
        }
      : null,
};

/** A name in a formatted file of words. */
const SENTENCE = /^ {2}(?:("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(\w+)):/gm;

function unquoted(name: string): string {
  return name.slice(1, -1).replace(/\\(.)/g, "$1");
}

/** No file of the site or of the contracts does anything by being imported: what is not used is not sent. */
const treeshake = {
  moduleSideEffects: (id: string) => !/src\/(site\/(?!entry)|contracts\/).*\.tsx?$/.test(id),
};

/** Of what Vite does before a part that comes later only this is needed: its CSS comes first (0.5 KB less). */
const withoutPreloading: Plugin = {
  name: "without-preloading",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  load: (id) => (id.endsWith("vite/preload-helper.js") ? loadStylesFirst : null),
};

const loadStylesFirst = `
export const __vitePreload = (load, styles = []) => Promise.all(styles.map(loadStyle)).then(load);
const loadStyle = (file) => new Promise((resolve) => {
  document.head.append(
    Object.assign(document.createElement("link"), { rel: "stylesheet", href: "/" + file, onload: resolve, onerror: resolve }),
  );
});
`;

export default defineConfig({
  plugins: [reactRouter(), ownRouter(), withoutPreloading, withShortNames],
  // The code runs from Chrome 93 on (Object.hasOwn): Android 5 stays at 95, Android 6 at 106. Methods that are newer
  // are not filled in; tests/architecture/browsers.test.ts looks for them.
  // Nothing becomes a data: address, which the pages' policy would refuse.
  build: {
    target: ["chrome91", "safari14"],
    cssTarget: "chrome87",
    assetsInlineLimit: 0,
    modulePreload: false,
  },
  environments: {
    client: { build: { rollupOptions: { treeshake, output: { codeSplitting: { groups: chunks } } } } },
  },
});
