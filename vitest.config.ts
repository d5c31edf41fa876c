import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "src/**/*.test.tsx", "tests/**/*.test.ts"],
    globalSetup: ["tests/support/postgres.ts"],
    setupFiles: ["tests/support/setup.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Much of the tests' time is waiting: two cores carry two of them.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // A shared machine may take a second breath; a second try is printed as such.
    retry: process.env.CI === undefined ? 0 : 1,
  },
});
