import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Those that start processes take longest: begun last, one of them would keep a single processor busy at the end. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = ["/tests/lifecycle/", "/tests/resilience/"];
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = order.findIndex((folder) => moduleId.includes(folder));
      return at === -1 ? order.length : at;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "src/**/*.test.tsx", "tests/**/*.test.ts"],
    globalSetup: ["tests/support/postgres.ts"],
    setupFiles: ["tests/support/setup.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    sequence: { sequencer: LongFirst },
    // Much of the tests' time is waiting: two cores carry two of them.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // A shared machine may take a second breath; a second try is printed as such.
    retry: process.env.CI === undefined ? 0 : 1,
  },
});
