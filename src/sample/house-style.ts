import { HOUR_MS } from "#platform/time.ts";
import { type HouseStyle, paperOf } from "./papers.ts";
import { lot, type Printing, type Text } from "./schedule.ts";

/** The headline that a paper gives an article of this age (in milliseconds). */
export function headlineOf({ text, paper, own }: Printing, age: number): string {
  const named = `${text.story.name}: ${text.headline}`;
  if (isTurnOfPhrase(text)) return named;
  if (own || !paper.houseStyle) return text.headline;
  if (paper.houseStyle.namesStory)
    return standsBefore(text.story.name, text.headline) ? named : text.headline;
  return `${prefixOf(text, paper.houseStyle, age)}${text.headline}`;
}

function prefixOf(
  text: Text,
  { breakingPrefix, reportPrefix, followUpPrefix }: HouseStyle,
  age: number,
): string {
  // Only one headline in three has a prefix: on all of them it would mean nothing.
  if (lot(text.headline) % 3 > 0) return "";
  if (breakingPrefix && age < HOUR_MS) return breakingPrefix;
  return (text.kind === "told" ? reportPrefix : followUpPrefix) ?? "";
}

/** Whether a headline is playful, sharing no word with the plain one or the story's name; its subject is unclear. */
function isTurnOfPhrase({ story, kind, headline, author }: Text): boolean {
  const plain = story.told[0]?.[1] ?? "";
  const playful = kind === "told" && paperOf(author)?.language === "en" && standsBefore(plain, headline);
  return playful && standsBefore(story.name, headline);
}

/** Whether `words` may precede the headline: it has no colon and shares no long word with them. */
function standsBefore(words: string, headline: string): boolean {
  const said = longWords(headline);
  return (
    !headline.includes(":") && longWords(words).every((word) => !said.some((other) => sameRoot(word, other)))
  );
}

/** Words of four letters or more; shorter ones also occur in headlines that have nothing else in common. */
function longWords(words: string): string[] {
  return words.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
}

function sameRoot(one: string, other: string): boolean {
  const root = Math.min(5, one.length, other.length);
  return one.slice(0, root) === other.slice(0, root);
}

/** A paper's summary: the text, its first sentence, or a follow-up with a reminder of the first report. */
export function summaryOf({ text, paper, own }: Printing): string {
  const chance = lot(text.headline + paper.id) % 3;
  if (text.kind === "later") return `${text.summary} ${reminders[chance]} ${text.story.told[0]?.[1]}.`;
  return own || chance > 0 ? text.summary : firstSentence(text.summary);
}

const reminders = ["As reported:", "Earlier:", "The story so far:"] as const;

/** The paragraphs of a full article: what is new, then the story so far. */
export function paragraphsOf(printing: Printing): string[] {
  const { text } = printing;
  if (printing.paper.language !== "en") return [text.summary];
  const inEnglish = text.story.told.filter(([paper]) => paperOf(paper)?.language === "en");
  return [...new Set([text.summary, ...inEnglish.map(([, , summary]) => summary)])];
}

function firstSentence(words: string): string {
  return words.match(/^.*?[.!?](?= |$)/u)?.[0] ?? words;
}
