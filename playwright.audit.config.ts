import { defineConfig } from "@playwright/test";
import usual from "./playwright.config.ts";

const { grepInvert, projects: _, ...config } = usual;

export default defineConfig({
  ...config,
  projects: [
    { name: "audit", testDir: "tests/audit" },
    { name: "further", testDir: "tests/e2e", grep: grepInvert as RegExp },
  ],
  outputDir: "test-results/audit",
  reporter: "list",
  workers: 1,
  retries: 0,
});
