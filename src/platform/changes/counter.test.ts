import { sql } from "kysely";
import { Client } from "pg";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { readConsistently } from "#platform/db/transaction.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { articleOf, storeArticles } from "#tests/support/stored-news.ts";
import { findVersion, findVersions } from "./versions.ts";

const database = databaseOfFile();
const article = articleOf("courier", "One", 5);
const { id } = article;

beforeAll(async () => {
  await storeArticles(database.db, [article]);
  await sql`insert into league.club (id, name) values ('enyimba', 'Enyimba')`.execute(database.db);
});

/** The domains whose numbers a piece of work raised, each with by how much. */
async function raisedBy(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await findVersions(database.db);
  await work();
  const after = await findVersions(database.db);
  const numberOf = (version = ""): number => Number(version.split(".")[1]);
  const steps = [...after].map(([domain, version]) => [
    domain,
    numberOf(version) - numberOf(before.get(domain)),
  ]);
  return Object.fromEntries(steps.filter(([, step]) => step !== 0));
}

const run = (statement: string): Promise<unknown> => sql.raw(statement).execute(database.db);

/** A connection as psql has one: nothing of ours but the address. */
async function connection(): Promise<Client> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

test.each([
  ["a takedown", `update news.article set hidden = true where id = '${id}'`, { news: 1, gone: 1 }],
  ["a takedown of an unknown article", "update news.article set hidden = true where id = 'none'", {}],
  ["a second takedown", `update news.article set hidden = true where id = '${id}'`, {}],
  ["a restored article", `update news.article set hidden = false where id = '${id}'`, { news: 1, gone: 1 }],
  ["a new headline", `update news.article set title = 'Two' where id = '${id}'`, { news: 1 }],
  ["the same headline", `update news.article set title = 'Two' where id = '${id}'`, {}],
  ["a headline of before", `insert into news.headline values ('${id}', 'One', now())`, { news: 1 }],
  ["an article pinned by an operator", `insert into news.wish values ('${id}', 'pin', now())`, { news: 1 }],
  ["a renamed paper", "update news.paper set name = 'Courier of Lagos' where id = 'courier'", { news: 1 }],
  ["the registry stored again", "update news.paper set name = name, state = state", {}],
  ["a counted view", `update news.article set views = views + 1 where id = '${id}'`, {}],
  ["a view of an hour", `insert into news.view values ('${id}', now(), 1)`, {}],
  ["a checked feed", "update news.feed set failures = failures + 1, last_checked_at = now()", {}],
  [
    "a repeated insertion",
    "insert into league.club (id, name) values ('enyimba', 'E') on conflict do nothing",
    {},
  ],
  ["a renamed club", "update league.club set name = 'Enyimba International'", { league: 1 }],
  ["a new alias", "insert into league.alias values ('peoples elephant', 'enyimba')", { league: 1 }],
  [
    "a source that answered again",
    "insert into league.source_check values ('espn', now(), now())",
    { league: 1 },
  ],
  ["its next answer", "update league.source_check set checked_at = now(), succeeded_at = now()", {}],
  ["a deleted subscriber", "delete from letters.subscriber", {}],
  ["a due job", "insert into platform.job_run values ('x', now())", {}],
  [
    "two domains in one statement's transaction",
    `do $$ begin
    insert into weather.place values ('live', 'Jos,NG', 'Jos', 'NG', 9, 8, now());
    update news.article set title = 'Three'; update news.article set title = 'Four';
  end $$`,
    { news: 1, weather: 1 },
  ],
  ["an emptied table", "truncate news.topic", { news: 1, gone: 1 }],
  [
    "a withdrawal",
    `insert into ledger.entry (action, kind, name, by, at) values ('withdraw', 'article', '${id}', 'psql', now())`,
    { news: 1, letters: 1, league: 1, gone: 1 },
  ],
  [
    "an erasure",
    "insert into ledger.entry (action, kind, name, by, at) values ('erase', 'reader', 'x', 'psql', now())",
    {},
  ],
  ["a deleted article", `delete from news.article where id = '${id}'`, { news: 1, gone: 1 }],
])("%s raises exactly the domains that show it, once", async (_what, statement, raised) => {
  expect(await raisedBy(() => run(statement))).toEqual(raised);
});

