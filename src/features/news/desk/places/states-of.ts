import { cleanHeadline, cleanSummary, splitHashtags } from "#platform/text/analysis/headline.ts";
import { beside, type Mention, mentionsIn, wordsBefore } from "./mentions.ts";
import { whyNotThePlace } from "./not-the-place.ts";

/** A text that names more is about the whole country: a forecast, a list of winners. */
const MOST_STATES = 3;

/**
 * The slugs of the states in which the article's event is: those that its headline names, or else those of its summary.
 */
export function statesOf(article: { readonly title: string; readonly summary: string }): string[] {
  const mentions = mentionsIn({
    title: splitHashtags(cleanHeadline(article.title)),
    summary: splitHashtags(cleanSummary(article.summary)),
  }).filter((mention) => whyNotThePlace(mention) === null);
  const isInHeadline = ({ from, headlineEnd }: Mention): boolean => from < headlineEnd;
  const told = statesIn(mentions.filter((mention) => isInHeadline(mention) && isWhereInHeadline(mention)));
  const found =
    told.length > 0
      ? told
      : statesIn(mentions.filter((mention) => !isInHeadline(mention) && isWhereInSummary(mention)));
  return found.length > MOST_STATES ? [] : found;
}

/** Where states are named outright, a town or local government of another one is a namesake. */
function statesIn(mentions: readonly Mention[]): string[] {
  const outright = mentions.filter(({ name }) => name.kind !== "area" && name.kind !== "town");
  return [...new Set((outright.length > 0 ? outright : mentions).map(({ name }) => name.state))].sort();
}

/** Where national bodies meet, companies have their seats and papers their correspondents. */
const seats = new Set(["abuja", "lagos"]);

/** What happens to a city's own people. */
const local =
  /^(?:police|fires?|crash(?:es)?|kill(?:s|ed|ing)?|dies?|dead|death|robb(?:ers?|ery)|kidnap\p{L}*|abduct\p{L}*|gunmen|bandits|residents?|traders?|estates?|demoli\p{L}+|traffic|bridge|flood\p{L}*|buildings?|collapse\p{L}*|explosion|pupils|students?|teachers|hospital|hotel|murder\p{L}*|rap(?:e|ed|ist)|arrests?|arrested|hoodlums|cult\p{L}*|protest\p{L}*|shops?|plaza|tenants?|landlord|taxi|stab\p{L}*|fraud\p{L}*|drugs?|jail(?:s|ed)|suspects?)$/u;

function isWhereInHeadline(mention: Mention): boolean {
  return mention.name.state !== "fct" || isWhereInSeat(mention);
}

/** In a summary, a city may be only where somebody spoke. */
function isWhereInSummary(mention: Mention): boolean {
  const isSpoken = beside(mention, -1) === "in" && wordsBefore(mention).some((word) => speech.test(word));
  return isWhereInSeat(mention) && (!isSpoken || (mention.name.kind === "state" && !isSeat(mention)));
}

/** "Abuja" and "Lagos", unless as "Lagos State", need something that happens there and not in the nation. */
function isWhereInSeat(mention: Mention): boolean {
  return !isSeat(mention) || mention.text.some(({ folded }) => local.test(folded));
}

function isSeat(mention: Mention): boolean {
  return seats.has(mention.name.words.join(" ")) && !/^(?:state|gov\p{L}*)$/u.test(beside(mention, 1));
}

const speech =
  /^(?:spoke|speak(?:s|ing)|said|stated|disclosed|told|address(?:ed|ing)|brief(?:ed|ing)|interview|statement|remarks|conference|summit|lecture|convention|launch\p{L}*|unveil\p{L}*|forum|workshop|primary|awards?|ceremony|event|meeting|symposium|roundtable|dialogue|court)$/u;
