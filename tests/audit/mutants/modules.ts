import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { importsOf, sourceFiles } from "#tests/architecture/imports.ts";
import { type Mutant, mutantsOf } from "./generate.ts";

/**
 * The modules whose rules are mutated, each by its folders. Left out: the sample edition, which stands for
 * other people's servers, and the site's components outside `ui`, which the browser tests check.
 */
const MODULES: Readonly<Record<string, RegExp>> = {
  "news: desk and topics": /^src\/features\/news\/(desk|trends)\//,
  "news: intake": /^src\/features\/news\/(intake|jobs)\//,
  "news: answers": /^src\/features\/news\/(api|llm|store|measure)\//,
  "league: statistics": /^src\/features\/league\/(statistics|api)\//,
  "league: prediction": /^src\/features\/league\/(prediction|measure)\//,
  "league: intake": /^src\/features\/league\/(intake|jobs|sources|store)\//,
  markets: /^src\/features\/markets\/(?!contract|mail|outlets|pages|panels)/,
  weather: /^src\/features\/weather\/(?!contract|mail|outlets|pages|panels)/,
  culture: /^src\/features\/culture\/(?!contract|mail|outlets|pages|panels)/,
  letters: /^src\/features\/letters\/(?!contract|mail|outlets|pages|panels)/,
  platform: /^src\/platform\//,
  outlets: /^src\/(features\/\w+\/outlets|app\/(openapi|ops|share))\//,
  contracts: /^src\/(contracts\/|features\/\w+\/contract\b)/,
  "the reader's device": /^src\/(device\/|ui\/(?!analytics\/|frame\/|pictures\/))/,
  server: /^src\/(app\/(?!site\/|openapi\/|ops\/|share\/)|cli\/)/,
  push: /^src\/features\/push\/(?!contract|mail|outlets|pages|panels)/,
  "news: editions": /^src\/features\/news\/editions\//,
  "site: router and data":
    /^src\/(app\/site\/|ask\/|features\/(news\/frame|reader\/panels\/settings)\/|ui\/(analytics|frame)\/|words\/).+\.ts$/,
  "site: pages": /^src\/features\/(\w+\/panels\/(?!settings\/)|letters\/mail\/).+\.ts$/,
};

/** Registries and tables: their rows are checked where they are read. */
const IS_DATA = /\/(weather\/sources\/cities|text\/analysis\/place-names)\.ts$|\.test\.tsx?$/;

/** `count` mutants of each module, the same for the same seed; of files that a test beside the sources loads. */
export function drawMutants(count: number, seed: number, module = ""): Map<string, Mutant[]> {
  const importers = findImporters();
  const drawn = Object.entries(MODULES)
    .filter(([name]) => name.includes(module))
    .map(([name, folders]): [string, Mutant[]] => {
      const files = sourceFiles("src").filter(
        (file) => folders.test(file) && !IS_DATA.test(file) && testsOf(file, importers).length > 0,
      );
      return [name, sample(files.toSorted(), count, seed)];
    });
  return new Map(drawn);
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
