import type { Category } from "#contracts/sections.ts";
import { memoize } from "#platform/cache/memoize.ts";
import { cleanHeadline, foldLetters } from "#platform/text/analysis/headline.ts";
import { agencies, parties, states } from "#platform/text/analysis/place-names.ts";
import { casualtyWeight, isOnlyStatements, suitabilityOfStory } from "./representatives.ts";
import { hoursBefore, type TrendArticle } from "./trend-article.ts";
import type { WeighedStory } from "./weight.ts";

/** What an editor weighs, each from 0 to about 3. */
export interface Signals {
  /** The papers that report it, fresh ones first, and those that report its subject. */
  readonly papers: number;
  /** Texts that are no copies. */
  readonly texts: number;
  readonly single: number;
  /** Only somebody's words. */
  readonly remark: number;
  /** A court, a parliament, a government or an agency acts. */
  readonly act: number;
  readonly deaths: number;
  /** What it costs or allows Nigerians: prices, wages, schools, visas, power. */
  readonly consequence: number;
  /** Nothing Nigerian in it. */
  readonly foreign: number;
  /** A match or a star, at home and abroad. */
  readonly light: number;
  /** How poorly its best headline would open a page. */
  readonly slight: number;
  /** Ceremonies, birthdays, what has yet to happen. */
  readonly occasion: number;
  readonly advert: number;
  /** Its own later text takes it back. */
  readonly contradicted: number;
  /** Days since its newest report. */
  readonly age: number;
  /** Editors named it in a recap, or filed it under their top news. */
  readonly voted: number;
}

const acts =
  /\b(?:court|tribunal|judge|senate|senators?|reps|lawmakers|assembly|president|presidency|tinubu|minister|fec|nec|cabinet|inec|efcc|icpc|dss|nafdac|cbn|nnpc|customs|ndlea|army|military|police|troops|fg|federal government|governor|gov)\b.{0,60}\b(?:rul|order|jail|sentenc|convict|sack|appoint|sign|approv|pass|ban|suspend|arrest|arraign|charg|freez|seiz|nullif|declar|dissolv|fir|remov|rais|cut|rescue|restor|reject|summon|impeach|resign|indict|probe|kill|foil|lift|revers|stop|releas|announc|publish|introduc|begin|clear|detain|recover|deploy)/i;
const consequences =
  /\b(?:petrol|fuel|diesel|naira|inflation|prices?|tariffs?|salar(?:y|ies)|wages?|pensions?|electricity|power grid|grid|strike|asuu|jamb|waec|wassce|neco|nysc|visas?|passports?|tax(?:es)?|subsidy|school fees|tuition|budget|debt|loan|fares?|food|flood|cholera|outbreak|vaccines?|doctors|ballot|election|poll|state police|ultimatum|xenophobi\w+)\b/i;
const nigerian =
  /\b(?:nigerian?s?|naija|naira|nollywood|afrobeats?|super (?:eagles|falcons)|tinubu|fg|nfc|npfl|bbnaija)\b/i;
const occasions =
  /\b(?:birthday|anniversary|congratulates?|felicitates?|celebrates?|wedding|weds|marries|engagement|welcomes? (?:\S+ ){0,2}(?:baby|child|twins|triplets|son|daughter|girl|boy)|inaugurates?|commissions|flags? off|lauds?|commends?|honours?|visits?|courtesy|unveils?|launch(?:es)?(?! (?:\S+ ){0,2}(?:raid|attack|offensive|operation|manhunt|probe|investigation|strike)s?\b)|set to|plans? to|ahead of|to (?:host|hold|attend|discuss|visit|launch|begin|inaugurate))\b/i;
const adverts =
  /\bbrought to you\b|\b(?:unveils?|launch(?:es)?|introduces?|rolls? out)\b.{0,40}\b(?:product|app|smartphone|phone|brand|campaign|promo|card|platform|variant|packaging|series)\b|\bpromo\b|\b(?:partners?|rewards?) (?:\S+ ){0,3}(?:customers|consumers)\b/i;
const contradicts =
  /\b(?:not|wasn[’']t|isn[’']t|never|no)\b.{0,30}\b(?:crash|fire|true|dead|killed|attack(?:ed)?|abducted|explosion|arrested)\b|\bdenies\b|\bdebunks?\b|\bfake news\b|\bfalse\b/i;
/** In the brief, at most one entry of each of these, unless it is a topic. */
export const LIGHT_CATEGORIES: ReadonlySet<Category> = new Set(["Sports", "Entertainment", "Lifestyle"]);
/** What a headline with some victims weighs; with many it weighs more. */
const CASUALTIES = 1.2;

