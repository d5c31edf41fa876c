import * as api from "#contracts/all/api.ts";
import { type Handlers, refuse } from "#contracts/endpoint.ts";
import { formCodes } from "#contracts/error-codes.ts";
import { correctionProblem, feedbackProblem, newsletterProblem, tidyEmail } from "#contracts/forms.ts";
import { isLanguage } from "#contracts/languages.ts";
import type { LettersEndpoints } from "#features/letters/contract/letters.ts";
import { hashToken, purposeOf } from "#features/letters/rules/tokens.ts";
import { saveCorrection } from "#features/letters/store/corrections.ts";
import { confirmByToken, unsubscribeByToken } from "#features/letters/store/subscribers.ts";
import { type GuardDeps, guardForm } from "./guard.ts";
import { readCorrection, readFeedback, readTextField } from "./read-form.ts";
import { saveFeedbackForm, saveNewsletterSignup, welcomeAnswer } from "./save-form.ts";

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
const thanks = { status: "received", message: "Thank you for your proposal!" } as const;
const goodbye = {
  status: "unsubscribed",
  message: "You are unsubscribed. No further letter will come.",
} as const;

export function writeLetters(deps: Deps): Pick<Handlers<LettersEndpoints>, WriteAddress> {
  const { db, clock, doubleOptIn, sendsMail, forwardFeedback: forward } = deps;
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
          saveNewsletterSignup(store, { email, language }, { ...times, doubleOptIn, sendsMail }),
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
      if (purposeOf(token) === "unsubscribe") await unsubscribeByToken(db, hashToken(token), clock.now());
      return goodbye;
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
        async store(store, { at }) {
          await saveCorrection(store, correction, at);
          return thanks;
        },
      });
    },
  };
}
