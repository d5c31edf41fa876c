import * as z from "zod/mini";
import { emptyObject, endpoint } from "#contracts/endpoint.ts";
import { feedbackLength, maxCorrectionLength, maxEmailLength, maxNameLength } from "#contracts/forms.ts";
import { languageChoice } from "#contracts/language-choice.ts";
import { type Language, languages } from "#contracts/languages.ts";
import * as calls from "./calls.ts";

const time = z.iso.datetime();
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** `language` is missing in briefs that were stored before it was recorded. */
const briefPaper = z.object({
  id: z.string(),
  name: z.string(),
  language: z.optional(z.string()),
  favicon_url: z.nullable(z.string()),
});

/** The reason, if the operator gave one. */
const withdrawn = z.object({ reason: z.nullable(z.string()) });

const briefTopic = z.object({
  topic: z.string(),
  topic_id: z.optional(z.nullable(z.string())),
  headline: z.string(),
  language: z.optional(z.string()),
  sentence: z.nullable(z.string()),
  /** The article whose headline the sentence repeats, if it does. */
  sentence_article: z.optional(z.nullable(z.string())),
  article_id: z.string(),
  papers: z.array(briefPaper),
  /** The lead's picture, served from this site, and the paper it comes from. */
  picture: z.optional(z.object({ url: z.string(), paper: z.string() })),
  /** Set where an article was withdrawn: the place then has no text of a newspaper. */
  withdrawn: z.optional(withdrawn),
});

const briefIndex = z.object({
  label: z.string(),
  value: z.number(),
  percent_change: z.nullable(z.number()),
  direction: z.enum(["up", "down", "neutral"]),
});

const briefOil = z.object({ label: z.string(), price: z.number(), change: z.nullable(z.string()) });

const briefMatch = z.object({
  home_team: z.string(),
  away_team: z.string(),
  date: z.nullable(z.string()),
  home_score: z.nullable(z.number()),
  away_score: z.nullable(z.number()),
});

/** A day's brief as it was stored. A part that was not available that morning is null. */
export const brief = z.object({
  date: day,
  composed_at: time,
  /** True for a preview from current data, shown while no brief is stored yet. */
  preview: z.boolean(),
  /** True for a brief of the sample edition. */
  sample: z.boolean(),
  topics: z.array(briefTopic),
  markets: z.nullable(z.object({ indices: z.array(briefIndex), oil: z.nullable(briefOil) })),
  weather: z.nullable(
    z.object({
      city: z.string(),
      temp: z.number(),
      description: z.string(),
      temp_max: z.number(),
      temp_min: z.number(),
    }),
  ),
  league: z.nullable(
    z.object({
      matchday: z.nullable(z.string()),
      results: z.array(briefMatch),
      fixtures: z.array(briefMatch),
    }),
  ),
});

// The domain validates form input itself, because the specification prescribes the error texts, even for wrong types.
const anything = z.optional(z.unknown());
const email = z.string().check(z.maxLength(maxEmailLength));
/** Real tokens have 33 characters. */
const token = z.string().check(z.maxLength(200));

export const lettersEndpoints = {
  [calls.subscribe]: endpoint({
    summary:
      "Subscribes an email address to the Daily Brief. `pending`: the reader must first confirm with the link in a letter.",
    params: z.object({ email: anything, language: anything }),
    body: z.object({ email, language: z.optional(z.enum(languages)) }),
    refuses: ["conflict", "too-many"],
    repeatable: true,
    answer: z.object({ status: z.enum(["pending", "active"]), message: z.string() }),
    freshFor: 0,
  }),
  [calls.token]: endpoint({
    summary:
      "Whether a token from a letter confirms or unsubscribes. Changes nothing and checks only the token's form, so it reveals nothing about anyone.",
    params: z.object({ token }),
    refuses: ["not-found"],
    answer: z.object({ purpose: z.enum(["confirm", "unsubscribe"]) }),
    freshFor: 0,
  }),
  [calls.confirm]: endpoint({
    summary: "Confirms a subscription with the token from the confirmation letter.",
    params: z.object({ token: anything }),
    body: z.object({ token }),
    refuses: ["not-found"],
    answer: z.object({ status: z.literal("active"), message: z.string() }),
    freshFor: 0,
  }),
  [calls.unsubscribe]: endpoint({
    summary:
      "Ends a subscription with the token from any Daily Brief. An unknown token gets the same answer.",
    params: z.object({ token: anything }),
    body: z.object({ token }),
    answer: z.object({ status: z.literal("unsubscribed"), message: z.string() }),
    freshFor: 0,
  }),
  [calls.sendFeedback]: endpoint({
    summary: "Sends feedback of 10 to 1,000 characters.",
    params: z.object({ name: anything, email: anything, feedback: anything }),
    body: z.object({
      name: z.string().check(z.maxLength(maxNameLength)),
      email,
      feedback: z.string().check(z.minLength(feedbackLength.least), z.maxLength(feedbackLength.most)),
    }),
    refuses: ["too-many"],
    repeatable: true,
    answer: z.object({ status: z.literal("received"), message: z.string() }),
    freshFor: 0,
  }),
  [calls.sendCorrection]: endpoint({
    summary: "Proposes another wording of a sentence of the pages. It names nobody and is kept for 90 days.",
    params: z.object({ page: anything, sentence: anything, proposal: anything, language: anything }),
    body: z.object({
      page: z.string().check(z.maxLength(maxCorrectionLength)),
      sentence: z.string().check(z.minLength(1), z.maxLength(maxCorrectionLength)),
      proposal: z.string().check(z.minLength(1), z.maxLength(maxCorrectionLength)),
      language: z.enum(languages),
    }),
    refuses: ["too-many"],
    repeatable: true,
    answer: z.object({ status: z.literal("received"), message: z.string() }),
    freshFor: 0,
  }),
  [calls.briefArchive]: endpoint({
    summary: "The days that have a Daily Brief, newest first, each with its first headline.",
    params: emptyObject,
    answer: z.object({
      briefs: z.array(
        z.object({
          date: day,
          headline: z.nullable(z.string()),
          language: z.nullable(z.string()),
          /** Set where the article of that headline was withdrawn. */
          withdrawn: z.optional(withdrawn),
        }),
      ),
    }),
    freshFor: 300,
  }),
  [calls.brief]: endpoint({
    summary:
      "The Daily Brief of a day (`2026-11-21`), or the `latest`; before the first brief, `latest` is a preview. In a language, the English topics follow its own if those are fewer than three.",
    params: z.object({ date: z.string().check(z.maxLength(10)), language: languageChoice }),
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
