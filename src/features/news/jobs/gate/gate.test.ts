import { beforeAll, beforeEach, expect, test } from "vitest";
import { addFeed } from "#features/news/store/operator.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { openPress, type PlayedItem } from "#tests/support/played-press.ts";

const HOUR = 60;
const database = databaseOfFile();
let db: ReturnType<typeof newsTables>;

beforeAll(async () => {
  db = newsTables(database.db);
});
beforeEach(async () => {
  await db.deleteFrom("news.article").execute();
  await db.deleteFrom("news.feed").execute();
  await db.deleteFrom("news.paper").execute();
});

const titles = async () => {
  const rows = await db.selectFrom("news.article").select("title").orderBy("title").execute();
  return rows.map(({ title }) => title);
};
const held = async () => {
  const rows = await db.selectFrom("news.held").select(["reason", "canonical_url"]).execute();
  return rows.map(({ reason, canonical_url }) => `${reason}: ${canonical_url}`).sort();
};
const heldFor = async () => [...new Set((await held()).map((line) => line.split(":")[0]))];
/** As `feeds add` does; nothing is asked at these addresses. */
const addFeeds = async (...urls: string[]) => {
  for (const url of urls) await addFeed(db, { paper: "iroko", url, category: null });
  await db.updateTable("news.feed").set({ state: "paused" }).where("listed_url", "in", urls).execute();
};
/** Numbered items of a paper, each in plain English. */
const items = (paper: string, count: number, parts: Partial<PlayedItem> = {}, from = 1): PlayedItem[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ title: `The governor speaks to the people for the ${from + at}th time`, age: 5 + at },
    ...{ link: `https://${paper}.example/${from + at}`, ...parts },
  }));

test("only links to the paper's own pages are taken; another paper's, private ones and logins are held", async () => {
  await using press = await openPress(database, { rivers: {}, iroko: {} });
  const strange = [
    ["https://rivers.example/1", "foreign host"],
    ["https://news.rivers.example/1", "foreign host"],
    ["https://elsewhere.example/1", "foreign host"],
    ["http://192.168.1.1/admin", "private address"],
    ["http://3232235777/number", "private address"],
    ["http://0x7f.1/hex", "private address"],
    ["http://[::1]/six", "private address"],
    ["http://[fd00::7]/six", "private address"],
    ["http://8.8.8.8/bare", "private address"],
    ["http://localhost/x", "private address"],
    ["http://router.local/x", "private address"],
    ["http://intranet/x", "private address"],
    ["https://elsewhere.example:8443/port", "private address"],
    ["https://iroko.example:8443/port", "private address"],
    ["https://reader:word@iroko.example/secret", "login"],
    ["https://iroko.example/wp-login.php?redirect_to=7", "login"],
  ] as const;
  const own = ["https://www.iroko.example/1", "https://m.iroko.example/2", "https://sport.iroko.example/3"];
  const links = [...strange.map(([link]) => link), ...own];
  const printed = links.map((link, at) => ({ title: `The governor speaks ${at}`, link }));
  await press.read(0, { iroko: printed, rivers: items("rivers", 1) });
  expect((await titles()).filter((title) => /speaks \d/.test(title))).toEqual(
    own.map((_, at) => `The governor speaks ${strange.length + at}`),
  );
  const rows = await db.selectFrom("news.held").select(["reason", "draft"]).execute();
  expect(rows.map(({ draft, reason }) => [draft.url, reason]).sort()).toEqual(
    strange.map(([link, reason]) => [new URL(link).href, reason]).sort(),
  );
  expect(press.logged).toContainEqual([
    expect.objectContaining({ paper: "iroko", login: 2, "foreign host": 3 }),
    "items held",
  ]);
  // Neither the next reading nor six hours let them in.
  await press.read(7 * HOUR, { iroko: [...printed, ...items("iroko", 1, {}, 11)] });
  expect([(await held()).length, (await titles()).length]).toEqual([strange.length, own.length + 2]);
});

test("a host to which nearly all links lead for three days is learnt, unless another paper has it", async () => {
  await using press = await openPress(database, { rivers: {}, iroko: {} });
  const at = (host: string, day: number) => items(host, 10, {}, 1 + 10 * day);
  await press.read(0, { iroko: items("iroko", 2), rivers: items("rivers", 1) });
  for (const day of [0, 1, 2])
    await press.read(24 * HOUR, { iroko: [...at("moved", day)], rivers: [...at("iroko", day + 5)] });
  // The third day tells; what was held goes in with the next round.
  expect(
    await db.selectFrom("news.paper_host").select(["paper_id", "host", "by_operator"]).execute(),
  ).toEqual([{ paper_id: "iroko", host: "moved.example", by_operator: false }]);
  await press.read(1, {});
  const moved = await db.selectFrom("news.article").select("id").where("url", "like", "%moved%").execute();
  expect(moved).toHaveLength(30);
  expect(await heldFor()).toEqual(["foreign host"]);
  expect((await held()).filter((line) => line.includes("moved"))).toEqual([]);
});

