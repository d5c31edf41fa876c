import { sql } from "kysely";
import type { Brief } from "#domains/letters/shapes.ts";
import type { Database } from "#platform/db/database.ts";
import type { Edition } from "#platform/edition.ts";
import type { LettersTables } from "./tables.ts";

/** False if the day already has its brief; the first one stays. */
export async function freezeBrief(db: Database, edition: Edition, brief: Brief): Promise<boolean> {
  const frozen = await db
    .withTables<LettersTables>()
    .insertInto("letters.brief")
    .values({ edition, date: brief.date, content: JSON.stringify(brief) })
    .onConflict((conflict) => conflict.columns(["edition", "date"]).doNothing())
    .returning("date")
    .executeTakeFirst();
  return frozen !== undefined;
}

export async function findBrief(db: Database, edition: Edition, date: string): Promise<Brief | null> {
  const row = await briefs(db, edition).select("content").where("date", "=", date).executeTakeFirst();
  return row ? withoutMachineWritten(row.content) : null;
}

/** The last brief of `today` or earlier: a later one comes from a clock that was ahead. */
export async function findLatestBrief(db: Database, edition: Edition, today: string): Promise<Brief | null> {
  const row = await briefs(db, edition)
    .select("content")
    .where("date", "<=", today)
    .orderBy("date", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? withoutMachineWritten(row.content) : null;
}

/** The briefs of two years until `today`, newest first, each with its first headline. */
export async function listBriefs(
  db: Database,
  edition: Edition,
  today: string,
): Promise<{ date: string; headline: string | null; language: string | null }[]> {
  return await briefs(db, edition)
    .select(["date", ofFirstTopic("headline").as("headline"), ofFirstTopic("language").as("language")])
    .where("date", "<=", today)
    .orderBy("date", "desc")
    .limit(731)
    .execute();
}

/** Removes sentences marked as written by a language model, which was possible before version 1.1. */
function withoutMachineWritten(brief: Brief): Brief {
  const topics: readonly (Brief["topics"][number] & { machine_written?: boolean })[] = brief.topics;
  return {
    ...brief,
    topics: topics.map(({ machine_written, ...topic }) =>
      machine_written ? { ...topic, sentence: null } : topic,
    ),
  };
}

function ofFirstTopic(field: "headline" | "language") {
  return sql<string | null>`content -> 'topics' -> 0 ->> ${sql.lit(field)}`;
}

function briefs(db: Database, edition: Edition) {
  return db.withTables<LettersTables>().selectFrom("letters.brief").where("edition", "=", edition);
}
