import { type Refusal, refuse } from "#contracts/endpoint.ts";
import { type Feedback, tidyFeedback } from "#contracts/forms.ts";
import type { Language } from "#contracts/languages.ts";
import { newsletterConsent } from "#features/letters/contract/newsletter-consent.ts";
import { queueConfirm, queueFeedback } from "#features/letters/store/deliveries.ts";
import { saveFeedback } from "#features/letters/store/feedback.ts";
import { saveSignup } from "#features/letters/store/subscribers.ts";
import type { Database } from "#platform/db/database.ts";
import { daysAfter } from "#platform/time.ts";
import type { FormTimes } from "./guard.ts";

/** How long the link in a confirmation letter works. */
const CONFIRM_DAYS = 7;
const FEEDBACK_DAYS = 30;

type SignedUp = { status: "pending" | "active"; message: string };
type Received = { status: "received"; message: string };

export const welcomeAnswer = {
  status: "active",
  message: "Welcome! The Daily Brief comes every morning at 7:00 AM.",
} as const;

const pending = {
  mailed: "Almost there: please confirm with the link in the letter we have sent you.",
  unsent:
    "Almost there: please confirm with the link in the letter. It was not mailed: this site keeps its letters in an outbox.",
} as const;

/**
 * Stores the signup and the letter that asks to confirm it, in the given transaction. A signup in a surge is confirmed
 * by letter even where it need not otherwise.
 */
export async function saveNewsletterSignup(
  store: Database,
  { email, language }: { email: string; language: Language },
  { at, sendAt, doubleOptIn, sendsMail }: FormTimes & { doubleOptIn: boolean; sendsMail: boolean },
): Promise<SignedUp | Refusal> {
  const mustConfirm = doubleOptIn || (sendsMail && sendAt > at);
  const state = mustConfirm ? "pending" : "active";
  const subscriber = await saveSignup(store, {
    email,
    language,
    state,
    consentVersion: newsletterConsent.version,
    at,
  });
  if (subscriber === null)
    return {
      ...refuse("conflict", "This email is already subscribed to our newsletter!"),
      code: "already-subscribed",
    };
  if (!mustConfirm) return welcomeAnswer;
  await queueConfirm(store, subscriber.id, { at, sendAt, goodUntil: daysAfter(sendAt, CONFIRM_DAYS) });
  return { status: "pending", message: pending[sendsMail ? "mailed" : "unsent"] };
}

export async function saveFeedbackForm(
  store: Database,
  typed: Feedback,
  { at, sendAt, forward }: FormTimes & { forward: boolean },
): Promise<Received> {
  const { id } = await saveFeedback(store, tidyFeedback(typed), at);
  if (forward) await queueFeedback(store, id, { at, sendAt, goodUntil: daysAfter(sendAt, FEEDBACK_DAYS) });
  return { status: "received", message: "Thank you for your feedback!" };
}
