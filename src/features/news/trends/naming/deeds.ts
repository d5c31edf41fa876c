import { stem } from "#platform/text/analysis/words.ts";
import type { Token } from "./tokens.ts";

/**
 * The deeds that headlines report, with the nouns by which an editor would name them. A row has the noun, then the words
 * that report it. Papers use different words for one deed, so any of them counts for the noun.
 */
type Row = readonly [noun: string, words: string];

/** Done to somebody: "Police arrest secretary" is the secretary's arrest. */
export const deedsToPeople = toDeeds([
  ["arrest", "arrest nab apprehend detain capture"],
  ["killing", "kill murder slay behead lynch"],
  ["abduction", "abduct kidnap"],
  ["rescue", "rescue free"],
  ["dismissal", "sack axe"],
  ["suspension", "suspend"],
  ["appointment", "appoint"],
  ["jailing", "jail imprison"],
  ["arraignment", "arraign"],
  ["impeachment", "impeach"],
  ["disqualification", "disqualify"],
  ["nomination", "nominate"],
]);

/** Done by somebody alone: "Minister resigns" is the minister's resignation. */
export const soloDeeds = toDeeds([
  ["resignation", "resign"],
  ["death", "die dead pass"],
  ["defection", "defect"],
  ["wedding", "wed marry"],
  ["escape", "escape"],
  ["retirement", "retire"],
]);

/** Done by somebody towards another; the noun includes its preposition: "Trump lauds Adu" is Trump's praise for Adu. */
export const deedsTowardsOthers = toDeeds([
  ["praise for", "praise commend laud applaud extol eulogise"],
  ["congratulations to", "congratulate felicitate"],
  ["call to", "urge call appeal advise enjoin beg implore exhort task"],
  ["warning to", "warn caution"],
  [
    "criticism of",
    "criticise slam knock fault berate blast lambast condemn decry flay chide rebuke castigate denounce deplore",
  ],
  ["endorsement of", "endorse adopt back"],
  ["suit against", "sue"],
  ["visit to", "visit"],
  ["win over", "beat thrash defeat edge crush stun whip trounce overcome outclass"],
  ["defence of", "defend"],
]);

/** Vowed by somebody: "Atiku vows to restore subsidy" is Atiku's subsidy pledge. */
export const pledgeDeeds = toDeeds([["pledge", "vow pledge promise"]]);

/** Done to a thing: "INEC extends deadline" is the INEC deadline extension. */
export const deedsToThings = toDeeds([
  ["extension", "extend prolong"],
  ["increase", "hike increase raise"],
  ["cut", "cut slash reduce"],
  ["ban", "ban outlaw prohibit"],
  ["suspension", "suspend"],
  ["approval", "approve"],
  ["launch", "launch unveil"],
  ["postponement", "postpone"],
  ["reconstruction", "reconstruct"],
]);

/** Held or done over a thing: "pension protest". */
export const deedsOverThings = toDeeds([
  ["protest", "protest"],
  ["strike", "strike"],
  ["freeze", "freeze"],
]);

/** What happens to a place, a body or a thing; some are reported by a noun alone. */
export const eventDeeds = toDeeds([
  ["attack", "attack raid invade ambush"],
  ["kidnapping", "abduct kidnap"],
  ["killings", "kill massacre"],
  ["runway incident", "skid veer overshoot"],
  ["boat accident", "capsize"],
  ["crash", "crash collide collision"],
  ["fire", "fire blaze inferno"],
  ["explosion", "explode explosion blast"],
  ["flood", "flood"],
  ["protest", "protest"],
  ["strike", "strike"],
  ["reconstruction", "reconstruct"],
]);

export interface Deed {
  readonly noun: string;
  readonly terms: ReadonlySet<string>;
  /** True if it says little, so that a more exact name is better. */
  readonly vague?: true;
}

/** The deed that a word of a headline reports. */
export function deedFor(deeds: readonly Deed[], token: Token | undefined): Deed | undefined {
  return deeds.find(({ terms }) => terms.has(token?.terms[0] ?? ""));
}

function toDeeds(rows: readonly Row[]): readonly Deed[] {
  return rows.map(([noun, words]) => ({ noun, terms: new Set(words.split(" ").map(stem)) }));
}

/** What headlines say of whoever wins a competition. */
export const winDeed: Deed = {
  noun: "win",
  terms: new Set(["win", "lift", "clinch", "beat", "glory", "success", "champion"].map(stem)),
};
