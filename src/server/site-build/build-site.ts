import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { withBuildLock } from "./build-lock.ts";
import { trimRouteManifest } from "./trim-route-manifest.ts";

const MARK = "build/.built-from";
/** Outside the build's own folder, which each build removes first. */
const LOCK = "node_modules/.build-lock";
const INPUTS = ["src/site", "src/contracts", "public"];
const FILES = [
  "vite.config.ts",
  "react-router.config.ts",
  "src/server/site-build/build-worker.ts",
  "src/server/site-build/own-router.ts",
  "src/server/site-build/trim-route-manifest.ts",
  "package-lock.json",
];
const CLI = "node_modules/@react-router/dev/bin.cjs";

/** Builds the site if its sources have changed since the last build; returns true if it did. */
export async function buildSite(): Promise<boolean> {
  const sources = await hashSources();
  if (isBuiltFrom(sources)) return false;
  return withBuildLock(LOCK, async () => {
    // Another process may have built it while this one waited.
    if (isBuiltFrom(sources)) return false;
    await run([CLI, "build"]);
    await trimRouteManifest();
    await run(["src/server/site-build/build-worker.ts"]);
    await compressAssets("build/client");
    await writeFile(MARK, sources);
    return true;
  });
}

function isBuiltFrom(sources: string): boolean {
  return existsSync(MARK) && readFileSync(MARK, "utf8") === sources;
}

export function builtVersion(): string {
  return existsSync(MARK) ? readFileSync(MARK, "utf8").slice(0, 8) : "none";
}

async function hashSources(): Promise<string> {
  const hash = createHash("sha256");
  const below = await Promise.all(INPUTS.filter((folder) => existsSync(folder)).map(filesOf));
  for (const file of [...FILES, ...below.flat().sort()]) hash.update(file).update(await readFile(file));
  return hash.digest("hex");
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Ends a step if its builder is killed: it must not still be writing when the next builder starts. */
const WITH_BUILDER =
  "data:text/javascript,process.on('disconnect',()=>process.exit(1));process.channel?.unref()";

function run(args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["--import", WITH_BUILDER, ...args], {
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      env: { ...process.env, NODE_ENV: "production" },
    });
    let output = "";
    child.stdout?.on("data", (part) => {
      output += part;
    });
    child.stderr?.on("data", (part) => {
      output += part;
    });
    child.on("error", reject);
    child.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`the site could not be built:\n${output.slice(-4000)}`)),
    );
  });
}

/** Once at build time, at the highest quality: these bytes are sent to every phone. */
async function compressAssets(folder: string): Promise<void> {
  const [br, gz] = [promisify(brotliCompress), promisify(gzip)];
  for (const file of (await filesOf(folder)).filter((name) =>
    /\.(js|css|json|svg|webmanifest|txt)$/.test(name),
  )) {
    const body = await readFile(file);
    await writeFile(`${file}.br`, await br(body));
    await writeFile(`${file}.gz`, await gz(body, { level: 9 }));
  }
}