/** What speaks for and against a story as its editor would see it at this time. */
export function signalsOf(story: WeighedStory<TrendArticle>, now: Date, votes: number): Signals {
  const { articles, papers, weight } = story;
  const read = articles.map(({ title }) => readHeadline(title));
  const newest = articles.reduce((last, one) => (one.time > last.time ? one : last));
  const isNigerian = read.some((one) => one.nigerian);
  const isForeign = !isNigerian && !read.some((one) => one.home) && read.some((one) => one.abroad);
  const casualties = Math.max(...read.map((one) => one.casualties));
  return {
    papers: weight,
    texts: Math.log2(articles.filter(({ copyOf = null }) => copyOf === null).length || 1),
    single: Number(papers === 1),
    remark: Number(isOnlyStatements(articles)),
    act: Number(read.some((one) => one.act)),
    deaths: casualties > CASUALTIES ? 2 : Number(casualties > 1),
    consequence: Number(read.some((one) => one.consequence)),
    foreign: Number(isForeign),
    light: LIGHT_CATEGORIES.has(articles[0]?.category ?? "General News") ? 1 + Number(!isNigerian) : 0,
    slight: 1 - suitabilityOfStory(articles),
    occasion: Number(2 * read.filter((one) => one.occasion).length >= read.length),
    advert: Number(read.some((one) => one.advert)),
    contradicted: Number(articles.length > 1 && readHeadline(newest.title).contradicts),
    age: hoursBefore(now, newest.time) / 24,
    voted: votes + (articles.some(({ url = "" }) => url.includes("/top-news/")) ? 0.5 : 0),
  };
}

/** The same headlines are read again each minute, while their edition is open. */
const REMEMBERED = 5000;

const readHeadline = memoize(REMEMBERED, (title) => {
  const headline = cleanHeadline(title);
  const words = foldLetters(headline).split(/[^\p{L}]+/u);
  return {
    act: acts.test(headline),
    consequence: consequences.test(headline),
    nigerian: nigerian.test(headline),
    occasion: occasions.test(headline),
    advert: adverts.test(headline),
    contradicts: contradicts.test(headline),
    casualties: casualtyWeight(headline),
    home: words.some(
      (word) => states.has(word) || parties.has(word) || (agencies.has(word) && !anywhere.has(word)),
    ),
    abroad: words.some((word) => abroad.has(word)),
  };
});

/** Agencies of every country. */
const anywhere: ReadonlySet<string> = new Set(["un", "police", "army", "court"]);

const abroad: ReadonlySet<string> = new Set(
  `us usa america american washington uk london england english scotland wales ireland europe european france french paris
  germany german berlin italy italian rome spain spanish madrid portugal netherlands belgium switzerland austria sweden norway
  denmark poland ukraine russia russian moscow kremlin turkey greece iran iranian iraq israel israeli gaza palestine lebanon
  syria yemen saudi arabia uae dubai qatar kuwait jordan china chinese beijing japan korea korean india indian pakistan
  afghanistan indonesia malaysia philippines vietnam thailand australia canada canadian mexico brazil brazilian argentina
  colombia venezuela cuba haiti ghana togo cameroon chad mali senegal kenya uganda tanzania rwanda ethiopia sudan somalia
  egypt libya morocco algeria tunisia congo angola zambia zimbabwe mozambique malawi botswana namibia liberia guinea`.split(
    /\s+/,
  ),
);

/** By hand: fitted ones agree less with the editors of held-out days (docs/desk.md). */
export const WEIGHTS: Readonly<Record<keyof Signals, number>> = {
  papers: 1,
  texts: 0.15,
  single: -0.5,
  remark: -0.4,
  act: 0.4,
  deaths: 0.35,
  consequence: 0.3,
  foreign: -0.8,
  light: -0.35,
  slight: -1,
  occasion: -0.4,
  advert: -1.5,
  contradicted: -0.6,
  age: -0.5,
  voted: 0.5,
};

/** What speaks for a story and against it, in points. */
export function pointsOf(signals: Signals, weights = WEIGHTS): Record<string, number> {
  const names = Object.keys(weights) as (keyof Signals)[];
  return Object.fromEntries(names.map((name) => [name, weights[name] * signals[name]]));
}

/** How newsworthy a story is. */
export function scoreOf(signals: Signals, weights = WEIGHTS): number {
  return Object.values(pointsOf(signals, weights)).reduce((sum, points) => sum + points, 0);
}

/** Foreign filler, greetings and advertisements lead nothing; what several papers report from abroad may. */
export function mayLead({ foreign, light, occasion, advert, slight }: Signals, papers: number): boolean {
  const isFiller = foreign > 0 && papers < MANY_PAPERS;
  return !isFiller && advert === 0 && !(occasion > 0 && papers < MANY_PAPERS) && light < 2 && slight < 0.5;
}

const MANY_PAPERS = 3;
