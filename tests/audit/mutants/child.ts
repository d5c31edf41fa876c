import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { createVitest } from "vitest/node";
import type { Mutant } from "./generate.ts";

/** What the parent asks, one at a time. */
export interface Task {
  readonly mutant: Mutant;
  /** Nearest first. */
  readonly tests: readonly string[];
}

/** Tests are run in handfuls: most mutants die in the nearest. */
const HANDFUL = 2;

/** What the child says: that it is ready, that a handful of tests stayed green, or at last whether one went red. */
export type Said = "ready" | "still green" | boolean;

const vitest = await createVitest(
  "test",
  { watch: false, bail: 1, retry: 0, isolate: true, reporters: [{}], maxWorkers: 1, fileParallelism: false },
  {},
);
// Only files that were once listed can be asked for by name.
await vitest.globTestSpecifications();

/** Whether a test goes red with the mutant in its place. */
async function isNoticed({ mutant, tests }: Task): Promise<boolean> {
  const file = path.resolve(mutant.file);
  const text = await readFile(file, "utf8");
  await writeFile(file, text.slice(0, mutant.start) + mutant.after + text.slice(mutant.end));
  vitest.invalidateFile(file);
  try {
    for (let at = 0; at < tests.length; at += HANDFUL)
      if (await goesRed(tests.slice(at, at + HANDFUL))) return true;
      else say("still green");
    return false;
  } finally {
    await writeFile(file, text);
    vitest.invalidateFile(file);
  }
}

async function goesRed(tests: readonly string[]): Promise<boolean> {
  const specifications = tests.flatMap((test) => vitest.getModuleSpecifications(path.resolve(test)));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  // What is handed back holds the modules of earlier runs too.
  const failed = testModules.filter((module) => !module.ok()).map(({ moduleId }) => moduleId);
  return unhandledErrors.length > 0 || tests.some((test) => failed.includes(path.resolve(test)));
}

process.on("message", async (task: Task | "end") => {
  if (task === "end") {
    await vitest.close();
    process.disconnect();
    return;
  }
  say(await isNoticed(task));
});
say("ready");

function say(said: Said): void {
  process.send?.(said);
}
