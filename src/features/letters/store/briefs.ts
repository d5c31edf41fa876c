import { sql } from "kysely";
import type { Language } from "#contracts/languages.ts";
import type { Brief, BriefTopic, StoredBrief } from "#features/letters/shapes.ts";
import type { Database } from "#platform/db/database.ts";
import type { Edition } from "#platform/edition.ts";
import { isWithdrawnPicture } from "#platform/ledger/reach.ts";
import { pictureIn } from "#platform/pictures/sign.ts";
import type { LettersTables } from "./tables.ts";

/** False if the day already has its brief; the first one stays. */
export async function freezeBrief(db: Database, edition: Edition, brief: StoredBrief): Promise<boolean> {
  const frozen = await db
    .withTables<LettersTables>()
    .insertInto("letters.brief")
    .values({ edition, date: brief.date, content: JSON.stringify(brief) })
    .onConflict((conflict) => conflict.columns(["edition", "date"]).doNothing())
    .returning("date")
    .executeTakeFirst();
  return frozen !== undefined;
}

export async function findBrief(db: Database, edition: Edition, date: string): Promise<StoredBrief | null> {
  return shown(db, briefs(db, edition).where("date", "=", date));
}

/** The last brief of `today` or earlier: a later one comes from a clock that was ahead. */
export async function findLatestBrief(
  db: Database,
  edition: Edition,
  today: string,
): Promise<StoredBrief | null> {
  return shown(db, briefs(db, edition).where("date", "<=", today).orderBy("date", "desc").limit(1));
}

/** The brief as readers may see it now: the place of anything withdrawn since says so. */
async function shown(db: Database, brief: ReturnType<typeof briefs>): Promise<StoredBrief | null> {
  const row = await brief
    .select(sql<StoredBrief>`letters.shown_brief(content)`.as("content"))
    .executeTakeFirst();
  if (!row) return null;
  const { topics, languages } = row.content;
  const own = Object.entries(languages ?? {}).map(
    async ([language, list]) => [language, await withoutWithdrawnPicture(db, list)] as const,
  );
  return {
    ...row.content,
    topics: await withoutWithdrawnPicture(db, topics),
    ...(languages && { languages: Object.fromEntries(await Promise.all(own)) }),
  };
}

/** The briefs of two years until a day, newest first, each with the first headline that readers of a language see. */
export async function listBriefs(
  db: Database,
  edition: Edition,
  { until, languages = [] }: { readonly until: string; readonly languages?: readonly Language[] | undefined },
): Promise<BriefDay[]> {
  const leads = languages.map((language) =>
    language === "en" ? ALL_LANGUAGES : sql`content -> 'languages' -> ${language}::text -> 0`,
  );
  const rows = await briefs(db, edition)
    .select([
      "date",
      sql<
        Brief["topics"][number] | null
      >`letters.shown_topic(coalesce(${sql.join([...leads, ALL_LANGUAGES])}))`.as("lead"),
    ])
    .where("date", "<=", until)
    .orderBy("date", "desc")
    .limit(731)
    .execute();
  return rows.map(({ date, lead }) => ({
    date,
    headline: lead?.withdrawn ? null : (lead?.headline ?? null),
    language: lead?.withdrawn ? null : (lead?.language ?? null),
    ...(lead?.withdrawn && { withdrawn: lead.withdrawn }),
  }));
}

const ALL_LANGUAGES = sql`content -> 'topics' -> 0`;

interface BriefDay extends Pick<Brief, "date"> {
  readonly headline: string | null;
  readonly language: string | null;
  /** Set if the article in the first place was withdrawn. */
  readonly withdrawn?: { readonly reason: string | null };
}

/** Without a lead's withdrawn picture, and without sentences of a language model, which were possible before 1.1. */
async function withoutWithdrawnPicture(db: Database, stored: readonly BriefTopic[]): Promise<BriefTopic[]> {
  const topics = stored.map(({ machine_written, ...topic }: BriefTopic & { machine_written?: boolean }) =>
    machine_written ? { ...topic, sentence: null } : topic,
  );
  const [lead, ...others] = topics;
  const url = lead?.picture && pictureIn(lead.picture.url);
  if (!lead || !url || !(await isWithdrawnPicture(db, url))) return topics;
  const { picture: _, ...topic } = lead;
  return [topic, ...others];
}

function briefs(db: Database, edition: Edition) {
  return db.withTables<LettersTables>().selectFrom("letters.brief").where("edition", "=", edition);
}

/**
 * What is returned adds the briefs of now that an older copy, once it is restored, lacks: letters link to them. One of
 * today that went to nobody is composed anew, for the copy's readers.
 */
export async function rememberBriefs(db: Database, today: string): Promise<() => Promise<void>> {
  await sql`create temporary table kept_brief on commit drop as
    select * from letters.brief b where date < ${today}
      or exists (select from letters.delivery d where d.kind = 'brief' and d.issue = b.date)`.execute(db);
  return async () => {
    await sql`insert into letters.brief select * from kept_brief on conflict do nothing`.execute(db);
  };
}
