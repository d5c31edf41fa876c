import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, minifySync, type Plugin } from "vite";
import { ownRouterPlugin } from "./src/app/site-build/own-router.ts";
import { wordsPlugin } from "./src/app/site-build/words-plugin.ts";

/**
 * What every page needs, in one long-lived file. The patterns match the files directly in these folders, not in their
 * subfolders. A domain's pages, parts shown only on wide screens and parts opened by a press load when needed.
 */
const base = [
  /node_modules|rolldown/,
  /src\/contracts\/(?!forms|places)/,
  /src\/features\/letters\/contract\/newsletter-consent\.ts$/,
  /src\/words\/(words|of-language|load-words|dates)\.ts$/,
  /src\/app\/site\/(router\/|root\.)/,
  /src\/ask\/(ask|page|contexts|answers|wanted-page)\.tsx?$/,
  /src\/ui\/(toasts\/)?(?!Sheet|download)[\w-]+\.tsx?$/,
  /src\/ui\/lazy\/later\.tsx$/,
  /src\/ui\/analytics\/(?!Ad|ConsentButton|MoreLink)[\w-]+\.tsx?$/,
  /src\/device\/(stores\/)?(?!searches|follows|language|mute-choice)[\w-]+\.ts$/,
  /src\/(ui\/(frame|pictures)|app\/site\/shell(\/header)?|features\/news\/frame(\/search)?)\/(?!ListPage|PlainPage|AlsoInEnglish|HiddenNote)[\w-]+\.tsx?$/,
  /src\/features\/news\/panels\/(cards\/)?(?!Lead|CoverageLine|coverage-part|NextStories)[\w-]+\.tsx?$/,
  /src\/ui\/styles\/(Page|Article)Styles\.tsx$/,
  /src\/features\/news\/panels\/feed\/why-empty\.ts$/,
  // The side column's filter needs it too, on pages without a list.
  /src\/features\/news\/panels\/feed\/filter\.ts$/,
];

const chunks = [
  // Includes the libraries: split in two, the code would cost 1 KB more on every first visit. Excludes entry.client: in
  // a shared chunk it would hydrate before the router's modules have loaded.
  { name: "base", test: (id: string) => base.some((files) => files.test(id)), priority: 1 },
  // Lists with an edition and stories share it.
  {
    name: "coverage",
    test: /src\/features\/news\/(contract\/coverage-line|panels\/cards\/CoverageLine)\.tsx?$/,
    priority: 1,
  },
  {
    name: "lists",
    test: /src\/features\/news\/(frame\/ListPage|panels\/(cards\/NextStories|edition\/(EditionStories|front)|feed\/(?!Filter|NoStories|why-empty)[\w-]+\.tsx?$))/,
  },
  {
    name: "rails",
    test: /src\/(features\/news\/(panels\/rails\/(?!Filter|Categories)|frame\/more\/RailCards)|ui\/analytics\/MoreLink)/,
  },
  // Two that load their part when it is wanted: each alone would be a file of 200 bytes.
  { name: "waiting", test: /src\/ui\/(follow\/FollowThis|listen\/Listen)\.tsx/ },
  {
    // What an article and a story share.
    name: "article-parts",
    test: /src\/features\/news\/(frame\/more\/MoreStories\.tsx|panels\/story\/(use-last-visit|PlaceLinks|figure-names))/,
  },
];

/** Gives the functions whose text is written into every page short names inside (0.5 KB less on a first visit). */
const withShortPageScripts: Plugin = {
  name: "short-page-scripts",
  enforce: "post",
  applyToEnvironment: ({ name }) => name === "ssr",
  transform: (code, id) =>
    /src\/(device\/switched-off|ui\/(lazy\/(early(-times)?|add-script)|time))\.ts$/.test(id)
      ? { code: minifySync(id, code, { module: true }).code, map: null }
      : null,
};

/** No module of the site (entries apart) or of the contracts has side effects, so what is unused is not sent. */
const treeshake = {
  moduleSideEffects: (id: string) =>
    !/src\/(app\/site\/(?!entry)|(ask|contracts|device|features|ui|words)\/).*\.tsx?$/.test(id),
};

/** Each part of the site holds the few addresses of the API for which it asks, not the list of them. */
const optimization = { inlineConst: { mode: "all" } } as const;

/** Any warning fails the build, so none may come from how busy the machine is. */
const checks = { pluginTimings: false };

const withoutSpaces = { compress: false, mangle: false, codegen: { removeWhitespace: true } };

/** React looks for its developer tools on every page: 0.2 KB that readers need not pay for. */
const withoutDevTools = { __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" };

/** Replaces what Vite does before loading a lazy part by all that is needed: its CSS comes first (0.5 KB less). */
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
  plugins: [reactRouter(), ownRouterPlugin(), withoutPreloading, wordsPlugin(), withShortPageScripts],
  // The code needs Chrome 93 (Object.hasOwn): Android 5 ends at Chrome 95, Android 6 at 106. Newer methods are not
  // polyfilled; tests/architecture/browsers.test.ts looks for them. No asset becomes a data: address, which the pages'
  // policy would refuse.
  build: {
    target: ["chrome91", "safari14"],
    cssTarget: "chrome87",
    assetsInlineLimit: 0,
    modulePreload: false,
  },
  environments: {
    client: {
      define: process.env.NODE_ENV === "development" ? {} : withoutDevTools,
      build: {
        rollupOptions: { checks, treeshake, optimization, output: { codeSplitting: { groups: chunks } } },
      },
    },
    // The server holds every page from its start, so nothing of its build is lazy: one file. Without spaces, so that the
    // scripts that it writes into pages have none.
    ssr: { build: { rollupOptions: { checks, output: { codeSplitting: false, minify: withoutSpaces } } } },
  },
});
