import { type RawBuilder, sql } from "kysely";
import type { NewsDatabase } from "#features/news/store/tables.ts";

/** A reader's text, and the other forms in which its words occur in reports. */
export interface Query {
  readonly words: string;
  readonly alternatives: readonly Alternative[];
  /** Words typed in capitals, such as "WHO" and "AIDS": a headline with the word as written comes first. */
  readonly written: readonly string[];
}

/** What is as good as the word or phrase: "gwamnan" as "gwamna", "fuel" and "premium motor spirit" as "petrol". */
interface Alternative {
  readonly word: string;
  readonly forms: readonly string[];
}

const MAX_WORDS = 8;
/** A form with more headlines per Hausa report than this is taken for a word of another language, such as "voter". */
const HEADLINES_PER_REPORT = 4;
/** A phrase in quotes or an exclusion says exactly what is wanted. */
const EXACT = /"|(?<=^|\s)-\p{L}/u;
const CAPITALS = /(?<![\p{L}\p{M}\p{N}])\p{Lu}{2,10}(?![\p{L}\p{M}\p{N}])/gu;

/** Adds the forms of Hausa words that reports use. */
export async function toQuery(db: NewsDatabase, words: string): Promise<Query> {
  const isAllCapitals = words === words.toUpperCase() && /\s/.test(words);
  const written = isAllCapitals ? [] : (words.match(CAPITALS) ?? []);
  return { words, alternatives: await hausaForms(db, words), written };
}

/** Adds what papers call the same thing. */
export function withSenses(
  query: Query,
  senses: readonly { readonly typed: string; readonly others: readonly string[] }[],
): Query {
  if (EXACT.test(query.words)) return query;
  const added = senses.map(({ typed, others }) => ({ word: typed, forms: others.map(phraseOf) }));
  return { ...query, alternatives: [...query.alternatives, ...added] };
}

/** "apex bank" is found in "apex of the bank", too; of a longer phrase each word must be there. */
function phraseOf(member: string): string {
  const words = member.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.length === 2 ? `(${words.join(" <-> ")} | ${words.join(" <2> ")})` : `(${words.join(" & ")})`;
}

/**
 * Nouns and their definite forms: "gwamna" and "gwamnan" (of Kano), "makaranta" and "makarantar" (of the town),
 * "ɗalibai" and "ɗaliban" (of the school). Only forms that Hausa reports use: otherwise "vote" would find "voter".
 */
async function hausaForms(db: NewsDatabase, words: string): Promise<readonly Alternative[]> {
  const typed = [...new Set(words.match(/[\p{L}\p{M}]{3,30}/gu))].slice(0, MAX_WORDS);
  if (typed.length === 0) return [];
  const { rows } = await sql<Alternative>`
    select asked.word, array_agg(term.word order by term.word) as forms
    from (select distinct news.norm(word) as word from unnest(${typed}::text[]) as word) asked
    cross join lateral (values
      ('^[a-z]+[aeiou]$', asked.word || 'n'),
      ('^[a-z]+[aeiou]$', asked.word || 'r'),
      ('^[a-z]{3,}ai$', left(asked.word, -2) || 'an'),
      ('^[a-z]{3,}an$', left(asked.word, -2) || 'ai')
    ) as form (pattern, word)
    join news.term on term.word = form.word
      and term.hausa > 0 and term.hausa * ${HEADLINES_PER_REPORT} >= term.articles
    where asked.word ~ form.pattern
    group by asked.word`.execute(db);
  return rows;
}

/**
 * The query as the database reads it: with "phrases", -exclusions and "or". Any other character is plain text and
 * never fails.
 */
export function tsquery({ words, alternatives }: Query): RawBuilder<unknown> {
  return alternatives.reduce<RawBuilder<unknown>>(
    (query, { word, forms }) =>
      sql`ts_rewrite(${query}, plainto_tsquery('news.ng_english', ${word}),
        plainto_tsquery('news.ng_english', ${word}) || to_tsquery('news.ng_english', ${forms.join(" | ")}))`,
    typedQuery(words),
  );
}

/** The query without other forms of its words. */
export function typedQuery(words: string): RawBuilder<unknown> {
  return sql`websearch_to_tsquery('news.ng_english', ${withoutIdleDashes(words)})`;
}

/**
 * A dash that is not directly before a word excludes nothing ("Lagos - Ibadan"). PostgreSQL would look for the word
 * further on, past spaces and brackets; it accepts at most 32 such dashes, and fails if there are more.
 */
const IDLE_DASH = /(?<=^|[\s()&|!"-])-(?=[\s()&|!-]|$)/g;

export function withoutIdleDashes(words: string): string {
  return words.replace(IDLE_DASH, "");
}
