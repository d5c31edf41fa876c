import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { failed } from "#platform/result.ts";
import { commandCall } from "#tests/support/command-call.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { articleOf, storeArticles } from "#tests/support/stored-news.ts";
import { UsageError } from "./command.ts";
import { newsCommands } from "./news.ts";

const database = databaseOfFile();

beforeAll(async () => {
  await storeArticles(database.db, [articleOf("courier", "A story", 10)]);
});

async function check(...args: string[]): Promise<string[]> {
  const fetch = () => async () => failed({ kind: "network", message: "connection refused" } as const);
  const { call, printed } = commandCall(database.db, { args, fetch });
  await newsCommands["feeds check"]?.run(call);
  return printed;
}

test("every feed is checked and reported on one line; an unknown paper is an error", async () => {
  expect(await check()).toEqual([
    expect.stringMatching(/^paper +items +newest/),
    expect.stringMatching(/^courier .+ https:\/\/courier\.example\/feed .*connection refused$/),
  ]);
  expect(await check("courier")).toHaveLength(2);
  await expect(check("nobody")).rejects.toThrow(UsageError);
});

async function run(name: string, args: readonly string[], lines: readonly string[] = []): Promise<string[]> {
  const { call, printed } = commandCall(database.db, {
    args,
    fetch: () => async () => failed({ kind: "network", message: "connection refused" } as const),
    async *lines() {
      yield* lines;
    },
  });
  await newsCommands[name]?.run(call);
  return printed;
}

const { id } = articleOf("courier", "A story", 10);
const wishOf = async () =>
  (await sql<{ wish: string }>`select wish from news.wish`.execute(database.db)).rows.map(({ wish }) => wish);

test("an article is pinned to the editor's picks, banned from them and freed again", async () => {
  expect(await run("picks pin", [id])).toEqual(["Done."]);
  expect(await wishOf()).toEqual(["pin"]);
  expect(await run("picks ban", [id])).toEqual(["Done."]);
  expect(await wishOf()).toEqual(["ban"]);
  expect(await run("picks free", [id])).toEqual(["Done."]);
  expect(await wishOf()).toEqual([]);
});

test.each(["picks pin", "feeds pause", "feeds resume"])(
  "%s refuses an unknown name and a missing one",
  async (name) => {
    await expect(run(name, ["none"])).rejects.toThrow("Nothing has that name.");
    await expect(run(name, [])).rejects.toThrow(UsageError);
  },
);

const stateOf = async () => {
  const [, line = ""] = await run("feeds list", []);
  return line;
};

test("a feed's times are listed to the minute, and a missing time is a dash", async () => {
  expect(await stateOf()).toMatch(/ – +–$/);
  await sql`update news.feed set next_check_at = '2026-11-21T10:00:30Z'`.execute(database.db);
  expect(await stateOf()).toMatch(/ – +2026-11-21 11:00$/);
  await sql`update news.feed set next_check_at = default`.execute(database.db);
});

test("a feed is paused, resumed, listed and shown", async () => {
  const before = await stateOf();
  expect(before).toContain("https://courier.example/feed");
  expect(await run("feeds pause", ["courier"])).toEqual(["Done."]);
  expect(await stateOf()).not.toBe(before);
  expect(await run("feeds resume", ["https://courier.example/feed"])).toEqual(["Done."]);
  expect(await stateOf()).toBe(before);
  expect((await run("feeds show", ["courier"])).map((line) => JSON.parse(line).url)).toEqual([
    "https://courier.example/feed",
  ]);
  await expect(run("feeds show", ["none"])).rejects.toThrow("There is no such feed.");
});

test("desk classify answers an entry on standard input with its language and category", async () => {
  const [line = ""] = await run(
    "desk classify",
    [],
    ['{"title":"Naira gains against the dollar at the bank"}'],
  );
  expect(JSON.parse(line)).toMatchObject({ language: "en", category: "Business" });
});

test("feed parse reads one feed from standard input, 64 MB at most", async () => {
  const limits: number[] = [];
  const rss = "<rss><channel><item><title>One</title><link>https://a.example/1</link></item></channel></rss>";
  const bytes = async (limit: number) => {
    limits.push(limit);
    return Buffer.from(rss);
  };
  const { call, printed } = commandCall(database.db, { bytes });
  await newsCommands["feed parse"]?.run(call);
  expect(limits).toEqual([67_108_864]);
  expect(JSON.parse(printed[0] ?? "")).toMatchObject({ file: "-" });
});

test("a feed is added to a paper, with a category or without one", async () => {
  const [front, sports] = ["https://courier.example/new", "https://courier.example/sports"];
  expect(await run("feeds add", ["courier", front])).toEqual(["Done."]);
  expect(await run("feeds add", ["courier", sports, "sPORTS"])).toEqual(["Done."]);
  const { rows } = await sql<{ url: string; category: string | null }>`
    select url, category from news.feed where url in (${front}, ${sports}) order by url`.execute(database.db);
  expect(rows).toEqual([
    { url: front, category: null },
    { url: sports, category: "Sports" },
  ]);
});
