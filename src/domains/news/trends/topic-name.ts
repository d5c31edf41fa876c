import { cleanHeadline, foldLetters } from "#platform/text/analysis/headline.ts";
import { agencies, places } from "#platform/text/analysis/place-names.ts";
import { nameShare, rarityOf } from "#platform/text/analysis/rarity.ts";
import { isTitleCase, kindOf, type TermKind } from "#platform/text/analysis/read-text.ts";
import { readWords, type Word } from "#platform/text/analysis/words.ts";
import { learnCasing, sentenceCase } from "./naming/casing.ts";
import { eventNoun, isEvent, isNamedEvent } from "./naming/event-noun.ts";
import { isOnlyWanted } from "./naming/is-only-wanted.ts";
import { type Candidate, type Manner, nameCandidates } from "./naming/name-candidates.ts";
import { isRank } from "./naming/ranks.ts";
import { type Shares, sharesOf } from "./shares.ts";
import type { TrendArticle } from "./trend-article.ts";

const LONGEST = 64;
/** The most central articles of a topic offer its name. */
const READ_FOR_NAMES = 40;
const MOST_WORDS = 5;
const FEW_WORDS = 2;

/**
 * A name of two to five words as an editor would print it: of the phrases and short sentences that the topic's articles
 * offer, the one whose words most of them share. Null if none offers one.
 */
export function nameTopic(articles: readonly TrendArticle[]): string | null {
  const headlines = articles.map(({ title }) => cleanHeadline(title));
  const told = toldBy(articles);
  let best: { candidate: Offered; worth: number } | null = null;
  for (const candidate of candidatesOf(articles.slice(0, READ_FOR_NAMES))) {
    const worth = worthOf(candidate, told);
    if (worth > 0 && (best === null || worth > best.worth)) best = { candidate, worth };
  }
  if (best === null) return null;
  const casing = learnCasing(articles.flatMap(({ title, summary = "" }) => [title, summary]));
  const { text, titleCase, manner } = best.candidate;
  const whole = manner === "nouns" ? withWhom(text, told, headlines) : text;
  const name = sentenceCase(whole, casing, titleCase);
  const open = !saysWhat(best.candidate) || name.split(" ").length <= FEW_WORDS;
  const shown = open && manner === "nouns" ? withEvent(name, headlines) : name;
  return isOnlyWanted(text, headlines) ? `Calls for ${shown}` : shown;
}

/** What a topic's articles say together. */
interface ToldBy {
  readonly count: number;
  /** The story with most of the articles. */
  readonly main: string;
  readonly shares: Shares;
  /** The share of the articles that tell the most told event. */
  readonly ofOneEvent: number;
  /** Names, places and bodies that most headlines have: whom it is about. */
  readonly whom: ReadonlySet<string>;
  /** The share of the articles that print a phrase. */
  printing(phrase: string): number;
}

function toldBy(articles: readonly TrendArticle[]): ToldBy {
  const texts = articles.map(({ title, summary = "" }) => foldLetters(`${cleanHeadline(title)} ${summary}`));
  const shares = sharesOf(articles);
  const main = largestStory(articles);
  return {
    count: articles.length,
    shares,
    whom: new Set(
      [...shares].filter(([term, share]) => share >= MOST && isNamed(term)).map(([term]) => term),
    ),
    main: main.story,
    ofOneEvent: main.count / articles.length,
    printing(phrase) {
      const folded = foldLetters(phrase);
      return texts.filter((text) => text.includes(folded)).length / texts.length;
    },
  };
}

function largestStory(articles: readonly TrendArticle[]): { story: string; count: number } {
  const stories = [...Map.groupBy(articles, ({ story }) => story)];
  const [[story, told] = ["", []]] = stories.sort((a, b) => b[1].length - a[1].length);
  return { story, count: told.length };
}

/** A candidate, and the story whose article offers it. */
interface Offered extends Candidate {
  readonly story: string;
}

/** Each once, and none that is one of the headlines. */
function candidatesOf(articles: readonly TrendArticle[]): Offered[] {
  const headlines = new Set(articles.map(({ title }) => foldLetters(cleanHeadline(title))));
  const byText = new Map<string, Offered>();
  for (const { title, summary = "", story } of articles)
    for (const candidate of nameCandidates(title, summary))
      if (!byText.has(candidate.text)) byText.set(candidate.text, { ...candidate, story });
  return [...byText.values()].filter(({ text }) => !headlines.has(foldLetters(text)));
}

const MANNERS: Readonly<Record<Manner, number>> = {
  kicker: 1.4,
  nouns: 1,
  deed: 0.95,
  sentence: 0.45,
};
/** One event is named well by a sentence: "Ooni welcomes baby girl". */
const EVENT_AS_SENTENCE = 0.8;
const MOSTLY_EVENT_AS_SENTENCE = 0.5;
/** Numbers differ between papers; places and offices are in every headline. */
const KINDS: Partial<Record<TermKind, number>> = { number: 0.3, place: 0.7, agency: 0.6 };
/** A phrase that half of the articles print as it is gains so much; one that a single article of many prints loses. */
const PRINTED = 0.8;
const PRINTED_ONCE = 0.75;
const MANY = 5;
/** "Super Falcons" says whom it is about and not what: enough for a subject, hardly for one event. */
const NAME_ALONE = 0.6;
const NAME_ALONE_OF_EVENT = 0.25;
/** A name that a single headline has is that headline's own. */
const FOREIGN_NAME = 0.6;
/** "Twin princes" of what most headlines tell of the Ooni leaves out whom it is about. */
const WITHOUT_WHOM = 0.6;
/** So large a share of the headlines is most of them. */
const MOST = 0.66;
const MOSTLY_NAME = 0.7;
/** Of such a subject one story is the event: a sentence from another one would be named after its sequel. */
const HALF = 0.5;

