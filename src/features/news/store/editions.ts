import { sql } from "kysely";
import type { Language } from "#contracts/languages.ts";
import { type Category, editionNames } from "#contracts/sections.ts";
import type { Draft, EditionKey, EditionStory, Press, Recap } from "#features/news/shapes.ts";
import { shortId } from "#platform/text/ids.ts";
import { inCurrentStories } from "./find-stories.ts";
import type { NewsDatabase } from "./tables.ts";
import { copyOf, isOfShownEdition, isVisible } from "./visible.ts";

export interface EditionRow extends EditionKey {
  /** The lead first. */
  readonly stories: readonly EditionStory[];
  readonly begun_at: Date;
  /** When its choice last changed. */
  readonly updated_at: Date;
}

/** An article as the front page weighs it. */
export interface EditionArticle {
  readonly id: string;
  readonly title: string;
  /** Its first 200 characters, where an edition is chosen. */
  readonly summary: string;
  readonly url: string;
  readonly paper: string;
  readonly time: Date;
  readonly category: Category;
  readonly language: string;
  readonly story: string;
  readonly subject: string;
  /** The article whose text this one repeats, if readers may see any. */
  readonly copyOf: string | null;
}

/** The visible articles from `since` until `now` that may be weighed. */
export async function findEditionArticles(
  db: NewsDatabase,
  since: Date,
  now: Date,
): Promise<EditionArticle[]> {
  const { rows } = await sql<EditionArticle>`
    select a.id, a.title, left(a.summary, 200) as summary, a.url, a.paper_id as paper, a.published_at as time,
      a.category, a.language, a.story_id as story, a.subject_id as subject, ${copyOf("a")} as "copyOf"
    from news.article a
    where a.analysed and a.published_at between ${since} and ${now} and ${isVisible("a")}
    order by a.published_at, a.id`.execute(db);
  return rows;
}

/** For a language, the edition of its own stories; otherwise that of all stories. */
export async function findEdition(
  db: NewsDatabase,
  { date, name }: EditionKey,
  language?: Language,
): Promise<EditionRow | null> {
  const row = await editions(db, language)
    .where("date", "=", date)
    .where("name", "=", name)
    .executeTakeFirst();
  return row ?? null;
}

/** The last edition that is not before `from` and not after `open`, which is the open one. */
export async function findLatestEdition(
  db: NewsDatabase,
  from: EditionKey,
  open: EditionKey,
  language?: Language,
): Promise<EditionRow | null> {
  const latest = editions(db, language)
    .where(sql<boolean>`${place} between ${placeOf(from)} and ${placeOf(open)}`)
    .orderBy(place, "desc");
  return (await latest.limit(1).executeTakeFirst()) ?? null;
}

/** The editions just before and just after one, up to the open one. */
export async function findNeighbours(
  db: NewsDatabase,
  key: EditionKey,
  open: EditionKey,
  language?: Language,
): Promise<{ earlier: EditionRow | null; later: EditionRow | null }> {
  const before = editions(db, language)
    .where(sql<boolean>`${place} < ${placeOf(key)}`)
    .orderBy(place, "desc");
  const after = editions(db, language)
    .where(sql<boolean>`${place} > ${placeOf(key)} and ${place} <= ${placeOf(open)}`)
    .orderBy(place);
  const [earlier, later] = await Promise.all(
    [before, after].map((query) => query.limit(1).executeTakeFirst()),
  );
  return { earlier: earlier ?? null, later: later ?? null };
}

export async function saveEdition(
  db: NewsDatabase,
  { date, name, stories, begun_at, updated_at }: EditionRow,
  sample: boolean,
  language?: Language,
): Promise<void> {
  const choice = { stories: JSON.stringify(stories), begun_at, updated_at };
  const row = { date, name, sample, ...choice };
  if (language === undefined)
    await db
      .insertInto("news.edition")
      .values(row)
      .onConflict((conflict) => conflict.columns(["date", "name"]).doUpdateSet(choice))
      .execute();
  else
    await db
      .insertInto("news.language_edition")
      .values({ ...row, language })
      .onConflict((conflict) => conflict.columns(["language", "date", "name"]).doUpdateSet(choice))
      .execute();
}

