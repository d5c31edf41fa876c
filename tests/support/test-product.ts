import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "#platform/db/database.ts";
import { makeTemplateOnce, type TestDatabase, testDatabase } from "./database.ts";
import { type RunningProduct, startProduct } from "./product.ts";
import { waitForLeague } from "./wait-for-league.ts";

export interface TestProduct extends RunningProduct {
  readonly database: TestDatabase;
}

const TODAY = { LEAGUE_TODAY: "2026-02-10" };

/** The real product on a database of the test's own, as outsiders see it. */
export async function openProduct(env: Record<string, string> = {}): Promise<TestProduct> {
  return openOn(await testDatabase(), env);
}

/** The same with the sample edition's first articles and topics and the league, and without the jobs that bring more. */
export async function openFilledProduct(env: Record<string, string> = {}): Promise<TestProduct> {
  const product = await openOn(await filledDatabase(), { ROLES: "web", ...env });
  await waitForLeague(product.url);
  return product;
}

/** A database filled like this, once for all tests of a run, by a product that has ended before the others start. */
export async function filledDatabase(): Promise<TestDatabase> {
  await makeTemplateOnce("template_filled", async ({ db, url }) => {
    const product = await startProduct({ DATABASE_URL: url, ...TODAY });
    await waitForData(db, product.url);
    await product.stop();
  });
  return testDatabase("template_filled");
}

async function openOn(database: TestDatabase, env: Record<string, string>): Promise<TestProduct> {
  const product = await startProduct({ DATABASE_URL: database.url, ...TODAY, ...env });
  return {
    ...product,
    database,
    stop: async () => {
      const code = await product.stop();
      await database.close();
      return code;
    },
  };
}

/** Waits for the sample edition's first articles and topics and for the league. */
export async function waitForData(db: Database, url: string): Promise<void> {
  for (const end = Date.now() + 180_000; Date.now() < end; await pause(300)) {
    const { rows } = await sql`select from news.topic limit 1`.execute(db);
    if (rows.length > 0) return waitForLeague(url);
  }
  throw new Error("no topic came");
}

const SECURITY_HEADERS = {
  "strict-transport-security": /max-age=31536000/,
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "cross-origin-opener-policy": /^same-origin$/,
  "permissions-policy": /camera=\(\)/,
  "content-security-policy": /default-src 'none'/,
};

/** The names of security headers that are missing or wrong in an answer. */
export function missingHeaders(headers: Headers): string[] {
  const wrong = Object.entries(SECURITY_HEADERS).filter(
    ([name, pattern]) => !pattern.test(headers.get(name) ?? ""),
  );
  const isEmbed = headers.get("content-security-policy")?.includes("frame-ancestors *");
  const frameFault = isEmbed || headers.get("x-frame-options") === "DENY" ? [] : ["x-frame-options"];
  const serverFault = headers.has("x-powered-by") || headers.has("server") ? ["server is named"] : [];
  return [...wrong.map(([name]) => name), ...frameFault, ...serverFault];
}
