const claim =
  /\s[–—-]\s?[^–—]{2,60}$|,\s(?:says?|according to)\s|^[‘“"']|,\s[^,]{2,40}\s(?:says?|warns?|insists?|declares?|alleges?|claims?|vows?|tells?|assures?|reveals?|boasts?)$/iu;

/** True for somebody's words rather than what happened; without the speaker they would read as a fact. */
export function isClaim(headline: string): boolean {
  return claim.test(headline);
}
