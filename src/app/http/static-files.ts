import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { dictionaryAddress } from "#contracts/addresses.ts";
import type { Asset } from "#platform/assets.ts";
import type { Dictionary } from "./dictionary.ts";
import { inertPolicy } from "./headers.ts";
import { prepareResponse, type ResponseSource } from "./prepared-response.ts";
import type { ResponseCache } from "./response-cache.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".png": "image/png",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".txt": "text/plain; charset=utf-8",
};
const FOR_EVER = "public, max-age=31536000, immutable";
const ASK_EACH_TIME = "no-cache";

/** Loads all files of the built site (under 1 MB), compressed at build time; returns those with hashed names. */
export async function loadStatic(folder: string, cache: ResponseCache): Promise<Asset[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile() && !/\.(br|gz|map)$/.test(entry.name));
  const assets = await Promise.all(
    files.map((entry) => readFiles(folder, path.join(entry.parentPath, entry.name))),
  );
  for (const file of assets) cache.saveFile(file.address, await prepareResponse(fileResponseSource(file)));
  return assets.filter(({ address }) => isHashed(address));
}

async function readFiles(folder: string, file: string): Promise<Asset> {
  const [body, brotli, gzip] = await Promise.all([
    readFile(file),
    readIfThere(`${file}.br`),
    readIfThere(`${file}.gz`),
  ]);
  return { address: `/${path.relative(folder, file).split(path.sep).join("/")}`, body, brotli, gzip };
}

/** A smaller file is not worth the longer header. */
const WORTH_HOLDING = 2_000;

/** For which addresses browsers are told to hold a file, because it will help them with its successor; null if for none. */
export function heldFor({ address, body }: Pick<Asset, "address" | "body">): string | null {
  return body.length < WORTH_HOLDING ? null : familyOf(address);
}

/** The addresses that a file of the build has in all builds: "/assets/base-*.js"; null for other files. */
export function familyOf(address: string): string | null {
  const [, stem, ending] = /^(\/assets\/[\w.-]+)-[\w-]{8}(\.(?:js|css))$/.exec(address) ?? [];
  return stem === undefined ? null : `${stem}-*${ending}`;
}

function isHashed(address: string): boolean {
  return address.startsWith("/assets/");
}

export function fileResponseSource({ address, body, brotli, gzip }: Asset): ResponseSource {
  const headers: Record<string, string> = {
    "Content-Type": TYPES[path.extname(address)] ?? "application/octet-stream",
    "Cache-Control": isHashed(address) ? FOR_EVER : ASK_EACH_TIME,
    // A worker has its own policy: it may fetch from our origin, and do nothing else.
    "Content-Security-Policy": address.endsWith(".js")
      ? "default-src 'none'; connect-src 'self'"
      : inertPolicy,
  };
  const match = heldFor({ address, body });
  if (match !== null) headers["Use-As-Dictionary"] = `match="${match}"`;
  const compressed = brotli === null || gzip === null ? null : { br: brotli, gzip };
  return { status: 200, headers, body, compressed };
}

/** A browser holds it for a year, and asks at each visit whether it is the same; shared caches hold it for a minute. */
export async function saveDictionary({ bytes }: Dictionary, cache: ResponseCache): Promise<void> {
  const headers = {
    "Content-Type": "application/octet-stream",
    "Cache-Control": "public, max-age=31536000, s-maxage=60",
    "Content-Security-Policy": inertPolicy,
    "Use-As-Dictionary": 'match="/*"',
  };
  cache.saveFile(dictionaryAddress, await prepareResponse({ status: 200, headers, body: bytes }));
}

async function readIfThere(file: string): Promise<Buffer | null> {
  return readFile(file).catch(() => null);
}
