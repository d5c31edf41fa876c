import { isReminder } from "#platform/text/reminder.ts";
import { sentenceEnds } from "#platform/text/sentences.ts";
import { cleanSummary } from "./headline.ts";

const SHORTEST = 40;
const MAX_LENGTH = 260;
/** Sentences that need the one before them: "He …", "… disclosed this in Benin". */
const leansBack =
  /\b(?:disclosed|said|stated|revealed|announced|confirmed|declared|explained) (?:this|so)\b|\bmade (?:this|it) known\b|\bmade the (?:disclosure|call|appeal|remarks?|declaration|revelation|statement)\b|^\W*(?:however|but|and|also|meanwhile|he|she|it|they|his|her|their|this|that|these|those|such|there)\b/i;
/** Sentences that address the reader and report nothing. */
const calls = /^(?:watch|read|see|click|follow|join|find out|here(?:’s|'s| is| are)|catch up)\b/i;

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
      !/(?:…|\.\.\.)$/.test(sentence) &&
      !leansBack.test(sentence) &&
      !calls.test(sentence) &&
      !isHalfQuoted(sentence) &&
      !isReminder(sentence);
    return standsAlone ? [sentence] : [];
  });
}

/** A quotation of several sentences, cut after the first. */
function isHalfQuoted(sentence: string): boolean {
  return /^[“"]/.test(sentence) && !/[”"]/.test(sentence.slice(1));
}
