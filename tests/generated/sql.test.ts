import { Kysely, PostgresDialect } from "kysely";
import { expect, test } from "vitest";
import { readNews } from "#features/news/api/read.ts";
import { frontPageEndpoints } from "#features/news/contract/front-page.ts";
import { newsEndpoints } from "#features/news/contract/news.ts";
import { placesEndpoints } from "#features/news/contract/places.ts";
import type { Database } from "#platform/db/database.ts";
import { openDatabase } from "#platform/db/open.ts";
import { testDatabase } from "#tests/support/database.ts";
import { articleOf, now, storeArticles } from "#tests/support/stored-news.ts";

const first = articleOf("courier", "Naira gains at the official window", 60, { category: "Business" });
const second = articleOf("gazette", "Naira firmer", 30, {
  category: "Business",
  storyId: first.id,
  subjectId: first.id,
});

/** The calls behind the pages that are opened most. */
const calls: readonly (readonly [address: string, params: object])[] = [
  ["GET /articles/homepage", {}],
  ["GET /editions/current", {}],
  ["GET /editions/current", { language: "ha" }],
  ["GET /articles/latest", {}],
  ["GET /articles/latest", { language: "ha" }],
  ["GET /articles/latest", { place: "kano" }],
  ["GET /places/{state}", { state: "kano" }],
  ["GET /articles/latest", { period: "today", source: "The courier" }],
  ["GET /articles/category/{category}", { category: "business" }],
  ["GET /articles/{id}", { id: first.id }],
  ["GET /stories/{id}", { id: first.id }],
  ["GET /trending/popular", {}],
  ["GET /trending/ai", {}],
  ["GET /articles/search", { q: "naira window" }],
  ["GET /articles/search", { q: "nairra" }],
  ["GET /brief/topics", {}],
];

test("the SQL of the calls behind the busiest pages is what the list in docs says", async () => {
  const database = await testDatabase();
  await storeArticles(database.db, [first, second]);
  const { pool } = openDatabase(database.url, { connections: 1, onError: () => {} });
  const sent = new Set<string>();
  const db: Database = new Kysely({
    dialect: new PostgresDialect({ pool }),
    log({ query }) {
      sent.add(query.sql);
    },
  });
  const handlers = readNews({ db, clock: { now: () => now }, pictures: { sign: (_, url) => url } });
  const endpoints = { ...newsEndpoints, ...frontPageEndpoints, ...placesEndpoints };
  const chapters: string[] = [];
  for (const [address, params] of calls) {
    sent.clear();
    const endpoint = endpoints[address as keyof typeof endpoints];
    const handler = handlers[address as keyof typeof handlers] as (
      params: unknown,
      by: object,
    ) => Promise<unknown>;
    await handler(endpoint.params.parse(params), { address: "", headers: {} });
    chapters.push(
      `-- ${address} ${JSON.stringify(params)}\n\n${[...sent].sort().map(inLines).join("\n\n")}\n`,
    );
  }
  await db.destroy();
  await database.close();
  await expect(chapters.join("\n")).toMatchFileSnapshot("../../docs/contracts/news.sql");
});

/** Each clause on its own line, so that a changed one is a changed line. */
function inLines(sql: string): string {
  const clauses =
    / (?=(?:from|(?:left |inner |cross )?join|where|and|or|group by|order by|limit|union all|select)\b)/g;
  return `${sql.replace(/\s+/g, " ").trim().replace(clauses, "\n")};`;
}
