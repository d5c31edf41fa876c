import { HOUR_MS } from "#platform/time.ts";
import { type HouseStyle, paperOf } from "./papers.ts";
import { type PrintedText, type StoryText, seededInteger } from "./schedule.ts";

/** The headline that a paper gives an article of this age (in milliseconds). */
export function headlineOf({ text, paper, isOriginal }: PrintedText, age: number): string {
  const withName = `${text.story.name}: ${text.headline}`;
  if (isPlayful(text)) return withName;
  if (isOriginal || !paper.houseStyle) return text.headline;
  if (paper.houseStyle.namesStory)
    return canPrecede(text.story.name, text.headline) ? withName : text.headline;
  return `${prefixOf(text, paper.houseStyle, age)}${text.headline}`;
}

function prefixOf(
  text: StoryText,
  { breakingPrefix, reportPrefix, followUpPrefix }: HouseStyle,
  age: number,
): string {
  // Only one headline in three has a prefix: on all of them it would mean nothing.
  if (seededInteger(text.headline) % 3 > 0) return "";
  if (breakingPrefix && age < HOUR_MS) return breakingPrefix;
  return (text.kind === "report" ? reportPrefix : followUpPrefix) ?? "";
}

/** Whether a headline is playful, sharing no word with the plain one or the story's name; its subject is unclear. */
function isPlayful({ story, kind, headline, author }: StoryText): boolean {
  const plain = story.reports[0]?.[1] ?? "";
  const sharesNoWord = canPrecede(plain, headline) && canPrecede(story.name, headline);
  return kind === "report" && paperOf(author)?.language === "en" && sharesNoWord;
}

/** Whether `opening` may precede the headline: it has no colon and shares no long word with them. */
function canPrecede(opening: string, headline: string): boolean {
  const headlineWords = longWords(headline);
  return (
    !headline.includes(":") &&
    longWords(opening).every((word) => !headlineWords.some((other) => sameRoot(word, other)))
  );
}

/** Words of four letters or more; shorter ones also occur in headlines that have nothing else in common. */
function longWords(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
}

function sameRoot(one: string, other: string): boolean {
  const root = Math.min(5, one.length, other.length);
  return one.slice(0, root) === other.slice(0, root);
}

/** A paper's summary: the text, its first sentence, or a follow-up with a reminder of the first report. */
export function summaryOf({ text, paper, isOriginal }: PrintedText): string {
  const chance = seededInteger(text.headline + paper.id) % 3;
  if (text.kind === "follow-up") return `${text.summary} ${reminders[chance]} ${text.story.reports[0]?.[1]}.`;
  return isOriginal || chance > 0 ? text.summary : firstSentence(text.summary);
}

const reminders = ["As reported:", "Earlier:", "The story so far:"] as const;

/** The paragraphs of a full article: what is new, then the story so far. */
export function paragraphsOf(printing: PrintedText): string[] {
  const { text } = printing;
  if (printing.paper.language !== "en") return [text.summary];
  const inEnglish = text.story.reports.filter(([paper]) => paperOf(paper)?.language === "en");
  return [...new Set([text.summary, ...inEnglish.map(([, , summary]) => summary)])];
}

function firstSentence(text: string): string {
  return text.match(/^.*?[.!?](?= |$)/u)?.[0] ?? text;
}
