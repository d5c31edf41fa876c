import type { StoryText } from "#features/news/shapes.ts";
import { cleanHeadline, cleanSummary } from "#platform/text/analysis/headline.ts";
import { isHeadlineVerb } from "#platform/text/analysis/headline-verbs.ts";
import { readWords } from "#platform/text/analysis/words.ts";
import { accordingTo } from "./according.ts";
import { isUnnamedSource } from "./unnamed-source.ts";

/** The source of a text: the whole name as the paper prints it; null for an unnamed source. */
export interface Attribution {
  readonly text: StoryText;
  readonly who: string | null;
}

/** The dash before a tail may have a space on one side only: "… electricity debts -Lagos agency". */
const TAIL = /(?:\s[–—-]\s?|(?<=\S)[–—]\s?|(?<=\p{L}{2})-\s)([^–—]{2,70})$/u;
/** A dash that joins the two ends of a road, or two sides, does not start a tail: "Kaduna–Abuja Expressway". */
const BETWEEN_TWO =
  /\p{L}[–—-]\s?\p{Lu}[^–—]{0,60}\b(?:roads?|expressway|highway|bridge|rail(?:way)?|line|border|corridor|axis|route|clash|match|war|talks|relations|deal|pipeline|ties|game|crisis|conflict|train|flights?|derby)$/iu;
