import type { Hono } from "hono";
import { AskError } from "#app/http/ask.ts";
import type { ResponseCache } from "#app/http/response-cache.ts";
import { fileResponseSource } from "#app/http/static-files.ts";
import { findAsset } from "#platform/assets.ts";
import type { Database } from "#platform/db/database.ts";
import { HOUR_MS } from "#platform/time.ts";

/** Names as a build gives them: "base-DdfG5fh_.js". */
const BUILD_NAME = /^[\w.-]+-[\w-]{8}\.(js|css)$/;

/** Serves files of other builds, for pages from a reader's cache or from a newer process. */
export function mountEarlierAssets(app: Hono, { db, cache }: { db: Database; cache: ResponseCache }): void {
  app.get("/assets/:name", async (context) => {
    const { path } = context.req;
    if (!BUILD_NAME.test(context.req.param("name"))) throw notFound();
    return cache.respond(context.req.raw.headers, path, async () => {
      const asset = await findAsset(db, path);
      if (asset === null) throw notFound();
      return { source: fileResponseSource(asset), freshMs: HOUR_MS, staleMs: HOUR_MS };
    });
  });
}

function notFound(): AskError {
  return new AskError(404, "There is no such file, or it no longer exists.");
}
