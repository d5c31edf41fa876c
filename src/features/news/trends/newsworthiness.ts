import type { Category } from "#contracts/sections.ts";
import { memoize } from "#platform/cache/memoize.ts";
import { cleanHeadline, foldLetters } from "#platform/text/analysis/headline.ts";
import { speltNumbers } from "#platform/text/analysis/numbers.ts";
import { agencies, foreignPlaces, parties, states } from "#platform/text/analysis/place-names.ts";
import { readWords, stem } from "#platform/text/analysis/words.ts";
import { readWordLists } from "#platform/text/word-lists.ts";
import { casualtyToll, contradicts, isPlain } from "./face.ts";
import type { TrendArticle } from "./trend-article.ts";
import type { WeighedStory } from "./weight.ts";

/** What an editor weighs, each from 0 to about 3, as the story's face tells it. */
export interface Signals {
  /** The papers that report it, fresh ones first, and those that report its subject. */
  readonly papers: number;
  /** People in danger: 1; killed or abducted: 2; ten or twenty of them: 3 or 4; none if a later text says no. */
  readonly lives: number;
  /** A court, a parliament, a government or an agency acts: 1, or 2 if it is a national one. */
  readonly act: number;
  /** What it costs or allows Nigerians: prices, wages, schools, visas, power. */
  readonly consequence: number;
  /** Its best text tells no act. */
  readonly words: number;
  /** Nothing Nigerian in it. */
  readonly foreign: number;
  /** A match or a star, at home and abroad. */
  readonly light: number;
  /** Ceremonies, birthdays, what has yet to happen. */
  readonly occasion: number;
  readonly advert: number;
  /** One person whom nobody knows: an arrest, an accident. */
  readonly ordinary: number;
  /** Editors named it in a recap, or filed it under their top news. */
  readonly voted: number;
}

/** By hand: fitted ones agree less with the editors of held-out days (docs/desk.md). */
export const WEIGHTS: Readonly<Record<keyof Signals, number>> = {
  papers: 1,
  lives: 0.3,
  act: 0.3,
  consequence: 0.3,
  words: -0.1,
  foreign: -0.8,
  light: -0.5,
  occasion: -0.3,
  advert: -2,
  ordinary: -0.5,
  voted: 0.4,
};

const lists = readWordLists(new URL("./deeds.txt", import.meta.url));
const terms = (list: string): ReadonlySet<string> => new Set([...lists.words(list)].map(stem));

/** Whose deed concerns the country, and whose a state or a town. */
const national = terms("national");
const local = terms("local");
const deeds = terms("deeds");
const consequences =
  /\b(?:petrol|fuel|diesel|naira|inflation|prices?|tariffs?|salar(?:y|ies)|wages?|pensions?|electricity|power grid|grid|strike|asuu|jamb|waec|wassce|neco|nysc|visas?|passports?|tax(?:es)?|subsidy|school fees|tuition|budget|debt|loans?|fares?|flood\w*|cholera|lassa|ebola|outbreak|vaccines?|doctors|state police|ultimatum|xenophobi\w+|\w*(?:bn|tn|trn|billion|trillion))\b/i;
const nigerian =
  /\b(?:nigerian?s?|naija|naira|nollywood|afrobeats?|super (?:eagles|falcons)|tinubu|fg|npfl|bbnaija)\b|₦|\bn\d/i;
const foreigners =
  /\b(?:trump|netanyahu|putin|zelensky|infantino|white house|hormuz|oman|central african|hamas|hezbollah|houthis?|nato|dutch|british|swiss|swedish|danish|turkish|irish|welsh|scottish|greek|polish|asian?|mid(?:dle)? east|real madrid|barcelona|man (?:city|utd|united)|manchester|arsenal|chelsea|liverpool|tottenham)\b/i;
const occasions =
  /\b(?:birthday|anniversary|congratulates?|felicitates?|celebrates?|wedding|weds|marries|engagement|welcomes? (?:\S+ ){0,2}(?:baby|child|twins|triplets|son|daughter|girl|boy)|inaugurates?|commissions|flags? off|lauds?|commends?|honours?|visits?|courtesy|inspects?|tours|receives|intensif(?:y|ies)|strengthens?|partnership|hosts|empowers|donates|partners?|trains|graduates|unveils?|launch(?:es)?(?! (?:\S+ ){0,2}(?:raid|attack|offensive|operation|manhunt|probe|investigation|strike)s?\b)|set to|plans?|targets|eyes|ahead of|to (?:host|hold|attend|discuss|visit|launch|begin|inaugurate|rule|decide)|(?:sets|fixes) (?:\S+ ){0,2}(?:date|judg(?:e)?ment|ruling|monday|tuesday|wednesday|thursday|friday|january|february|march|april|may|june|july|august|september|october|november|december))\b/i;
const adverts =
  /\bbrought to you\b|\b(?:unveils?|launch(?:es)?|introduces?|rolls? out)\b.{0,40}\b(?:product|app|smartphone|phone|brand|campaign|promo|card|platform|variant|packaging|series)\b|\bpromo\b|\b(?:partners?|rewards?) (?:\S+ ){0,3}(?:customers|consumers)\b|\b(?:deposit )?bonus(?:es)?\b(?=.*\b(?:casino|bet|deposit|void)\w*)|\bstock picks?\b|\btournament\b(?=.*\b(?:bank|club)\b)/i;
const violence =
  /\b(?:kill(?:s|ed|ing)?|abduct(?:s|ed|ees?)?|kidnap(?:s|ped)?|hostages?|massacre|bodies|drown(?:s|ed)?)\b/i;
