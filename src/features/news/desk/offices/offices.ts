import { cleanHeadline, cleanSummary } from "#platform/text/analysis/headline.ts";
import { isHeadlineVerb } from "#platform/text/analysis/headline-verbs.ts";
import { agencies, places } from "#platform/text/analysis/place-names.ts";
import { isTitleCase, type Reading, type Term } from "#platform/text/analysis/read-text.ts";
import { readWords, type Word } from "#platform/text/analysis/words.ts";

/** Words that mean the same rank: the "INEC boss" is the INEC chairman. */
const ranks: ReadonlyMap<string, string> = new Map(
  Object.entries({
    head: "chairman chairperson chairwoman chair boss president dg director-general registrar commandant",
    governor: "governor gov",
    deputy: "deputy",
    minister: "minister",
    speaker: "speaker",
    spokesman: "spokesman spokesperson spokeswoman",
  }).flatMap(([rank, words]) => words.split(" ").map((word) => [word, rank] as const)),
);
/** Words that change whose office it is, for former holders, deputies or branches: "ex-governor", "vice president". */
const qualifiers: ReadonlySet<string> = new Set(
  "vice deputy former ex erstwhile late acting then state states national us american russian world".split(
    " ",
  ),
);
const NAME = String.raw`(?:(?:Prof|Dr|Mr|Mrs|Ms|Alhaji|Chief|Engr|Barr|Hon|Sen|Gen|Justice|Pastor|Mallam|Malam)\b\.?,?\s+){0,2}(\p{Lu}[\p{L}.’'-]{1,30}(?:\s\p{Lu}[\p{L}.’'-]{1,30}){0,3})`;
const ROLE = [...ranks.keys()]
  .map((word) => `[${word[0]?.toUpperCase()}${word[0]}]${word.slice(1)}`)
  .join("|");
/** "INEC chairman, Joash Amupitan", "Minister of Works, David Umahi", "Governor Peter Mbah of Enugu". */
const officeFirst = new RegExp(
  String.raw`(?:(?<=^|\s)(\S{1,30}\s))?(?!State\b)(\p{Lu}[\p{L}’'-]{0,30})(?:\sState)?\s(${ROLE}),?\s${NAME}`,
  "gu",
);
const roleFirst = new RegExp(
  String.raw`\b(${ROLE})\sof\s(?:the\s)?(\p{Lu}\p{L}{1,30})[^,.;:]{0,40},\s${NAME}`,
  "gu",
);
const nameInside = new RegExp(String.raw`\b(${ROLE})\.?\s${NAME}\sof\s(\p{Lu}\p{L}{1,30})`, "gu");
/** A word that all three patterns need; most texts have none and are not searched. */
const anyRole = new RegExp(ROLE);

/** How many offices are remembered; those named longest ago are forgotten first. */
const MAX_OFFICES = 3000;

/**
 * Who holds which office, as the papers themselves say: one headline names the office, another one the holder. An office
 * that changes hands belongs to the person last named as its holder.
 */
export class Offices {
  readonly #holderOf = new Map<string, string>();
  readonly #bodyOf = new Map<string, string>();

  /** A headline in which every word is capitalised is skipped, because it does not show names. */
  learn(title: string, summary: string): void {
    const headline = cleanHeadline(title);
    if (!isTitleCase(readWords(headline))) this.#learnFrom(headline);
    this.#learnFrom(cleanSummary(summary));
  }

  /**
   * Adds what the headline leaves out: the holder of an office that it names, or the agency of somebody who has been
   * named as its head twice.
   */
  complete(reading: Reading, title: string): Reading {
    const added: Term[] = [];
    const add = (term: string | undefined, kind: Term["kind"]): void => {
      const hasTerm = (terms: readonly Term[]): boolean => terms.some((existing) => existing.term === term);
      if (term !== undefined && !hasTerm(reading.title) && !hasTerm(reading.summary) && !hasTerm(added))
        added.push({ term, kind });
    };
    const words = readWords(cleanHeadline(title));
    words.forEach((word, at) => {
      const rank = ranks.get(nameOf(word));
      if (rank !== undefined) add(this.#holder(rank, bodyBefore(words, at)), "name");
      if (word.capital) add(this.#bodyOf.get(word.term), "agency");
    });
    return added.length === 0 ? reading : { title: reading.title, summary: [...reading.summary, ...added] };
  }

  #holder(rank: string, [preceding, body]: BodyBefore): string | undefined {
    return body !== undefined && isUnqualified(preceding)
      ? this.#holderOf.get(keyOf(body.term, rank))
      : undefined;
  }

  #learnFrom(text: string): void {
    if (!anyRole.test(text)) return;
    for (const [, preceding = "", body = "", role = "", name = ""] of text.matchAll(officeFirst))
      if (isUnqualified(readWords(preceding)[0])) this.#remember(body, role, name);
    for (const [, role = "", body = "", name = ""] of text.matchAll(roleFirst))
      this.#remember(body, role, name);
    for (const [, role = "", name = "", body = ""] of text.matchAll(nameInside))
      this.#remember(body, role, name);
  }

  #remember(body: string, role: string, name: string): void {
    const rank = ranks.get(role.toLowerCase());
    const [bodyWord] = readWords(body);
    const holder = readWords(name).findLast((word) => word.capital && !word.stop);
    if (rank === undefined || bodyWord === undefined || !isBody(bodyWord) || holder === undefined) return;
    if (isHeadlineVerb(holder.term) || ranks.has(nameOf(holder))) return;
    const key = keyOf(bodyWord.term, rank);
    const isKnown = this.#holderOf.get(key) === holder.term;
    setAsNewest(this.#holderOf, key, holder.term);
    if (isKnown && rank === "head" && agencies.has(bodyWord.term))
      setAsNewest(this.#bodyOf, holder.term, bodyWord.term);
  }
}

type BodyBefore = readonly [preceding: Word | undefined, body: Word | undefined];

/** The body or place that the office belongs to, and the word before it. */
function bodyBefore(words: readonly Word[], at: number): BodyBefore {
  const from = nameOf(words[at - 1]) === "state" ? at - 2 : at - 1;
  return [words[from - 1], words[from]];
}

function isBody(word: Word): boolean {
  return !word.stop && !qualifiers.has(nameOf(word));
}

/** False after "former" or a place: a party's chairman in one state is not the party's chairman. */
function isUnqualified(preceding: Word | undefined): boolean {
  return preceding === undefined || !(qualifiers.has(nameOf(preceding)) || places.has(nameOf(preceding)));
}

function nameOf(word: Word | undefined): string {
  return word?.shown.toLowerCase().replace(/['’]s$/, "") ?? "";
}

function keyOf(body: string, rank: string): string {
  return `${rank} ${body}`;
}

function setAsNewest(map: Map<string, string>, key: string, value: string): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MAX_OFFICES && oldest !== undefined) map.delete(oldest);
}
