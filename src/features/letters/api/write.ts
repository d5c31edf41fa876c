import * as api from "#contracts/all/api.ts";
import { type Handlers, type Refusal, refuse } from "#contracts/endpoint.ts";
import { formCodes } from "#contracts/error-codes.ts";
import {
  type Correction,
  correctionProblem,
  countCharacters,
  type Feedback,
  feedbackProblem,
  maxNameLength,
  newsletterProblem,
  tidyEmail,
  tidyFeedback,
} from "#contracts/forms.ts";
import { isLanguage, type Language } from "#contracts/languages.ts";
import type { LettersEndpoints } from "#features/letters/contract/letters.ts";
import { newsletterConsent } from "#features/letters/contract/newsletter-consent.ts";
import { plainLine, plainText } from "#features/letters/rules/plain-text.ts";
import { hashToken, purposeOf, unsubscribeLink } from "#features/letters/rules/tokens.ts";
import { countWaiting, saveCorrection } from "#features/letters/store/corrections.ts";
import { queueConfirm, queueFeedback } from "#features/letters/store/deliveries.ts";
import { saveFeedback } from "#features/letters/store/feedback.ts";
import { confirmByToken, saveSignup, unsubscribeByToken } from "#features/letters/store/subscribers.ts";
import { saveToken } from "#features/letters/store/tokens.ts";
import type { Database } from "#platform/db/database.ts";
import { daysAfter } from "#platform/time.ts";
import { type FormTimes, type GuardDeps, guardForm } from "./guard.ts";

interface Deps extends GuardDeps {
  /** Whether a letter asks the reader to confirm before the first brief. */
  readonly doubleOptIn: boolean;
  /** Whether letters are mailed, which decides what the reader is told. */
  readonly sendsMail: boolean;
  /** Whether feedback is also mailed to the operator. */
  readonly forwardFeedback: boolean;
}

type WriteAddress =
  | typeof api.letters.subscribe
  | typeof api.letters.confirm
  | typeof api.letters.unsubscribe
  | typeof api.letters.sendFeedback
  | typeof api.letters.sendCorrection;

const oldLink = {
  ...refuse("not-found", "This link is no longer valid. Please subscribe again to get a new one."),
  code: "link-expired",
} as const;
const unknownLink = {
  ...refuse(
    "not-found",
    "This link is no longer valid. If letters still come, please use the link in the newest one.",
  ),
  code: "link-unknown",
} as const;
const thanks = { status: "received", message: "Thank you for your proposal!" } as const;
const goodbye = {
  status: "unsubscribed",
  message: "You are unsubscribed. No further letter will come.",
} as const;

export function writeLetters(deps: Deps): Pick<Handlers<LettersEndpoints>, WriteAddress> {
  const { db, clock, secret, doubleOptIn, sendsMail, forwardFeedback: forward } = deps;
  return {
    async [api.letters.subscribe](body, caller) {
      const typed = readTextField(body.email, "email");
      if (typeof typed !== "string") return typed;
      const problem = newsletterProblem(typed);
      if (problem !== null) return { ...refuse("invalid", problem), code: formCodes[problem] };
      const email = tidyEmail(typed);
      const language = isLanguage(body.language) ? body.language : "en";
      return await guardForm(deps, {
        name: "subscribe",
        caller,
        body: { email, language },
        store: (store, times) =>
          saveNewsletterSignup(store, { email, language }, { ...times, secret, doubleOptIn, sendsMail }),
      });
    },

    async [api.letters.confirm](body) {
      const token = readTextField(body.token, "token");
      if (typeof token !== "string") return token;
      if (purposeOf(token) !== "confirm") return oldLink;
      return (await confirmByToken(db, hashToken(token), clock.now())) ? welcomeAnswer : oldLink;
    },

    async [api.letters.unsubscribe](body) {
      const token = readTextField(body.token, "token");
      if (typeof token !== "string") return token;
      if (purposeOf(token) !== "unsubscribe") return unknownLink;
      return (await unsubscribeByToken(db, hashToken(token), clock.now())) ? goodbye : unknownLink;
    },

    async [api.letters.sendFeedback](body, caller) {
      const feedback = readFeedback(body);
      if ("refused" in feedback) return feedback;
      const problem = feedbackProblem(feedback);
      if (problem !== null) return { ...refuse("invalid", problem), code: formCodes[problem] };
      return await guardForm(deps, {
        name: "feedback",
        caller,
        body: feedback,
        store: (store, times) => saveFeedbackForm(store, feedback, { ...times, forward }),
      });
    },

    async [api.letters.sendCorrection](body, caller) {
      const typed = readCorrection(body);
      if ("refused" in typed) return typed;
      const problem = correctionProblem(typed);
      if (problem !== null) return { ...refuse("invalid", problem), code: formCodes[problem] };
      const correction = { ...typed, language: isLanguage(body.language) ? body.language : "en" } as const;
      return await guardForm(deps, {
        name: "correction",
        caller,
        body: correction,
        hasRoom: async () => (await countWaiting(db)) < MAX_WAITING,
        async store(store, { at }) {
          await saveCorrection(store, correction, at);
          return thanks;
        },
      });
    },
  };
}

