import { HOUR_MS } from "#platform/time.ts";
import { type Manner, paperOf } from "./papers.ts";
import { lot, type Printing, type Text } from "./schedule.ts";

/** How a paper heads what it printed so long ago. */
export function headlineOf({ text, paper, own }: Printing, age: number): string {
  const named = `${text.story.name}: ${text.headline}`;
  if (isTurnOfPhrase(text)) return named;
  if (own || !paper.manner) return text.headline;
  if (paper.manner.names) return standsBefore(text.story.name, text.headline) ? named : text.headline;
  return `${wordsBefore(text, paper.manner, age)}${text.headline}`;
}

function wordsBefore(text: Text, { fresh, told, later }: Manner, age: number): string {
  // A word that stands before everything soon says nothing.
  if (lot(text.headline) % 3 > 0) return "";
  if (fresh && age < HOUR_MS) return fresh;
  return (text.kind === "told" ? told : later) ?? "";
}

/** A playful headline that shares no word with the plain one: readers would not know what it is about. */
function isTurnOfPhrase({ story, kind, headline, author }: Text): boolean {
  const plain = story.told[0]?.[1] ?? "";
  const playful = kind === "told" && paperOf(author)?.language === "en" && standsBefore(plain, headline);
  return playful && standsBefore(story.name, headline);
}

/** Words go before a headline that says none of them already. */
function standsBefore(words: string, headline: string): boolean {
  const said = longWords(headline);
  return (
    !headline.includes(":") && longWords(words).every((word) => !said.some((other) => sameRoot(word, other)))
  );
}

/** Shorter ones join headlines that have nothing else in common. */
function longWords(words: string): string[] {
  return words.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
}

function sameRoot(one: string, other: string): boolean {
  const root = Math.min(5, one.length, other.length);
  return one.slice(0, root) === other.slice(0, root);
}

/** How a paper sums up: its own words, the wire's, or the news with a reminder of what went before. */
export function summaryOf({ text, paper, own }: Printing): string {
  const chance = lot(text.headline + paper.id) % 3;
  if (text.kind === "later") return `${text.summary} ${reminders[chance]} ${text.story.told[0]?.[1]}.`;
  return own || chance > 0 ? text.summary : firstSentence(text.summary);
}

const reminders = ["As reported:", "Earlier:", "The story so far:"] as const;

/** The paragraphs of a whole article: what is new first, then the story so far. */
export function paragraphsOf(printing: Printing): string[] {
  const { text } = printing;
  if (printing.paper.language !== "en") return [text.summary];
  const inEnglish = text.story.told.filter(([paper]) => paperOf(paper)?.language === "en");
  return [...new Set([text.summary, ...inEnglish.map(([, , summary]) => summary)])];
}

function firstSentence(words: string): string {
  return words.match(/^.*?[.!?](?= |$)/u)?.[0] ?? words;
}
