import * as z from "zod/mini";
import { told } from "#contracts/described.ts";
import { endpoint } from "#contracts/endpoint.ts";
import { feedbackLength, maxCorrectionLength, maxEmailLength, maxNameLength } from "#contracts/forms.ts";
import { languageChoice } from "#contracts/language-choice.ts";
import { type Language, languages } from "#contracts/languages.ts";
import { brief, day, withdrawn } from "./brief-shapes.ts";
import * as calls from "./calls.ts";

// The domain validates form input itself, because the specification prescribes the error texts, even for wrong types.
const anything = z.optional(z.unknown());
const message = told(z.string(), "The outcome as an English sentence.");
const received = z.object({ status: told(z.literal("received"), "It was stored."), message });
const email = told(z.string().check(z.maxLength(maxEmailLength)), "An email address.");
const token = told(z.string().check(z.maxLength(200)), "The token of a letter's link.");

export const lettersEndpoints = {
  [calls.subscribe]: endpoint({
    summary:
      "Subscribes an email address to the Daily Brief. `pending`: the reader must first confirm with the link in a letter.",
    params: z.object({ email: anything, language: anything }),
    body: z.object({
      email,
      language: told(z.optional(z.enum(languages)), "The language of the letters; by default English."),
    }),
    refuses: ["conflict", "too-many"],
    repeatable: true,
    answer: z.object({
      status: told(z.enum(["pending", "active"]), "Whether the reader must still confirm."),
      message,
    }),
    freshFor: 0,
  }),
  [calls.token]: endpoint({
    summary:
      "Whether a token from a letter confirms or unsubscribes. Changes nothing and checks only the token's form, so it reveals nothing about anyone.",
    params: z.object({ token }),
    refuses: ["not-found"],
    answer: z.object({
      purpose: told(z.enum(["confirm", "unsubscribe"]), "What a link with this token does."),
    }),
    freshFor: 0,
  }),
  [calls.confirm]: endpoint({
    summary: "Confirms a subscription with the token from the confirmation letter.",
    params: z.object({ token: anything }),
    body: z.object({ token }),
    refuses: ["not-found"],
    answer: z.object({
      status: told(z.literal("active"), "The subscription runs."),
      message,
    }),
    freshFor: 0,
  }),
  [calls.unsubscribe]: endpoint({
    summary:
      "Ends a subscription with the token from any Daily Brief. Repeated within a month, it gives the same answer; an unknown token is not found.",
    params: z.object({ token: anything }),
    body: z.object({ token }),
    refuses: ["not-found"],
    answer: z.object({
      status: told(z.literal("unsubscribed"), "The subscription has ended."),
      message,
    }),
    freshFor: 0,
  }),
  [calls.sendFeedback]: endpoint({
    summary: "Sends feedback of 10 to 1,000 characters.",
    params: z.object({ name: anything, email: anything, feedback: anything }),
    body: z.object({
      name: told(z.string().check(z.maxLength(maxNameLength)), "Who writes."),
      email,
      feedback: told(
        z.string().check(z.minLength(feedbackLength.least), z.maxLength(feedbackLength.most)),
        "The text.",
      ),
    }),
    refuses: ["too-many"],
    repeatable: true,
    answer: received,
    freshFor: 0,
  }),
  [calls.sendCorrection]: endpoint({
    summary: "Proposes another wording of a sentence of the pages. It names nobody and is kept for 90 days.",
    params: z.object({ page: anything, sentence: anything, proposal: anything, language: anything }),
    body: z.object({
      page: told(
        z.string().check(z.maxLength(maxCorrectionLength)),
        "The path of the page with the sentence.",
      ),
      sentence: told(
        z.string().check(z.minLength(1), z.maxLength(maxCorrectionLength)),
        "The sentence as the page has it.",
      ),
      proposal: told(
        z.string().check(z.minLength(1), z.maxLength(maxCorrectionLength)),
        "The better wording.",
      ),
      language: told(z.enum(languages), "The page's language."),
    }),
    refuses: ["too-many"],
    repeatable: true,
    answer: received,
    freshFor: 0,
  }),
  [calls.briefArchive]: endpoint({
    summary: "The days that have a Daily Brief, newest first, each with its first headline.",
    params: z.object({ language: languageChoice }),
    answer: z.object({
      briefs: told(
        z.array(
          z.object({
            date: told(day, "The brief's day in Lagos."),
            headline: told(
              z.nullable(z.string()),
              "Its first headline; null if there is none, or its article was withdrawn.",
            ),
            language: told(z.nullable(z.string()), "The headline's language; null if it is unknown."),
            /** Set where the article of that headline was withdrawn. */
            withdrawn: z.optional(withdrawn),
          }),
        ),
        "The newest first.",
      ),
    }),
    freshFor: 300,
  }),
  [calls.brief]: endpoint({
    summary:
      "The Daily Brief of a day (`2026-11-21`), or the `latest`; before the first brief, `latest` is a preview. In a language, the English topics follow its own if those are fewer than three.",
    params: z.object({
      date: told(z.string().check(z.maxLength(10)), "The brief's day, or `latest`."),
      language: languageChoice,
    }),
    refuses: ["not-found"],
    answer: z.object({ brief }),
    freshFor: 60,
  }),
} as const;

/** What the letter needs besides its brief. All links are absolute; some contain the reader's token. */
export interface BriefLinks {
  /** The letter's language; headlines stay in their papers' languages. */
  readonly language: Language;
  readonly siteName: string;
  readonly site: string;
  readonly brief: string;
  readonly unsubscribe: string;
  /** The sender's address. */
  readonly contact: string;
  article(id: string): string;
  picture(path: string): string;
}

export interface ConfirmLinks {
  readonly language: Language;
  readonly siteName: string;
  readonly site: string;
  readonly confirm: string;
}

export interface RenderedLetter {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** The texts of the letters: the site renders them, the letters domain sends them. */
export interface LetterWriters {
  renderBrief(brief: Brief, links: BriefLinks): RenderedLetter;
  renderConfirm(links: ConfirmLinks): RenderedLetter;
}

export type Brief = z.infer<typeof brief>;
export type LettersEndpoints = typeof lettersEndpoints;
