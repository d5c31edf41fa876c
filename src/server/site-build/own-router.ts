import path from "node:path";
import type { Plugin } from "vite";

const OWN = path.resolve("src/site/router/index.ts");

/**
 * In the built site the browser has a router of the site's own: the library's is ten times as large, most of it for
 * actions, forms and routes that are found one by one, which this site does not have. The pages are the library's: its
 * server side renders them and writes their data. In development the browser has the library too.
 */
export function ownRouter(): Plugin {
  return {
    name: "own-router-in-the-browser",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: (id) => (/^react-router(\/dom)?$/.test(id) ? OWN : null),
  };
}