test("what a role changes that has no rights on the counter counts as well", async () => {
  const psql = await connection();
  await psql.query("create role editor_of_clubs; grant usage on schema league to editor_of_clubs");
  onTestFinished(async () => void (await run("drop owned by editor_of_clubs; drop role editor_of_clubs")));
  await psql.query(
    "grant select, update, insert on league.club to editor_of_clubs; set role editor_of_clubs",
  );
  expect(await raisedBy(() => psql.query("update league.club set name = 'Edited'"))).toEqual({ league: 1 });
  const both =
    "begin; insert into league.club (id, name) values ('x', 'X'), ('y', 'Y'); update league.club set name = id; commit";
  expect(await raisedBy(() => psql.query(both))).toEqual({ league: 1 });
  await psql.query("reset role");
});

test("a transaction or a savepoint that is rolled back raises nothing", async () => {
  const psql = await connection();
  const raised = await raisedBy(async () => {
    await psql.query("begin; update league.club set name = 'A'; rollback");
    await psql.query("begin; savepoint s; update league.club set name = 'B'; rollback to s; commit");
  });
  expect(raised).toEqual({});
  const one = await raisedBy(async () => {
    await psql.query("begin; savepoint s; update league.club set name = 'C'; rollback to s");
    await psql.query("update news.paper set name = 'Courier'; commit");
  });
  expect(one).toEqual({ news: 1 });
  expect((await psql.query("select from changes.pending")).rowCount).toBe(0);
});

test("what is raised early is raised again by what follows", async () => {
  const psql = await connection();
  const raised = await raisedBy(async () => {
    await psql.query(
      "begin; update league.club set name = 'D' where id = 'enyimba'; set constraints all immediate",
    );
    await psql.query("update league.club set name = 'E' where id = 'enyimba'; commit");
  });
  expect(raised).toEqual({ league: 2 });
});

test("a transaction that has written holds nobody up until it ends", async () => {
  const [long, short] = [await connection(), await connection()];
  await long.query("begin; update news.paper set name = 'Long'");
  await short.query("set statement_timeout = 2000");
  expect(await raisedBy(() => short.query("insert into news.term values ('short', 1)"))).toEqual({ news: 1 });
  expect(await raisedBy(() => long.query("commit"))).toEqual({ news: 1 });
});

test("transactions that touch two domains in opposite order never block each other for good", async () => {
  const [one, other] = [await connection(), await connection()];
  await run("insert into league.club (id, name) values ('kano', 'Kano'), ('jos', 'Jos')");
  const raised = await raisedBy(async () => {
    for (let round = 0; round < 20; round += 1) {
      await one.query("begin; insert into news.term values (gen_random_uuid()::text, 1)");
      await other.query(`begin; update league.club set name = 'Kano ${round}' where id = 'kano'`);
      await one.query(`update league.club set name = 'Jos ${round}' where id = 'jos'`);
      await other.query("insert into news.term values (gen_random_uuid()::text, 1)");
      await Promise.all([one.query("commit"), other.query("commit")]);
    }
  });
  expect(raised).toEqual({ league: 40, news: 40 });
});

test("many writers at once lose no change", async () => {
  const raised = await raisedBy(() =>
    Promise.all(Array.from({ length: 30 }, (_, i) => run(`insert into news.term values ('many ${i}', 1)`))),
  );
  expect(raised).toEqual({ news: 30 });
});

test("rows and version are of one moment in a consistent read", async () => {
  const read = await readConsistently(database.db, async (tx) => {
    const before = await findVersion(tx, "news");
    await run("insert into news.term values ('meanwhile', 1)");
    const { rows } = await sql`select from news.term where word = 'meanwhile'`.execute(tx);
    return { isSame: (await findVersion(tx, "news")) === before, rows: rows.length };
  });
  expect(read).toEqual({ isSame: true, rows: 0 });
});

