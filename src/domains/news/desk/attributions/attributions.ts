import type { Text } from "#domains/news/shapes.ts";
import { cleanHeadline, cleanSummary } from "#platform/text/analysis/headline.ts";
import { isHeadlineVerb } from "#platform/text/analysis/headline-verbs.ts";
import { readWords } from "#platform/text/analysis/words.ts";

/** Who says what a text tells: the whole name as the paper prints it; null for a source that it does not name. */
export interface Attribution {
  readonly text: Text;
  readonly who: string | null;
}

/** A tail behind a dash may stand close to one side: "… electricity debts -Lagos agency". */
const TAIL = /(?:\s[–—-]\s?|(?<=\S)[–—]\s?)([^–—]{2,70})$/u;
const SAYS = "says?|insists?|warns?|declares?|alleges?|laments?|tells?|cautions?|urges?|advises?";
const SAYS_WHO = /,[’'”]?\s(?:says?|insists?|warns?)\s([^,]{2,60})$/iu;
const WHO_SAYS = new RegExp(`,[’'”]?\\s([^,:;]{2,50}?)\\s(?:${SAYS})(?:\\s[^,]{2,60})?$`, "iu");
const ACCORDING =
  /\b[Aa]ccording to\s(?:the\s)?(\p{Lu}[\p{L}\d’'.&-]*(?:\s(?:(?:of|for|on|and|the|in|de|al)\s)*\p{Lu}[\p{L}\d’'.&-]*)*|police|army|government|federal government)(?=[,;:]|\.(?:\s|$)|\s\(|\s(?:the|that|is|was|are|were|has|have|in|on|at|by|who|which|as|while|when|during|following|showed?|and)\b)/u;
const ACCORDING_UNNAMED =
  /\baccording to\s(?:an?\s|the\s|some\s|several\s)?(?:new\s)?(reports?|sources?|residents?|witnesses|eyewitnesses|experts?|analysts?|officials?|stakeholders|locals|villagers)\b/i;

/** A source without a name. */
const UNNAMED =
  /^(?:new |fresh )?(?:reports?|groups?|stakeholders?|experts?|dons?|officials?|sources?|study|studies|survey|analysts?|researchers?|insiders?|witness(?:es)?|eyewitness(?:es)?|residents?|media reports?|poll|data|research|operators?)$/i;
const NO_NAME =
  /^(?:how|what|why|when|who|where|here|see|by|full|video|photos?|the|a|an)\b|\bquotes\b|ing$|[?!:“”"]|\d{3,}|^\d+\b/i;
/** Words of a sentence: no name holds them. */
const SENTENCE =
  /(?:^|\s)(?:after|over|amid|as|with|from|his|her|their|she|he|they|it|is|are|was|were|will|not|because|when|while|before|that|this|i|we|my|our|but|if|reacts?|speaks?|replies|reveals?|makes?|gives?|shares?|says?|tells?)(?:\s|$)/i;
const MOST_WORDS = 8;

/** Newspapers, agencies and broadcasters tell the news; they are not its source. */
const press: ReadonlySet<string> = new Set([
  ...["afp", "al jazeera", "ap", "arise", "associated press", "bbc", "bloomberg", "businessday", "cable"],
  ...["channels", "cnn", "daily trust", "espn", "financial times", "goal", "guardian", "leadership", "media"],
  ...["nairametrics", "nan", "nation", "new york times", "newspaper", "newspapers", "premium times", "press"],
  ...["punch", "reporters", "reuters", "sahara reporters", "sky sports", "sports", "sun", "the cable"],
  ...["the nation", "the sun", "thecable", "thisday", "times", "tribune", "trust", "tvc", "vanguard"],
  "washington post",
]);

/** The texts of a story that say who says it. */
export function attributionsOf(texts: readonly Text[]): Attribution[] {
  const papers = new Set(texts.map(({ paper }) => paper.toLowerCase()));
  return texts.flatMap((text) => {
    const who = sourceOf(text, papers);
    return who === undefined ? [] : [{ text, who }];
  });
}

/** Undefined where the text does not say. */
function sourceOf({ title, summary }: Text, papers: ReadonlySet<string>): string | null | undefined {
  const headline = cleanHeadline(title).replace(/(?<![\s:.–—-])[\s:.–—-]+$/u, "");
  for (const pattern of [TAIL, SAYS_WHO, WHO_SAYS]) {
    const who = pattern
      .exec(headline)?.[1]
      ?.trim()
      .replace(/\s(?:says|warns|insists|declares|laments)$/i, "");
    if (who === undefined) continue;
    if (UNNAMED.test(who)) return null;
    const isPhrase = pattern === SAYS_WHO && !/\p{Lu}/u.test(who) && /\s\S+\s/.test(who);
    if (!isPhrase && isName(who) && !isPress(who, papers)) return who;
    if (pattern === TAIL) break;
  }
  return accordingTo(headline, papers) ?? accordingTo(cleanSummary(summary), papers);
}

function accordingTo(text: string, papers: ReadonlySet<string>): string | null | undefined {
  const who = ACCORDING.exec(text)?.[1];
  if (who !== undefined && !isPress(who.replace(/ on \S+day$/, ""), papers)) return who;
  return ACCORDING_UNNAMED.test(text) ? null : undefined;
}

function isName(who: string): boolean {
  if (NO_NAME.test(who) || SENTENCE.test(who)) return false;
  const words = readWords(who);
  if (words.length === 0 || words.length > MOST_WORDS) return false;
  return !words.some(
    ({ term, shown, capital }, at) =>
      isHeadlineVerb(term) && (/[^s]s$/.test(shown) || (at > 0 && at < words.length - 1 && !capital)),
  );
}

function isPress(who: string, papers: ReadonlySet<string>): boolean {
  const name = who.toLowerCase();
  return papers.has(name) || press.has(name);
}
