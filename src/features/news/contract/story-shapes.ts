import * as z from "zod/mini";
import { named, told } from "#contracts/described.ts";
import { count, time } from "#contracts/figure.ts";
import { paperMark } from "./papers.ts";

export const placeMark = named(
  "Place",
  "A state.",
  z.object({
    slug: told(z.string(), "The last part of the address of its page."),
    name: told(z.string(), "Its name."),
  }),
);

const telling = named(
  "Telling",
  "An article as a report of its story.",
  z.object({
    paper: told(paperMark, "Its paper."),
    owner: told(
      z.nullable(z.string()),
      '"government-owned" or "public broadcaster", if a source states it of the paper; otherwise null.',
    ),
    article_id: told(z.string(), "The article's id."),
    url: told(z.string(), "The article's address at its paper."),
    headline: told(z.string(), "Its headline."),
    language: told(z.string(), "The headline's language: en, pcm, ha, yo or ig."),
    published_at: told(time, "When the paper published it."),
    copy: told(z.boolean(), "True if it repeats another paper's text."),
  }),
);

const printed = {
  url: told(z.string(), "The text's address at its paper."),
  paper: told(z.string(), "The paper's name."),
  time: told(time, "When the paper published it."),
};

const figure = named(
  "Figure",
  "How many of one kind of people the papers report.",
  z.object({
    what: told(
      z.enum(["dead", "injured", "abducted", "freed", "rescued", "arrested", "missing"]),
      "What happened to them.",
    ),
    group: told(z.nullable(z.string()), "Who they are, as the papers say it; null if they do not."),
    rows: told(
      z.array(
        z.object({
          value: told(z.number(), "The number."),
          hedge: told(
            z.nullable(z.string()),
            'The words that make it inexact, such as "at least"; null if there are none.',
          ),
          papers: told(z.array(z.object(printed)), "The texts that report it."),
        }),
      ),
      "What was reported, earliest first.",
    ),
  }),
);

const toldHeadline = named(
  "ToldHeadline",
  "A headline with its article.",
  z.object({
    article_id: told(z.string(), "The article's id."),
    headline: told(z.string(), "The headline."),
    language: told(z.string(), "The headline's language: en, pcm, ha, yo or ig."),
    paper: told(z.string(), "The paper's name."),
  }),
);

export const runningEntry = named(
  "RunningEntry",
  "A running story in a list; its page is that of the topic with this id.",
  z.object({
    _id: told(z.string(), "The topic's id."),
    topic: told(z.string(), "Its name."),
    language: told(z.string(), "The language of its name."),
    since: told(z.string(), "The first day in Lagos on which it was reported."),
    last_reported: told(z.string(), "The last day in Lagos on which it was reported."),
    days: told(count, "On how many days it was reported."),
    articles: told(count, "How many articles reported it."),
  }),
);

/**
 * A story that runs for weeks. Its name, days and counts are kept for good; headlines, steps and `story_id` only as
 * long as the articles.
 */
export const runningStory = named(
  "RunningStory",
  "A story that runs for weeks. Its name, days and counts are kept for good; headlines, steps and `story_id` only as long as the articles.",
  z.object({
    since: told(z.string(), "The first day in Lagos on which it was reported."),
    last_reported: told(z.string(), "The last day in Lagos on which it was reported."),
    other_names: told(z.array(z.string()), "What else papers have filed it under."),
    days: told(
      z.array(
        z.object({
          day: told(z.string(), "The day in Lagos."),
          articles: told(count, "How many articles reported it on that day."),
          papers: told(
            count,
            "How many papers reported it on that day; 0 where not all its articles are kept.",
          ),
          headline: told(
            z.nullable(toldHeadline),
            "A headline of what most of the day's papers reported; null if its article is no longer kept.",
          ),
        }),
      ),
      "The days on which it was reported, the latest first.",
    ),
    latest_step: told(
      z.nullable(
        z.extend(toldHeadline, {
          kind: told(z.string(), "The outcome, such as `sentenced`, or `stand`."),
          published_at: told(time, "When it was published."),
        }),
      ),
      "Its latest outcome or stand; null if none is known.",
    ),
    story_id: told(z.nullable(z.string()), "The story of its latest article."),
    figures: told(
      z.array(figure),
      "The figures of its latest story that has any: where it stands, by paper; of those that ran one text, the first.",
    ),
    places: told(
      z.array(placeMark),
      "The states that a quarter of its articles are about, those with most of them first.",
    ),
    dates: told(
      z.array(
        z.object({
          day: told(z.string(), "The day, like 2026-11-21."),
          text: told(toldHeadline, "The text that names it."),
        }),
      ),
      "The coming days that its texts name with their year, soonest first, each with the first such text.",
    ),
  }),
);