test("a host below another paper's is never learnt, and stays its owner's; one beside it is", async () => {
  await using press = await openPress(database, { rivers: {}, iroko: {}, lantern: {} });
  const at = (host: string, day: number) => items(host, 10, {}, 1 + 10 * day);
  await press.read(0, { iroko: items("iroko", 2), rivers: items("rivers", 1), lantern: items("lantern", 1) });
  await db
    .insertInto("news.paper_host")
    .values({ paper_id: "rivers", host: "rivers.blogs.example", by_operator: true, since: new Date(0) })
    .execute();
  for (const day of [0, 1, 2])
    await press.read(24 * HOUR, { iroko: at("sport.rivers", day), lantern: at("lantern.blogs", day) });
  expect(
    await db.selectFrom("news.paper_host").select(["paper_id", "host"]).orderBy("paper_id").execute(),
  ).toEqual([
    { paper_id: "lantern", host: "lantern.blogs.example" },
    { paper_id: "rivers", host: "rivers.blogs.example" },
  ]);
  await press.read(1, {
    rivers: items("sport.rivers", 1, { title: "The owner's own words" }, 900),
  });
  expect(await titles()).toContain("The owner's own words");
  expect((await held()).filter((line) => !line.includes("sport.rivers"))).toEqual([]);
});

test("a host that the operator adds while a round runs is known when its feed is read", async () => {
  await using press = await openPress(database, { iroko: {} });
  const atPort = items("iroko", 1, { link: "https://iroko.example:8443/port" });
  const printed = { iroko: [...atPort, ...items("news.iroko-two", 1, { title: "The second site" })] };
  await press.read(0, printed, () =>
    addFeeds("https://iroko.example:8443/feed", "https://iroko-two.example/feed"),
  );
  expect([await held(), (await titles()).length]).toEqual([[], 2]);
});

test("what waits for its host goes in with its feed once the paper has the host, and nothing else does", async () => {
  await using press = await openPress(database, { iroko: {} });
  const [port, two, refused, login] = [
    "https://iroko.example:8443/port",
    "https://iroko-two.example/1",
    "https://iroko-two.example/refused",
    "https://iroko-two.example/login",
  ];
  const links = [port, two, refused, login, "https://elsewhere.example/1"];
  const printed = { iroko: links.map((link, at) => ({ title: `The governor speaks ${at}`, link })) };
  await press.read(0, printed);
  expect(await titles()).toEqual([]);
  await db.updateTable("news.held").set({ state: "refused" }).where("canonical_url", "=", refused).execute();
  await addFeeds("https://iroko.example:8443/feed", "https://iroko-two.example/feed");
  await press.read(7 * HOUR, printed);
  expect(await titles()).toEqual(["The governor speaks 0", "The governor speaks 1"]);
  expect(await held()).toEqual([
    "foreign host: https://elsewhere.example/1",
    `foreign host: ${refused}`,
    `login: ${login}`,
  ]);
});

test("what waited for its host is judged as new: changed headlines wait six hours from then", async () => {
  await using press = await openPress(database, { iroko: {} });
  const before = items("iroko", 10).map((item) => ({ ...item, guid: item.link }));
  await press.read(0, { iroko: before });
  const moved = before.map((item, at) => ({
    ...{ ...item, title: `Hacked: ${item.title}` },
    link: `https://iroko-two.example/${at}`,
  }));
  const hacked = async () => (await titles()).filter((title) => title.startsWith("Hacked")).length;
  await press.read(10, { iroko: moved });
  expect(await heldFor()).toEqual(["foreign host"]);
  await press.read(8 * HOUR, {});
  await addFeeds("https://iroko-two.example/feed");
  await press.read(10, {});
  expect([await heldFor(), await hacked()]).toEqual([["retitled"], 0]);
  await press.read(5 * HOUR, {});
  expect([await heldFor(), await hacked()]).toEqual([["retitled"], 0]);
  await press.read(HOUR, {});
  expect([await heldFor(), await hacked()]).toEqual([[], 10]);
});

