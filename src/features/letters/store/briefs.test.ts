import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { databaseOfFile } from "#tests/support/database.ts";
import { findBrief, freezeBrief } from "./briefs.ts";
import { findLettersAbout } from "./withdrawals.ts";

const day = "2026-11-21";
const topic = (id: string, language: string) => ({
  ...{ topic: "Health", headline: `Headline ${id}`, language, sentence: null, article_id: id },
  papers: [{ id: "courier", name: "Courier", favicon_url: null }],
});

const database = databaseOfFile();
beforeAll(async () => {
  await freezeBrief(database.db, "live", {
    ...{ date: day, composed_at: `${day}T06:00:00.000Z`, preview: false, sample: false },
    ...{ topics: ["e1", "e2"].map((id) => topic(id, "en")), markets: null, weather: null, league: null },
    languages: { ha: ["h1", "h2", "h3"].map((id) => topic(id, "ha")) },
  });
});

const hausa = async () =>
  (await findBrief(database.db, "live", day))?.languages?.ha?.map(({ article_id, withdrawn }) =>
    withdrawn ? `${article_id} gone` : article_id,
  );

test("a day's brief keeps each language's topics", async () => {
  expect(await hausa()).toEqual(["h1", "h2", "h3"]);
});

test("what is withdrawn leaves the brief of its language too, and is found there", async () => {
  const reach = { ids: ["h2"], wordsHashes: [] };
  expect((await findLettersAbout(database.db, reach as never)).briefs).toEqual([day]);
  await sql`insert into ledger.entry (action, kind, name, by) values ('withdraw', 'paper', 'courier', 'a test')`.execute(
    database.db,
  );
  expect(await hausa()).toEqual(["h1 gone", "h2 gone", "h3 gone"]);
});
