import { sql } from "kysely";
import type { NewsDatabase } from "#features/news/store/tables.ts";
import type { Query } from "./query.ts";

export interface ResultText {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
}

const OPEN_MARK = "\u2068";
const CLOSE_MARK = "\u2069";
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’‘ʼ][\p{L}\p{M}\p{N}]+)*/gu;
const EXCLUDED = /(?<=^|\s)-(?:"[^"]*"|\S+)/g;

/**
 * Headlines and summaries with each match between U+2068 and U+2069. Words are compared one by one as the index reads
 * them: `ts_headline` does not recognise a word whose marks or apostrophes the index leaves out.
 */
export async function markWords(
  db: NewsDatabase,
  query: Query,
  texts: readonly ResultText[],
): Promise<ResultText[]> {
  const words = new Set(texts.flatMap(({ title, summary }) => `${title}\n${summary}`.match(WORD) ?? []));
  const matches = await findMatches(db, query, [...words]);
  const mark = (text: string): string =>
    text.replace(WORD, (word) => (matches.has(word) ? OPEN_MARK + word + CLOSE_MARK : word));
  return texts.map(({ id, title, summary }) => ({ id, title: mark(title), summary: mark(summary) }));
}

/** The words that match the query; stop words match only if the query has no other words. */
async function findMatches(
  db: NewsDatabase,
  { words: typed, alternatives }: Query,
  words: readonly string[],
): Promise<Set<string>> {
  const asked = typed.replace(EXCLUDED, "");
  const question = [asked, ...alternatives.flatMap(({ forms }) => forms)].join(" ");
  const readings = await readLikeTheIndex(db, [asked, question, ...words]);
  const isOfStops = (readings.get(asked)?.stems ?? []).length === 0;
  const plain = readings.get(asked)?.plain ?? [];
  const stems = readings.get(question)?.stems ?? [];
  const queryForms = new Set(isOfStops ? plain : stems);
  const isAsked = (word: string): boolean => {
    const reading = readings.get(word);
    return (isOfStops ? reading?.plain : reading?.stems)?.some((form) => queryForms.has(form)) ?? false;
  };
  return new Set(words.filter(isAsked));
}

/** How the search index reads a text: its stems without stop words, and its plain words with them. */
interface IndexReading {
  readonly word: string;
  readonly stems: readonly string[];
  readonly plain: readonly string[];
}

/** Readings are cached, because a list has hundreds of words and headlines share most of them. */
const cachedReadings = new Map<string, IndexReading>();
const MAX_CACHED = 20_000;
const MAX_CACHED_LENGTH = 30;

async function readLikeTheIndex(
  db: NewsDatabase,
  texts: readonly string[],
): Promise<Map<string, IndexReading>> {
  const missing = texts.filter((text) => !cachedReadings.has(text));
  const readings = new Map(
    texts.flatMap((text) => cachedReadings.get(text) ?? []).map((reading) => [reading.word, reading]),
  );
  if (missing.length === 0) return readings;
  const { rows } = await sql<IndexReading>`
    select word, tsvector_to_array(to_tsvector('news.ng_english', news.norm(word))) as stems,
      tsvector_to_array(to_tsvector('simple', news.norm(word))) as plain
    from unnest(${missing}::text[]) as word`.execute(db);
  if (cachedReadings.size > MAX_CACHED) cachedReadings.clear();
  for (const reading of rows) {
    readings.set(reading.word, reading);
    if (reading.word.length <= MAX_CACHED_LENGTH) cachedReadings.set(reading.word, reading);
  }
  return readings;
}
