import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { importsOf, sourceFiles } from "#tests/architecture/imports.ts";
import { type Mutant, mutantsOf } from "./generate.ts";

type Half = "server" | "browser";

/**
 * The parts of the product, each by its folders. A file belongs to the first that names it, and every file that
 * computes belongs to one. Only the sample edition is left out: it stands for other people's servers.
 */
const MODULES: readonly (readonly [name: string, half: Half, files: RegExp])[] = [
  ["news: desk", "server", /^src\/features\/news\/desk\//],
  ["news: topics and editions", "server", /^src\/features\/news\/(trends|editions|measure|llm)\//],
  ["news: intake", "server", /^src\/features\/news\/(intake|jobs|sources)\//],
  ["news: answers", "server", /^src\/features\/news\/(api|store)\//],
  ["league: statistics", "server", /^src\/features\/league\/(statistics|api)\//],
  ["league: prediction", "server", /^src\/features\/league\/(prediction|measure)\//],
  ["league: intake", "server", /^src\/features\/league\/(intake|jobs|sources|store)\//],
  ["outlets", "server", /^src\/(features\/\w+\/outlets|app\/(openapi|ops|share))\//],
  ["contracts", "server", /^src\/(contracts\/|features\/\w+\/(contract|calls)\b)/],
  ["news: lists and cards", "browser", /^src\/features\/news\/(pages|panels|frame)\//],
  ["league: panels", "browser", /^src\/features\/league\/(pages|panels)\//],
  [
    "markets, weather, culture: panels",
    "browser",
    /^src\/features\/(markets|weather|culture)\/(pages|panels)\//,
  ],
  ["reader, letters, info: panels", "browser", /^src\/features\/(\w+\/(pages|panels)|letters\/mail)\//],
  ["the reader's device", "browser", /^src\/device\//],
  ["ui", "browser", /^src\/ui\//],
  ["site: router and data", "browser", /^src\/(app\/site|ask|words)\//],
  ["markets", "server", /^src\/features\/markets\//],
  ["weather and culture", "server", /^src\/features\/(weather|culture)\//],
  ["letters, push and WebSub", "server", /^src\/features\/(letters|push|websub)\//],
  ["platform", "server", /^src\/platform\//],
  ["app and command line", "server", /^src\/(app|cli|main|features\/\w+\/[^/]+$)/],
];

/** Registries and tables, whose rows are checked where they are read, and the looks of letters. */
const IS_DATA =
  /\/(weather\/sources\/cities|text\/analysis\/place-names|news\/sources\/papers|letters\/mail\/styles)\.ts$/;
const NOT_DRAWN = /^src\/sample\/|\.test\.tsx?$|\.d\.ts$/;

export interface Module {
  readonly name: string;
  readonly half: Half;
  readonly mutants: readonly Mutant[];
}

/** `count` mutants of each module, the same for the same seed, drawn from all its files, tested or not. */
export function drawMutants(count: number, seed: number, module = ""): Module[] {
  const byModule = filesByModule();
  return MODULES.filter(([name]) => name.includes(module)).map(([name, half]) => ({
    name,
    half,
    mutants: sample(byModule.get(name) ?? [], count, seed),
  }));
}

/** Faults that were judged, or made by hand: a file, its line, and more. */
export function readRows(name: "judged" | "by-hand"): string[][] {
  const lines = readFileSync(path.join(import.meta.dirname, `${name}.tsv`), "utf8").split("\n");
  return lines.filter((line) => line !== "" && !line.startsWith("#")).map((line) => line.split("\t"));
}

/** The files that compute; those under `undefined` belong to no module, and their faults would never be drawn. */
export function filesByModule(): ReadonlyMap<string | undefined, readonly string[]> {
  const files = sourceFiles("src").filter((file) => !NOT_DRAWN.test(file) && !IS_DATA.test(file));
  return Map.groupBy(files.toSorted(), (file) => MODULES.find(([, , own]) => own.test(file))?.[0]);
}

/**
 * Which mutants are drawn depends on the text of their line and on the change, not on what stands around it: a renamed
 * file or a new rule leaves the rest of the draw as it was. Only lines with the same text are told apart by their order.
 */
function sample(files: readonly string[], count: number, seed: number): Mutant[] {
  const repetitions = new Map<string, number>();
  const ranked = files.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const lines = text.split("\n");
    return mutantsOf(file, text).map((mutant) => {
      const key = `${lines[mutant.line - 1]?.trim()}\n${mutant.before}\n${mutant.after}`;
      const repetition = repetitions.get(key) ?? 0;
      repetitions.set(key, repetition + 1);
      return { mutant, rank: createHash("sha256").update(`${seed}\n${key}\n${repetition}`).digest("hex") };
    });
  });
  return ranked
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

/**
 * Every file with the files that import it. Many tests reach their module only through tests/support; what is generated
 * is compared in tests/generated.
 */
export function findImporters(): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const file of ["src", "tests/support", "tests/generated"].flatMap(sourceFiles))
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
  // A page's own test loads it through the list of routes.
  const tests = [".test.ts", ".test.tsx"].map((end) => file.replace(/\.tsx?$/, end)).filter(existsSync);
  const visited = new Set([file, ...tests]);
  let frontier = [file];
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
