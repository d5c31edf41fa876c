import { sql } from "kysely";
import type { NewsDatabase } from "#domains/news/store/tables.ts";
import type { Query } from "./query.ts";

export interface Marked {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
}

const OPEN_MARK = "\u2068";
const CLOSE_MARK = "\u2069";
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’‘ʼ][\p{L}\p{M}\p{N}]+)*/gu;
const EXCLUDED = /(?<=^|\s)-(?:"[^"]*"|\S+)/g;

/**
 * Headlines and summaries with the matches between U+2068 and U+2069. Word by word, as the index read them:
 * `ts_headline` does not know a word again whose marks or apostrophes the index leaves out.
 */
export async function markWords(db: NewsDatabase, query: Query, texts: readonly Marked[]): Promise<Marked[]> {
  const words = new Set(texts.flatMap(({ title, summary }) => `${title}\n${summary}`.match(WORD) ?? []));
  const matches = await findMatches(db, query, [...words]);
  const mark = (text: string): string =>
    text.replace(WORD, (word) => (matches.has(word) ? OPEN_MARK + word + CLOSE_MARK : word));
  return texts.map(({ id, title, summary }) => ({ id, title: mark(title), summary: mark(summary) }));
}

/** Those of the words that the query asks for; of a query of stop words only, its stop words. */
async function findMatches(
  db: NewsDatabase,
  { words: typed, genitives }: Query,
  words: readonly string[],
): Promise<Set<string>> {
  const asked = [typed.replace(EXCLUDED, ""), ...genitives.flatMap(({ forms }) => forms)].join(" ");
  const { rows } = await sql<{ word: string }>`
    with asked as materialized (
      select tsvector_to_array(to_tsvector('news.ng_english', news.norm(${asked}))) as stems,
        tsvector_to_array(to_tsvector('simple', news.norm(${asked}))) as words)
    select word from unnest(${[...words]}::text[]) as word, asked
    where case when cardinality(asked.stems) > 0
      then tsvector_to_array(to_tsvector('news.ng_english', news.norm(word))) && asked.stems
      else tsvector_to_array(to_tsvector('simple', news.norm(word))) && asked.words end`.execute(db);
  return new Set(rows.map(({ word }) => word));
}
