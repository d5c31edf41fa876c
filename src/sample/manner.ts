import { paperOf } from "./papers.ts";
import { lot, type Printing } from "./rhythm.ts";

/** How a paper heads what it prints. */
export function headlineOf({ text, paper, own }: Printing): string {
  const manner = paper.manner;
  if (own || !manner) return text.headline;
  if (manner.names)
    return standsBefore(text.story.name, text.headline)
      ? `${text.story.name}: ${text.headline}`
      : text.headline;
  // A word that stands before everything soon says nothing.
  if (lot(paper.id + text.headline) % 3 > 0) return text.headline;
  return `${(text.kind === "told" ? manner.told : manner.later) ?? ""}${text.headline}`;
}

/** A name goes before a headline that does not say it already. */
function standsBefore(name: string, headline: string): boolean {
  const said = wordsOf(headline);
  return (
    !headline.includes(":") && wordsOf(name).every((word) => !said.some((other) => sameRoot(word, other)))
  );
}

function wordsOf(words: string): string[] {
  return words.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
}

function sameRoot(one: string, other: string): boolean {
  const root = Math.min(5, one.length, other.length);
  return one.slice(0, root) === other.slice(0, root);
}

/** How a paper sums up: its own words, the wire's, or the news with a reminder of what went before. */
export function summaryOf({ text, paper, own }: Printing): string {
  const chance = lot(text.headline + paper.id) % 3;
  if (text.kind === "told") return own || chance > 0 ? text.summary : firstSentence(text.summary);
  return own || chance > 0
    ? `${text.summary} ${reminders[chance]} ${text.story.told[0]?.[1]}.`
    : text.summary;
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
