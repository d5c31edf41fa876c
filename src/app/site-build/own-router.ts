import path from "node:path";
import type { Plugin } from "vite";

const ROUTER = path.resolve("src/app/site/router/index.ts");

/**
 * Gives the browser the site's own router in the built site. The library's is ten times as large, mostly for actions,
 * forms and routes that are discovered one by one, none of which this site has. The library's server side still renders
 * the pages and writes their data. In development the browser uses the library too.
 */
export function ownRouterPlugin(): Plugin {
  return {
    name: "own-router-in-the-browser",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: (id) => (/^react-router(\/dom)?$/.test(id) ? ROUTER : null),
  };
}
