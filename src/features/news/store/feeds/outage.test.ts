import { expect, test } from "vitest";
import { newsTables } from "#features/news/store/tables.ts";
import { testDatabase } from "#tests/support/database.ts";
import { now, paperOf } from "#tests/support/stored-news.ts";
import { findOutage } from "./outage.ts";
import { savePapers } from "./papers.ts";

test.each<[string, readonly string[], readonly (string | null)[], string | null]>([
  ["silence from every newspaper", [], ["network", "timeout"], "unreachable"],
  ["an address that is not public", [], ["refused", "network"], "unreachable"],
  ["an answer that is no feed", [], ["network", "html"], "unreadable"],
  ["errors from all", [], ["status 403", "status 503"], "unreadable"],
  ["nothing while one was read", [], ["network", "read"], null],
  ["nothing while one is unchanged", [], ["unchanged", "timeout"], null],
  ["nothing while one has not been asked yet", [], ["network", null], null],
  ["what was last, not what was before", ["read", "read"], ["timeout", "network"], "unreachable"],
])("the outage of two newspapers is told from %s", async (_, before, last, outage) => {
  const { db, close } = await testDatabase();
  const tables = newsTables(db);
  await savePapers(tables, [paperOf("courier"), paperOf("gazette")], "live");
  const ids = await tables.selectFrom("news.feed").select("id").orderBy("id").execute();
  const note = async (outcomes: readonly (string | null)[], at: Date): Promise<void> => {
    for (const [i, outcome] of outcomes.entries())
      if (outcome !== null)
        await tables
          .insertInto("news.feed_outcome")
          .values({ feed_id: ids[i]?.id ?? 0, at, outcome, detail: null, new_articles: 0 })
          .execute();
  };
  await note(before, new Date(now.getTime() - 60_000));
  await note(last, now);
  expect(await findOutage(tables, "live")).toBe(outage);
  await tables.updateTable("news.feed").set({ state: "paused" }).execute();
  expect(await findOutage(tables, "live")).toBeNull();
  await close();
});
