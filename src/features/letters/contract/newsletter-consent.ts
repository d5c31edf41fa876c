/**
 * What a reader agrees to at the signup form. The form shows the sentence and the store keeps its version as the proof
 * of consent: a changed sentence needs a new version.
 */
export const newsletterConsent = {
  version: "2026-11",
  sentence:
    "Send me the Daily Brief every morning at 7:00 AM. I can unsubscribe with one click in every letter.",
} as const;
