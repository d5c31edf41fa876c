import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { type TestDatabase, testDatabase } from "./database.ts";
import { type RunningProduct, startProduct } from "./product.ts";
import { untilLeague } from "./until-league.ts";

export interface Street extends RunningProduct {
  readonly database: TestDatabase;
}

/** The real product on a database of the test's own, as strangers meet it. */
export async function openStreet(env: Record<string, string> = {}): Promise<Street> {
  const database = await testDatabase();
  const product = await startProduct({ DATABASE_URL: database.url, LEAGUE_TODAY: "2026-02-10", ...env });
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

/** Until the sample edition's first articles and topics and the league are there. */
export async function untilFilled({ database: { db }, url }: Street): Promise<void> {
  for (const end = Date.now() + 90_000; Date.now() < end; await pause(300)) {
    const { rows } = await sql`select from news.topic limit 1`.execute(db);
    if (rows.length > 0) return untilLeague(url);
  }
  throw new Error("no topic came");
}

const EVERYWHERE = {
  "strict-transport-security": /max-age=31536000/,
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "cross-origin-opener-policy": /^same-origin$/,
  "permissions-policy": /camera=\(\)/,
  "content-security-policy": /default-src 'none'/,
};

/** The names of security headers that an answer lacks or has wrong. */
export function missingHeaders(headers: Headers): string[] {
  const wrong = Object.entries(EVERYWHERE).filter(([name, wanted]) => !wanted.test(headers.get(name) ?? ""));
  const framed = headers.get("content-security-policy")?.includes("frame-ancestors *");
  const frame = framed || headers.get("x-frame-options") === "DENY" ? [] : ["x-frame-options"];
  const powered = headers.has("x-powered-by") || headers.has("server") ? ["names its server"] : [];
  return [...wrong.map(([name]) => name), ...frame, ...powered];
}
