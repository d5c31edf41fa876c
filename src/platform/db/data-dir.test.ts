import { chmod, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findPlaces } from "./binaries.ts";
import { prepareDataDir } from "./data-dir.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "ng-data-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const inWords = (why: string) =>
  new RegExp(`^The data folder /.+ cannot be used: ${why}\\. Set DATA_DIR\\.$`);

test("a data folder is made with those above it, and is the same the next time", async () => {
  const wanted = path.join(folder, "deep", "data");
  expect(prepareDataDir(wanted)).toBe(wanted);
  expect(prepareDataDir(path.relative(process.cwd(), wanted))).toBe(wanted);
  expect(await readdir(path.join(folder, "deep"))).toEqual(["data"]);
});

test("a folder that cannot be one is refused in words", async () => {
  await writeFile(path.join(folder, "file"), "");
  expect(() => prepareDataDir(path.join(folder, "file"))).toThrow(inWords("it is a file"));
  expect(() => prepareDataDir(path.join(folder, "file", "data"))).toThrow(
    inWords("a part of its path is a file"),
  );
  expect(() => prepareDataDir(path.join(folder, "x".repeat(300)))).toThrow(inWords("its name is too long"));
});

// Nobody writes here, not even root.
test.runIf(process.platform === "linux")("a folder that can only be read is refused in words", () => {
  expect(() => prepareDataDir("/proc/sys")).toThrow(inWords("(we may not write there|it is read-only)"));
});

test("a database of another user is not touched", async () => {
  await symlink("/", path.join(folder, "postgres"));
  const temporary = path.join(folder, "sockets");
  await mkdir(temporary);
  // For root the database runs as nobody, and in this folder only if everybody may enter it.
  await chmod(folder, 0o755);
  await expect(findPlaces(folder, temporary)).rejects.toThrow(
    /^The database in .+ belongs to another user \(number 0, we are \d+\)\. Run as the one who made it/,
  );
  expect(await readdir(temporary)).toEqual([]);
});
