import { expect, test } from "vitest";
import { isSiteFile } from "./site-files.ts";

test.each([
  ["src/app/site/root.tsx", true],
  ["src/features/news/pages/search.tsx", true],
  ["src/features/weather/contract.ts", true],
  ["src/features/league/contract/crest.ts", true],
  ["src/words/ha.po", true],
  ["src/words/words.test.ts", false],
  ["src/app/site-build/build-site.ts", false],
  ["src/features/news/api/read.ts", false],
  ["src/features/news/shapes.ts", false],
])("a change of %s builds the site anew: %s", (file, isSource) => {
  expect(isSiteFile(file)).toBe(isSource);
});
