import { defineConfig } from "@playwright/test";
import { findBrowser } from "./tests/support/browser.ts";

/** Started last, any of these would keep a single worker busy at the end. Projects start in this order. */
const LONGEST = /(worker-update|offline|every-page|no-script)\.spec\.ts/;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  globalSetup: "./tests/support/e2e-setup.ts",
  fullyParallel: true,
  // What `npm run audit` repeats in other ways: by touch, in further sizes.
  grepInvert: /@audit/,
  // Browser tests mostly wait, so two cores can run three workers.
  workers: 3,
  // Far longer than any test takes: the machine may be busy.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // On a busy machine a test may be too late once. The closing line counts those that passed only when repeated.
  retries: 1,
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  use: {
    viewport: { width: 1280, height: 900 },
    locale: "en-NG",
    timezoneId: "Africa/Lagos",
    // Animations take a tenth of the CPU time; tests of motion use `moving`.
    contextOptions: { reducedMotion: "reduce" },
    // The service worker would answer before the tests' own answers; its own tests allow it.
    serviceWorkers: "block",
    launchOptions: await findBrowser(),
  },
  projects: [
    { name: "longest", testMatch: LONGEST },
    { name: "rest", testIgnore: LONGEST },
  ],
});
