import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isSiteFile } from "#app/site-build/site-files.ts";
import { sourceFiles } from "./imports.ts";

/** Chrome has these only since versions 97 to 122, and the build adds no polyfills; many phones have 95 to 106. */
const NEWER =
  /\b(?:Map|Object)\.groupBy\(|\bPromise\.withResolvers\(|\bArray\.fromAsync\(|\.(?:findLast|findLastIndex|toSorted|toReversed|toSpliced|isSubsetOf|isSupersetOf|symmetricDifference)\(/;
/** Code of the site that runs on the server only. */
const ON_SERVER = /^src\/(?:app\/site\/entry\.server|features\/letters\/mail\/)/;

test("browser code calls no built-in function that older phones lack", () => {
  const files = sourceFiles("src").filter((file) => isSiteFile(file) && !ON_SERVER.test(file));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => NEWER.test(readFileSync(file, "utf8")))).toEqual([]);
});
