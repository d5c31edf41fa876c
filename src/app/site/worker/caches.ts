import { pages } from "#contracts/addresses.ts";
import { keptAtHeader, keptPagesCache } from "#contracts/device.ts";
import { MAX_COPY_AGE_MS } from "#contracts/durations.ts";
import { withoutLanguage } from "#contracts/languages.ts";

/** Set by the build: the site's files, and one name for this set of files. */
declare const SITE_FILES: readonly string[];
declare const SITE_VERSION: string;

export const siteFiles = SITE_FILES;

const LENGTH = "X-Kept-Length";
const PREFIX = "naija-gist";
const NEWEST = "9";
/** Files never go stale, because their names change with them; pages and answers give way to newer ones. */
const names = { files: `${PREFIX}-files-${SITE_VERSION}`, kept: keptPagesCache + SITE_VERSION };
/** Together with the site's files (up to 1 MB) this stays below 3 MiB. */
const MAX_BYTES = 2_100_000;

export function filesCache(): Promise<Cache> {
  return caches.open(names.files);
}

function pagesCache(): Promise<Cache> {
  return caches.open(names.kept);
}

/** Deletes the caches of older builds. */
export async function deleteOldCaches(): Promise<void> {
  const ownNames = new Set<string>(Object.values(names));
  const obsoleteNames = (await caches.keys()).filter(
    (name) => name.startsWith(PREFIX) && !ownNames.has(name),
  );
  await Promise.all(obsoleteNames.map((name) => caches.delete(name)));
}

/** Caches an answer with the time when it was stored, and returns its text. */
export async function save(address: string, response: Response): Promise<string> {
  const text = await response.text();
  const headers = new Headers(response.headers);
  // The text is no longer compressed.
  for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name);
  headers.set(keptAtHeader, new Date().toISOString());
  headers.set(LENGTH, String(new Blob([text]).size));
  await (await pagesCache()).put(address, new Response(text, { headers }));
  return text;
}

export async function drop(address: string): Promise<void> {
  await (await pagesCache()).delete(address);
}

/** Deletes the copies with such a text, and returns their addresses. */
export async function dropWhere(isUnwanted: (text: string) => boolean): Promise<string[]> {
  const cache = await pagesCache();
  const dropped: string[] = [];
  for (const request of await cache.keys()) {
    const copy = await cache.match(request);
    if (!copy || !isUnwanted(await copy.text())) continue;
    await cache.delete(request);
    const { pathname, search } = new URL(request.url);
    dropped.push(pathname + search);
  }
  return dropped;
}

export async function find(address: string): Promise<Response | undefined> {
  return (await pagesCache()).match(address);
}

export function storedAt(response: Response): string {
  return response.headers.get(keptAtHeader) ?? "";
}

/** Deletes what is too old, and the oldest until the others fit the limit; the front page, which is stored first, stays. */
export async function trim(): Promise<void> {
  const cache = await pagesCache();
  const entries = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const headers = (await cache.match(request))?.headers;
      const isFront = withoutLanguage(new URL(request.url).pathname) === pages.home;
      const at = isFront ? NEWEST : (headers?.get(keptAtHeader) ?? "");
      return { request, at, length: Number(headers?.get(LENGTH) ?? 0) };
    }),
  );
  entries.sort((one, other) => other.at.localeCompare(one.at));
  const oldest = new Date(Date.now() - MAX_COPY_AGE_MS).toISOString();
  let length = 0;
  for (const entry of entries) {
    length += entry.length;
    if (length > MAX_BYTES || entry.at < oldest) await cache.delete(entry.request);
  }
}

/** From the cache, otherwise from the network and then cached for good: an asset's name changes with its content. */
export async function file(request: Request | string): Promise<Response> {
  const cache = await filesCache().catch(() => undefined);
  const cached = await cache?.match(request).catch(() => undefined);
  if (cached) return cached;
  const response = await fetch(request);
  // On a full device what has come is used all the same.
  if (response.ok) await cache?.put(request, response.clone()).catch(() => undefined);
  return response;
}
