import { sql } from "kysely";
import { daysBefore, lagosInstant } from "#platform/time.ts";
import type { NewsDatabase } from "./tables.ts";

/** What happened to feeds, and what articles said before they were edited. */
export const OUTCOMES_DAYS = 7;

export interface Retention {
  readonly articlesSince: Date;
  readonly outcomesSince: Date;
  readonly viewsSince: Date;
  /** The first day whose editions are kept. */
  readonly editionsFrom: string;
}

/** Deletes what is past its retention period. */
export async function deleteExpired(
  db: NewsDatabase,
  { articlesSince, outcomesSince, viewsSince, editionsFrom }: Retention,
): Promise<void> {
  await deleteArticles(db, articlesSince);
  await db
    .deleteFrom("news.topic")
    .where("computed_at", "<", articlesSince)
    .where("is_current", "=", false)
    .execute();
  await db.deleteFrom("news.recap").where("published_at", "<", articlesSince).execute();
  await db.deleteFrom("news.words").where("made_at", "<", articlesSince).execute();
  await db.deleteFrom("news.feed_outcome").where("at", "<", outcomesSince).execute();
  await db.deleteFrom("news.edit").where("at", "<", outcomesSince).execute();
  await forgetPictures(db);
  await db.deleteFrom("news.held").where("held_at", "<", articlesSince).execute();
  await db.deleteFrom("news.view").where("hour", "<", viewsSince).execute();
  await db.deleteFrom("news.edition").where("date", "<", editionsFrom).execute();
  await db.deleteFrom("news.language_edition").where("date", "<", editionsFrom).execute();
  await db
    .deleteFrom("news.press")
    .where("at", "<", daysBefore(lagosInstant(editionsFrom, "00:00"), 2))
    .execute();
}

/** What is deleted with an article, and its paper's count, is locked until the statement ends: 500 take 25 ms. */
const PORTION = 500;

/** Without a date, what its feed still has would come back as new. */
const isKnownByItsFeed = sql<boolean>`exists (select from news.feed f
  where f.paper_id = article.paper_id and f.state in ('on', 'paused') and article.canonical_url = any(f.undated))`;

async function deleteArticles(db: NewsDatabase, before: Date): Promise<void> {
  for (let deleted = PORTION; deleted === PORTION; ) {
    const expired = db
      .selectFrom("news.article")
      .select("id")
      .where("published_at", "<", before)
      .where(({ not }) => not(isKnownByItsFeed))
      .orderBy("published_at")
      .limit(PORTION);
    const { numDeletedRows } = await db
      .deleteFrom("news.article")
      .where("id", "in", expired)
      .executeTakeFirst();
    deleted = Number(numDeletedRows);
  }
}

/** The pictures of a withdrawn article stay known longer than itself: nobody may show them. */
async function forgetPictures(db: NewsDatabase): Promise<void> {
  await sql`delete from ledger.picture p
    where not exists (select from news.article a where a.id = p.id and a.paper_id = p.paper_id)
      and not exists (select from ledger.reach r where r.id = p.id and r.paper_id = p.paper_id)`.execute(db);
}

/** Deletes the sample edition's rows, in one transaction, before the live edition starts in the same database. */
export async function dropSample(db: NewsDatabase): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom("news.article").where("sample", "=", true).execute();
    await tx.deleteFrom("news.topic").where("sample", "=", true).execute();
    await tx.deleteFrom("news.slug_day").where("sample", "=", true).execute();
    await tx.deleteFrom("news.running").where("sample", "=", true).execute();
    await tx.deleteFrom("news.edition").where("sample", "=", true).execute();
    await tx.deleteFrom("news.language_edition").where("sample", "=", true).execute();
    await tx.deleteFrom("news.press").where("sample", "=", true).execute();
    const invented = tx.selectFrom("news.paper").select("id").where("edition", "=", "sample");
    await tx.deleteFrom("news.feed").where("paper_id", "in", invented).execute();
    await tx.deleteFrom("news.paper").where("edition", "=", "sample").execute();
  });
}