test("a paper that suddenly gives most of its articles other headlines keeps those it had", async () => {
  await using press = await openPress(database, { iroko: {} });
  const before = items("iroko", 10);
  await press.read(0, { iroko: before });
  const hacked = before.map((item) => ({ ...item, title: `Hacked: ${item.title}` }));
  await press.read(30, { iroko: [...items("iroko", 1, {}, 11), ...hacked] });
  expect((await titles()).filter((title) => title.startsWith("Hacked"))).toEqual([]);
  expect([(await titles()).length, await heldFor(), (await held()).length]).toEqual([11, ["retitled"], 10]);
  // The paper takes back half of it: those are no longer held. The others go in after six hours.
  await press.read(30, { iroko: [...before.slice(0, 5), ...hacked.slice(5)] });
  expect((await held()).length).toBe(5);
  await press.read(4 * HOUR + 59, {});
  expect((await held()).length).toBe(5);
  await press.read(HOUR, {});
  expect([await held(), (await titles()).filter((title) => title.startsWith("Hacked")).length]).toEqual([
    [],
    5,
  ]);
});

test("a flood, a sudden language and dates far ahead are held and go in after six hours", async () => {
  await using press = await openPress(database, {
    iroko: {},
    rivers: {},
    lantern: {},
    dorawa: { language: "ha" },
  });
  const start = { iroko: items("iroko", 3), rivers: items("rivers", 3), lantern: items("lantern", 3) };
  const inHausa = { title: "Gwamna ya sanar da sabon tsarin mulki a jihar Kano" };
  await press.read(0, { ...start, dorawa: items("dorawa", 3, inHausa) });
  const days = 24 * HOUR;
  const casino = { title: "Лучшие онлайн казино с быстрым выводом денег в 2026 году" };
  await press.read(30, {
    iroko: items("iroko", 200, {}, 10),
    rivers: [...items("rivers", 8, casino, 10), ...items("rivers", 2, {}, 30)],
    lantern: [...items("lantern", 1, { age: -3 * days }, 10), ...items("lantern", 1, { age: -days }, 20)],
    dorawa: items("dorawa", 9, inHausa, 10),
  });
  const counts = Object.fromEntries(
    [...Map.groupBy(await held(), (line) => line.split(":")[0] ?? "")].map(([why, all]) => [why, all.length]),
  );
  expect(counts).toEqual({ flood: 200, language: 8, "date ahead": 1 });
  expect((await titles()).length).toBe(12 + 2 + 1 + 9);
  await press.read(6 * HOUR, {});
  expect([await held(), (await titles()).length]).toEqual([[], 12 + 200 + 10 + 2 + 9]);
});

test("another headline does not make an article that waits begin its six hours anew", async () => {
  await using press = await openPress(database, { iroko: {} });
  const days = 24 * HOUR;
  const dated = (title: string, hour: number) => ({
    iroko: items("iroko", 1, { title, age: -3 * days + hour * HOUR }),
  });
  await press.read(0, { iroko: items("iroko", 3, {}, 10) });
  await press.read(HOUR, dated("The governor speaks on Friday", 0));
  await press.read(3 * HOUR, dated("The governor speaks on Saturday", 3));
  expect(await heldFor()).toEqual(["date ahead"]);
  await press.read(3 * HOUR, {});
  expect([await held(), (await titles()).length]).toEqual([[], 4]);
});

test("a flood in small parts is held too; a first reading and a reading after a long pause are none", async () => {
  await using press = await openPress(database, { iroko: {} });
  await press.read(0, { iroko: items("iroko", 300) });
  expect((await titles()).length).toBe(300);
  for (const part of [0, 1, 2]) await press.read(10, { iroko: items("iroko", 30, {}, 1_000 + 30 * part) });
  expect([(await titles()).length, (await held()).length]).toEqual([360, 30]);
  await press.read(24 * HOUR, { iroko: items("iroko", 300, {}, 2_000) });
  expect([(await titles()).length, (await held()).length]).toEqual([690, 0]);
});

test("an election night is none of it: 48 articles an hour, and headlines that change with each count", async () => {
  await using press = await openPress(database, { iroko: {} });
  const all = items("iroko", 80).map((item, at) => ({
    ...item,
    title: `${item.title}, says the paper's ${at}th report`,
  }));
  const counted = (item: PlayedItem, time: number) => ({ ...item, title: `${item.title} (count ${time})` });
  await press.read(0, { iroko: all.slice(0, 20) });
  for (const time of [1, 2, 3, 4, 5, 6, 7]) {
    const feed = all.slice(8 * time - 8, 20 + 8 * time);
    await press.read(10, {
      iroko: [...feed.slice(0, 4).map((item) => counted(item, time)), ...feed.slice(4)],
    });
  }
  expect([await held(), (await titles()).length]).toEqual([[], 76]);
});
