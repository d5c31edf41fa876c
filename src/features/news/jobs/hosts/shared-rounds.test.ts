import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createFeedPolling } from "#features/news/jobs/poll-feeds.ts";
import { takeDesk } from "#features/news/store/feeds/desk-holder.ts";
import { savePapers } from "#features/news/store/feeds/papers.ts";
import { takeDueFeeds } from "#features/news/store/feeds/visits.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { ok } from "#platform/result.ts";
import { databaseOfEachTest } from "#tests/support/database.ts";
import { openPress } from "#tests/support/played-press.ts";
import { silentLog as log } from "#tests/support/silent-log.ts";
import { now, paperOf } from "#tests/support/stored-news.ts";
import { waitFor } from "#tests/support/waiting.ts";

const database = databaseOfEachTest();
const stays = new AbortController().signal;

/** Newspapers that answer when they are told to, and workers that read them, each with a memory of its own. */
function openPapers(...ids: readonly string[]) {
  const requests: string[] = [];
  const answers = new Map(ids.map((id) => [id, Promise.withResolvers<void>()]));
  const papers = ids.map((id) => paperOf(id));
  return {
    ...{ requests, papers },
    /** From now on it answers. */
    answer: (paper: string) => answers.get(paper)?.resolve(),
    hire: (name: string) =>
      createFeedPolling({
        ...{ db: database.db, clock: { now: () => now }, log, papers, edition: "live", retentionDays: 180 },
        async fetch({ url }) {
          const paper = new URL(url).host.replace(".example", "");
          requests.push(`${name} asks ${paper}`);
          await answers.get(paper)?.promise;
          const item = `<item><title>Fire at the market in ${paper}</title><link>https://${paper}.example/1</link></item>`;
          const body = new TextEncoder().encode(
            `<rss version="2.0"><channel><title>T</title>${item}</channel></rss>`,
          );
          return ok({ status: 200, unchanged: false, url, movedTo: null, headers: {}, body });
        },
      }),
  };
}

async function storedPapers(): Promise<string[]> {
  const rows = await newsTables(database.db).selectFrom("news.article").select("paper_id").execute();
  return rows.map(({ paper_id }) => paper_id).toSorted();
}

test("a second worker asks the hosts that the first has no room for, and the first's desk stores what they say", async () => {
  const ids = Array.from({ length: 30 }, (_, i) => `p${i}`);
  const { requests, answer, hire } = openPapers(...ids);
  const [first, second] = [hire("first"), hire("second")];
  const round = first.round();
  await waitFor(() => expect(requests).toHaveLength(24));
  // Who leaves begins no visit.
  await second.help(AbortSignal.abort());
  expect(requests).toHaveLength(24);
  const help = second.help(stays);
  await waitFor(() => expect(requests).toHaveLength(30));
  for (const id of ids) answer(id);
  await help;
  expect(await round).toMatchObject({ asked: 30, failed: 0, newArticles: 30 });
  expect(new Set(requests.map((line) => line.split(" ").at(-1))).size).toBe(30);
  expect(requests.filter((line) => line.startsWith("second"))).toHaveLength(6);
  expect(await storedPapers()).toEqual(ids.toSorted());
});

test("nobody is helped who is not at work", async () => {
  const { requests, papers, hire } = openPapers("courier");
  await savePapers(newsTables(database.db), papers, "live");
  await hire("second").help(stays);
  expect(requests).toEqual([]);
});

test("the hosts of a worker that has died are another's once it has been silent for long enough", async () => {
  const { requests, papers, answer, hire } = openPapers("courier");
  const db = newsTables(database.db);
  await savePapers(db, papers, "live");
  await takeDueFeeds(db, {
    ...{ edition: "live", worker: crypto.randomUUID(), now, dueBy: now, mostHosts: 1, leaseSeconds: 2 },
    ...{ exceptFeeds: [], exceptHosts: [] },
  });
  answer("courier");
  await hire("second").help(stays);
  expect(requests).toEqual(["second asks courier"]);
  expect(await storedPapers()).toEqual([]);
  expect(await hire("third").round()).toMatchObject({ asked: 1, newArticles: 1 });
  expect(requests).toHaveLength(1);
});

test("a worker that ends begins no more visits, and the hosts that have not answered it are another's at once", async () => {
  const ids = Array.from({ length: 30 }, (_, i) => `p${i}`);
  const { requests, answer, hire } = openPapers(...ids);
  const [first, second] = [hire("first"), hire("second")];
  const leaving = new AbortController();
  const round = first.round(undefined, leaving.signal);
  await waitFor(() => expect(requests).toHaveLength(24));
  leaving.abort();
  for (const line of requests.slice(1)) answer(line.split(" ").at(-1) ?? "");
  await waitFor(async () => expect(await storedPapers()).toHaveLength(23));
  expect(requests).toHaveLength(24);
  const help = second.help(stays);
  await waitFor(() => expect(requests).toHaveLength(30));
  // It has seen that there is nothing more to ask, while the first still waits for an answer.
  await pause(1_500);
  await first.leave();
  await waitFor(() => expect(requests).toHaveLength(31));
  expect(requests.slice(24).every((line) => line.startsWith("second"))).toBe(true);
  for (const id of ids) answer(id);
  await Promise.all([help, round.catch(() => {})]);
  expect(await second.round()).toMatchObject({ newArticles: 7 });
  expect(await storedPapers()).toEqual(ids.toSorted());
});

test("a worker whose desk was taken stores nothing more: the next one asks again", async () => {
  const { requests, answer, hire } = openPapers("courier");
  const frozen = hire("first").round();
  await waitFor(() => expect(requests).toHaveLength(1));
  const holder = () => newsTables(database.db).selectFrom("news.desk_holder").select("worker").execute();
  const first = await holder();
  const next = hire("second").round();
  await waitFor(async () => expect(await holder()).not.toEqual(first));
  answer("courier");
  await expect(frozen).rejects.toThrow("1 of 1 feeds could not be stored");
  expect(await next).toMatchObject({ asked: 1, newArticles: 1 });
  expect(requests).toEqual(["first asks courier", "second asks courier"]);
});

test("a desk that another worker had meanwhile knows where that one has moved stories", async () => {
  const db = newsTables(database.db);
  await using press = await openPress(database, { courier: {}, herald: {} });
  const summary = "The fire at the market in Lokoja is out after six hours, the state's fire service said.";
  const fire = { title: "Fire at the market in Lokoja is out", summary };
  await press.read(0, { courier: [{ ...fire, link: "https://courier.example/1" }] });
  await takeDesk(db, crypto.randomUUID());
  await db.updateTable("news.article").set({ story_id: "moved" }).execute();
  await press.read(20, { herald: [{ ...fire, link: "https://herald.example/1" }] });
  const stories = await db.selectFrom("news.article").select("story_id").execute();
  expect(stories).toEqual([{ story_id: "moved" }, { story_id: "moved" }]);
});

test("a feed is asked again if what was handed in cannot be read", async () => {
  const { papers, answer, hire } = openPapers("courier");
  const db = newsTables(database.db);
  await savePapers(db, papers, "live");
  await sql`insert into news.handed_in (feed_id, outcome) select id, 'x' from news.feed`.execute(db);
  answer("courier");
  const { round } = hire("first");
  await round();
  await round();
  expect(await storedPapers()).toEqual(["courier"]);
});
