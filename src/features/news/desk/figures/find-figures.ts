import { cleanHeadline, cleanSummary } from "#platform/text/analysis/headline.ts";
import { sentenceEnds } from "#platform/text/sentences.ts";
import { markNumerals, type Numeral } from "./numerals.ts";
import { isPeopleWord, peopleGroupOf } from "./people.ts";

export const figureKinds = ["dead", "injured", "abducted", "freed", "arrested", "missing"] as const;

/** What happened to the people that a figure counts. */
export type FigureKind = (typeof figureKinds)[number];

export interface Figure extends Numeral {
  readonly what: FigureKind;
  /** The group that is counted, as the text calls it: "troops"; null if it does not say. */
  readonly group: string | null;
  /** Equal for "soldiers" and "troops": the groups of two texts are compared by this. */
  readonly groupName: string | null;
}

/** How many sentences of a summary are read; later ones are background. */
const MAX_SENTENCES = 3;
const MAX_GROUP_WORDS = 6;

/** Before the number: "killed 12", "killing of 12". */
const active: Readonly<Record<FigureKind, RegExp>> = {
  dead: /\b(?:kill(?:s|ed|ing)?|murder(?:s|ed)|slay|massacre[sd]?|behead(?:s|ed)?|gun(?:s|ned)? down|shoot dead|shot dead|execute[sd]?|neutrali[sz](?:e[sd]?|ing)|claim(?:s|ed|ing)?|(?:killing|murder|massacre|deaths?|execution) of|death toll(?: [^,;:«]{0,50})? (?:hits?|rises? to|rose to|reach(?:es|ed)|climbs? to|climbed to|now|at|stands at|jumps? to|increases? to|to)(?: now)?)(?: all| the)? $/i,
  injured:
    /\b(?:injur(?:e[sd]?|ing)|wound(?:s|ed|ing)?|hurt(?:s|ing)?|(?:injuring|wounding) of)(?: all| the)? $/i,
  abducted:
    /\b(?:abduct(?:s|ed|ing)?|kidnap(?:s|ped|ping)?|seize[sd]?|whisk(?:s|ed)? away|take hostage|(?:abduction|kidnap|kidnapping|seizure) of)(?: all| the)? $/i,
  freed:
    /\b(?:free[sd]?|rescu(?:e[sd]?|ing)|releas(?:e[sd]?|ing)|liberat(?:e[sd]?|ing)|sav(?:e[sd]|ing)|(?:freeing|rescue|release) of)(?: all| the)? $/i,
  arrested:
    /\b(?:arrest(?:s|ed|ing)?|nab(?:s|bed|bing)?|apprehend(?:s|ed|ing)?|detain(?:s|ed|ing)?|captur(?:e[sd]?|ing)|busts?|round(?:s|ed)? up|pick(?:s|ed)? up|(?:arrest|detention|apprehension|capture) of)(?: all| the)? $/i,
  missing: /\bmissing of(?: all| the)? $/i,
};

/** After the number and its noun: "12 soldiers were killed". */
const passive: Readonly<Record<FigureKind, RegExp>> = {
  dead: /^(?:killed|dead|dies?|died|perish(?:ed|es)?|drown(?:ed|s)?|murdered|slain|shot dead|burnt to death|lynched|massacred|beheaded|executed|neutrali[sz]ed|lose(?:s)? (?:their )?li(?:fe|ves)|lost (?:their )?li(?:fe|ves))(?![\p{L}-])/iu,
  injured: /^(?:injured|wounded|hurt|hospitali[sz]ed)(?![\p{L}-])/iu,
  abducted: /^(?:abducted|kidnapped|taken hostage|whisked away)(?![\p{L}-])/iu,
  freed: /^(?:freed|rescued|released|liberated|set free|regain(?:s|ed)? (?:their )?freedom)(?![\p{L}-])/iu,
  arrested:
    /^(?:arrested|nabbed|apprehended|detained|captured|rounded up|in custody|in police (?:net|custody))(?![\p{L}-])/iu,
  missing: /^(?:(?:still |declared |reported )?(?:missing|unaccounted for))(?![\p{L}-])/iu,
};
const anyState = new RegExp(
  `^(?:${Object.values(passive)
    .map(({ source }) => source.slice(1))
    .join("|")})`,
  "iu",
);

const AUXILIARIES = `(?:\\s(?:were|was|are|is|have|has|had|been|be|being|to|reportedly|allegedly|also|feared|now|all|later|already|critically|severely|seriously|fatally|confirmed|reported|believed|said|found|left|get|got|who|that))`;
const afterAuxiliary = new RegExp(`^${AUXILIARIES}{0,6}\\s`, "i");
/** "Three students of the university have been abducted": the verb follows an auxiliary further on. */
const afterDistantAuxiliary = new RegExp(
  `^\\s(?:of|in|from|at|on|aboard|inside|travelling)\\s[^,;:«]{2,80}?\\s(?:were|was|have been|has been|had been)${AUXILIARIES}{0,3}\\s`,
  "i",
);

