import { chmod, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findClusterPaths } from "./binaries.ts";
import { prepareDataDir } from "./data-dir.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "ng-data-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const inWords = (reason: string) =>
  new RegExp(`^The data folder /.+ cannot be used: ${reason}\\. Set DATA_DIR\\.$`);

test("a data folder is created with its parents, and is the same when given by its relative path", async () => {
  const dataDir = path.join(folder, "deep", "data");
  expect(prepareDataDir(dataDir)).toBe(dataDir);
  expect(prepareDataDir(path.relative(process.cwd(), dataDir))).toBe(dataDir);
  expect(await readdir(path.join(folder, "deep"))).toEqual(["data"]);
});

test("a path that cannot be a folder is refused with the reason", async () => {
  await writeFile(path.join(folder, "file"), "");
  expect(() => prepareDataDir(path.join(folder, "file"))).toThrow(inWords("it is a file"));
  expect(() => prepareDataDir(path.join(folder, "file", "data"))).toThrow(
    inWords("a part of its path is a file"),
  );
  expect(() => prepareDataDir(path.join(folder, "x".repeat(300)))).toThrow(inWords("its name is too long"));
});

// Nobody can write to /proc/sys, not even root.
test.runIf(process.platform === "linux")("a read-only folder is refused with the reason", () => {
  expect(() => prepareDataDir("/proc/sys")).toThrow(
    inWords("(this user may not write there|it is read-only)"),
  );
});

test("a database of another user is not touched", async () => {
  await symlink("/", path.join(folder, "postgres"));
  const temporary = path.join(folder, "sockets");
  await mkdir(temporary);
  // Started by root, the database runs as the user nobody, who needs the right to enter this folder.
  await chmod(folder, 0o755);
  await expect(findClusterPaths(folder, temporary)).rejects.toThrow(
    /^The database in .+ belongs to another user \(uid 0; this process has uid \d+\)\. Run as that user/,
  );
  expect(await readdir(temporary)).toEqual([]);
});
