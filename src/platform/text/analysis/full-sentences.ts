import { isReminder } from "#platform/text/reminder.ts";
import { sentenceEnds } from "#platform/text/sentences.ts";
import { cleanSummary } from "./headline.ts";

const SHORTEST = 40;
const MAX_LENGTH = 280;
/**
 * Sentences that need the one before them: "He …", "Mr Kanu …", "The former governor …", "… disclosed this in Benin", and
 * quotations, whose speaker or question stands elsewhere.
 */
const leansBack: readonly RegExp[] = [
  /\b(?:disclosed|said|stated|revealed|announced|confirmed|declared|explained) (?:this|so)\b|\bmade (?:this|it) known\b|\bmade the (?:disclosure|call|appeal|remarks?|declaration|revelation|statement)\b/i,
  /^\W*(?:however|but|and|also|meanwhile|so|then|thus|similarly|in response|according to (?:him|her|them|the)|he|she|it|they|his|her|their|its|this|that|these|those|such|there|both|other|another|among (?:them|those))\b/i,
  /^\W*[Tt]he (?!\d|(?:federal|national|supreme|police|military|army|navy|naira)\b)\p{Ll}/u,
  /^\W*(?:Mr|Mrs|Ms|Miss|Mallam|Alhaji|Chief|Justice) \p{Lu}[\p{L}’'-]+(?! \p{Lu})/u,
  /^[“"‘']|[”"] (?:he|she|they|it) \p{Ll}+|\b(?:he|she|they) (?:added|said|noted|stated|explained)\b|\bsaid (?:his|her|their|its|he|she|they|it)\b|\balso\b|\b(?:explained|added|noted|maintained|recalled|lamented) that\b|\b(?:urged|advised|cautioned|assured|commended|lauded|praised|criticised|condemned|faulted|decried|lamented|called on|appealed to|reacted)\b/iu,
];
/** Sentences that address the reader, or speak for their writer, and report nothing. */
const calls =
  /^\W*(?:watch|read|see|click|follow|join|find out|here(?:’s|'s| is| are)|catch up|stay|get|discover|learn|check|explore|subscribe|download|meet|know)\b|\b(?:you|your|we|our|us|I|my)\b/i;

/** The sentences of a summary that can be shown by themselves, word for word. */
export function fullSentences(summary: string): string[] {
  const text = cleanSummary(summary);
  let from = 0;
  return sentenceEnds(text).flatMap((end) => {
    const sentence = text.slice(from, end).trim();
    from = end;
    const standsAlone =
      sentence.length >= SHORTEST &&
      sentence.length <= MAX_LENGTH &&
      !/^[….]|(?:…|\.\.\.)$/.test(sentence) &&
      !leansBack.some((pattern) => pattern.test(sentence)) &&
      !calls.test(sentence) &&
      !isReminder(sentence);
    return standsAlone ? [sentence] : [];
  });
}
