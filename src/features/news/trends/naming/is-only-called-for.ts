import { foldLetters } from "#platform/text/analysis/headline.ts";

const deed =
  /\b(?:release|resignation|removal|arrest|sack|dismissal|impeachment|suspension|prosecution|trial|ban|probe|recall|extradition|execution|apology)$/i;
const demand =
  /\b(?:seeks?|calls?|calling|demands?|demanding|urges?|wants?|presses|pushes|begs?|asks?|petitions?|protests?|awaits?)\s(?:(?:an?|the|for|immediate|urgent|over)\s)*(?:\S{1,20}\s)?$/i;

/** True if most headlines that print "Adu’s release" say who calls for it: the bare name would tell it as done. */
export function isOnlyCalledFor(phrase: string, headlines: readonly string[]): boolean {
  if (!deed.test(phrase)) return false;
  const folded = foldLetters(phrase);
  const leadIns = headlines.map(foldLetters).flatMap((headline) => {
    const at = headline.indexOf(folded);
    return at < 0 ? [] : [headline.slice(0, at)];
  });
  return leadIns.filter((text) => demand.test(text)).length > leadIns.length / 2;
}
