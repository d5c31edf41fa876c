import { type RawBuilder, sql } from "kysely";
import type { NewsDatabase } from "#domains/news/store/tables.ts";

/** A reader's text, and the other forms in which its Hausa words occur in reports. */
export interface Query {
  readonly words: string;
  readonly genitives: readonly Genitive[];
}

/** A Hausa noun and its genitives: "gwamna" and "gwamnan" (of Kano), "makaranta" and "makarantar" (of the town). */
interface Genitive {
  readonly word: string;
  readonly forms: readonly string[];
}

const MAX_WORDS = 8;
/** A form with more headlines per Hausa report than this is taken for a word of another language, such as "voter". */
const HEADLINES_PER_REPORT = 4;

/**
 * Adds the forms in -n and -r to each word that ends in a vowel, but only forms that Hausa reports use: otherwise
 * "vote" would find "voter" as well.
 */
export async function toQuery(db: NewsDatabase, words: string): Promise<Query> {
  const typed = [...new Set(words.match(/[\p{L}\p{M}]{3,30}/gu))].slice(0, MAX_WORDS);
  if (typed.length === 0) return { words, genitives: [] };
  const { rows } = await sql<Genitive>`
    select asked.word, array_agg(term.word order by term.word) as forms
    from (select distinct news.norm(word) as word from unnest(${typed}::text[]) as word) asked
    join news.term on term.word in (asked.word || 'n', asked.word || 'r')
      and term.hausa > 0 and term.hausa * ${HEADLINES_PER_REPORT} >= term.articles
    where asked.word ~ '^[a-z]+[aeiou]$'
    group by asked.word`.execute(db);
  return { words, genitives: rows };
}

/**
 * The query as the database reads it: with "phrases", -exclusions and "or". Any other character is plain text and
 * never fails.
 */
export function tsquery({ words, genitives }: Query): RawBuilder<unknown> {
  return genitives.reduce<RawBuilder<unknown>>(
    (query, { word, forms }) =>
      sql`ts_rewrite(${query}, plainto_tsquery('news.ng_english', ${word}),
        to_tsquery('news.ng_english', ${[word, ...forms].join(" | ")}))`,
    sql`websearch_to_tsquery('news.ng_english', ${withoutIdleDashes(words)})`,
  );
}

/**
 * A dash that is not directly before a word excludes nothing ("Lagos - Ibadan"). PostgreSQL would look for the word
 * further on, past spaces and brackets; it accepts at most 32 such dashes, and fails if there are more.
 */
const IDLE_DASH = /(?<=^|[\s()&|!"-])-(?=[\s()&|!-]|$)/g;

export function withoutIdleDashes(words: string): string {
  return words.replace(IDLE_DASH, "");
}
