import type { Plugin } from "vite";

/**
 * Takes out of the browser's router what this site does not use: parts that are never reached here, and
 * sentences for developers. Without them a first visit is 6 KB lighter. budgets.spec.ts
 * tells when a new version of the router brings them back.
 */
export function lighterRouter(): Plugin[] {
  return [withoutUnusedModules, withoutPrefetchingAndAdvice];
}

/** For each file, what replaces it. */
const left: Record<string, string> = {
  // Hooks for measuring tools: unused here.
  "router/instrumentation": `
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const instrumentHandler = (handler) => handler;
export const instrumentationResultMetaContext = undefined;
`,
  // Loading routes one by one: all are known from the start (react-router.config.ts).
  "dom/ssr/fog-of-war": `
export const isFogOfWarEnabled = () => false;
export const getPartialManifest = (manifest) => manifest;
export const getPatchRoutesOnNavigationFunction = () => undefined;
export const useFogOFWarDiscovery = () => {};
export const getPathsWithAncestors = () => [];
export const handleClientVersionMismatch = async () => false;
export const getManifestPath = (path) => path;
export const URL_LIMIT = 0;
`,
  // Its own error page, shown if the root has none: ours has one (root.tsx).
  "dom/ssr/errorBoundaries": `
export const RemixErrorBoundary = ({ children }) => children;
export const RemixRootDefaultErrorBoundary = () => null;
export const BoundaryShell = () => null;
export const RSCRouterGlobalErrorBoundary = ({ children }) => children;
`,
  "dom/ssr/fallback": "export const RemixRootDefaultHydrateFallback = () => null;",
  "server-runtime/warnings": "export const warnOnce = () => {};",
};

const withoutUnusedModules: Plugin = {
  name: "without-unused-modules-of-the-router",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  load: (id) => left[/react-router\/dist\/production\/lib\/(.+)\.js$/.exec(id)?.[1] ?? ""] ?? null,
};

/** No link here prefetches its page: data is expensive. */
const prefetching: readonly [RegExp, string][] = [
  [/usePrefetchBehavior\(prefetch, rest\)/, "[false, null, {}]"],
  [/return shouldPrefetch && !isAbsolute \? .*? : link;/, "return link;"],
];

/** Error sentences for developers: no reader sees them. */
const ADVICE = /(\b(?:invariant|warning)\d*\(\s*[^;`"]*?,\s*)(?:`(?:[^`\\]|\\.)*`|"(?:[^"\\]|\\.)*")/g;

const THROWN = /(\bnew Error\(\s*)(?:`(?:[^`\\]|\\.)*`|"(?:[^"\\]|\\.)*")(?=\s*[,)])/g;

/** The names of private fields, which would bring 2 KB of code with them for browsers that do not know such fields. */
const PRIVATE = /(?<=\bthis\.|^\t)#(?=[a-z])/gm;

/** Names for a developer's tools. With them, and unmarked, components that nobody uses (Form, NavLink) would stay. */
const DISPLAY_NAMES = /^\w+\.displayName = .*$/gm;
const COMPONENTS = /= React\$1\.forwardRef\(/g;

const withoutPrefetchingAndAdvice: Plugin = {
  name: "without-prefetching-and-advice",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform(code, id) {
    if (!/react-router\/dist\/production\//.test(id)) return null;
    const lighter = id.endsWith("/lib/dom/lib.js") ? withoutPrefetching(code) : code;
    return {
      code: lighter
        .replace(ADVICE, '$1""')
        .replace(THROWN, '$1""')
        .replace(PRIVATE, "_")
        .replace(DISPLAY_NAMES, "")
        .replace(COMPONENTS, (call) => call.replace("=", "= /* @__PURE__ */")),
      map: null,
    };
  },
};

function withoutPrefetching(code: string): string {
  return prefetching.reduce((rest, [found, instead]) => {
    if (!found.test(rest)) throw new Error(`the router's links have changed: ${found} is not in them`);
    return rest.replace(found, instead);
  }, code);
}
