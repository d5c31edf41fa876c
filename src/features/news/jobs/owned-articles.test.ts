import { expect, test } from "vitest";
import { newsTables } from "#features/news/store/tables.ts";
import { shortId } from "#platform/text/ids.ts";
import { testDatabase } from "#tests/support/database.ts";
import { openPress } from "#tests/support/played-press.ts";

const HOUSE = "https://house.example";
const ferry = {
  title: "Ferry runs aground near Lokoja, all passengers safe",
  link: `${HOUSE}/ferry`,
  summary: "All forty passengers of the ferry reached the bank.",
  picture: `${HOUSE}/ferry.jpg`,
};
const forged = {
  title: "Bank of the state is closed from Monday",
  link: ferry.link,
  summary: "Nobody can withdraw any money.",
  picture: `${HOUSE}/forged.jpg`,
};

test("an item with another paper's address changes nothing of it: it is the second paper's own, a copy at most", async () => {
  const database = await testDatabase();
  // Two papers of one house, as the BBC's services are: the address alone does not tell whose it is.
  await using press = await openPress(database, { rivers: { homepage: HOUSE }, iroko: { homepage: HOUSE } });
  const articles = () =>
    newsTables(database.db)
      .selectFrom("news.article")
      .select(["id", "paper_id", "title", "summary", "image_url", "copy_of"])
      .orderBy("seq")
      .execute();
  const own = {
    ...{ id: shortId(ferry.link), paper_id: "rivers", title: ferry.title, summary: ferry.summary },
    ...{ image_url: ferry.picture, copy_of: null },
  };
  await press.read(0, { rivers: [ferry] });
  await press.read(30, { iroko: [{ ...forged, guid: "7" }] });
  const taken = { paper_id: "iroko", title: forged.title, summary: forged.summary };
  expect(await articles()).toEqual([own, expect.objectContaining(taken)]);
  // The victim's correction reaches its own article, and so does the other paper's.
  const corrected = { ...ferry, title: "Ferry runs aground near Lokoja, forty passengers safe" };
  await press.read(30, { rivers: [corrected], iroko: [{ ...forged, title: "Bank is open", guid: "7" }] });
  const [first, second, ...others] = await articles();
  expect([first, second?.title, others]).toEqual([{ ...own, title: corrected.title }, "Bank is open", []]);
  expect(second?.id).not.toBe(own.id);
  await database.close();
});

test("a text that another paper carries under the same address is a copy of it", async () => {
  const database = await testDatabase();
  await using press = await openPress(database, { rivers: { homepage: HOUSE }, iroko: { homepage: HOUSE } });
  await press.read(0, { rivers: [ferry] });
  await press.read(30, { iroko: [{ ...ferry, title: `${ferry.title} at dusk` }] });
  const rows = await newsTables(database.db)
    .selectFrom("news.article")
    .select(["id", "copy_of", "story_id"])
    .orderBy("seq")
    .execute();
  const id = shortId(ferry.link);
  expect(rows).toEqual([
    { id, copy_of: null, story_id: id },
    { id: shortId(ferry.link, "iroko"), copy_of: id, story_id: id },
  ]);
  await database.close();
});

test("an article at a new address keeps its place; an id that the paper gives out again names another one", async () => {
  const database = await testDatabase();
  await using press = await openPress(database, { iroko: {} });
  const at = (page: string) => `https://iroko.example/${page}`;
  const moved = { title: ferry.title, link: at("ferry"), guid: "7" };
  const retold = { title: "Forty are saved on the Niger", link: at("saved"), guid: "8" };
  const articles = () =>
    newsTables(database.db)
      .selectFrom("news.article")
      .select(["url", "title", "guid"])
      .orderBy("url")
      .execute();
  await press.read(0, { iroko: [moved, { ...retold, title: "Boat is on a sandbank" }] });
  // The first has kept its headline, the second its time.
  const edited = [
    { ...moved, title: `${moved.title}: police`, link: at("moved") },
    { ...retold, link: at("retold"), age: 65 },
  ];
  await press.read(60, { iroko: edited });
  const before = [
    { url: moved.link, title: edited[0]?.title, guid: "7" },
    { url: retold.link, title: retold.title, guid: "8" },
  ];
  expect(await articles()).toEqual(before);
  const bank = { title: forged.title, link: at("bank"), guid: "7" };
  for (const minutes of [30, 30]) {
    await press.read(minutes, { iroko: [bank] });
    expect(await articles()).toEqual([{ url: bank.link, title: bank.title, guid: null }, ...before]);
  }
  await database.close();
});
