import { cleanHeadline, foldLetters } from "#platform/text/analysis/headline.ts";
import { MOSTLY_NAME, nameShare } from "#platform/text/analysis/rarity.ts";
import { splitKicker } from "#platform/text/analysis/read-text.ts";
import { readWords } from "#platform/text/analysis/words.ts";
import { facesOf, faultsOf, isEvent, NOT_PLAIN } from "./face.ts";
import { papersOf, type TrendArticle } from "./trend-article.ts";

/** The most letters that two lines hold; fewer than the first number name no event. */
const LENGTH = { min: 28, max: 70 };
/** A longer headline names nothing, because even three lines do not hold it. */
const LONGEST = 100;

/** A slug is what several papers print before the colon: "Oyo school abduction: …". */
const SLUG_HEADLINES = 3;
export const SLUG_SHARE = 1 / 5;

/**
 * What a newspaper would call the topic: the slug that three headlines and a fifth of the group share, or else the
 * plainest headline of its most reported story.
 */
export function nameTopic(articles: readonly TrendArticle[]): string | null {
  return sharedSlug(articles.map(({ title }) => title)) ?? plainestHeadline(articles);
}

/** The words before the colon that enough headlines share, as most of them print it. */
export function sharedSlug(titles: readonly string[]): string | null {
  const printed = titles.flatMap((title) => slugOf(title) ?? []);
  const [most = []] = [...Map.groupBy(printed, foldLetters).values()].sort((a, b) => b.length - a.length);
  const [slug = null] = most;
  return isShared(most.length, titles.length) ? slug : null;
}

/** Three headlines and a fifth of the group. */
export function isShared(headlines: number, of: number): boolean {
  return headlines >= SLUG_HEADLINES && headlines >= SLUG_SHARE * of;
}

/** A kicker of two words or more that says what runs; a name alone ("Peter Obi: …") says who speaks. */
export function slugOf(title: string): string | null {
  const { kicker } = splitKicker(cleanHeadline(title));
  const words = readWords(kicker).filter(({ stop }) => !stop);
  if (words.length < 2 || /[?‘“"]/.test(kicker)) return null;
  return words.every(({ term }) => (nameShare(term) ?? 1) >= MOSTLY_NAME && !/\d/.test(term))
    ? null
    : kicker.trim();
}

/**
 * The face of its most reported story, or the next text as plain that fits better; null if none tells an event, or
 * words that three papers print.
 */
function plainestHeadline(articles: readonly TrendArticle[]): string | null {
  const main = mainStoryOf(articles);
  const papers = papersOf(main);
  const named = facesOf(main)
    .map((face) => ({ headline: printable(face.title), faults: faultsOf(face), face }))
    .filter(
      ({ headline, faults, face }) =>
        headline.length <= LONGEST && faults <= NOT_PLAIN && isEvent(face, papers),
    );
  const plainest = named.filter(({ faults }) => faults === named[0]?.faults);
  const fitting = plainest.find(({ headline: { length } }) => length >= LENGTH.min && length <= LENGTH.max);
  return (fitting ?? plainest[0])?.headline ?? null;
}

/** The story that most papers report; words count for less than an event. */
function mainStoryOf<Telling extends TrendArticle>(articles: readonly Telling[]): readonly Telling[] {
  const [main] = [...Map.groupBy(articles, ({ story }) => story).values()]
    .map((story) => {
      const faults = Math.min(...story.map(faultsOf));
      return { story, weight: papersOf(story) - faults, newest: Math.max(...story.map(({ time }) => +time)) };
    })
    .sort((a, b) => b.weight - a.weight || b.newest - a.newest);
  return main?.story ?? [];
}

/** Without prefixes, notes about pictures, and a mark at the end. An attribution stays: cut, a claim would read as a fact. */
function printable(title: string): string {
  return cleanHeadline(title)
    .replace(pictureNote, "")
    .replace(/(?<![\s.…])[\s.…]+$/, "");
}

const pictureNote =
  /(?<![\s[(|–—-])[\s[(|–—-]*\b(?:see |watch )?(?:videos?|photos?|pictures|pictorial)\b[\])]?\s*$/i;
