import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { newsTables } from "#features/news/store/tables.ts";
import { MINUTE_MS } from "#platform/time.ts";
import { databaseOfEachTest } from "#tests/support/database.ts";
import { now, paperOf, setFeed as setFeedOf } from "#tests/support/stored-news.ts";
import { handIn } from "./handed-in.ts";
import { savePapers } from "./papers.ts";
import { areOthersVisiting, endVisits, findNextFirstTry, renewVisits, takeDueFeeds } from "./visits.ts";

const database = databaseOfEachTest();
let db: ReturnType<typeof newsTables>;
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);
const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];

beforeEach(async () => {
  db = newsTables(database.db);
  await savePapers(db, [paperOf("courier"), paperOf("gazette")], "live");
});

const setFeed = (paper: string, feed: object) => setFeedOf(database.db, paper, feed);

type Choice = Partial<Parameters<typeof takeDueFeeds>[1]>;
async function take(worker: string, choice: Choice = {}): Promise<string[]> {
  const taken = await takeDueFeeds(db, {
    ...{ edition: "live", worker, now, dueBy: now, exceptFeeds: [], exceptHosts: [] },
    ...{ mostHosts: 10, leaseSeconds: 20, ...choice },
  });
  return [...taken.keys()];
}
const passes = (seconds: number) =>
  sql`update news.host_visit set since = since - make_interval(secs => ${seconds}),
    until = until - make_interval(secs => ${seconds}), free_at = free_at - make_interval(secs => ${seconds})`.execute(
    db,
  );
const courier = "courier.example";
const gazette = "gazette.example";

test("hosts of feeds that are on and due are taken, the most overdue first", async () => {
  await setFeed("courier", { next_check_at: now });
  await setFeed("gazette", { next_check_at: inMinutes(-1) });
  expect(await take(one, { mostHosts: 1 })).toEqual([gazette]);
  expect(await take(one)).toEqual([gazette, courier]);
  expect(await take(one, { exceptHosts: [gazette] })).toEqual([courier]);
  const id = await setFeed("courier", { next_check_at: inMinutes(1) });
  expect(await take(one)).toEqual([gazette]);
  expect(await take(one, { dueBy: inMinutes(1), exceptFeeds: [id] })).toEqual([gazette]);
  await setFeed("gazette", { state: "paused" });
  expect(await take(one)).toEqual([]);
  await setFeed("gazette", { state: "on" });
  expect(await take(one, { edition: "sample" })).toEqual([]);
});

test("a host has one visitor, until it ends, and then its pause from all others; or until the visitor is silent", async () => {
  expect(await take(one, { mostHosts: 1 })).toEqual([courier]);
  expect(await take(two)).toEqual([gazette]);
  expect([await areOthersVisiting(db, one), await areOthersVisiting(db, two)]).toEqual([true, true]);
  await passes(15);
  expect(await renewVisits(db, { worker: one, hosts: [courier, gazette], leaseSeconds: 20 })).toEqual([
    courier,
  ]);
  await passes(15);
  expect(await take(one)).toEqual([courier, gazette]);
  expect(await renewVisits(db, { worker: two, hosts: [gazette], leaseSeconds: 20 })).toEqual([]);
  await endVisits(
    db,
    one,
    new Map([
      [courier, 30],
      [gazette, 0],
    ]),
  );
  expect(await areOthersVisiting(db, two)).toBe(false);
  expect(await take(two)).toEqual([gazette]);
  await endVisits(db, one, new Map([[gazette, 0]]));
  expect(await areOthersVisiting(db, one)).toBe(true);
  await passes(31);
  expect(await take(two)).toEqual([courier, gazette]);
});

test("two workers that choose at once share the hosts", async () => {
  const papers = Array.from({ length: 40 }, (_, i) => paperOf(`p${i}`));
  await savePapers(db, papers, "live");
  const taken = await Promise.all(
    Array.from({ length: 8 }, (_, i) =>
      take(i % 2 ? one : two, { mostHosts: 5, exceptHosts: [courier, gazette] }),
    ),
  );
  const ofOne = taken.filter((_, i) => i % 2).flat();
  expect(
    taken
      .flat()
      .filter((host) => ofOne.includes(host))
      .toSorted(),
  ).toEqual(ofOne.toSorted());
});

test("a visit that a clock ahead of the database's has written does not count", async () => {
  await take(one);
  await passes(-3_600);
  expect(await areOthersVisiting(db, two)).toBe(false);
  expect(await take(two)).toEqual([courier, gazette]);
});

test("a feed that has been read is not asked while it waits for the desk", async () => {
  await handIn(db, await setFeed("courier", { failures: 1 }), { kind: "read" });
  expect(await take(one)).toEqual([gazette]);
});

test.each([
  ["https://Press.example/feed", "press.example"],
  ["http://127.0.0.1:4500/feed?a", "127.0.0.1:4500"],
  ["https://press.example", "press.example"],
  ["nothing", "nothing"],
])("the host of %s is %s", async (url, host) => {
  const { rows } = await sql<{ host: string }>`select news.host_of(${url}) as host`.execute(db);
  expect(rows[0]?.host).toBe(host);
});

test("the next first try is that of a feed that has failed and never answered, where no other worker is", async () => {
  const next = () => findNextFirstTry(db, { edition: "live", worker: one });
  expect(await next()).toBeNull();
  await setFeed("courier", { failures: 1, next_check_at: inMinutes(3) });
  await setFeed("gazette", { failures: 2, next_check_at: inMinutes(2) });
  expect(await next()).toEqual(inMinutes(2));
  await take(two, { dueBy: inMinutes(2) });
  expect(await next()).toEqual(inMinutes(3));
  await endVisits(db, two, new Map([[gazette, 0]]));
  await setFeed("gazette", { last_success_at: now });
  expect(await next()).toEqual(inMinutes(3));
  await setFeed("courier", { state: "stopped" });
  expect(await next()).toBeNull();
});
