import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { checkWithdrawals } from "#app/checks/withdrawals.ts";
import { readNews } from "#features/news/api/read.ts";
import type { Database } from "#platform/db/database.ts";
import { shortId } from "#platform/text/ids.ts";
import { commandCall } from "#tests/support/command-call.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { articleOf, now, storeArticles } from "#tests/support/stored-news.ts";
import { type Call, UsageError } from "./command.ts";
import { papersCommands } from "./papers.ts";
import { withdrawalCommands } from "./withdrawals.ts";

const database = databaseOfFile();
const clock = { now: () => now };
const bridge = { storyId: "1bridge00000", imageUrl: "https://pictures.example/bridge.jpg" };
const first = articleOf("courier", "Bridge opens", 10, bridge);
const second = articleOf("herald", "The bridge is open", 9, bridge);
const other = articleOf("courier", "Rains come", 5, { imageUrl: "https://pictures.example/rain.jpg" });
/** Another paper's article with the same address. */
const copy = {
  ...first,
  id: shortId(first.canonicalUrl, "herald"),
  paper: "herald",
  storyId: "1copy0000000",
};

beforeEach(async () => {
  for (const table of ["ledger.reach", "ledger.entry", "letters.subscriber", "letters.brief", "push.message"])
    await sql`delete from ${sql.raw(table)}`.execute(database.db);
  await sql`truncate news.paper, news.edition, news.topic cascade`.execute(database.db);
  await storeArticles(database.db, [first, second, other, copy]);
});

const commands = { ...papersCommands, ...withdrawalCommands };
async function run(name: string, arg: string, options: Record<string, string> = {}): Promise<string[]> {
  const { call, printed } = commandCall(database.db, { args: arg === "" ? [] : [arg], options });
  await commands[name]?.run(call);
  return printed.map((line) => line.replace(/ {2,}/g, ": "));
}

const shown = async (): Promise<string[]> => {
  const news = readNews({ db: database.db, clock });
  const caller = { address: "", headers: {} };
  const answer = await news["GET /articles/latest"]({ page: 1, limit: 30, dedupe: false } as never, caller);
  const { rows } = await sql<{ id: string }>`select id from news.article where not hidden`.execute(
    database.db,
  );
  const { articles } = answer as { articles: { _id: string }[] };
  expect(articles.every(({ _id }) => rows.some(({ id }) => id === _id))).toBe(true);
  return rows.map(({ id }) => id).sort();
};
const idsOf = (...articles: { id: string }[]) => articles.map(({ id }) => id).sort();

test("an article is withdrawn and restored by its id, its address or our page; a dry run changes nothing", async () => {
  const all = await shown();
  const label = `article ${other.id} (Rains come, The courier)`;
  expect((await run("articles withdraw", other.id, { "dry-run": "" })).slice(0, 2)).toEqual([
    `Would be withdrawn: ${label}`,
    "gone from lists, feeds, sitemaps, search: articles: 1",
  ]);
  expect(await shown()).toEqual(all);
  expect(await run("withdrawals list", "")).toEqual(["Nothing is withdrawn."]);
  for (const name of [
    other.id,
    `${other.url}?utm_source=x#top`,
    `https://gist.example/article/${other.id}`,
    `https://gist.example/s/${other.id}`,
  ]) {
    expect((await run("articles withdraw", name, { reason: "A court ordered it." }))[0]).toBe(
      `Withdrawn: ${label}`,
    );
    expect(await shown()).toEqual(idsOf(first, second, copy));
    expect((await run("articles show", name))[0]).toMatch(
      /^article .+: withdrawn since 20\S+ \S+ by articles withdraw: A court ordered it\.$/,
    );
    expect((await run("withdrawals list", "")).at(1)).toMatch(
      new RegExp(`^article: ${other.id}: .+: articles withdraw: A court ordered it\\.$`),
    );
    expect(await run("articles restore", name)).toEqual([`Restored: ${label}`]);
    expect(await shown()).toEqual(all);
  }
  expect((await run("articles show", other.id)).slice(0, 2)).toEqual([
    `${label}: not withdrawn.`,
    "stands in lists, feeds, sitemaps, search: articles: 1",
  ]);
  await expect(run("articles restore", other.id)).rejects.toThrow("is not withdrawn.");
  expect((await run("articles hide", other.id))[0]).toBe(`Withdrawn: ${label}`);
  expect(await shown()).toEqual(idsOf(first, second, copy));
});

test.each([
  "articles withdraw",
  "articles restore",
  "articles show",
  "topics hide",
  "papers withdraw",
  "pictures withdraw",
])("%s refuses an unknown name and a missing one", async (name) => {
  await expect(run(name, "none")).rejects.toThrow("Nothing has that name.");
  await expect(run(name, "")).rejects.toThrow(UsageError);
});

