import type { Hono } from "hono";
import { AskError } from "#app/http/ask.ts";
import { Dictionary } from "#app/http/dictionary.ts";
import type { ResponseCache } from "#app/http/response-cache.ts";
import { familyOf, fileResponseSource, heldFor } from "#app/http/static-files.ts";
import { type Asset, findAsset, findOtherAssets } from "#platform/assets.ts";
import type { Database } from "#platform/db/database.ts";
import type { Log } from "#platform/log.ts";
import { errorMessage } from "#platform/process/errors.ts";
import { HOUR_MS } from "#platform/time.ts";

interface Deps {
  readonly db: Database;
  readonly cache: ResponseCache;
}

/** Serves files of other builds, for pages from a reader's cache or from a newer process. */
export function mountEarlierAssets(app: Hono, { db, cache }: Deps): void {
  app.get("/assets/:name", async ({ req }) => {
    const { path } = req;
    if (familyOf(path) === null) throw notFound();
    return cache.respond(req.raw.headers, path, async () => {
      const asset = await findAsset(db, path);
      if (asset === null) throw notFound();
      return { source: fileResponseSource(asset), freshMs: HOUR_MS, staleMs: HOUR_MS };
    });
  });
}

/** For how many earlier files of a name it is noted what has changed since. */
const EARLIER = 3;

/**
 * A browser that holds an earlier build's file is sent what has changed since: after a deploy most of a script is as it
 * was. Until all is packed, and if an earlier file cannot be read, browsers are sent whole files.
 */
export async function packChanges(
  assets: readonly Asset[],
  { db, cache, log }: Deps & { readonly log: Log },
): Promise<void> {
  try {
    const others = await findOtherAssets(
      db,
      assets.map(({ address }) => address),
    );
    const byFamily = Map.groupBy(others, ({ address }) => familyOf(address));
    for (const asset of assets)
      for (const { address } of byFamily.get(heldFor(asset))?.slice(0, EARLIER) ?? [])
        await packChange(asset, await findAsset(db, address), cache);
  } catch (error) {
    log.warn({ why: errorMessage(error) }, "what a deploy has changed could not be packed");
  }
}

/** Only of a file that browsers were told to hold, for one that says so too: all its answers have the same Vary. */
async function packChange(asset: Asset, earlier: Asset | null, cache: ResponseCache): Promise<void> {
  const match = heldFor(asset);
  if (earlier === null || match === null || heldFor(earlier) !== match) return;
  const dictionary = new Dictionary(earlier.body);
  const packed = await dictionary.packApart(asset.body);
  const whole = asset.brotli ?? asset.body;
  if (packed.length < whole.length) cache.saveChange(asset.address, { name: dictionary.name, packed });
}

function notFound(): AskError {
  return new AskError(404, "There is no such file, or it no longer exists.");
}
