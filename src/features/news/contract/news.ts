import * as z from "zod/mini";
import { listLimits, maxSearchLength } from "#contracts/addresses.ts";
import { named, told } from "#contracts/described.ts";
import { emptyObject, endpoint } from "#contracts/endpoint.ts";
import { count, time } from "#contracts/figure.ts";
import { maxCompletionLength } from "#contracts/forms.ts";
import { languageChoice } from "#contracts/language-choice.ts";
import { article, popularArticle, topic, topicMark } from "./article-shapes.ts";
import * as calls from "./calls.ts";
import {
  briefTopic,
  inOtherLanguages,
  ladder,
  placeMark,
  runningEntry,
  runningStory,
  story,
} from "./story-shapes.ts";

export type { FeedHealth, PaperMark } from "./papers.ts";
export type { Ladder, Story } from "./story-shapes.ts";

/** The message states the limit, because a search that is too long is refused. */
const atMost = (limit: number) => z.maxLength(limit, `must have at most ${limit} characters`);

const upTo = (most: number, usual: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(most)), usual);
const onlyCategory = told(
  z.optional(z.string().check(z.maxLength(listLimits.category))),
  "Only articles of this category, by its label.",
);
const articleId = told(z.string().check(z.maxLength(60)), "The article's id.");

const page = z.object({
  cursor: told(z.optional(z.string().check(z.maxLength(200))), "The `next_cursor` of the page before."),
  page: told(upTo(listLimits.page, 1), "The page's number."),
  limit: told(upTo(100, 30), "How many entries a page has."),
});

const period = told(
  z.optional(z.enum(["1h", "today", "7d", "30d"])),
  "How recent the articles are; omit for any time.",
);

const filter = z.extend(page, {
  period,
  source: told(
    z.optional(z.string().check(z.maxLength(listLimits.source))),
    "A paper's name, as `newsSources` lists it.",
  ),
  followed: told(
    z.optional(z.string().check(z.maxLength(4000))),
    'Names of the papers that the reader follows, joined by "|"; used for this answer only.',
  ),
  language: languageChoice,
  place: told(
    z.optional(z.string().check(z.maxLength(listLimits.place))),
    "A state's slug or name (kaduna, Akwa Ibom, fct): only articles whose event is there.",
  ),
});

const articlePage = z.object({
  articles: told(z.array(article), "One page."),
  total: told(count, "How many there are in all."),
  total_is_floor: told(z.boolean(), "True if `total` is a minimum: only the newest 1,000 were counted."),
  page: told(z.int(), "The page's number."),
  next_cursor: told(z.nullable(z.string()), "To be sent as `cursor` for the next page; null on the last."),
  newest_at: told(z.nullable(time), "When the list's newest article was published; null if there is none."),
});

const facet = named(
  "Facet",
  "How many hits have a value.",
  z.object({
    value: told(z.string(), "The category or paper."),
    count: told(count, "How many hits have it."),
  }),
);