test("an address that two papers have names neither; by its id only the one goes", async () => {
  await expect(run("articles withdraw", first.url)).rejects.toThrow(
    `Several papers have that address. Name one article by its id: ${first.id} (The courier), ${copy.id} (The herald).`,
  );
  await run("articles withdraw", first.id);
  expect(await shown()).toEqual(idsOf(second, other, copy));
});

test("a story goes whole, with what joins it later and what moves into it; restored, each comes back once", async () => {
  await run("articles withdraw", first.id, { story: "", reason: "wrong" });
  await run("articles withdraw", first.id, { story: "" });
  expect((await run("withdrawals list", "")).join(), "the reason stays").toContain("wrong");
  expect(await shown()).toEqual(idsOf(other, copy));
  await storeArticles(database.db, [articleOf("daily", "Bridge again", 1, bridge)]);
  await sql`update news.article set story_id = ${bridge.storyId} where id = ${copy.id}`.execute(database.db);
  expect(await shown()).toEqual(idsOf(other));
  await run("articles withdraw", first.id);
  await run("articles restore", first.id, { story: "" });
  expect(await shown()).toEqual(idsOf(second, other, copy, articleOf("daily", "Bridge again", 1)));
});

test("a paper goes whole with what its feeds bring later, and comes back without what was withdrawn besides", async () => {
  await run("papers withdraw", "courier");
  const later = articleOf("courier", "Later news", 1);
  await storeArticles(database.db, [later]);
  expect(await shown()).toEqual(idsOf(second, copy));
  await run("articles withdraw", later.id);
  expect(await run("papers restore", "courier")).toEqual(["Restored: paper courier (The courier)"]);
  expect(await shown()).toEqual(idsOf(first, second, other, copy));
});

test("what a rollback hid stays hidden when its withdrawal ends, and a release does not end a withdrawal", async () => {
  const to = new Date(now.getTime() - 60_000).toISOString();
  await run("articles withdraw", other.id);
  const withDatabase: Call["withDatabase"] = (use) => use(database.db, clock);
  const { call } = commandCall(database.db, { args: ["courier", to], withDatabase });
  await papersCommands["papers rollback"]?.run(call);
  expect(await shown()).toEqual(idsOf(second, copy));
  await run("articles restore", other.id);
  await run("articles withdraw", first.id);
  expect(await shown()).toEqual(idsOf(second, copy));
  await run("articles restore", first.id);
  expect(await shown()).toEqual(idsOf(second, copy));
  await run("articles withdraw", first.id);
  await papersCommands["papers release"]?.run(commandCall(database.db, { args: ["courier"] }).call);
  expect(await shown()).toEqual(idsOf(second, other, copy));
  await run("articles restore", first.id);
  expect(await shown()).toEqual(idsOf(first, second, other, copy));
});

test("a withdrawn article that was deleted by its age stays away when its feed brings it again, another paper's does not", async () => {
  await run("articles withdraw", other.id);
  await sql`delete from news.article where id = ${other.id}`.execute(database.db);
  const theirs = { ...other, paper: "herald" };
  await storeArticles(database.db, [theirs]);
  expect(await shown()).toEqual(idsOf(first, second, copy, theirs));
  const again = { ...other, id: shortId(other.canonicalUrl, "courier") };
  await storeArticles(database.db, [again]);
  expect(await shown()).toEqual(idsOf(first, second, copy, theirs));
  expect((await run("articles restore", other.id))[0]).toMatch(/^Restored/);
  expect(await shown()).toEqual(idsOf(first, second, copy, theirs, again));
});

test("a picture goes from every article, does not return with its feed, and is back when restored", async () => {
  const picturesOf = async () => {
    const { rows } = await sql<{ image_url: string }>`select image_url from news.article order by id`.execute(
      database.db,
    );
    return rows.map(({ image_url }) => image_url);
  };
  const before = await picturesOf();
  expect((await run("pictures withdraw", bridge.imageUrl))[1]).toBe("gone from articles: 3");
  const later = articleOf("daily", "Bridge again", 1, bridge);
  await storeArticles(database.db, [later]);
  await sql`update news.article set image_url = ${bridge.imageUrl} where id = ${first.id}`.execute(
    database.db,
  );
  expect((await picturesOf()).filter(Boolean)).toEqual([other.imageUrl]);
  await run(
    "pictures restore",
    `https://gist.example/pictures/abcdefghijklmnop/pictures.example/bridge.jpg?w=448`,
  );
  await sql`delete from news.article where id = ${later.id}`.execute(database.db);
  expect(await picturesOf()).toEqual(before);
});

