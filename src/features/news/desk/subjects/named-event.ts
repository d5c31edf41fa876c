import { cleanHeadline } from "#platform/text/analysis/headline.ts";
import { agencies, places, ubiquitousPlaces } from "#platform/text/analysis/place-names.ts";
import { MOSTLY_NAME, nameShare } from "#platform/text/analysis/rarity.ts";
import { splitKicker } from "#platform/text/analysis/read-text.ts";

/** "Osun poll", "Osun State governorship election": the word before says whose poll it is. */
const poll =
  /(?<![\p{L}\d])(\p{Lu}[\p{L}-]{2,25})(?:\s(?:state|gov(?:ernorship)?|guber)){0,2}\s(?:polls?|elections?)(?![\p{L}\d])/giu;
const pollIn =
  /(?<![\p{L}\d])(?:governorship|guber)\s(?:polls?|elections?)\sin\s(\p{Lu}[\p{L}-]{2,25})(?![\p{L}\d])/giu;
const decides = /#?(?<![\p{L}\d])(\p{Lu}\p{L}{2,25}?)Decides(?![\p{Ll}])/gu;
/** "WAFCON 2026:", of up to three words. */
const withYear = /^(\p{Lu}[\p{L}’'-]{2,25}(?:\s[\p{L}’'-]{2,15}){0,2})\s?20\d\d$/u;
const timeOfYear =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|quarter|half|year)$/i;
/** "Nigeria’s election" may be any election. */
const anywhere: ReadonlySet<string> = new Set([
  ...ubiquitousPlaces,
  ..."north south east west northern southern eastern western central middle".split(" "),
]);

/**
 * The named events to which a headline says it belongs: an election ("Osun poll", "Osun 2026:"), or games and the like
 * with their year ("WAFCON 2026:"). Two stories that name the same one share a subject, whatever their other words are.
 */
export function namedEventsOf(title: string): Set<string> {
  const headline = cleanHeadline(title);
  const namesIn = (pattern: RegExp): string[] => [...headline.matchAll(pattern)].map(([, name = ""]) => name);
  const polls = [...namesIn(poll), ...namesIn(pollIn)].filter(isNamed);
  const names = [...polls, ...namesIn(decides), ...yearly(headline)];
  return new Set(names.map((name) => name.toLowerCase()));
}

function yearly(headline: string): string[] {
  const [, name] = withYear.exec(splitKicker(headline).kicker.trim()) ?? [];
  if (name === undefined || timeOfYear.test(name) || /(?:\s(?:polls?|elections?)|Decides)$/i.test(name))
    return [];
  return [name];
}

function isNamed(raw: string): boolean {
  const name = raw.toLowerCase();
  if (anywhere.has(name) || agencies.has(name)) return false;
  return places.has(name) || (nameShare(name) ?? 0) >= MOSTLY_NAME;
}
