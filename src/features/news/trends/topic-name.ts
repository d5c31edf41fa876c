import { cleanHeadline, foldLetters } from "#platform/text/analysis/headline.ts";
import { tellsDeed } from "#platform/text/analysis/headline-verbs.ts";
import { MOSTLY_NAME, nameShare } from "#platform/text/analysis/rarity.ts";
import { splitKicker } from "#platform/text/analysis/read-text.ts";
import { readWords } from "#platform/text/analysis/words.ts";
import { findOvertaken, isStatement, MIN_CENTRALITY } from "./representatives.ts";
import { centralities } from "./shares.ts";
import { isReport, papersOf, type TrendArticle } from "./trend-article.ts";

/** Two lines hold so many letters; fewer than the first name no event. Outside it is a fault, as a quotation is. */
const LENGTH = { min: 28, max: 70 };
/** A longer headline names nothing, because even three lines do not hold it. */
const LONGEST = 100;

/** A slug is what several papers print before the colon: "Oyo school abduction: …". */
const SLUG_HEADLINES = 3;
const SLUG_SHARE = 1 / 5;

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

/** Of the story that most papers report, the headline with the fewest faults; of equal ones the most central. */
function plainestHeadline(articles: readonly TrendArticle[]): string | null {
  const [main = []] = [...Map.groupBy(articles, ({ story }) => story).values()].sort(
    (a, b) => papersOf(b) - papersOf(a) || b.length - a.length,
  );
  const overtaken = findOvertaken(main);
  const central = centralities(articles);
  const middle = Math.max(...main.map(({ id }) => central.get(id) ?? 0));
  const [plainest] = main
    .map((article) => ({ id: article.id, headline: printable(article.title), isReport: isReport(article) }))
    .filter(({ headline }) => headline.length <= LONGEST)
    .map((one) => ({
      ...one,
      centrality: central.get(one.id) ?? 0,
      faults:
        faultsOf(one.headline) +
        (overtaken.has(one.id) ? 4 : 0) +
        ((central.get(one.id) ?? 0) < MIN_CENTRALITY * middle ? 4 : 0) +
        (one.isReport ? 0 : 1),
    }))
    .sort((a, b) => a.faults - b.faults || b.centrality - a.centrality || (a.headline < b.headline ? -1 : 1));
  return plainest?.headline ?? null;
}

/** Without prefixes, notes about pictures, and a mark at the end. An attribution stays: cut, a claim would read as a fact. */
function printable(title: string): string {
  return cleanHeadline(title)
    .replace(pictureNote, "")
    .replace(/(?<![\s.…])[\s.…]+$/, "");
}

const pictureNote =
  /(?<![\s[(|–—-])[\s[(|–—-]*\b(?:see |watch )?(?:videos?|photos?|pictures|pictorial)\b[\])]?\s*$/i;
const firstPerson = /\b(?:I|we|my|me|our|us|I[’']m|I[’']ve|we[’']re)\b/i;
/** Words in quotation marks at the beginning, or four of them anywhere; fewer are a title ("Show Ya Sef"). */
const quotation = /(?:^|:\s)[‘“"']|[‘“"'](?:[^\s‘’“”"]{1,40}\s){3,30}[^\s‘’“”"]{1,40}[’”"']/u;
const question = /\?|^(?:how|why|what|when|where|who|which|meet|inside)\b/i;

/** How far a headline is from a plain sentence that tells what was done; 0 is plain. */
function faultsOf(headline: string): number {
  return (
    (headline.length < LENGTH.min || headline.length > LENGTH.max ? 3 : 0) +
    (question.test(headline) ? 4 : 0) +
    (firstPerson.test(headline) ? 4 : 0) +
    (quotation.test(headline) ? 2 : 0) +
    (isStatement(headline) ? 2 : 0) +
    (tellsDeed(headline) ? 0 : 2) +
    (/:\s/.test(headline) ? 1 : 0) +
    (/…|\.\.\.|;|\|/.test(headline) ? 1 : 0)
  );
}