test("the receipt counts where it stood, and how often it was sent and waits", async () => {
  const place = {
    topic: "A bridge",
    headline: "Bridge opens",
    sentence: "Later: The bridge is open (The herald, 09:00)",
    sentence_article: second.id,
    article_id: first.id,
    papers: [],
  };
  await sql`insert into letters.brief values ('live', '2026-11-21', ${JSON.stringify({ topics: [place] })}::jsonb)`.execute(
    database.db,
  );
  for (const [at, state] of ["sent", "sent", "queued"].entries())
    await sql`with reader as (insert into letters.subscriber (email, state, consent_at, consent_version)
        values (${`${at}@x.example`}, 'active', now(), '1') returning id)
      insert into letters.delivery (kind, issue, subscriber_id, message_id, state, next_at, good_until)
      select 'brief', '2026-11-21', id, ${`brief.${at}`}, ${state}, now(), now() from reader`.execute(
      database.db,
    );
  await sql`delete from push.subscription`.execute(database.db);
  await sql`insert into push.subscription (edition, endpoint, service, p256dh, auth, channels, created_at, renewed_at)
    values ('live', 'https://push.example/1', 'push.example', '', '', array['breaking'], now(), now())`.execute(
    database.db,
  );
  await sql`with message as (
      insert into push.message (edition, channel, issue, payload, articles, at, good_until)
      values ('live', 'breaking', ${bridge.storyId}, '{}', array[${first.id}], now(), now()) returning id)
    insert into push.delivery (message_id, subscription_id, service, next_at, good_until)
    select message.id, subscription.id, service, now(), now() from message, push.subscription`.execute(
    database.db,
  );
  await sql`insert into news.edition (date, name, stories, begun_at, updated_at, sample) values ('2026-11-21', 'noon',
    ${JSON.stringify([{ story: bridge.storyId, article: first.id }])}::jsonb, now(), now(), false)`.execute(
    database.db,
  );
  expect(await run("articles withdraw", first.id)).toEqual([
    `Withdrawn: article ${first.id} (Bridge opens, The courier)`,
    "gone from lists, feeds, sitemaps, search: articles: 1",
    "gone from stories: 1",
    "gone from editions of the front page: 1",
    "gone from topics: 0",
    "gone from briefs: 2026-11-21",
    "gone from disputes about results of the league: 0",
    "letters that wait, to be written without it: 1",
    "push messages that wait, to be dropped: 1",
    "letters already sent: 2",
    "push messages already sent: 0",
    "pictures that a browser keeps: for up to a month",
  ]);
  // Retitled since the brief repeated its headline.
  await sql`update news.article set title = 'Bridge closed' where id = ${second.id}`.execute(database.db);
  expect(await run("articles withdraw", second.id)).toEqual(
    expect.arrayContaining([
      "gone from briefs: 2026-11-21",
      "letters that wait, to be written without it: 1",
      "letters already sent: 2",
    ]),
  );
  await run("articles restore", first.id);
  const { rows } = await sql`select letters.shown_brief(content) #>> '{topics,0,sentence}' as sentence,
    letters.shown_brief(content) #>> '{topics,0,withdrawn}' is not null as withdrawn from letters.brief`.execute(
    database.db,
  );
  expect(rows).toEqual([{ sentence: null, withdrawn: false }]);
});

test("an article says with which paper or story it is withdrawn", async () => {
  await run("papers withdraw", "courier", { reason: "a contract ended" });
  const label = `article ${other.id} (Rains come, The courier)`;
  expect(await run("articles show", other.id)).toEqual([
    expect.stringMatching(/: withdrawn with paper courier since 20.+ by papers withdraw: a contract ended$/),
  ]);
  await expect(run("articles restore", other.id)).rejects.toThrow(
    `${label} is withdrawn with paper courier: restore that.`,
  );
  await run("articles withdraw", other.id);
  expect(await run("articles show", other.id)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/: withdrawn since 20\S+ \S+ by articles withdraw$/),
      expect.stringMatching(/: withdrawn with paper courier since/),
    ]),
  );
});

test("nothing is said to be withdrawn before it is, and who stops listening has withdrawn it", async () => {
  const printed: string[] = [];
  const withdrawWith = (db: Database, print: (line: string) => void) =>
    withdrawalCommands["articles withdraw"]?.run({ ...commandCall(db, { args: [other.id] }).call, print });
  const readOnly = database.db.transaction().setAccessMode("read only");
  await expect(
    readOnly.execute((tx) => withdrawWith(tx, (line) => void printed.push(line)) ?? Promise.resolve()),
  ).rejects.toThrow(/read-only/);
  expect(printed).toEqual([]);
  const closed = () => {
    throw new Error("EPIPE");
  };
  await expect(withdrawWith(database.db, closed)).rejects.toThrow("EPIPE");
  expect(await shown()).toEqual(idsOf(first, second, copy));
});

test("/ops lists what is withdrawn", async () => {
  expect((await checkWithdrawals({ db: database.db })).tables).toEqual([]);
  await run("papers withdraw", "courier", { reason: "a contract ended" });
  const check = await checkWithdrawals({ db: database.db });
  expect(check.gauges[0]).toMatchObject({ name: "withdrawals", value: 1 });
  expect(check.tables[0]?.rows).toEqual([
    ["paper", "courier", expect.stringMatching(/^20\d\d-/), "papers withdraw", "a contract ended"],
  ]);
});
