import { registerHooks } from "node:module";

/**
 * For `node --import`: takes the sample edition's papers from a server that outlives the product, at the address in
 * PAPERS_SERVER. The product's own code is untouched, even its guarded fetch: it asks the sample edition's one origin.
 */
const sample = new URL("../../../src/sample/server.ts", import.meta.url).href;
const replacement = new URL("./sample-replacement.ts", import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    return resolved.url === sample ? { ...resolved, url: replacement } : resolved;
  },
});