/** Tables of which readers see nothing; every other table must be watched. */
const UNSEEN = [
  ...["platform.act", "platform.backup", "platform.disk_day", "platform.trouble"],
  ...["platform.asset", "platform.forgetting", "platform.job_run", "platform.secret"],
  ...["news.category_model", "news.feed_outcome", "news.tokens_spent", "news.view", "news.words"],
  ...["news.desk_holder", "news.edit", "news.handed_in", "news.held", "news.host_visit", "news.paper_host"],
  "news.place_reading",
  ...["league.match_change", "league.operator_entry"],
  ...[
    "letters.answered",
    "letters.attempt",
    "letters.correction",
    "letters.delivery",
    "letters.feedback",
    "letters.subscriber",
  ],
  ...["letters.token", "push.delivery", "push.message", "push.subscription"],
  ...["websub.request", "websub.subscription"],
  ...["ledger.key", "ledger.picture", "ledger.reach"],
  // These follow from watched tables alone.
  ...["derived.face", "derived.paper_articles"],
];
/** Columns of watched tables that no reader sees. */
const UNSEEN_COLUMNS = [
  ...["news.paper.since", "news.topic.run"],
  ...["seq", "canonical_url", "guid", "copy_hash", "own_category", "analysed", "views", "fts"].map(
    (name) => `news.article.${name}`,
  ),
  ...[
    "etag",
    "last_modified",
    "body_hash",
    "by_operator",
    "interval_minutes",
    "failures",
    "next_check_at",
    "undated",
  ].map((name) => `news.feed.${name}`),
  ...["last_checked_at", "last_success_at", "last_article_at", "last_failure", "moved_to", "moved_times"].map(
    (name) => `news.feed.${name}`,
  ),
  ...["news.digest.computed_at", "league.conflict.kept", "league.conflict.last_seen_at"],
  "weather.place.found_at",
];

test("every table is watched or named as unseen, and so is every column", async () => {
  const { rows } = await sql<{ table: string; column: string; events: string[]; domains: string[] }>`
    select c.oid::regclass::text as table, attname as column,
      array(select event from pg_trigger t, (values (4, 'INSERT'), (8, 'DELETE'), (16, 'UPDATE'), (32, 'TRUNCATE')) as e (bit, event)
        where t.tgrelid = c.oid and t.tgfoid = 'changes.note'::regproc and t.tgtype & bit <> 0
          and (cardinality(t.tgattr::int2[]) = 0 or attnum = any(t.tgattr::int2[]))) as events,
      array(select distinct split_part(encode(t.tgargs, 'escape'), '\\000', 1) from pg_trigger t
        where t.tgrelid = c.oid and t.tgfoid = 'changes.note'::regproc) as domains
    from pg_class c join pg_attribute a on a.attrelid = c.oid and attnum > 0 and not attisdropped
    where c.relkind in ('r', 'p') and c.relnamespace::regnamespace::text
      not in ('pg_catalog', 'information_schema', 'migrations', 'pgboss', 'changes', 'public')`.execute(
    database.db,
  );
  expect(rows.length).toBeGreaterThan(200);
  const unwatched = rows.filter(({ events }) => events.length === 0).map(({ table }) => table);
  expect([...new Set(unwatched)].sort()).toEqual(UNSEEN.toSorted());
  // The ledger's rows are only added, and tell every domain that shows what they take: a withdrawal above.
  const watched = rows.filter(({ table }) => !unwatched.includes(table) && table !== "ledger.entry");
  const unseen = watched.filter(({ events }) => !events.includes("UPDATE"));
  expect(unseen.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(UNSEEN_COLUMNS.toSorted());
  for (const { table, events, domains } of watched) {
    expect(events, table).toEqual(expect.arrayContaining(["INSERT", "DELETE", "TRUNCATE"]));
    expect(domains, table).toEqual([table.split(".")[0]]);
  }
});
