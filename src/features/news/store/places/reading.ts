import { sql } from "kysely";
import type { NewsDatabase } from "#features/news/store/tables.ts";

export interface TextToRead {
  readonly seq: number;
  readonly title: string;
  readonly summary: string;
  readonly states: readonly string[];
}

/** A run of `articles places --again`. */
export interface Reading {
  readonly id: number;
  readonly begunAt: Date;
  /** It reads on below this article. */
  readonly before: number;
  readonly articles: number;
  readonly changed: number;
}

const AFTER_ALL = Number.MAX_SAFE_INTEGER;
const columns = sql`id::int, begun_at as "begunAt", before, articles, changed`;

/** The run that was interrupted; if there is none, a new one from the newest article on. */
export async function findReading(db: NewsDatabase, now: Date): Promise<Reading & { isNew: boolean }> {
  const { rows: interrupted } = await sql<Reading>`
    select ${columns} from news.place_reading where done_at is null order by id desc limit 1`.execute(db);
  if (interrupted[0] !== undefined) return { ...interrupted[0], isNew: false };
  const { rows } = await sql<Reading>`
    insert into news.place_reading (begun_at, before) values (${now}, ${AFTER_ALL}) returning ${columns}`.execute(
    db,
  );
  if (rows[0] === undefined) throw new Error("A reading of places was not stored.");
  return { ...rows[0], isNew: true };
}

export async function saveReading(
  db: NewsDatabase,
  { id, before, articles, changed }: Reading,
  doneAt: Date | null,
): Promise<void> {
  await sql`update news.place_reading set before = ${before}, articles = ${articles}, changed = ${changed},
    done_at = ${doneAt}::timestamptz where id = ${id}`.execute(db);
}

/** The next texts below this article, the newest first. */
export function findTextsBefore(db: NewsDatabase, before: number, limit: number): Promise<TextToRead[]> {
  return textsToRead(db).where("seq", "<", before).orderBy("seq", "desc").limit(limit).execute();
}

export function findTextsOf(db: NewsDatabase, numbers: readonly number[]): Promise<TextToRead[]> {
  return textsToRead(db)
    .where("seq", "=", sql<number>`any(${[...numbers]}::bigint[])`)
    .execute();
}

/** A text that was edited meanwhile is left as its edit was read. */
export async function saveStates(db: NewsDatabase, texts: readonly TextToRead[]): Promise<void> {
  const column = (of: (text: TextToRead) => unknown) => texts.map(of);
  await sql`update news.article a set states = string_to_array(read.states, ' ')
    from unnest(${column(({ seq }) => seq)}::bigint[], ${column(({ title }) => title)}::text[],
      ${column(({ summary }) => summary)}::text[], ${column(({ states }) => states.join(" "))}::text[])
      as read (seq, title, summary, states)
    where a.seq = read.seq and a.title = read.title and a.summary = read.summary`.execute(db);
}

/** No analysis uses a text that is not to be analysed. */
function textsToRead(db: NewsDatabase) {
  return db
    .selectFrom("news.article")
    .select(["seq", "title", "summary", "states"])
    .where("analysed", "=", true);
}
