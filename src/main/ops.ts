import { timingSafeEqual } from "node:crypto";
import type { Context, Hono } from "hono";
import { sql } from "kysely";
import type { Database } from "#platform/db/database.ts";
import type { Metrics } from "./metrics.ts";

interface OpsHands {
  readonly db: Database;
  readonly metrics: Metrics;
  readonly token: string | undefined;
}

/** For the operator's machines: alive, ready, and figures behind a token. */
export function mountOps(app: Hono, { db, metrics, token }: OpsHands): void {
  app.get("/healthz", (context) => plain(context, 200, "alive"));
  app.get("/readyz", async (context) => {
    const ready = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    return ready ? plain(context, 200, "ready") : plain(context, 503, "the database does not answer");
  });
  app.get("/metrics", async (context) => {
    if (token === undefined || !isBearer(context, token)) return plain(context, 401, "a token is needed");
    return plain(context, 200, await metrics.registry.metrics());
  });
}

function plain(context: Context, status: 200 | 401 | 503, text: string): Response {
  return context.text(`${text}\n`, status, { "Cache-Control": "no-store" });
}

function isBearer(context: Context, token: string): boolean {
  const given = Buffer.from(context.req.header("authorization") ?? "");
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