const deaths = /\b(?:dead|dies?|died|deaths?)\b(?<!\bto death)(?! (?:row|penalty))/i;
/** Those whose death is the work of the police. */
const criminals =
  /\b(?:kidnappers|bandits|terrorists|robbers|insurgents|cultists|criminals|suspects|fighters) (?:\S+ ){0,2}killed\b|\b(?:kills?|neutrali[sz]es?|eliminates?) (?:\S+ ){0,4}(?:kidnappers?|bandits?|terrorists?|robbers?|insurgents?|fighters|commanders?|kingpin)\b/i;
const dangers =
  /\b(?:explosion|explodes|crash(?:es)?|collapses?|attack(?:s|ed)?|razed?|guts|capsizes?|floods?|overshoots|skids|capsized|displaced?|injured?)\b/i;
const MANY = 10;
const A_DISASTER = 20;
/** One person whom nobody knows. */
const anyone =
  /\b(?:man|woman|boy|girl|lady|teenager|widow|driver|rider|motorist|passenger|pedestrian|pusher|worker|farmer|student(?! (?:loan|union))|pupil|trader|couple|son|husband|wife|mother|father|daughter|lover|girlfriend|suspect|housewife|landlord|tenant|businessman|artisan|mechanic|thief|cultist|robber|offenders?)\b(?! city| utd| united)/i;

/** In the brief, at most one entry of each of these. */
export const LIGHT_CATEGORIES: ReadonlySet<Category> = new Set(["Sports", "Entertainment", "Lifestyle"]);

/** What speaks for and against a story as its editor would see it at this time. */
export function signalsOf(story: WeighedStory<TrendArticle>, face: TrendArticle, votes: number): Signals {
  const { articles } = story;
  const { isHome: _home, isAbroad, ...told } = readHeadline(face.title);
  const foreign = Number(isAbroad && !articles.some(({ title }) => readHeadline(title).isHome));
  const words = Number(!isPlain(face));
  const isContradicted = articles.some(({ time, title }) => time > face.time && contradicts(title));
  return {
    ...told,
    lives: isContradicted ? 0 : told.lives,
    // Words about an election do not represent the election.
    papers: words === 0 ? story.weight : story.ownWeight,
    words,
    foreign,
    light: LIGHT_CATEGORIES.has(face.category ?? "General News") ? 1 + foreign : 0,
    voted: votes + (articles.some(({ url = "" }) => url.includes("/top-news/")) ? 0.5 : 0),
  };
}

/** The same headlines are read again each minute, while their edition is open. */
const REMEMBERED = 10_000;

const readHeadline = memoize(REMEMBERED, (title) => {
  const headline = cleanHeadline(title);
  const words = foldLetters(headline).split(/[^\p{L}]+/u);
  return {
    lives: livesIn(headline),
    ordinary: Number(isOrdinary(headline)),
    act: actIn(headline),
    consequence: Number(consequences.test(headline)),
    occasion: Number(occasions.test(headline)),
    advert: Number(adverts.test(headline)),
    isHome:
      nigerian.test(headline) ||
      words.some(
        (word) => states.has(word) || parties.has(word) || (agencies.has(word) && !anywhere.has(word)),
      ),
    isAbroad: words.some(isForeignWord) || foreigners.test(headline),
  };
});

/** Who acts stands before the deed: "Senate rejects bill". */
function actIn(headline: string): number {
  let actor = 0;
  for (const { term } of readWords(headline)) {
    if (actor > 0 && deeds.has(term)) return actor;
    actor = Math.max(actor, national.has(term) ? 2 : Number(local.has(term)));
  }
  return 0;
}

function livesIn(fullHeadline: string): number {
  const headline = fullHeadline.replace(/\bwho(?:se)?\b.*/i, "");
  const toll = tollIn(headline);
  if (criminals.test(headline)) return 0;
  if (violence.test(headline) || deaths.test(headline)) {
    if (toll >= MANY) return toll >= A_DISASTER ? 4 : 3;
    return (violence.test(headline) || toll > 1) && !isOrdinary(headline) ? 2 : 1;
  }
  return Number(dangers.test(headline));
}

function isOrdinary(headline: string): boolean {
  return anyone.test(headline) && tollIn(headline) < 2;
}

function tollIn(headline: string): number {
  const digits = headline.replace(/\p{L}+/gu, (word) => String(speltNumbers[word.toLowerCase()] ?? word));
  const [, others = 0] = /(?<!\d)(\d{1,4}) others\b/.exec(digits) ?? [];
  return Number(casualtyToll(digits) ?? 1 + Number(others));
}

/** "Indonesian", "Ghanaians". */
const ofPeople = ["", "n", "ns", "ian", "ians", "ese", "i", "is"];

function isForeignWord(word: string): boolean {
  return ofPeople.some(
    (end) => word.endsWith(end) && foreignPlaces.has(word.slice(0, word.length - end.length)),
  );
}

/** Agencies of every country. */
const anywhere: ReadonlySet<string> = new Set(["un", "police", "army", "court", "who", "eu", "au"]);

/** What speaks for a story and against it, in points. */
export function pointsOf(signals: Signals): Record<keyof Signals, number> {
  const names = Object.keys(WEIGHTS) as (keyof Signals)[];
  return Object.fromEntries(names.map((name) => [name, WEIGHTS[name] * signals[name]])) as Record<
    keyof Signals,
    number
  >;
}

/** How newsworthy a story is. */
export function scoreOf(signals: Signals): number {
  return Object.values(pointsOf(signals)).reduce((sum, points) => sum + points, 0);
}

/** Words, foreign filler, greetings and advertisements lead nothing. */
export function mayLead({ words, foreign, occasion, advert }: Signals): boolean {
  return words + foreign + occasion + advert === 0;
}
