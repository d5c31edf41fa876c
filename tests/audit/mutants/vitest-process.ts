import path from "node:path";
import { createVitest } from "vitest/node";

/**
 * A child process of test-run.ts, in the copy of the sources: one Vitest for many mutants. It keeps what it has read of
 * unchanged files; each test file still runs in a process of its own.
 */
export interface TestOrder {
  /** The sources that have changed since they were last read. */
  readonly changed: readonly string[];
  readonly tests: readonly string[];
}

export interface TestReply {
  /** Names of failed tests and errors outside of tests; none if all passed. */
  readonly failures: readonly string[];
}

process.env.TEST = process.env.VITEST = "true";
process.env.NODE_ENV ??= "test";
const vitest = await createVitest({ watch: false, isolate: true, bail: 1, retry: 0, reporters: [{}] });
await vitest.globTestSpecifications();

process.on("message", async ({ changed, tests }: TestOrder) => {
  for (const file of changed) vitest.invalidateFile(path.resolve(file));
  // Otherwise the failures of earlier mutants would count against this one.
  vitest.state.idMap.clear();
  vitest.state.filesMap.clear();
  const specifications = tests.flatMap((test) => vitest.getModuleSpecifications(path.resolve(test)));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const failures = testModules.flatMap((module) => {
    if (module.ok()) return [];
    const failed = [...module.children.allTests("failed")].map(({ fullName }) => fullName);
    return [`${module.relativeModuleId}: ${failed.join("; ") || module.errors()[0]?.message}`];
  });
  process.send?.({ failures: [...unhandledErrors.map(String), ...failures] } satisfies TestReply);
});
process.once("disconnect", () => process.exit());
