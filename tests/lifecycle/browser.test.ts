import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findBrowser } from "#tests/support/browser.ts";

const packaged = process.platform === "linux" && process.arch === "x64";
const run = promisify(execFile);

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "ng-browser-"));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(dir, { recursive: true, force: true });
});

test.runIf(packaged)("on Linux the packaged browser is used, even if the system has one", async () => {
  vi.stubEnv("CHROMIUM_PATH", "");
  const { executablePath } = await findBrowser();
  expect(executablePath).toContain("node_modules/@sparticuz/chromium/");
});

test.runIf(packaged)(
  "the packaged browser brings the libraries and fonts that a bare Linux lacks",
  async () => {
    vi.stubEnv("CHROMIUM_PATH", "");
    const { executablePath, env } = await findBrowser();
    const { stdout } = await run("ldd", [executablePath], { env });
    const ownLibraries = stdout.split("\n").filter((line) => line.includes(path.dirname(executablePath)));
    expect(ownLibraries.map((line) => line.trim().split(" ")[0])).toEqual(
      expect.arrayContaining(["libnss3.so", "libnspr4.so", "libnssutil3.so", "libexpat.so.1"]),
    );
    expect(await readdir(env.FONTCONFIG_PATH ?? "nowhere")).toContain("fonts.conf");
  },
);

test("CHROMIUM_PATH selects another browser, and a wrong path is an error", async () => {
  vi.stubEnv("CHROMIUM_PATH", process.execPath);
  expect((await findBrowser()).executablePath).toBe(process.execPath);
  vi.stubEnv("CHROMIUM_PATH", "/nowhere/chromium");
  await expect(findBrowser()).rejects.toThrow("There is no Chromium at /nowhere/chromium");
});

test.runIf(packaged)(
  "several processes at once get the whole browser, even after an interrupted unpacking",
  {
    timeout: 60_000,
  },
  async () => {
    const folder = path.join(dir, "unpacked");
    await mkdir(`${folder}.part`);
    await writeFile(`${folder}.part/chromium`, "the half of it");
    const code = `
    import { packagedBrowser } from "#tests/support/packaged-browser.ts";
    const { executablePath } = await packagedBrowser(${JSON.stringify(folder)});
    console.log((await import("node:fs")).statSync(executablePath).size);`;
    const sizes = await Promise.all(
      [1, 2, 3].map(() => run(process.execPath, ["--input-type=module", "--eval", code])),
    );
    const [first = "0"] = sizes.map(({ stdout }) => stdout.trim());
    expect(Number(first)).toBeGreaterThan(100_000_000);
    expect(sizes.map(({ stdout }) => stdout.trim())).toEqual([first, first, first]);
    expect(existsSync(`${folder}.part`)).toBe(false);
  },
);
