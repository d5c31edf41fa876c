import { defineConfig } from "@playwright/test";
import { findBrowser } from "./tests/support/browser.ts";

/** Begun last, one of these would keep a single worker busy at the end. Projects begin in this order. */
const LONGEST = /(worker-update|offline|every-page|no-script)\.spec\.ts/;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  globalSetup: "./tests/support/e2e-setup.ts",
  fullyParallel: true,
  // Much of a browser test's time is waiting: two cores carry three.
  workers: 3,
  // Far above what any test takes: a machine may have other work.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  use: {
    viewport: { width: 1280, height: 900 },
    locale: "en-NG",
    timezoneId: "Africa/Lagos",
    // Drawing motion takes a tenth of the processor's time; tests of what moves use `moving`.
    contextOptions: { reducedMotion: "reduce" },
    // It would answer before the tests' own answers; its own tests allow it.
    serviceWorkers: "block",
    launchOptions: await findBrowser(),
  },
  projects: [
    { name: "longest", testMatch: LONGEST },
    { name: "rest", testIgnore: LONGEST },
  ],
});
