import { defineConfig } from "@playwright/test";
import usual from "./playwright.config.ts";

export default defineConfig({
  ...usual,
  testDir: "tests/audit",
  outputDir: "test-results/audit",
  reporter: "list",
  workers: 1,
  retries: 0,
});