export const inOtherLanguages = told(
  z.array(telling),
  "One article on the same subject in each other language, linked by names; not part of the story or its counts.",
);

export const story = named(
  "Story",
  "An event, with every article that reports it.",
  z.object({
    _id: told(z.string(), "The story's id, as in the address of its page."),
    headline: told(z.string(), "The headline of the article that represents it."),
    language: told(z.string(), "The headline's language: en, pcm, ha, yo or ig."),
    category: told(z.string(), "The category in which it is shown."),
    first_told_at: told(time, "When its first article was published."),
    last_told_at: told(time, "When its last article was published."),
    papers: told(count, "How many papers report it."),
    independent_reports: told(count, "The number of distinct texts: copies of one report count as one."),
    coverage: told(
      z.array(
        z.object({
          paper: told(z.string(), "The paper's name."),
          published_at: told(time, "When it was published."),
          copy: told(z.boolean(), "True if it repeats another paper's text."),
        }),
      ),
      "Each paper's first text.",
    ),
    tellings: told(z.array(telling), "Its articles, the earliest first."),
    picture: told(
      z.nullable(
        z.object({
          url: told(z.string(), "The picture; `?w=` asks for a width."),
          paper: told(z.string(), "The name of the paper that it is from."),
          language: told(z.string(), "The language of the paper's name."),
        }),
      ),
      "Its newest picture; null if it has none.",
    ),
  }),
);

/** How a story developed: its distinct texts, steps, figures and quoted sources. */
export const ladder = {
  texts: told(
    z.array(
      z.object({
        ...printed,
        headline: told(z.string(), "Its headline."),
        kind: told(
          z.enum(["report", "reaction", "preview", "opinion", "followup", "live"]),
          "How the text relates to the event.",
        ),
        copies: told(z.array(z.object(printed)), "The articles that repeat it."),
        same_headline_as: told(
          z.nullable(z.object(printed)),
          "The earlier text with this headline, where nothing more of the two is known.",
        ),
      }),
    ),
    "Its distinct texts in order of time.",
  ),
  steps: told(
    z.array(
      z.object({
        url: told(z.string(), "The text's address at its paper."),
        kind: told(z.string(), "The outcome, such as `sentenced`, or `stand`."),
        text: told(z.string(), "The headline that reports it."),
      }),
    ),
    "The later texts whose headline reports a new outcome or stand, in the paper's words.",
  ),
  /**
   * How many dead, injured, abducted, freed, rescued, arrested and missing the papers report, earliest first. A figure from one
   * paper is listed only if no other figure contradicts it.
   */
  figures: told(
    z.array(figure),
    "How many people were killed, injured, abducted and so on, by the papers' reports. A figure from one paper is listed only if no other contradicts it.",
  ),
  attributions: told(
    z.array(
      z.object({
        url: told(z.string(), "The text's address at its paper."),
        who: told(z.nullable(z.string()), "The quoted source; null for one that the paper does not name."),
      }),
    ),
    "Whom each text quotes.",
  ),
};

export const briefTopic = named(
  "NewsTopic",
  "A topic of the Daily Brief, told by one story.",
  z.object({
    topic: told(z.string(), "Its name."),
    topic_id: told(z.nullable(z.string()), "The topic's id; null if an older version composed the brief."),
    language: told(z.string(), "The headline's language: en, pcm, ha, yo or ig."),
    headline: told(z.string(), "The story's headline."),
    sentence: told(z.nullable(z.string()), "A paper's sentence about it; null if none fits."),
    sentence_article: told(
      z.nullable(z.string()),
      "The article whose headline the sentence repeats; null if it repeats none.",
    ),
    article_id: told(z.string(), "The id of the article with the headline."),
    story_id: told(z.nullable(z.string()), "The id of its story; null if it belongs to none."),
    picture: told(
      z.nullable(
        z.object({
          url: told(z.string(), "The picture."),
          paper: told(z.string(), "The name of the paper that it is from."),
        }),
      ),
      "The lead's picture; null if it has none.",
    ),
    papers: told(z.array(paperMark), "The papers that report it."),
  }),
);

export type Story = z.infer<typeof story>;
export type Ladder = { [Part in keyof typeof ladder]: z.infer<(typeof ladder)[Part]> };
