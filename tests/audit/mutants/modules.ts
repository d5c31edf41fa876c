import { readFileSync } from "node:fs";
import path from "node:path";
import { importsOf, sourceFiles } from "#tests/architecture/imports.ts";
import { type Mutant, mutantsOf } from "./generate.ts";

/**
 * The modules whose rules are mutated, each by its folders. Add new ones at the end, so that the others' draws stay the
 * same.
 */
const MODULES: Readonly<Record<string, RegExp>> = {
  "news: desk and topics": /^src\/domains\/news\/(desk|trends)\//,
  "news: intake": /^src\/domains\/news\/(intake|jobs)\//,
  "news: answers": /^src\/domains\/news\/(api|llm|store|measure)\//,
  "league: statistics": /^src\/domains\/league\/(statistics|api)\//,
  "league: prediction": /^src\/domains\/league\/(prediction|measure)\//,
  "league: intake": /^src\/domains\/league\/(intake|jobs|sources|store)\//,
  markets: /^src\/domains\/markets\//,
  weather: /^src\/domains\/weather\//,
  culture: /^src\/domains\/culture\//,
  letters: /^src\/domains\/letters\//,
  platform: /^src\/platform\//,
  outlets: /^src\/outlets\//,
  contracts: /^src\/contracts\//,
  "the reader's device": /^src\/site\/(device|ui)\//,
  server: /^src\/(server|cli)\//,
  push: /^src\/domains\/push\//,
};

/** Registries and tables: their rows are checked where they are read. */
const IS_DATA = /\/(papers|tables|bundled|cities|place-names)\b|\.test\.tsx?$/;

/** `total` mutants, drawn evenly over the modules, the same for the same seed. */
export function drawMutants(total: number, seed: number, module = ""): Map<string, Mutant[]> {
  const random = mulberry(seed);
  const modules = Object.entries(MODULES);
  const importers = findImporters();
  const drawn = modules.map(([name, folders]): [string, Mutant[]] => {
    const all = sourceFiles("src")
      .filter((file) => folders.test(file) && !IS_DATA.test(file) && testsOf(file, importers).length > 0)
      .toSorted()
      .flatMap((file) => mutantsOf(file, readFileSync(file, "utf8")));
    return [name, sample(all, Math.ceil(total / modules.length), random)];
  });
  return new Map(drawn.filter(([name]) => name.includes(module)));
}

function sample(all: readonly Mutant[], count: number, random: () => number): Mutant[] {
  const rest = [...all];
  return Array.from({ length: Math.min(count, rest.length) }, () => {
    const [one] = rest.splice(Math.floor(random() * rest.length), 1);
    return one as Mutant;
  });
}

/** Mulberry32: small, and the same on every machine. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Every file with the files that import it; many tests reach their module only through tests/support. */
export function findImporters(): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const file of ["src", "tests/support"].flatMap(sourceFiles))
    for (const { to, typeOnly } of importsOf(file)) {
      const target = to.startsWith("#")
        ? to.replace(/^#(tests\/)?/, (_, tests) => tests ?? "src/")
        : path.posix.join(path.posix.dirname(file), to);
      if (!typeOnly) importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  return importers;
}

/**
 * The tests beside the sources that load a file: first the one of its name, then those in its folder, then the nearest
 * by imports.
 */
export function testsOf(file: string, importers: ReadonlyMap<string, readonly string[]>): string[] {
  const visited = new Set([file]);
  let frontier = [file];
  const tests: string[] = [];
  while (frontier.length > 0) {
    frontier = frontier
      .flatMap((at) => importers.get(at) ?? [])
      .filter((at) => !visited.has(at) && visited.add(at));
    tests.push(...frontier.filter((at) => /\.test\.tsx?$/.test(at)));
    frontier = frontier.filter((at) => !/\.test\.tsx?$/.test(at));
  }
  const rank = (test: string): number => {
    if (path.dirname(test) !== path.dirname(file)) return 2;
    return nameOf(test) === nameOf(file) ? 0 : 1;
  };
  return tests.toSorted((one, other) => rank(one) - rank(other));
}

function nameOf(file: string): string {
  return path.basename(file).replace(/\..*/, "");
}
