import { sql } from "kysely";
import type { Running, SlugDay } from "#features/news/shapes.ts";
import { shortId } from "#platform/text/ids.ts";
import { DAY_MS, lagosDate } from "#platform/time.ts";
import type { NewsDatabase, RunningTable } from "./tables.ts";
import { isOfShownEdition, isVisible } from "./visible.ts";

const OPENS_AFTER_DAYS = 3;
/** What one paper prints again and again is its section. */
const PAPERS = 2;
const CLOSES_AFTER_DAYS = 10;

/** It outlives its row among the topics: only the ledger knows for how long it is withdrawn. */
const isWithdrawn = sql<boolean>`exists (
  select from ledger.withdrawn w where w.kind = 'topic' and w.name = r.id)`;

/**
 * Files what the window's headlines print, opens a running story for what returns on three days in two papers, goes
 * on with those that two papers still print, and returns what runs.
 */
export async function fileSlugs(
  db: NewsDatabase,
  days: readonly SlugDay[],
  { now, sample }: { readonly now: Date; readonly sample: boolean },
): Promise<Running[]> {
  if (days.length > 0)
    await db
      .insertInto("news.slug_day")
      .values(days.map((day) => ({ ...day, articles: [...day.articles], sample })))
      .onConflict((conflict) =>
        conflict
          .columns(["key", "language", "day"])
          .doUpdateSet((row) => ({
            shown: row.ref("excluded.shown"),
            articles: sql`array(select distinct unnest(slug_day.articles || excluded.articles) order by 1)`,
          }))
          .where(sql<boolean>`not slug_day.articles @> excluded.articles`),
      )
      .execute();
  const since = lagosDate(new Date(now.getTime() - CLOSES_AFTER_DAYS * DAY_MS));
  const printed = sql`news.slug_day d join news.article a on a.id = any(d.articles) and ${isVisible("a")}
    where d.day >= ${since} and d.sample = ${sample}`;
  await sql`
    update news.running r set last_on = p.day from (
      select d.key, d.language, max(d.day) as day from ${printed}
      group by d.key, d.language having count(distinct a.paper_id) >= ${PAPERS}) p
    where p.key = r.key and p.language = r.language and r.last_on >= ${since} and p.day > r.last_on`.execute(
    db,
  );
  const { rows: returning } = await sql<{
    key: string;
    language: string;
    shown: string;
    first: string;
    last: string;
  }>`
    select d.key, d.language, min(d.day) as first, max(d.day) as last,
      (select mode() within group (order by of_day.shown) from news.slug_day of_day
        where of_day.key = d.key and of_day.language = d.language and of_day.day >= ${since}
          and of_day.sample = ${sample} and exists (
            select from news.article seen where seen.id = any(of_day.articles) and ${isVisible("seen")})) as shown
    from ${printed} and not exists (
      select from news.running r where r.key = d.key and r.language = d.language and r.last_on >= ${since})
    group by d.key, d.language
    having count(distinct d.day) >= ${OPENS_AFTER_DAYS} and count(distinct a.paper_id) >= ${PAPERS}`.execute(
    db,
  );
  for (const { key, language, shown, first, last } of returning)
    await db
      .insertInto("news.running")
      .values({
        id: shortId("running", key, language, first),
        ...{ key, language, name: shown, opened_on: first, last_on: last, sample },
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return db
    .selectFrom("news.running")
    .select(["id", "key", "language", "name"])
    .where("last_on", ">=", since)
    .where("sample", "=", sample)
    .execute();
}

/** A running or closed story by its id, with its days, the latest first; null if there is none or it was withdrawn. */
export async function findRunning(db: NewsDatabase, id: string) {
  const running = await db
    .selectFrom("news.running as r")
    .selectAll()
    .where("r.id", "=", id)
    .where(({ not }) => not(isWithdrawn))
    .executeTakeFirst();
  if (running === undefined) return null;
  const days = await db
    .selectFrom("news.slug_day")
    .select(["day", "shown", "articles"])
    .where("key", "=", running.key)
    .where("language", "=", running.language)
    .where("day", ">=", running.opened_on)
    .where("day", "<=", running.last_on)
    .orderBy("day", "desc")
    .execute();
  return { ...running, days };
}

export type RunningStory = NonNullable<Awaited<ReturnType<typeof findRunning>>>;

export interface RunningRow extends Pick<RunningTable, "id" | "name" | "language" | "opened_on" | "last_on"> {
  readonly days: number;
  readonly articles: number;
}

/** The stories that run now and of which readers may see an article, the most reported of late first. */
export async function findAllRunning(db: NewsDatabase, now: Date, languages?: readonly string[]) {
  const since = lagosDate(new Date(now.getTime() - CLOSES_AFTER_DAYS * DAY_MS));
  const among = languages ? sql`and r.language = any(${[...languages]}::text[])` : sql``;
  const { rows } = await sql<RunningRow>`
    select r.id, r.name, r.language, r.opened_on, r.last_on,
      count(distinct d.day)::int as days, count(distinct a.id)::int as articles
    from news.running r join news.slug_day d
      on d.key = r.key and d.language = r.language and d.day between r.opened_on and r.last_on
    left join news.article a on a.id = any(d.articles) and ${isVisible("a")}
    where r.last_on >= ${since} and r.${isOfShownEdition} ${among}
      and not ${isWithdrawn}
    group by r.id having count(a.id) > 0 order by r.last_on desc, articles desc, r.id`.execute(db);
  return rows;
}

/** The running and closed stories that an article reported. */
export async function findRunningOf(
  db: NewsDatabase,
  articleId: string,
): Promise<Pick<RunningRow, "id" | "name" | "language">[]> {
  const { rows } = await sql<Pick<RunningRow, "id" | "name" | "language">>`
    select r.id, r.name, r.language from news.running r
    where r.${isOfShownEdition} and exists (select from news.slug_day d
        where d.key = r.key and d.language = r.language and d.day between r.opened_on and r.last_on
          and d.articles @> array[${articleId}]::text[])
      and not ${isWithdrawn}
    order by r.last_on desc, r.id`.execute(db);
  return rows;
}

export async function findRunningNames(
  db: NewsDatabase,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom("news.running")
    .select(["id", "name"])
    .where("id", "in", [...ids, ""])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Names a running story; only the operator does. False if none has that id. */
export async function renameRunning(db: NewsDatabase, id: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("news.running")
    .set({ name })
    .where("id", "=", id)
    .executeTakeFirst();
  await db.updateTable("news.topic").set({ name }).where("id", "=", id).execute();
  return numUpdatedRows > 0n;
}

/** Forgets slugs for which no running story was opened. */
export async function forgetSlugs(db: NewsDatabase, now: Date): Promise<void> {
  const since = lagosDate(new Date(now.getTime() - 2 * CLOSES_AFTER_DAYS * DAY_MS));
  await sql`delete from news.slug_day d where day < ${since} and not exists (
    select from news.running r where r.key = d.key and r.language = d.language
      and d.day between r.opened_on and r.last_on)`.execute(db);
}
