import { createHash, timingSafeEqual } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Context, Hono } from "hono";
import { sql } from "kysely";
import { readForm } from "#app/http/body.ts";
import { NO_STORE } from "#app/http/cache-headers.ts";
import { isFromOtherSite } from "#app/http/caller-address.ts";
import { pagePolicy } from "#app/http/headers.ts";
import { gaugesOf, type Metrics } from "#app/http/metrics.ts";
import { DESK_ADDRESS, deskPage, doPress } from "#app/ops/desk-page.ts";
import type { Newsroom } from "#app/ops/newsroom.ts";
import { NEWSROOM_ADDRESS, newsroomPage, pressed } from "#app/ops/newsroom-page.ts";
import { type OpsForm, opsLogin } from "#app/ops/page.ts";
import type { CheckResult } from "#contracts/ops.ts";
import type { NewsDesk } from "#features/news/contract/desk.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import { createPasswordAttempts } from "#platform/limits/attempts.ts";

interface OpsDeps {
  readonly db: Database;
  /** Replicas, or the same. */
  readonly reads: Database;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly token: string | undefined;
  /** Aborted when the process is asked to end: a load balancer then sends readers elsewhere. */
  readonly stopping: AbortSignal;
  callerAddress(context: Context): string;
  isOwnOrigin(origin: string): boolean;
  readonly desk: NewsDesk;
  readonly newsroom: Newsroom;
  /** Checks every part of the product; a part that cannot be checked is reported as a problem. */
  check(): Promise<CheckResult[]>;
}

/** A load balancer asks every few seconds, and must not wait for a dead connection. */
const TIMEOUT_MS = 2_000;
/** Then the replicas are asked: the probe of ops/varnish.vcl waits for a second. */
const PRIMARY_MS = 500;
const BODY_LIMIT = 16 * 1024;
const TOO_MANY = "Too many attempts. Please wait a quarter of an hour.";

/** For the operator: /healthz, /readyz, and behind a token /metrics, the newsroom /ops and /ops/desk. */
export function mountOps(app: Hono, deps: OpsDeps): void {
  const { clock, metrics, token, stopping } = deps;
  const attempts = createPasswordAttempts(clock);
  /** A machine's token, in a header: null if it is right, otherwise what is answered. */
  const refuse = (context: Context): { status: 401 | 429; headers: Record<string, string> } | null => {
    const given = bearer(context);
    const caller = deps.callerAddress(context);
    const wait = given === undefined ? 0 : attempts.waitOfLine(caller);
    if (wait > 0) return { status: 429, headers: { "Retry-After": String(wait) } };
    if (matchesToken(given, token)) return null;
    if (given !== undefined) attempts.countWrong(caller);
    return { status: 401, headers: {} };
  };

  app.get("/healthz", (context) => plain(context, 200, "alive"));
  app.get("/readyz", async (context) => {
    if (stopping.aborted) return plain(context, 503, "closing");
    const database = await stateOf(deps);
    if (database === null) return plain(context, 503, "the database does not answer");
    return plain(context, 200, database.onlyReads ? "ready, but the database only reads" : "ready");
  });

  app.get("/metrics", async (context) => {
    const refused = refuse(context);
    if (refused !== null)
      return context.text("a token is needed\n", refused.status, { ...NO_STORE, ...refused.headers });
    const checkRegistry = gaugesOf((await deps.check()).flatMap(({ gauges }) => gauges));
    const [processMetrics, checkMetrics] = await Promise.all([
      metrics.registry.metrics(),
      checkRegistry.metrics(),
    ]);
    return plain(context, 200, `${processMetrics}\n${checkMetrics}`.trimEnd());
  });

  const showNewsroom = async (form: OpsForm) => {
    // The press comes first, so that the checks see what it changed.
    const outcome = await pressed(deps.newsroom, form);
    return newsroomPage(deps.newsroom, { watched: await deps.check(), now: clock.now() }, form, outcome);
  };
  const showDesk = async (form: OpsForm) => {
    const message = await doPress(deps.desk, form);
    return deskPage(await deps.desk.view(), form, message);
  };

  app.get(NEWSROOM_ADDRESS, (context) => shown(context, NEWSROOM_ADDRESS, () => showNewsroom({})));
  app.post(NEWSROOM_ADDRESS, guarded(NEWSROOM_ADDRESS, showNewsroom));
  app.get(DESK_ADDRESS, (context) => shown(context, DESK_ADDRESS, () => showDesk({})));
  app.post(DESK_ADDRESS, guarded(DESK_ADDRESS, showDesk));

  async function shown(context: Context, address: string, show: () => Promise<string>): Promise<Response> {
    const refused = refuse(context);
    if (refused === null) return page(context, 200, await show());
    const message = refused.status === 429 ? TOO_MANY : undefined;
    return page(context, refused.status, opsLogin(address, message), refused.headers);
  }

  /** A form instead of a cookie: the token lives in the request alone, and a reload sends it again. */
  function guarded(address: string, show: (form: OpsForm) => Promise<string>) {
    return async (context: Context): Promise<Response> => {
      if (isFromOtherSite(context, deps.isOwnOrigin))
        return page(context, 403, opsLogin(address, "This was sent from another site."));
      const caller = deps.callerAddress(context);
      const form = await readForm(context, BODY_LIMIT);
      // Asked once the form is here: of many that are sent slowly at once, only the first ten are compared.
      const wait = attempts.wait(caller);
      if (wait > 0) {
        return page(context, 429, opsLogin(address, TOO_MANY), { "Retry-After": String(wait) });
      }
      if (!matchesToken(form.token, token)) {
        attempts.countWrong(caller);
        return page(context, 401, opsLogin(address, "This is not the token."));
      }
      return page(context, 200, await show(form));
    };
  }
}

/** Null if nothing answers. What only reads, as in a failover, still serves every reader: the primary or replicas. */
async function stateOf({ db, reads }: Pick<OpsDeps, "db" | "reads">): Promise<DatabaseState | null> {
  const primary = askState(db);
  if (db === reads) return primary;
  const inTime = await Promise.race([primary, pause(PRIMARY_MS, null, { ref: false })]);
  return inTime ?? ((await askState(reads)) && { onlyReads: true });
}

interface DatabaseState {
  readonly onlyReads: boolean;
}

function askState(db: Database): Promise<DatabaseState | null> {
  const query = sql<{ onlyReads: boolean }>`
    select current_setting('transaction_read_only')::bool as "onlyReads"`
    .execute(db)
    .then(
      ({ rows }) => rows[0] ?? null,
      () => null,
    );
  return Promise.race([query, pause(TIMEOUT_MS, null, { ref: false })]);
}

function plain(context: Context, status: 200 | 401 | 503, text: string): Response {
  return context.text(`${text}\n`, status, NO_STORE);
}

function page(
  context: Context,
  status: 200 | 401 | 403 | 429,
  html: string,
  extraHeaders: Readonly<Record<string, string>> = {},
): Response {
  const headers = {
    ...NO_STORE,
    ...extraHeaders,
    "X-Robots-Tag": "noindex",
    "Content-Security-Policy": pagePolicy(Buffer.from(html), []),
  };
  return context.html(html, status, headers);
}

function bearer(context: Context): string | undefined {
  return /^Bearer (.+)$/.exec(context.req.header("authorization") ?? "")?.[1];
}

/** Compares in constant time. Always false if no token is configured. */
function matchesToken(candidate: unknown, token: string | undefined): boolean {
  if (typeof candidate !== "string" || token === undefined) return false;
  return timingSafeEqual(digest(candidate), digest(token));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