/** "– Jimoh Ibrahim + Video" */
const WITH_PICTURES = /(?<!\s)\s*\+\s*(?:videos?|photos?|pictures)\s*$/i;
const SPEECH_VERBS = "says?|insists?|warns?|declares?|alleges?|laments?|tells?|cautions?|urges?|advises?";
const SAYS_WHO = /,[’'”]?\s(?:says?|insists?|warns?)\s([^,]{2,60})$/iu;
/** Without a comma, only a title marks the speaker: "Games Strengthen Bond Among Groups Says Olu of Warri". */
const SAYS_TITLE =
  /^(?:\S+\s){5,}?[Ss]ays?\s((?:Olu|Oba|Emir|Sultan|Ooni|Alaafin|Olubadan|Governor|Gov|Minister|Commissioner|Senator|Speaker|President|Archbishop|Bishop|Prof|Dr)\.?(?:\s(?:of\s(?:the\s)?)?\p{Lu}[\p{L}’'-]+){1,3})$/u;
const WHO_SAYS = new RegExp(`,[’'”]?\\s([^,:;]{2,50}?)\\s(?:${SPEECH_VERBS})(?:\\s[^,]{2,60})?$`, "iu");
/** "— Femi Adebayo’s ex-wife clarifies". */
const TRAILING_VERB =
  /\s(?:says|warns|insists|declares|laments|clarifies|explains|alleges|cautions|assures|admits|claims|states|discloses|confirms|vows|boasts|submits|maintains|advises)$/i;

const NO_NAME =
  /^(?:how|what|why|when|who|where|whose|which|here|see|by|full|videos?|photos?|the|an?|against|of|on|about|over|no|not|never|now|then|yet|just|still|more|another|beyond|inside|lessons|matters|need|things|reasons|ways|towards?|in|at|and|or|to|all (?:you|the|that|about|we|set|clear|eyes)|defaulting|erring)\b|\bquotes\b|ing$|[?!:“”"]|\d{3,}|^\d+\b/i;
/** Labels that papers give their own texts. */
const LABEL =
  /^(?:(?:live |latest |breaking |news )?updat(?:ed?|es?)|live|breaking(?: news)?|exclusive|just in|latest|developing|watch|listen|audio|video|analysis|opinion|editorial|interview|explainer|review|preview|profile|obituary|tribute|features?|special report|fact[- ]?check|timeline|gallery|pictures|pictorial|in pictures|infographics?|podcast|recap|highlights|final(?:e| part)?|conclu(?:ded|sion)|sponsored|advertorial|press release|lists?|details|guide|tips|sport|news|business|politics|correction|clarification|transcript|quiz|trailer|lyrics|history|biography|age|net worth|prices?|dates?|venue|fixtures|results?|scores?|table|line-?ups?|statement)$/i;
/** "Part 2", "Day 4" and "Benin 1" are not names, but some people, posts and stations do end in a number. */
const NUMBERED = /\s(?:\d{1,3}|[IVX]{1,4}|one|two|three|four)$/;
const KEEPS_NUMBER =
  /^(?:kwam|zone|sector|channel|division|brigade|area|ward|district)\b|\b(?:zone|sector|division|brigade)\s\d+$/i;
/** Words of a sentence, which no name contains. */
const SENTENCE =
  /(?:^|\s)(?:after|over|amid|among|as|with|from|his|her|their|she|he|they|it|is|are|was|were|will|must|not|now|still|never|only|because|when|while|before|that|this|i|we|my|our|but|if|or|vs|versus|reacts?|speaks?|replies|reveals?|makes?|gives?|shares?|says?|tells?|delivers?|critical|crucial|vital|non-\w+|necessary|inevitable|illegal|unacceptable|ready)(?:\s|$)|(?<!advis[eo]r|assistant|aide|secretary|envoy|ambassador)\sto\s/iu;
/** "Ibadan expressway closed", "Schools shut", "Lagos on edge": a state of affairs, not a source. */
const STATE =
  /\s(?:\p{Ll}+ed|shut|dead|missing|underway|again|soon|alive|unhurt|today|tomorrow|on hold|on edge|at large|so far|at last|out|off|down|up|open)$|\sin\s\p{Ll}/u;
const STATE_IN_CAPITALS =
  /\s(?:Closed|Blocked|Shut|Dead|Missing|Injured|Killed|Stranded|Suspended|Cancelled|Postponed|Arrested|Deserted|Underway|Again|Soon|Grounded|Displaced|Destroyed|Razed|Flooded|Reopened|Diverted|Delayed|Affected|Feared|Rescued|Freed|On Hold|On Edge|At Large)$/;
/** In lower case, only an office or a body is a source: "gov", "ex-lawmaker", "state police". */
const OFFICE_WITHOUT_CAPITAL =
  /(?:^|[\s-])(?:police|army|navy|government|govt|gov|governor|minister|commissioner|chair(?:man|woman|person)?|chieftain|president|speaker|lawmaker|senator|rep|monarch|boss|chief|general|counsel|leader|council|officer|director|secretary|judge|court|commission|agency|ministry|military|presidency|senate|candidate|mayor|envoy|ambassador|king|queen|oba|emir|sultan|mogul|star|winner|champion|captain|manager|registrar|rector|vc)$/;
/** What is done or signed, not who speaks: "Niger operation", "Burundi Military Partnership Against Terrorism". */
const EVENT =
  /\b(?:operations?|partnership|offensive|attacks?|terrorism|insurgency|deals?|talks|crisis|crises|war|summit|ceremony|conference|agreement|bill|project|scandal|probe|tragedy|accident|disaster)$/i;
const MAX_WORDS = 8;

/** Newspapers, agencies and broadcasters report the news; they are not its source. */
const press: ReadonlySet<string> = new Set([
  ...["afp", "al jazeera", "ap", "arise", "associated press", "bbc", "bloomberg", "businessday", "cable"],
  ...["channels", "cnn", "daily trust", "espn", "financial times", "goal", "guardian", "leadership", "media"],
  ...["nairametrics", "nan", "nation", "new york times", "newspaper", "newspapers", "premium times", "press"],
  ...["punch", "reporters", "reuters", "sahara reporters", "sky sports", "sports", "sun", "the cable"],
  ...["the nation", "the sun", "x", "thecable", "thisday", "times", "tribune", "trust", "tvc", "vanguard"],
  "washington post",
]);

/** One attribution for each of a story's texts that cites a source, named or not. */
export function attributionsOf(texts: readonly StoryText[]): Attribution[] {
  const papers = new Set(texts.map(({ paper }) => paper.toLowerCase()));
  return texts.flatMap((text) => {
    const who = sourceOf(text, papers);
    return who === undefined ? [] : [{ text, who }];
  });
}

/** Null if the source is unnamed; undefined if the text cites none. */
function sourceOf({ title, summary }: StoryText, papers: ReadonlySet<string>): string | null | undefined {
  const headline = cleanHeadline(title)
    .replace(WITH_PICTURES, "")
    .replace(/(?<![\s:.–—-])[\s:.–—-]+$/u, "");
  const isNoSource = (who: string): boolean => isPress(who, papers);
  for (const pattern of [TAIL, SAYS_WHO, SAYS_TITLE, WHO_SAYS]) {
    const who = pattern.exec(headline)?.[1]?.trim().replace(TRAILING_VERB, "");
    if (who === undefined || (pattern === TAIL && BETWEEN_TWO.test(headline))) continue;
    const source = isNoSource(who) ? undefined : namedSource(who);
    if (source !== undefined) return source;
    if (pattern === TAIL) break;
  }
  return accordingTo(`${headline}.`, isNoSource) ?? accordingTo(cleanSummary(summary), isNoSource);
}

function namedSource(who: string): string | null | undefined {
  if (isUnnamedSource(who)) return null;
  return isName(who) ? who : undefined;
}

function isName(who: string): boolean {
  if ([NO_NAME, LABEL, SENTENCE, STATE, STATE_IN_CAPITALS, EVENT].some((pattern) => pattern.test(who)))
    return false;
  if (NUMBERED.test(who) && !KEEPS_NUMBER.test(who)) return false;
  if (!/\p{Lu}/u.test(who) && !OFFICE_WITHOUT_CAPITAL.test(who)) return false;
  const words = readWords(who);
  if (words.length === 0 || words.length > MAX_WORDS) return false;
  return !words.some(
    ({ term, shown, capital }, at) =>
      isHeadlineVerb(term) && (/[^s]s$/.test(shown) || (at > 0 && at < words.length - 1 && !capital)),
  );
}

function isPress(who: string, papers: ReadonlySet<string>): boolean {
  const name = who.toLowerCase();
  return papers.has(name) || press.has(name);
}