/** Words in many headlines count by their rarity, words in one alone cost a little; then form counts. */
function worthOf(candidate: Offered, told: ToldBy): number {
  const { text, printed, manner } = candidate;
  const { count, shares, printing, whom } = told;
  const terms = termsOf(text);
  if (manner === "sentence" && told.ofOneEvent >= HALF && candidate.story !== told.main) return 0;
  if (text.length > LONGEST || !terms.some(({ kind }) => kind === "word" || kind === "name")) return 0;
  // A word in a smaller share of the headlines, or in one only, belongs to that headline and not to the topic.
  const alone = Math.max(0.2, 1.05 / count);
  const share = (term: string): number => shares.get(term) ?? 0;
  const said = terms.reduce(
    (sum, { term, kind }) => sum + (KINDS[kind] ?? 1) * rarityOf(term) * (share(term) - alone),
    0,
  );
  if (said <= 0) return 0;
  const foreign = terms.some(({ term, kind }) => isProper(kind) && share(term) <= alone);
  const byOne = (count >= MANY || / of /.test(text)) && printing(printed) * count < 2;
  return (
    said *
    (manner === "sentence" ? sentenceWorth(told.ofOneEvent) : MANNERS[manner]) *
    (1 + PRINTED * Math.min(0.5, printing(printed))) *
    (foreign ? FOREIGN_NAME : 1) *
    (whom.size === 0 || terms.some(({ term }) => whom.has(term)) ? 1 : WITHOUT_WHOM) *
    (byOne ? PRINTED_ONCE : 1) *
    (saysWhat(candidate) ? 1 : told.ofOneEvent >= MOST ? NAME_ALONE_OF_EVENT : NAME_ALONE)
  );
}

function sentenceWorth(ofOneEvent: number): number {
  if (ofOneEvent === 1) return EVENT_AS_SENTENCE;
  return ofOneEvent >= MOST ? MOSTLY_EVENT_AS_SENTENCE : MANNERS.sentence;
}

function termsOf(text: string): { term: string; kind: TermKind }[] {
  const words = readWords(text);
  const titleCase = isTitleCase(words);
  return words
    .filter((word) => !word.stop)
    .map((word) => ({ term: word.term, kind: kindOf(word, titleCase) }));
}

function isNamed(term: string): boolean {
  return places.has(term) || agencies.has(term) || (nameShare(term) ?? 0) >= MOSTLY_NAME;
}

function isProper(kind: TermKind): boolean {
  return kind === "name" || kind === "place" || kind === "agency";
}

/** False for a name of somebody, of an office or of a place alone. */
function saysWhat({ text, manner, titleCase }: Candidate): boolean {
  if (manner === "deed" || manner === "sentence") return true;
  const words = readWords(text);
  if (manner === "kicker") return words.some(isCommon);
  if (words.some(({ shown }) => isNamedEvent(shown.toLowerCase()))) return true;
  return words.some((word, at) => {
    if (word.stop || word.number || (word.capital && !titleCase)) return false;
    const ofRank = [word, words[at + 1]].some((one) => one !== undefined && isRank(one.shown.toLowerCase()));
    return !ofRank && !isProper(kindOf(word, titleCase));
  });
}

/** In a kicker every word may be capitalised: what is known of it from elsewhere tells a word from a name. */
function isCommon({ term, shown }: Word): boolean {
  if (places.has(term) || places.has(shown.toLowerCase())) return false;
  return /\d/.test(shown) || agencies.has(term) || (nameShare(term) ?? 1) < MOSTLY_NAME;
}

/** "Security cooperation" of what nearly all headlines tell of Germany is "Germany security cooperation". */
function withWhom(name: string, { whom, shares }: ToldBy, headlines: readonly string[]): string {
  const own = new Set(readWords(name).map(({ term }) => term));
  if (name.split(" ").length > FEW_WORDS || [...whom].some((term) => own.has(term))) return name;
  const [one] = [...whom]
    .filter((term) => !everywhere.has(term) && !agencies.has(term))
    .sort((a, b) => (shares.get(b) ?? 0) - (shares.get(a) ?? 0) || (a < b ? -1 : 1));
  const shown = headlines.flatMap(readWords).find(({ term }) => term === one)?.shown;
  return shown === undefined ? name : `${shown} ${name}`;
}

const everywhere: ReadonlySet<string> = new Set([
  "nigeria",
  "nigerian",
  "africa",
  "african",
  "abuja",
  "govt",
  "presid",
]);

function withEvent(name: string, headlines: readonly string[]): string {
  const event = eventNoun(headlines);
  const words = name.toLowerCase().split(" ");
  return event === null || words.some(isEvent) || words.length >= MOST_WORDS ? name : `${name} ${event}`;
}
