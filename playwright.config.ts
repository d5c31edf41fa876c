import { defineConfig } from "@playwright/test";
import { findBrowser } from "./tests/support/browser.ts";

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  globalSetup: "./tests/support/e2e-setup.ts",
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  retries: process.env.CI === undefined ? 0 : 2,
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  use: {
    viewport: { width: 1280, height: 900 },
    locale: "en-NG",
    timezoneId: "Africa/Lagos",
    // It would answer before the tests' own answers; its own tests allow it.
    serviceWorkers: "block",
    launchOptions: await findBrowser(),
  },
});
