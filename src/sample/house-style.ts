import { HOUR_MS } from "#platform/time.ts";
import { type Manner, paperOf } from "./papers.ts";
import { lot, type Printing, type Text } from "./schedule.ts";

/** A paper's headline of an article of this age. */
export function headlineOf({ text, paper, own }: Printing, age: number): string {
  const named = `${text.story.name}: ${text.headline}`;
  if (isTurnOfPhrase(text)) return named;
  if (own || !paper.manner) return text.headline;
  if (paper.manner.names) return standsBefore(text.story.name, text.headline) ? named : text.headline;
  return `${wordsBefore(text, paper.manner, age)}${text.headline}`;
}

function wordsBefore(text: Text, { fresh, told, later }: Manner, age: number): string {
  // A prefix on every headline would mean nothing.
  if (lot(text.headline) % 3 > 0) return "";
  if (fresh && age < HOUR_MS) return fresh;
  return (text.kind === "told" ? told : later) ?? "";
}

/** A playful headline without a word of the plain one: readers would not know its subject. */
function isTurnOfPhrase({ story, kind, headline, author }: Text): boolean {
  const plain = story.told[0]?.[1] ?? "";
  const playful = kind === "told" && paperOf(author)?.language === "en" && standsBefore(plain, headline);
  return playful && standsBefore(story.name, headline);
}

/** The prefix is left out if the headline contains a word of it. */
function standsBefore(words: string, headline: string): boolean {
  const said = longWords(headline);
  return (
    !headline.includes(":") && longWords(words).every((word) => !said.some((other) => sameRoot(word, other)))
  );
}

/** Shorter ones would join headlines that have nothing else in common. */
function longWords(words: string): string[] {
  return words.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
}

function sameRoot(one: string, other: string): boolean {
  const root = Math.min(5, one.length, other.length);
  return one.slice(0, root) === other.slice(0, root);
}

/** A paper's summary: its own text, the agency's, or the news with a reminder of what went before. */
export function summaryOf({ text, paper, own }: Printing): string {
  const chance = lot(text.headline + paper.id) % 3;
  if (text.kind === "later") return `${text.summary} ${reminders[chance]} ${text.story.told[0]?.[1]}.`;
  return own || chance > 0 ? text.summary : firstSentence(text.summary);
}

const reminders = ["As reported:", "Earlier:", "The story so far:"] as const;

/** The paragraphs of a full article: first what is new, then the story so far. */
export function paragraphsOf(printing: Printing): string[] {
  const { text } = printing;
  if (printing.paper.language !== "en") return [text.summary];
  const inEnglish = text.story.told.filter(([paper]) => paperOf(paper)?.language === "en");
  return [...new Set([text.summary, ...inEnglish.map(([, , summary]) => summary)])];
}

function firstSentence(words: string): string {
  return words.match(/^.*?[.!?](?= |$)/u)?.[0] ?? words;
}
