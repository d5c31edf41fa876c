import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { inertPolicy } from "./headers.ts";
import { makeReady, type Ready } from "./ready.ts";
import type { ReadyCache } from "./ready-cache.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".txt": "text/plain; charset=utf-8",
};
const FOR_EVER = "public, max-age=31536000, immutable";
const ASK_EACH_TIME = "no-cache";

/** All files of the built site stand in memory (under 1 MB), compressed at build time. */
export async function loadStatic(folder: string, cache: ReadyCache): Promise<void> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile() && !/\.(br|gz|map)$/.test(entry.name));
  for (const entry of files) {
    const file = path.join(entry.parentPath, entry.name);
    const address = `/${path.relative(folder, file).split(path.sep).join("/")}`;
    cache.keepFile(address, await readyFile(file, address));
  }
}

async function readyFile(file: string, address: string): Promise<Ready> {
  const body = await readFile(file);
  const headers = {
    "Content-Type": TYPES[path.extname(file)] ?? "application/octet-stream",
    "Cache-Control": address.startsWith("/assets/") ? FOR_EVER : ASK_EACH_TIME,
    // A worker's policy is its own: it may ask our origin, and nothing else.
    "Content-Security-Policy": address.endsWith(".js")
      ? "default-src 'none'; connect-src 'self'"
      : inertPolicy,
  };
  const [br, gzip] = await Promise.all([readIfThere(`${file}.br`), readIfThere(`${file}.gz`)]);
  return makeReady({
    status: 200,
    headers,
    body,
    compressed: br === null || gzip === null ? null : { br, gzip },
  });
}

async function readIfThere(file: string): Promise<Buffer | null> {
  return readFile(file).catch(() => null);
}