export const newsEndpoints = {
  [calls.popular]: endpoint({
    summary: "The most read and most reported articles now, one per story, each with the reason.",
    params: z.object({
      limit: told(upTo(50, 20), "The most articles to answer with."),
      language: languageChoice,
    }),
    answer: z.object({ articles: told(z.array(popularArticle), "The most popular first.") }),
    freshFor: 60,
  }),
  [calls.topics]: endpoint({
    summary: "Current topics, found by analysing the collected articles; highest score (out of 10) first.",
    params: z.object({
      limit: told(upTo(50, 20), "The most topics to answer with."),
      language: languageChoice,
    }),
    answer: z.object({
      topics: told(z.array(topic), "The highest score first."),
      computed_at: told(z.nullable(time), "When the topics were last analysed; null before."),
    }),
    freshFor: 60,
  }),
  [calls.running]: endpoint({
    summary:
      "The stories that run for weeks: reported by two papers or more, on three days or more, the last of them in the last ten; newest first.",
    params: z.object({ language: languageChoice }),
    answer: z.object({ running: told(z.array(runningEntry), "The newest first.") }),
    freshFor: 300,
  }),
  [calls.topic]: endpoint({
    summary:
      "One topic, by ID or name, with its articles, newest first, and up to five other current topics.",
    params: z.object({ id: told(z.string().check(z.maxLength(300)), "The topic's id, or its name.") }),
    answer: z.object({
      topic,
      running: told(z.nullable(runningStory), "Its days and figures, if it runs for weeks; otherwise null."),
      related: told(
        z.array(z.extend(topicMark, { score: told(z.number(), "How much it is talked about, out of 10.") })),
        "Up to five other current topics.",
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
      featured: told(z.array(article), "The editor's picks."),
      lead: told(
        z.nullable(article),
        "The current edition's lead; before the first edition, the most newsworthy article. Null while there is none.",
      ),
      lead_story: told(z.nullable(story), "The lead's story; null if the lead is its only article."),
      papers_today: told(count, "How many papers published something today."),
      stories_today: told(count, "How many stories were reported today."),
    }),
    freshFor: 60,
  }),
  [calls.latest]: endpoint({
    summary:
      "The newest articles, one per story. Filter by period, source, category, state or followed papers.",
    params: z.extend(filter, {
      category: onlyCategory,
    }),
    answer: z.extend(articlePage, {
      place: told(z.nullable(placeMark), "The state that the list is of; null if it is of none."),
    }),
    refuses: ["not-found"],
    freshFor: 30,
  }),
  [calls.category]: endpoint({
    summary:
      "A category's newest articles, one per story; `leads` are its top stories. The category is its label in any case: `politics`, `general-news`.",
    params: z.extend(filter, {
      category: told(
        z.string().check(z.maxLength(listLimits.category)),
        "The category's label in any case: politics, general-news.",
      ),
    }),
    answer: z.extend(articlePage, {
      category: told(z.string(), "The category's label."),
      leads: told(z.array(article), "Its top stories, one article each."),
    }),
    refuses: ["not-found"],
    freshFor: 30,
  }),
  [calls.search]: endpoint({
    summary:
      'Full-text search: words, "phrases", `or` and -exclusions; best or newest first, of the newest 1,000 that match. Matches in headlines and summaries are enclosed in U+2068 and U+2069.',
    params: z.extend(filter, {
      q: told(
        z._default(z.string().check(atMost(maxSearchLength)), ""),
        'What is searched: words, "phrases", or, -exclusions.',
      ),
      category: onlyCategory,
      order: told(z._default(z.enum(["best", "newest"]), "best"), "Best or newest first."),
    }),
    answer: z.extend(articlePage, {
      query: told(z.string(), "What was searched."),
      did_you_mean: told(
        z.nullable(z.string()),
        "Another spelling that finds something; null if there is none.",
      ),
      papers: told(
        z.array(z.string()),
        "Papers whose name contains the searched text, with or without accents; only on the first page.",
      ),
      places: told(
        z.array(placeMark),
        "The states that the searched text names, or whose capital it names; only on the first page.",
      ),
      facets: told(
        z.object({
          categories: told(z.array(facet), "Hits by category."),
          sources: told(z.array(facet), "Hits by paper."),
          are_floors: told(
            z.boolean(),
            "True if the counts are minimums: only the newest 1,000 hits were counted.",
          ),
        }),
        "How the hits are distributed.",
      ),
    }),
    refuses: ["not-found"],
    freshFor: 30,
  }),
  [calls.suggest]: endpoint({
    summary: "Up to 8 completions of a partly typed search, and the states and papers of such a name.",
    params: z.object({
      q: told(z._default(z.string().check(atMost(maxCompletionLength)), ""), "The beginning of a search."),
    }),
    answer: z.object({
      suggestions: told(z.array(z.string()), "Completions of it, the likeliest first."),
      places: told(z.array(placeMark), "The states whose name or capital begins so."),
      papers: told(z.array(z.string()), "The papers whose name contains it, with or without accents."),
    }),
    freshFor: 300,
  }),
  [calls.article]: endpoint({
    summary: "One article with its story's coverage, headline history, topics and related articles.",
    params: z.object({ id: articleId }),
    answer: z.object({
      article,
      owner: told(
        z.nullable(z.string()),
        '"government-owned" or "public broadcaster", if a source states it of the paper; otherwise null.',
      ),
      story: told(z.nullable(story), "The story that it belongs to; null if it is alone."),
      topics: told(z.array(topicMark), "The current topics that it belongs to."),
      places: told(
        z.array(placeMark),
        "The states that at least half of its story's texts name as the place of the event.",
      ),
      related: told(z.array(article), "Articles on like subjects."),
      in_other_languages: inOtherLanguages,
      headline_history: told(
        z.array(
          z.object({
            headline: told(z.string(), "A headline."),
            seen_at: told(time, "When it was first seen."),
          }),
        ),
        "The headlines that it had, oldest first.",
      ),
      texts: ladder.texts,
      steps: ladder.steps,
    }),
    refuses: ["not-found"],
    freshFor: 60,
  }),
  [calls.countView]: endpoint({
    summary:
      "Counts a view, unless it repeats one within 30 minutes or comes from a bot. Nothing about the reader is stored.",
    params: z.object({ id: articleId }),
    answer: z.object({
      counted: told(z.boolean(), "False if the view repeats one within 30 minutes, or comes from a bot."),
    }),
    refuses: ["not-found"],
    freshFor: 0,
  }),
  [calls.story]: endpoint({
    summary:
      "One story: its articles in order of publication, distinct texts with their copies, steps, figures and quoted sources.",
    params: z.object({ id: told(z.string().check(z.maxLength(60)), "The story's id.") }),
    answer: z.object({
      story,
      articles: told(z.array(article), "Its articles."),
      related: told(z.array(article), "Articles on like subjects."),
      in_other_languages: inOtherLanguages,
      places: told(
        z.array(placeMark),
        "The states that at least half of its texts name as the place of the event.",
      ),
      ...ladder,
    }),
    refuses: ["not-found"],
    freshFor: 60,
  }),
  [calls.withdrawn]: endpoint({
    summary:
      "The ids of the articles and topics withdrawn in the last 30 days: whoever keeps copies deletes those that name one.",
    params: emptyObject,
    answer: z.object({ ids: told(z.array(z.string()), "The ids of articles and topics.") }),
    freshFor: 60,
  }),
  [calls.briefTopics]: endpoint({
    summary:
      "Up to 7 topics for the Daily Brief, each with a headline, a sentence if one fits, and the papers that report it.",
    params: z.object({ language: languageChoice }),
    answer: z.object({ topics: told(z.array(briefTopic), "The most newsworthy first.") }),
    freshFor: 300,
  }),
} as const;

export type Article = z.infer<typeof article>;
export type Topic = z.infer<typeof topic>;
export type PopularArticle = z.infer<typeof popularArticle>;
export type NewsEndpoints = typeof newsEndpoints;
