import * as z from "zod/mini";
import { paperMark } from "./papers.ts";

const time = z.iso.datetime();
const count = z.int().check(z.minimum(0));

/** A state's name, and its slug: the last part of its page's address. */
export const placeMark = z.object({ slug: z.string(), name: z.string() });

/** An article of a story; a story lists them earliest first. */
const telling = z.object({
  paper: paperMark,
  /** "government-owned" or "public broadcaster", if a source states it; otherwise null. */
  owner: z.nullable(z.string()),
  article_id: z.string(),
  url: z.string(),
  headline: z.string(),
  language: z.string(),
  published_at: time,
  copy: z.boolean(),
});

const printed = { url: z.string(), paper: z.string(), time };

/** How many of one kind of people the papers report, the earliest report first. */
const figure = z.object({
  what: z.enum(["dead", "injured", "abducted", "freed", "rescued", "arrested", "missing"]),
  group: z.nullable(z.string()),
  rows: z.array(
    z.object({ value: z.number(), hedge: z.nullable(z.string()), papers: z.array(z.object(printed)) }),
  ),
});

const toldHeadline = z.object({
  article_id: z.string(),
  headline: z.string(),
  language: z.string(),
  paper: z.string(),
});

/** A running story in a list; its page is that of the topic with this id. */
export const runningEntry = z.object({
  _id: z.string(),
  topic: z.string(),
  language: z.string(),
  since: z.string(),
  last_reported: z.string(),
  days: count,
  articles: count,
});

/**
 * A story that runs for weeks. Its name, days and counts are kept for good; headlines, steps and `story_id` only as
 * long as the articles.
 */
export const runningStory = z.object({
  /** Days in Lagos, YYYY-MM-DD. */
  since: z.string(),
  last_reported: z.string(),
  /** What else papers have filed it under. */
  other_names: z.array(z.string()),
  /** The latest first, each with a headline of what most of its papers reported. */
  days: z.array(
    z.object({ day: z.string(), articles: count, papers: count, headline: z.nullable(toldHeadline) }),
  ),
  latest_step: z.nullable(z.extend(toldHeadline, { kind: z.string(), published_at: time })),
  /** The story of its latest article. */
  story_id: z.nullable(z.string()),
  /** The figures of its latest story that has any: where it stands, by the papers that say so in a text of their own. */
  figures: z.array(figure),
  /** The states that a quarter of its articles are about, those with most of them first. */
  places: z.array(placeMark),
  /** The coming days, YYYY-MM-DD, that its texts name with their year, soonest first, each with the first such text. */
  dates: z.array(z.object({ day: z.string(), text: toldHeadline })),
});

/** One article on the same subject in each other language, linked by names; not part of the story or its counts. */
export const inOtherLanguages = z.array(telling);

export const story = z.object({
  _id: z.string(),
  headline: z.string(),
  language: z.string(),
  category: z.string(),
  first_told_at: time,
  last_told_at: time,
  papers: count,
  /** The number of distinct texts: copies of one report count as one. */
  independent_reports: count,
  /** The coverage line: each paper's first text, and whether it is a copy. */
  coverage: z.array(z.object({ paper: z.string(), published_at: time, copy: z.boolean() })),
  tellings: z.array(telling),
  /** Its newest picture, with the name of its paper and the name's language. */
  picture: z.nullable(z.object({ url: z.string(), paper: z.string(), language: z.string() })),
});

/** How a story developed: its distinct texts, steps, figures and quoted sources. */
export const ladder = {
  texts: z.array(
    z.object({
      ...printed,
      headline: z.string(),
      kind: z.enum(["report", "reaction", "preview", "opinion", "followup", "live"]),
      /** The articles that repeat it. */
      copies: z.array(z.object(printed)),
      /** The earlier text with this headline, where nothing more of the two is known. */
      same_headline_as: z.nullable(z.object(printed)),
    }),
  ),
  /** The later texts whose headline reports a new outcome or stand, in the paper's words. */
  steps: z.array(z.object({ url: z.string(), kind: z.string(), text: z.string() })),
  /**
   * How many dead, injured, abducted, freed, rescued, arrested and missing the papers report, earliest first. A figure from one
   * paper is listed only if no other figure contradicts it.
   */
  figures: z.array(figure),
  /** Whom each text quotes; null for a source that the paper does not name. */
  attributions: z.array(z.object({ url: z.string(), who: z.nullable(z.string()) })),
};

/** A topic of the Daily Brief, told by one story. */
export const briefTopic = z.object({
  topic: z.string(),
  /** With it the place goes where the topic is withdrawn; null if an older version composed the brief. */
  topic_id: z.nullable(z.string()),
  language: z.string(),
  headline: z.string(),
  sentence: z.nullable(z.string()),
  /** The article whose headline the sentence repeats, if it does. */
  sentence_article: z.nullable(z.string()),
  article_id: z.string(),
  story_id: z.nullable(z.string()),
  picture: z.nullable(z.object({ url: z.string(), paper: z.string() })),
  papers: z.array(paperMark),
});

export type Story = z.infer<typeof story>;
export type Ladder = { [Part in keyof typeof ladder]: z.infer<(typeof ladder)[Part]> };
