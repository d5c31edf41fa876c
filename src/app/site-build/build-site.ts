import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { lockExclusive, waitForLock } from "#platform/process/file-lock.ts";
import { runStep } from "./run-step.ts";
import { isSiteFile } from "./site-files.ts";

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
  "src/app/site-build/build-site.ts",
  "src/app/site-build/words-plugin.ts",
  "package-lock.json",
];
const WORKER = "build/client/service-worker.js";
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
    const files = await filesOf("build/client");
    await Promise.all([compress(files), runStep(["src/app/site-build/build-worker.ts"])]);
    await compress([WORKER]);
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
async function compress(files: readonly string[]): Promise<void> {
  const [br, gz] = [promisify(brotliCompress), promisify(gzip)];
  const texts = files.filter((name) => /\.(js|css|json|svg|webmanifest|txt)$/.test(name));
  await Promise.all(
    texts.map(async (file) => {
      const body = await readFile(file);
      await writeFile(`${file}.br`, await br(body));
      await writeFile(`${file}.gz`, await gz(body, { level: 9 }));
    }),
  );
}

const ASSETS = "build/client/assets";

/** What the browser's router reads of a route (app/site/router/matching.ts). */
const FIELDS = ["id", "parentId", "path", "index", "module"];
const LIST = /^(window\.__reactRouterManifest=)(\{.*\});?\s*$/s;

/**
 * Removes what our router does not read from the browser's list of routes, which is written for a router that
 * prefetches and submits. This saves 1.4 KB on a first visit. The server has its own list.
 */
async function trimRouteManifest(): Promise<void> {
  const files = (await readdir(ASSETS)).filter((name) => /^manifest-\w+\.js$/.test(name));
  if (files.length !== 1)
    throw new Error(
      `${ASSETS} holds ${files.length} files manifest-*.js, but the build should write exactly one`,
    );
  for (const file of files.map((name) => path.join(ASSETS, name))) {
    const [, start, list] = LIST.exec(await readFile(file, "utf8")) ?? [];
    if (!start || !list) throw new Error(`${file} does not have the form window.__reactRouterManifest={…};`);
    const { routes } = JSON.parse(list) as { routes: Record<string, Record<string, unknown>> };
    const lighter = Object.entries(routes).map(([id, route]) => [id, pickFields(route)]);
    await writeFile(file, `${start}${JSON.stringify({ routes: Object.fromEntries(lighter) })};`);
  }
}

function pickFields(route: Record<string, unknown>): object {
  return Object.fromEntries(FIELDS.map((name) => [name, route[name]]));
}

/** Lets one builder work at a time, even across processes; one that is killed does not hold up the others. */
export async function withBuildLock<Value>(file: string, work: () => Promise<Value>): Promise<Value> {
  mkdirSync(path.dirname(file), { recursive: true });
  const lock = await waitForLock(() => lockExclusive(file));
  try {
    return await work();
  } finally {
    lock.release();
  }
}
