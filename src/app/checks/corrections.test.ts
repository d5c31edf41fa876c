import { sql } from "kysely";
import { expect, test } from "vitest";
import { databaseOfFile } from "#tests/support/database.ts";
import { checkCorrections } from "./corrections.ts";

const database = databaseOfFile();

test("of many proposals that wait all are counted and the oldest are shown", async () => {
  const now = new Date("2026-11-21T12:00:00Z");
  await sql`insert into letters.correction (language, page, sentence, proposal, received_at)
    select 'ha', '/ha', 'a', 'b', ${now} from generate_series(1, 60)`.execute(database.db);
  const { gauges, tables } = await checkCorrections({ db: database.db, clock: { now: () => now } });
  expect(gauges).toMatchObject([{ name: "words_proposals", value: 60 }]);
  expect(tables).toMatchObject([{ title: expect.stringContaining("60 proposals, the oldest 50: ") }]);
  expect(tables[0]?.rows).toHaveLength(50);
});