/** "2026-11-21 3" for an evening's edition: editions follow each other by day and name, whenever they were begun. */
const place = sql<string>`date || ' ' || array_position(${[...editionNames]}::text[], name)`;

function placeOf({ date, name }: EditionKey): string {
  return `${date} ${editionNames.indexOf(name) + 1}`;
}

/** Both tables have the columns that are read. */
function editions(db: NewsDatabase, language?: Language) {
  const table = language === undefined ? "news.edition" : "news.language_edition";
  const rows = db
    .selectFrom(table as "news.edition")
    .select(["date", "name", "stories", "begun_at", "updated_at"])
    .where(isOfShownEdition);
  return language === undefined ? rows : rows.where(sql<boolean>`language = ${language}`);
}

/** Keeps the human front pages for their votes; one that is known already stays as it is. */
export async function saveRecaps(db: NewsDatabase, recaps: readonly Draft[], sample: boolean): Promise<void> {
  if (recaps.length === 0) return;
  await db
    .insertInto("news.recap")
    .values(
      recaps.map(({ canonicalUrl, paper, title, summary, time }) => ({
        ...{ id: shortId(canonicalUrl, paper), paper_id: paper, title, summary, published_at: time, sample },
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** More than the papers publish in two days; a flood of them costs no more. */
const MOST_RECAPS = 20;

/** The newest recaps of papers that are not withdrawn. */
export async function findRecaps(db: NewsDatabase, since: Date, now: Date): Promise<Recap[]> {
  return db
    .selectFrom("news.recap")
    .select(["id", "title", "summary", "paper_id as paper", "published_at as time"])
    .where("published_at", ">=", since)
    .where("published_at", "<=", now)
    .where(isOfShownEdition)
    .where(sql<boolean>`not exists (select from ledger.withdrawn where kind = 'paper' and name = paper_id)`)
    .orderBy("published_at", "desc")
    .limit(MOST_RECAPS)
    .execute();
}

/**
 * The presses of the shown edition that were not undone, in the order in which they were made. A story's id is that of
 * an article of it.
 */
export async function findPresses(db: NewsDatabase): Promise<Press[]> {
  const { rows } = await sql<Press>`
    select id::int, at, made_by as by, action, list, place, issue, until, others, story_id as story
    from news.press where undone_at is null and ${isOfShownEdition} order by id`.execute(db);
  const current = await inCurrentStories(
    db,
    rows.flatMap(({ story, others }) => [{ story, article: story }, ...others]),
  );
  return rows.map((press) => {
    const [{ story } = press, ...others] = current.splice(0, 1 + press.others.length);
    return { ...press, story, others };
  });
}

/** Stores a press on a story, named by its id or by one of its articles; false if there is no such story. */
export async function savePress(
  db: NewsDatabase,
  { at, by, action, list, place, issue, until, story, others }: Omit<Press, "id">,
): Promise<boolean> {
  const { rows } = await sql`
    insert into news.press (at, made_by, action, list, place, issue, until, others, story_id, sample)
    select ${at}, ${by}, ${action}, ${list}, ${place}, ${issue}, ${until}, ${JSON.stringify(others)}, story_id, sample
    from news.article a where (a.story_id = ${story} or a.id = ${story}) and ${isVisible("a")} limit 1
    returning 1`.execute(db);
  return rows.length > 0;
}

/** Undoes one press, or else the last; false if there is none. */
export async function undoPress(db: NewsDatabase, id: number | null, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update news.press set undone_at = ${at} where id = (
      select id from news.press where undone_at is null and sample = (select news.shows_sample())
        and (${id}::bigint is null or id = ${id}) order by id desc limit 1) returning 1`.execute(db);
  return rows.length > 0;
}
