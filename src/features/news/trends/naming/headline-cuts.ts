import { cleanHeadline } from "#platform/text/analysis/headline.ts";
import { headlineVerbForms, isHeadlineVerb } from "#platform/text/analysis/headline-verbs.ts";
import { readWords } from "#platform/text/analysis/words.ts";
import { isDeed } from "./is-deed.ts";
import { tokensOf } from "./tokens.ts";

/** Words before which a headline may be cut and still be a sentence. */
const cutPoints =
  /^(?:as|after|over|amid|amidst|to|for|in|with|following|while|despite|ahead|by|from|at|on|against|through|during|when|who|that|says|because|since|until|before|under|near|across|into|around|within|without|if|but|and|where|which|whose|between|about|per|say|than|via)$/i;
/** Words with which no cut ends. */
const danglingWords =
  /^(?:each|other|days|weeks|months|years|hours|of|the|a|an|its|their|his|her|is|are|was|not|no|new|more|two|three|four|five|six|seven|eight|nine|ten|\d+)$/i;

/** Verbs whose sentence needs its end: "Mayor urges traders to leave", "Traders describe mayor as hero". */
const incompleteVerbs =
  /^(?:urge|ask|tell|warn|vow|plan|order|move|agree|direct|begin|fail|refuse|threaten|set|need|invite|offer|force|promise|want|seek|push|press|task|describe|hail|name|declare|label|brand|regard|see|call|appoint|allow|help|get|continue|start|say|beg|charge|advise|implore|mandate|sentence|unveil)(?:e?s|e?d)?$/i;

/** "Aina takes over": the verb needs its second word. */
const phrasalVerbs =
  /^(?:take|hand|step|call|hold|turn|cut|kick|pull|break|carry|set|go|come|look|crack|bow|team|sign|back)s?$/i;
const particles = /^(?:over|on|in|off|out|down|up|for|with)$/i;

/** A headline without its kicker ("Insecurity:") and its source (" – Presidency", ", says CBN"). */
export function headlineCore(title: string): string {
  const headline = cleanHeadline(title).replace(/^#\w+\s*:?\s*/, "");
  const body = headline.replace(/^[^:]{2,40}:\s*(?=\S+\s+\S+\s+\S+)/, "");
  const core = (deedAfterQuotation(body) ?? withoutSource(body))
    .replace(/(?<!\s)\s*\([^()]*\)\s*$/, "")
    .trim();
  return core.split(/\s+/).length >= 3 ? core : body.trim();
}

/** The words after the dash if they tell a deed, and those before it are a quotation: "‘I dare them’ – Singer rejects fee". */
function deedAfterQuotation(headline: string): string | null {
  const [, quotation = "", deed = ""] = /^(.*\S)\s+[–—]\s+([^–—]+)$/.exec(headline) ?? [];
  const spoken = /^[‘“"']/.test(quotation) || /\b(?:I|we|my|our|me)\b/i.test(quotation);
  const words = readWords(deed);
  return spoken && words.length >= 4 && words.slice(1).some((word) => isHeadlineVerb(word.term))
    ? deed
    : null;
}

function withoutSource(headline: string): string {
  return headline
    .replace(/(?<!\s)\s+[–—|-]+\s*[^–—|]{2,45}$/, "")
    .replace(/(?<!\s)\s*[—–]\s*[^—–]{2,45}$/, "")
    .replace(/,\s*(?:says?|according to)\s[^,]{2,40}$/i, "");
}

/** The core and its beginnings that end before one of the `cutPoints` or at a comma, longest first; each has 3 to 9 words. */
export function headlineCuts(title: string): string[] {
  const words = headlineCore(title).split(/\s+/);
  const cuts: string[] = [];
  for (let end = Math.min(words.length, 9); end >= 3; end -= 1)
    if (canEndAt(words, end)) cuts.push(tidy(words.slice(0, end).join(" ")));
  return cuts;
}

function canEndAt(words: readonly string[], end: number): boolean {
  const last = words[end - 1] ?? "";
  const next = words[end];
  if (cutPoints.test(last) || danglingWords.test(last)) return false;
  if (next === undefined) return true;
  if (words.slice(0, end).some((word) => incompleteVerbs.test(word))) return false;
  if (lacksPart(words.slice(0, end), next)) return false;
  if (particles.test(next) && phrasalVerbs.test(last)) return false;
  if (/^(?:hours|days|weeks|months|years)$/i.test(next))
    return /^(?:after|before)$/i.test(words[end + 1] ?? "");
  // "publishes Tinubu, Atiku, Obi’s papers", "launches birth, death register": a list is not cut.
  const inList = next.endsWith(",") || words.slice(0, end - 1).some((word) => word.endsWith(","));
  const mayCut = /[;:]$/.test(last) || (last.endsWith(",") && opensClause(words.slice(end)));
  return cutPoints.test(next) || (mayCut && !inList) || /^[–—-]$/.test(next);
}

/**
 * True if the words need what follows: "China to provide grant" (to whom?), "INEC extends deadline" (for what?),
 * "concert disappears" (from where?).
 */
function lacksPart(words: readonly string[], next: string): boolean {
  if (/^(?:from|into|with|against)$/i.test(next)) {
    const [before, last] = tokensOf(words.slice(-2).join(" "));
    return last !== undefined && isDeed(last, before, undefined);
  }
  if (/^to$/i.test(next)) return words.some((word) => givingVerbs.test(word));
  return /^for$/i.test(next) && /^(?:deadline|date|timetable|order|call|bid)s?$/i.test(words.at(-1) ?? "");
}

const givingVerbs = /^(?:provide|give|grant|donate|deliver|lend|award|offer|send)s?$/i;

/**
 * True if a new clause follows the comma: it begins with a verb or a word in -ing, or has a verb in -s within the next
 * three words.
 */
function opensClause(words: readonly string[]): boolean {
  const [next = "", ...rest] = words;
  const folded = (word: string): string => word.toLowerCase().replace(/[^\p{L}]/gu, "");
  if (headlineVerbForms.has(folded(next)) || /ing$/.test(next)) return true;
  return rest.slice(0, 3).some((word) => /[a-z]s$/.test(word) && headlineVerbForms.has(folded(word)));
}

function tidy(text: string): string {
  const trimmed = text.replace(/\b(Gov|Sen|Rep|Govt)\./g, "$1").replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/, "");
  return /[“"]/.test(trimmed) || /(?:^|\s)[‘']/.test(trimmed)
    ? trimmed.replace(/[“”"]|(?<!\p{L})[‘’']|[‘’'](?!\p{L})/gu, "")
    : trimmed;
}
