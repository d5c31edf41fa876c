import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { makeDataDir } from "#tests/support/product.ts";
import { openTerminal } from "#tests/support/terminal.ts";

const LONG = 240_000;

test("a terminal gets short plain lines, the address last, and Ctrl-C stops the product and its database", {
  timeout: LONG,
}, async () => {
  const dataDir = await makeDataDir();
  await using terminal = openTerminal([process.execPath, "src/app/main.ts"], {
    NODE_ENV: "production",
    PORT: "0",
    DATA_DIR: dataDir,
    EDITION: "sample",
  });
  await terminal.until(/Naija Gist is open[^\n]*\n/);
  const lines = terminal.lines();
  expect(lines.filter((line) => /^\{|^Error|\p{Cc}/u.test(line) || line.length > 110)).toEqual([]);
  expect(lines.find((line) => /^[\d,]+ articles came from \d+ newspaper feeds\./.test(line))).toBeDefined();
  expect(lines.at(-1)).toMatch(/^Naija Gist is open: http:\/\/localhost:\d+ \(stop it with Ctrl-C\)$/);
  expect(await terminal.interrupt()).toBe(0);
  expect(terminal.lines().at(-1)).toContain("Closing…");
  expect(existsSync(path.join(dataDir, "postgres", "postmaster.pid"))).toBe(false);
  await rm(dataDir, { recursive: true, force: true });
});
