import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { withBuildLock } from "./build-lock.ts";
import { runStep } from "./run-step.ts";
import { isSiteFile } from "./site-files.ts";
import { trimRouteManifest } from "./trim-route-manifest.ts";

const MARK = "build/.built-from";
/** Outside the build's own folder, which each build removes first. */
const LOCK = "node_modules/.build-lock";
const FILES = [
  "vite.config.ts",
  "react-router.config.ts",
  "src/app/site-build/build-worker.ts",
  "src/app/site-build/catalogue.ts",
  "src/app/site-build/own-router.ts",
  "src/app/site-build/step-process.ts",
  "src/app/site-build/trim-route-manifest.ts",
  "src/app/site-build/words-plugin.ts",
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
    await runStep([CLI, "build"]);
    await trimRouteManifest();
    await runStep(["src/app/site-build/build-worker.ts"]);
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
  const sources = (await filesOf("src")).filter(isSiteFile);
  for (const file of [...FILES, ...[...sources, ...(await filesOf("public"))].sort()])
    hash.update(file).update(await readFile(file));
  return hash.digest("hex");
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
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
