import * as z from "zod/mini";
import { maxSearchLength } from "#contracts/addresses.ts";
import { emptyObject, endpoint } from "#contracts/endpoint.ts";
import { maxCompletionLength } from "#contracts/forms.ts";
import { languageChoice } from "#contracts/language-choice.ts";
import * as calls from "./calls.ts";
import { paperMark } from "./papers.ts";
import {
  briefTopic,
  inOtherLanguages,
  ladder,
  placeMark,
  runningEntry,
  runningStory,
  story,
} from "./story-shapes.ts";
import { popularWhy, topicWhy } from "./why.ts";

export type { FeedHealth, PaperMark } from "./papers.ts";
export type { Ladder, Story } from "./story-shapes.ts";

const time = z.iso.datetime();
const count = z.int().check(z.minimum(0));

export const article = z.object({
  _id: z.string(),
  headline: z.string(),
  summary: z.string(),
  category: z.string(),
  image_url: z.nullable(z.string()),
  /** The other paper that the picture is from; null for the article's own picture. */
  image_paper: z.nullable(z.object({ name: z.string(), language: z.string() })),
  favicon_url: z.nullable(z.string()),
  newspaper_name: z.nullable(z.string()),
  newspaper_id: z.string(),
  /** The language of the newspaper's name. */
  newspaper_language: z.string(),
  url: z.string(),
  published_at: time,
  /** The language of headline and summary: "en", "pcm", "ha", "yo" or "ig". */
  language: z.string(),
  /** Null unless the feed contained the full text. */
  reading_minutes: z.nullable(z.int()),
  views: count,
  story_id: z.nullable(z.string()),
  /** How many other papers report the story, and up to three of them. */
  also_in: z.object({ count, papers: z.array(paperMark) }),
  /** The story's latest text whose headline reports a new outcome or stand, if it is later than this article. */
  later: z.nullable(
    z.object({
      kind: z.string(),
      headline: z.string(),
      article_id: z.string(),
      paper: z.string(),
      published_at: time,
    }),
  ),
  /** When the story's last original text was published; null for a story of one paper. */
  last_text_at: z.nullable(time),
  /** For a fact-check: its claim and verdict, word for word; both null unless it states both. */
  fact_check: z.nullable(z.object({ claim: z.nullable(z.string()), verdict: z.nullable(z.string()) })),
  /** True for an invented article of the sample edition. */
  sample: z.boolean(),
});

const popularArticle = z.extend(article, { reason: z.string(), why: z.nullable(popularWhy) });

export const topic = z.object({
  _id: z.string(),
  topic: z.string(),
  /** The language of the topic's name and of its stories. */
  language: z.string(),
  score: z.number().check(z.minimum(0), z.maximum(10)),
  reason: z.string(),
  why: z.nullable(topicWhy),
  papers: count,
  story_count: count,
  articles: z.array(article),
  sample_headlines: z.array(z.string()),
  /** Articles in each of the last 48 hours, oldest first. */
  sparkline: z.array(count),
  /** Today's lowest and highest score so far, and when it was highest; null if the topic was not scored today. */
  today: z.nullable(z.object({ low: z.number(), high: z.number(), highest_at: time })),
  /** A paper's sentence, word for word, if the operator's language model chose one. */
  summary: z.nullable(z.string()),
  /** The id of the article that the sentence is from; otherwise empty. */
  cites: z.array(z.string()),
});

/** The message states the limit, because a search that is too long is refused. */
const atMost = (limit: number) => z.maxLength(limit, `must have at most ${limit} characters`);

const page = z.object({
  cursor: z.optional(z.string().check(z.maxLength(200))),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 30),
});

/** Omit for any time. */
const period = z.optional(z.enum(["1h", "today", "7d", "30d"]));

const filter = z.extend(page, {
  period,
  /** A paper's name, as GET /meta/sources lists it. */
  source: z.optional(z.string().check(z.maxLength(100))),
  /** Names of the papers that the reader follows, joined by "|"; used for this answer only. */
  followed: z.optional(z.string().check(z.maxLength(4000))),
  language: languageChoice,
  /** A state's slug or name ("kaduna", "Akwa Ibom", "fct"): only articles whose event is there. */
  place: z.optional(z.string().check(z.maxLength(40))),
});

const articlePage = z.object({
  /** With `place` there can be fewer than `limit` before the end: those whose story is in another state are left out. */
  articles: z.array(article),
  /** With `place` at most so many, for the same reason. */
  total: count,
  /** True if `total` is a minimum, because only the newest 1,000 stories or articles were counted. */
  total_is_floor: z.boolean(),
  page: z.int(),
  next_cursor: z.nullable(z.string()),
  /** When the list's newest article was published, for "N new stories". */
  newest_at: z.nullable(time),
});

const facet = z.object({ value: z.string(), count });

