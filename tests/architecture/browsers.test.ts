import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourceFiles } from "./imports.ts";

/** Chrome knows these from 97 to 122 on only, and a build fills nothing in; many phones in use stay at 95 to 106. */
const NEWER =
  /\b(?:Map|Object)\.groupBy\(|\bPromise\.withResolvers\(|\bArray\.fromAsync\(|\.(?:findLast|findLastIndex|toSorted|toReversed|toSpliced|isSubsetOf|isSupersetOf|symmetricDifference)\(/;
/** Code of the site that only the server runs. */
const ON_SERVER = /^src\/site\/(?:letters\/mail\/|entry\.server)|\.test\.tsx?$/;

test("what browsers run calls nothing that older phones lack", () => {
  const files = ["src/site", "src/contracts"].flatMap(sourceFiles).filter((file) => !ON_SERVER.test(file));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => NEWER.test(readFileSync(file, "utf8")))).toEqual([]);
});
