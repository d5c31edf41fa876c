import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { endpoints } from "#contracts/all/all-endpoints.ts";
import { sourceFiles } from "./imports.ts";

test("the address of a call stands in calls.ts alone; everything else refers to its name", () => {
  const files = sourceFiles("src").filter((file) => !/\.test\.tsx?$/.test(file));
  const written = files.flatMap((file) => {
    const code = readFileSync(file, "utf8").replace(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, "");
    return Object.keys(endpoints)
      .filter((address) => code.includes(address))
      .map((address) => ({ address, file }));
  });
  expect(written.filter(({ file }) => !file.endsWith("/calls.ts"))).toEqual([]);
  expect(written.map(({ address }) => address).sort()).toEqual(Object.keys(endpoints).sort());
});