export const newsEndpoints = {
  [calls.popular]: endpoint({
    summary: "The most read and most reported articles now, one per story, each with the reason.",
    params: z.object({
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 20),
      language: languageChoice,
    }),
    answer: z.object({ articles: z.array(popularArticle) }),
    freshFor: 60,
  }),
  [calls.topics]: endpoint({
    summary: "Current topics, found by analysing the collected articles; highest score (out of 10) first.",
    params: z.object({
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 20),
      language: languageChoice,
    }),
    answer: z.object({ topics: z.array(topic), computed_at: z.nullable(time) }),
    freshFor: 60,
  }),
  [calls.running]: endpoint({
    summary:
      "The stories that run for weeks: reported on three days or more, the last of them in the last ten; newest first.",
    params: z.object({ language: languageChoice }),
    answer: z.object({ running: z.array(runningEntry) }),
    freshFor: 300,
  }),
  [calls.topic]: endpoint({
    summary:
      "One topic, by ID or name, with its articles, newest first, and up to five other current topics.",
    params: z.object({ id: z.string().check(z.maxLength(300)) }),
    answer: z.object({
      topic,
      running: z.nullable(runningStory),
      related: z.array(
        z.object({ _id: z.string(), topic: z.string(), language: z.string(), score: z.number() }),
      ),
    }),
    refuses: ["not-found"],
    freshFor: 60,
  }),
  [calls.homepage]: endpoint({
    summary:
      "The current lead and its coverage, the editor's picks (`featured`), and today's counts of papers and stories.",
    params: z.object({ language: languageChoice }),
    answer: z.object({
      featured: z.array(article),
      lead: z.nullable(article),
      lead_story: z.nullable(story),
      papers_today: count,
      stories_today: count,
    }),
    freshFor: 60,
  }),
  [calls.latest]: endpoint({
    summary:
      "The newest articles, one per story. Filter by period, source, category, state or followed papers.",
    params: z.extend(filter, { category: z.optional(z.string().check(z.maxLength(50))) }),
    /** `place`: the state that the list is of, if it is of one. */
    answer: z.extend(articlePage, { place: z.nullable(placeMark) }),
    refuses: ["not-found"],
    freshFor: 30,
  }),
  [calls.category]: endpoint({
    summary:
      "A category's newest articles, one per story; `leads` are its top stories. The category is its label in any case: `politics`, `general-news`.",
    params: z.extend(filter, { category: z.string().check(z.maxLength(50)) }),
    answer: z.extend(articlePage, { category: z.string(), leads: z.array(article) }),
    refuses: ["not-found"],
    freshFor: 30,
  }),
  [calls.search]: endpoint({
    summary:
      'Full-text search: words, "phrases", `or` and -exclusions; best or newest first. Matches in headlines and summaries are enclosed in U+2068 and U+2069.',
    params: z.extend(filter, {
      q: z._default(z.string().check(atMost(maxSearchLength)), ""),
      category: z.optional(z.string().check(z.maxLength(50))),
      order: z._default(z.enum(["best", "newest"]), "best"),
    }),
    answer: z.extend(articlePage, {
      query: z.string(),
      did_you_mean: z.nullable(z.string()),
      /** Papers whose name contains the searched text, with or without accents; only on the first page. */
      papers: z.array(z.string()),
      /** The states that the searched text names, or whose capital it names; only on the first page. */
      places: z.array(placeMark),
      facets: z.object({
        categories: z.array(facet),
        sources: z.array(facet),
        /** True if the counts are minimums, shown as "340+": only the newest 1,000 hits were counted. */
        are_floors: z.boolean(),
      }),
    }),
    refuses: ["not-found"],
    freshFor: 30,
  }),
  [calls.suggest]: endpoint({
    summary: "Up to 8 completions of a partly typed search, and the states whose name or capital begins so.",
    params: z.object({ q: z._default(z.string().check(atMost(maxCompletionLength)), "") }),
    answer: z.object({ suggestions: z.array(z.string()), places: z.array(placeMark) }),
    freshFor: 300,
  }),
  [calls.article]: endpoint({
    summary: "One article with its story's coverage, headline history, topics and related articles.",
    params: z.object({ id: z.string().check(z.maxLength(60)) }),
    answer: z.object({
      article,
      /** "government-owned" or "public broadcaster", if a source states it; otherwise null. */
      owner: z.nullable(z.string()),
      story: z.nullable(story),
      topics: z.array(z.object({ _id: z.string(), topic: z.string(), language: z.string() })),
      /** The states that at least half of its story's texts name as the place of the event. */
      places: z.array(placeMark),
      related: z.array(article),
      in_other_languages: inOtherLanguages,
      headline_history: z.array(z.object({ headline: z.string(), seen_at: time })),
      texts: ladder.texts,
      steps: ladder.steps,
    }),
    refuses: ["not-found"],
    freshFor: 60,
  }),
  [calls.countView]: endpoint({
    summary:
      "Counts a view, unless it repeats one within 30 minutes or comes from a bot. Nothing about the reader is stored.",
    params: z.object({ id: z.string().check(z.maxLength(60)) }),
    answer: z.object({ counted: z.boolean() }),
    refuses: ["not-found"],
    freshFor: 0,
  }),
  [calls.story]: endpoint({
    summary:
      "One story: its articles in order of publication, distinct texts with their copies, steps, figures and quoted sources.",
    params: z.object({ id: z.string().check(z.maxLength(60)) }),
    answer: z.object({
      story,
      articles: z.array(article),
      related: z.array(article),
      in_other_languages: inOtherLanguages,
      /** The states that at least half of its texts name as the place of the event. */
      places: z.array(placeMark),
      ...ladder,
    }),
    refuses: ["not-found"],
    freshFor: 60,
  }),
  [calls.withdrawn]: endpoint({
    summary:
      "The ids of the articles and topics withdrawn in the last 30 days: whoever keeps copies deletes those that name one.",
    params: emptyObject,
    answer: z.object({ ids: z.array(z.string()) }),
    freshFor: 60,
  }),
  [calls.briefTopics]: endpoint({
    summary:
      "Up to 7 topics for the Daily Brief, each with a headline, a sentence if one fits, and the papers that report it.",
    params: z.object({ language: languageChoice }),
    answer: z.object({ topics: z.array(briefTopic) }),
    freshFor: 300,
  }),
} as const;

export type Article = z.infer<typeof article>;
export type Topic = z.infer<typeof topic>;
export type PopularArticle = z.infer<typeof popularArticle>;
export type NewsEndpoints = typeof newsEndpoints;