/** A field's text; a missing field is empty, a value of another type is refused. */
function readTextField(value: unknown, field: string): string | Refusal {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : wrong(field, "must be a text");
}

function readFeedback(body: { name?: unknown; email?: unknown; feedback?: unknown }): Feedback | Refusal {
  const name = readTextField(body.name, "name");
  if (typeof name !== "string") return name;
  const email = readTextField(body.email, "email");
  if (typeof email !== "string") return email;
  const feedback = readTextField(body.feedback, "feedback");
  if (typeof feedback !== "string") return feedback;
  if (countCharacters(name) > maxNameLength)
    return wrong("name", `must have at most ${maxNameLength} characters`);
  return { name: plainLine(name), email, feedback: plainText(feedback) };
}

/** As many proposals may wait for a decision. */
const MAX_WAITING = 1_000;

/** The fields of a correction; lengths are for the form's own rules. */
function readCorrection(body: Readonly<Record<string, unknown>>): Correction | Refusal {
  const page = readTextField(body.page, "page");
  if (typeof page !== "string") return page;
  const sentence = readTextField(body.sentence, "sentence");
  if (typeof sentence !== "string") return sentence;
  const proposal = readTextField(body.proposal, "proposal");
  if (typeof proposal !== "string") return proposal;
  return { page: plainLine(page), sentence: plainLine(sentence), proposal: plainLine(proposal) };
}

function wrong(field: string, msg: string): Refusal {
  return refuse("invalid", [{ loc: ["body", field], msg: `${field} ${msg}` }]);
}

/** How long the link in a confirmation letter works. */
const CONFIRM_DAYS = 7;
const FEEDBACK_DAYS = 30;

type SignedUp = { status: "pending" | "active"; message: string };
type Received = { status: "received"; message: string };

const welcomeAnswer = {
  status: "active",
  message: "Welcome! The Daily Brief comes every morning at 7:00 AM.",
} as const;

const pending = {
  mailed: "Almost there: please confirm with the link in the letter we have sent you.",
  unsent:
    "Almost there: please confirm with the link in the letter. It was not mailed: this site keeps its letters in an outbox.",
} as const;

/**
 * Stores the signup, the link that ends it, and the letter that asks to confirm it, in the given transaction. A signup
 * in a surge is confirmed by letter even where it need not otherwise.
 */
async function saveNewsletterSignup(
  store: Database,
  { email, language }: { email: string; language: Language },
  {
    at,
    sendAt,
    secret,
    doubleOptIn,
    sendsMail,
  }: FormTimes & Pick<Deps, "secret" | "doubleOptIn" | "sendsMail">,
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
  await saveToken(store, unsubscribeLink(secret, { id: subscriber.id, email }));
  if (!mustConfirm) return welcomeAnswer;
  await queueConfirm(store, subscriber, { at, sendAt, goodUntil: daysAfter(sendAt, CONFIRM_DAYS) });
  return { status: "pending", message: pending[sendsMail ? "mailed" : "unsent"] };
}

async function saveFeedbackForm(
  store: Database,
  typed: Feedback,
  { at, sendAt, forward }: FormTimes & { forward: boolean },
): Promise<Received> {
  const { id } = await saveFeedback(store, tidyFeedback(typed), at);
  if (forward) await queueFeedback(store, id, { at, sendAt, goodUntil: daysAfter(sendAt, FEEDBACK_DAYS) });
  return { status: "received", message: "Thank you for your feedback!" };
}