const NEGATION =
  /\b(?:den(?:y|ies|ied|ying)|debunk\w*|refut\w*|dismiss\w*|false|foil\w*|avert\w*|thwart\w*|prevent\w*|attempt\w*|plan(?:s|ned|ning)? to|plot\w*|threaten\w*|demand\w*|seek\w*|call\w* for|urge\w*|wants?|appeal\w*|could|may|might|would|not|never|no)\b/i;
/** "Working to rescue 44" has not happened yet. */
const NOT_YET = /\bto \w+ $/i;
/** A figure for a whole period, such as months or years, does not count this event. */
const WHOLE_PERIOD =
  /\b(?:in|within|over|during|for)\s(?:the\s)?(?:past\s|last\s|first\s)?(?:(?:a|one|«\d+»|\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|several|few)[\s-])?(?:hours?|days?|weeks?|months?|years?|decades?|quarter)\b(?!\s(?:after|later|of captivity|in captivity))|\bsince\s(?!then)|\bso far this year\b|\bthis year\b|\bthis month\b|\bannual(?:ly)?\b|\b(?:every|each|per|a) (?:day|week|month|year)\b|\bin\s(?:19|20)\d\d\b|\b(?:in|from|between) (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/i;
/** A sentence that recalls another event, or another time; a headline tells of its own. */
const OTHER_EVENT =
  /\b(?:last|previous)\s(?:week|month|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\b(?:day|week|month|year|decade)s?\s(?:ago|earlier)\b|\b(?:days|weeks|months|years)\safter\s[^,;:«]{0,80}«|\b(?:similar|another|earlier|previous|a separate)\s(?:attack|ambush|raid|invasion|clash|abduction|kidnapping|incident|mishap|accident|crash|collapse|fire|blast|explosion|disaster|tragedy|operation)(?:s|es)?\b/i;
const FURTHER = /^(?:others?|more|another|additional|fresh|further|extra|new)$/i;
const ANOTHER =
  /\b(?:another|additional|further|extra|fresh|other|including|among(?:st)? (?:them|whom)|of whom|with|plus|family of|group of|team of|gang of|crew of)\s$/i;
const ENDS_PHRASE =
  /^(?:in|on|at|from|over|for|after|as|by|with|during|while|amid|near|along|to|of|into|aboard|inside|around|before|when|where|who|that|which|and|or|but|were|was|are|is|has|have|had|been|be|following|via|under|against|across|within|since)$/i;

/** What a text counts: in its headline and, for what the headline does not count, in the opening of its summary. */
export function figuresOf({
  title,
  summary,
}: {
  readonly title: string;
  readonly summary: string;
}): Figure[] {
  const inTitle = figuresIn(cleanHeadline(title), WHOLE_PERIOD);
  const inHeadline = new Set(inTitle.map(({ what }) => what));
  const inSummary = sentencesOf(cleanSummary(summary)).flatMap((sentence) =>
    figuresIn(sentence, WHOLE_PERIOD, OTHER_EVENT),
  );
  return [...dropAmbiguous(inTitle), ...dropAmbiguous(inSummary.filter(({ what }) => !inHeadline.has(what)))];
}

/**
 * Drops repetitions, and different figures of one thing: they may be parts of a whole, so neither is the text's figure.
 */
function dropAmbiguous(figures: readonly Figure[]): Figure[] {
  return figures.filter(
    (one, at) =>
      figures.findIndex((other) => isSame(one, other)) === at &&
      figures.every((other) => other.what !== one.what || other.value === one.value),
  );
}

function isSame(a: Figure, b: Figure): boolean {
  return a.what === b.what && a.value === b.value;
}

function figuresIn(sentence: string, ...unless: readonly RegExp[]): Figure[] {
  const { text, numerals } = markNumerals(sentence);
  if (numerals.length === 0 || unless.some((pattern) => pattern.test(text))) return [];
  return [...text.matchAll(/«(\d+)»/g)].flatMap((mark) => {
    const numeral = numerals[Number(mark[1])];
    const before = text.slice(0, mark.index);
    const figure = numeral && figureAt(numeral, before, text.slice(mark.index + mark[0].length));
    return figure ? [figure] : [];
  });
}

function figureAt(numeral: Numeral, before: string, after: string): Figure | null {
  const people = ANOTHER.test(before) || isDenied(before) ? null : peopleAfter(after);
  const what = people && (deedBefore(before, people) ?? stateAfter(before, people));
  if (people === null || what === null) return null;
  const groupName = people.noun === null ? null : peopleGroupOf(people.noun);
  const isFeared = /^\s(?:were |are )?feared\b/i.test(people.rest);
  return {
    value: numeral.value,
    hedge: numeral.hedge ?? (isFeared ? "feared" : null),
    what,
    group: groupName === null ? null : people.noun,
    groupName,
  };
}

interface People {
  /** The noun that ends the phrase: "lives", "soldiers"; null if the number is alone. */
  readonly noun: string | null;
  readonly rest: string;
}

/** The people that the number counts; null if it counts things, or only further people ("3 others"). */
function peopleAfter(after: string): People | null {
  const phrase = /^(?:\s[\p{L}\d'’./-]+){0,6}/u.exec(after)?.[0] ?? "";
  const words = phrase.split(/\s/).slice(1, 1 + MAX_GROUP_WORDS);
  const until = words.findIndex((word, at) => endsPhrase(word, words.slice(at + 1)));
  const phraseWords = until === -1 ? words : words.slice(0, until);
  if (words.slice(0, phraseWords.length + 1).some((word) => FURTHER.test(word))) return null;
  const noun = phraseWords.findIndex(
    (word, at) => isPeopleWord(word) && !isPeopleWord(phraseWords[at + 1] ?? ""),
  );
  if (noun === -1) return isNumberAlone(words[0]) ? { noun: null, rest: after } : null;
  const length = phraseWords.slice(0, noun + 1).reduce((sum, word) => sum + 1 + word.length, 0);
  return { noun: phraseWords[noun]?.toLowerCase() ?? null, rest: after.slice(length) };
}

/** "12 killed in Ado", but not "12 kidnapped farmers". */
function endsPhrase(word: string, next: readonly string[]): boolean {
  return ENDS_PHRASE.test(word) || (anyState.test(word) && !next.slice(0, 4).some(isPeopleWord));
}

/** "kill 12", "12 in Kano", "12 killed", but not "11 cows" nor "3 of them". */
function isNumberAlone(word: string | undefined): boolean {
  if (word === undefined || word === "") return true;
  if (/^of$/i.test(word)) return false;
  return (
    ENDS_PHRASE.test(word) ||
    anyState.test(word) ||
    /^(?:alive|feared|confirmed|unaccounted|regain)/i.test(word)
  );
}

function deedBefore(before: string, { noun, rest }: People): FigureKind | null {
  for (const what of figureKinds) {
    if (!active[what].test(before) || (what !== "dead" && NOT_YET.test(before))) continue;
    if (/\bclaim(?:s|ed|ing)? $/i.test(before) && noun !== "lives") return null;
    if (what === "freed" && noun === null && !/\b(?:rescu|free)\w* $/i.test(before)) return null;
    return isPartOfSum(rest) ? null : what;
  }
  return null;
}

/** "12 soldiers and a driver", "39 pupils, 5 teachers": each number is only part of a sum. */
function isPartOfSum(rest: string): boolean {
  const next = /^(?:\s?[,&]|\sand)\s((?:[\p{L}\d'’«»-]+\s?){1,5})/u.exec(rest)?.[1]?.trim();
  if (next === undefined) return false;
  const words = next.split(/\s/);
  const people = words.findIndex((word) => isPeopleWord(word));
  const begins = words[0] ?? "";
  if (/^«/.test(begins)) return !anyState.test(words.slice(1, 3).join(" "));
  return people >= 0 && people <= 2 && !/(?:s|ed|ing)$/.test(people === 0 ? "" : begins);
}

function stateAfter(before: string, { noun, rest }: People): FigureKind | null {
  if (/^(?:deaths?|fatalit(?:y|ies))$/.test(noun ?? "")) return "dead";
  if (/^(?:bod(?:y|ies)|corpses?)$/.test(noun ?? ""))
    return /^(?:\s\w+){0,3}\s(?:recovered|found|retrieved|discovered|buried)\b/i.test(rest) ? "dead" : null;
  const verb = [afterAuxiliary, afterDistantAuxiliary]
    .map((lead) => rest.replace(lead, ""))
    .filter((text) => text !== rest);
  const what = figureKinds.find((one) => verb.some((text) => passive[one].test(text)));
  if (what === undefined || isLastOfSum(before)) return null;
  return what;
}

/** "A police officer and 2 civilians were killed", but not "9 died and 8 were injured". */
function isLastOfSum(before: string): boolean {
  const last = /(?<![\p{L}’'-])([\p{L}’'-]+)\s?(?:[,&]|\sand)\s$/u.exec(before)?.[1];
  return last !== undefined && isPeopleWord(last);
}

/** A denial counts only within the number's own clause: "Troops foil abduction, rescue 9" denies nothing. */
function isDenied(before: string): boolean {
  return NEGATION.test(before.split(/[,;:–—]/).at(-1) ?? "");
}

function sentencesOf(text: string): string[] {
  const ends = [...sentenceEnds(text).slice(0, MAX_SENTENCES), text.length];
  return ends.map((end, at) => text.slice(at === 0 ? 0 : ends[at - 1], end)).slice(0, MAX_SENTENCES);
}
