import { cleanHeadline } from "./headline.ts";

/** True if the headline is somebody's words: "… – Soludo", "Soludo: …", "…, says Soludo", "I dare anyone …". */
export function isSpokenHeadline(title: string): boolean {
  const fullHeadline = cleanHeadline(title);
  const headline = fullHeadline.replace(/(?:\s[–—-]\s?|,\ssays?\s)([^–—,]{2,30})$/u, (end, source: string) =>
    isNotSpeaker(source, fullHeadline) ? "" : end,
  );
  return spoken.some((pattern) => pattern.test(headline));
}

const spoken: readonly RegExp[] = [
  /\s[–—-]\s?[^–—]{2,60}$/u,
  /,\s(?:says?|declares?|insists?|warns?)\s[^,]{2,50}$/i,
  /^[“‘'"]|\b(?:I|I[’']m|I[’']ve|we|my|our)\b/,
  /^[^,:]{2,60}\s(?:says|insists)\b/i,
];

/** After a dash these words name the paper's source, not a speaker. */
const NOT_SPEAKERS =
  /^(?:an? |the |new )?(?:reports?|surveys?|stud(?:y|ies)|sources?|officials?|witness(?:es)?|experts?|data|poll|review|analysis|video|photos?)$/i;

/**
 * Those who report counts: "46 bodies found – Police" is what the police report, "We shot nobody – Police" is their
 * claim.
 */
const COUNTING_BODIES =
  /^(?:the )?(?:\S{1,20} )?(?:police|army|navy|military|troops|dhq|nema|sema|frsc|lasema|lastma|fire service|red cross|ncdc|nbs|un|unicef|who|residents|rescuers|hospital)$/i;
/** Those who publish figures: "Inflation rises to 24.1 % – NBS". */
const STATISTICS_BODIES = /^(?:the )?(?:nbs|ncdc|nimet|frsc|dmo|nuprc|opec|ngx|imf|world bank|unicef)$/i;
const HAS_COUNT = /^\W*(?:over |at least |about |more than )?\d[\d,]* \p{Ll}/u;

/** True for words after a dash or "says" that name a source of facts rather than who claims it. */
export function isNotSpeaker(source: string, headline: string): boolean {
  if (NOT_SPEAKERS.test(source)) return true;
  return (
    (COUNTING_BODIES.test(source) && HAS_COUNT.test(headline)) ||
    (STATISTICS_BODIES.test(source) && /\d/.test(headline))
  );
}
