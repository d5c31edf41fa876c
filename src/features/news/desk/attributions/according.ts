import { isUnnamedSource } from "./unnamed-source.ts";

const TITLE = String.raw`(?:Mr|Mrs|Ms|Dr|Prof|Engr|Barr|Hon|Sen|Gen|Col|Maj|Capt|Lt|Cpl|Sgt|Rev|Ven|St|Alh|Arc|Pst|Bro|\p{Lu})\.`;
/** A full stop belongs to a name only after a title or an initial: "Dr. A. Bello". */
const NAME_WORD = String.raw`(?:${TITLE}|\p{Lu}[\p{L}\d&/-]*(?:['’](?!s\b)\p{L}+)?)`;
const NAME = String.raw`${NAME_WORD}(?:\s(?:(?:of|for|on|and|the|in|de|al|&)\s){0,2}${NAME_WORD}){0,9}`;
const OFFICE =
  "[Ss]pokes(?:man|woman|person)|[Cc]hair(?:man|woman|person)?|[Pp]resident|[Gg]overnor|[Dd]irector(?:[- ][Gg]eneral)?|[Mm]inister|[Cc]ommissioner|[Ss]ecretary(?:[- ][Gg]eneral)?|[Cc]oordinator|[Mm]anager|[Hh]ead|[Bb]oss|[Cc]hief|[Oo]fficer|[Aa]dviser|[Aa]ide|[Ll]eader|[Cc]oach|[Rr]egistrar|[Rr]ector|[Pp]rovost|[Cc]ommandant|[Cc]ommander|[Ll]awyer|[Cc]ounsel|[Ss]peaker|[Ss]enator|[Dd]eputy|DG|MD|CEO|CP|PRO|PPRO";
const BODY = "police|army|navy|military|government|federal government|presidency|senate";
const UNNAMED_PEOPLE =
  "reports?|sources?|residents?|witness(?:es)?|eyewitness(?:es)?|experts?|analysts?|officials?|stakeholders|locals|villagers|study|studies|survey|poll|research|researchers|insiders?|family|relatives|neighbours?|traders|marketers|doctors|lawyers?|aides?|medics|survivors?|passengers|parents|students|workers|farmers|investigators|observers|operators|scientists|economists|activists|clerics?";
const POSSESSIVE = "['’]s?";
/** "the Director-General of NEMA, Zubaida Umar", "NEMA spokesman Manzo Ezekiel", "the NBS". */
const WHO = String.raw`(?:${NAME}\s|${NAME}${POSSESSIVE}\s)?(?:(?:deputy|national|state|media|police|publicity|press|managing|executive|chief|senior|special|corporate)\s){0,3}(?:${OFFICE})(?:\s(?:of|for|on)\s(?:the\s)?${NAME})?(?:,?\s${NAME})?|${NAME}|${BODY}`;
const SOURCE_END = String.raw`(?=[,;:)]|\.(?:\s|$)|$|\s[(…\[]|${POSSESSIVE}\s|\s(?:the|that|is|was|are|were|has|have|had|in|on|at|by|who|which|as|while|when|during|following|showed?|shows|and|after|before|to|with|from|said|about|via|through|released|published|issued|will|would|can|could|also|since|because|but|not)\b)`;
/** "a statement signed by", "data from". */
const DOCUMENT = String.raw`(?:\p{Ll}+\s){0,3}(?:statements?|reports?|data|figures|survey|study|documents?|records?|bulletin|notice|memo|publication|poll|post|findings|results)\s(?:(?:was\s|which\s)?(?:released|issued|signed|published|obtained|posted|compiled|conducted|shared|made)\s(?:(?:on\s)?\p{Lu}\p{Ll}+day\s)?)?(?:by|from|of)\s(?:the\s)?`;
const ACCORDING = new RegExp(
  String.raw`\b[Aa]ccording to\s(?:the\s|an?\s)?(?:${DOCUMENT})?(${WHO})${SOURCE_END}`,
  "u",
);
const ACCORDING_UNNAMED = new RegExp(
  String.raw`\b[Aa]ccording to\s(?:an?\s|the\s|some\s|several\s|two\s|three\s|his\s|her\s|their\s)?(?:(?:${NAME}|\p{Ll}{3,})\s){0,2}(?:${UNNAMED_PEOPLE})\b`,
  "u",
);
const OFFICE_ALONE = new RegExp(`^(?:${OFFICE})$`, "u");
const HAS_OFFICE = new RegExp(String.raw`\b(?:${OFFICE})\b`, "u");
const HOLDER = new RegExp(
  String.raw`^,\s${NAME_WORD}(?:\s(?:${NAME_WORD}|bin|al|de)){1,4}(?=[,;:.(]|\s|$)`,
  "u",
);
/** A trailing weekday or a small word left over from the sentence is not part of the name. */
const TRAILING_WORDS = /\s(?:on|in|and|for|the|of)(?:\s(?:the|\p{L}+day))?$|\son\s\p{L}+day$/u;

/** The source that a text names; null if the source is unnamed, undefined if there is none. */
export function accordingTo(text: string, isNoSource: (who: string) => boolean): string | null | undefined {
  const match = ACCORDING.exec(text);
  const who = match?.[1] === undefined ? undefined : fullName(match[1], text);
  if (who !== undefined && !isNoSource(who)) {
    if (isUnnamedSource(who)) return null;
    if (!isOfficeAlone(who) && !isCut(who, text)) return who;
  }
  return ACCORDING_UNNAMED.test(text) ? null : undefined;
}

function fullName(name: string, text: string): string {
  return withHolder(name.replace(TRAILING_WORDS, ""), text);
}

/** If the summary ends at the name, the name may be cut short, unless it ends in an acronym. */
function isCut(who: string, text: string): boolean {
  const rest = text.slice(text.indexOf(who) + who.length);
  return /^\s*(?:$|[[(]?…|\.\.\.|\[\.)/u.test(rest) && !/(?:^|\s)\p{Lu}{2,}$/u.test(who);
}

/** "the chairman": an office without its body, which the summary has named before. */
function isOfficeAlone(who: string): boolean {
  return OFFICE_ALONE.test(who) && /^\p{Ll}/u.test(who);
}

/** Adds the holder if one follows the office: "Director-General of NEMA, Zubaida Umar". */
function withHolder(office: string, text: string): string {
  if (office.includes(",") || !HAS_OFFICE.test(office)) return office;
  const rest = text.slice(text.indexOf(office) + office.length);
  const holder = HOLDER.exec(rest)?.[0];
  return holder === undefined ? office : office + holder;
}
