import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { filesByModule, readRows } from "#tests/audit/mutants/modules.ts";
import { fileOf, importsOf, sourceFiles } from "./imports.ts";

test("no two folders import each other", () => {
  const files = sourceFiles("src").filter((file) => !/\.test\.tsx?$/.test(file));
  const uses = files
    .flatMap((file) => importsOf(file))
    .map((imported) => [imported.from, fileOf(imported)] as const);
  expect(uses.length).toBeGreaterThan(3_000);
  expect(mutualPairs(uses)).toEqual([]);
});

test("faults are drawn in every file that computes", () => {
  expect(filesByModule().get(undefined)).toBeUndefined();
});

test.each(["judged", "by-hand"] as const)("the lines of faults that are %s exist", (name) => {
  const gone = readRows(name).filter(
    ([file = "", line = ""]) => !existsSync(file) || !readFileSync(file, "utf8").includes(line),
  );
  expect(gone).toEqual([]);
});

test.each([
  ["two folders that import each other", ["a/x.ts b/y.ts", "b/z.ts a/w.ts"], ["a <> b"]],
  ["a folder and one below it", ["a/x.ts a/b/y.ts", "a/b/z.ts a/x.ts"], ["a <> a/b"]],
  ["one direction only", ["a/x.ts b/y.ts", "a/z.ts b/w.ts"], []],
  ["files of one folder", ["a/x.ts a/y.ts", "a/y.ts a/x.ts"], []],
  ["three folders in a ring", ["a/x.ts b/x.ts", "b/x.ts c/x.ts", "c/x.ts a/x.ts"], []],
])("mutual imports are detected: %s", (_, uses, pairs) => {
  expect(mutualPairs(uses.map((use) => use.split(" ") as [string, string]))).toEqual(pairs);
});

type Use = readonly [from: string, to: string | null];

/** "a <> b" where a file of the folder a imports one of b, and a file of b one of a. */
function mutualPairs(uses: readonly Use[]): string[] {
  const edges = new Set(
    uses.flatMap(([from, to]) =>
      to === null ? [] : [`${path.posix.dirname(from)} ${path.posix.dirname(to)}`],
    ),
  );
  return [...edges]
    .map((edge) => edge.split(" ") as [string, string])
    .filter(([from, to]) => from < to && edges.has(`${to} ${from}`))
    .map(([from, to]) => `${from} <> ${to}`)
    .sort();
}
