import * as z from "zod/mini";
import { named, told } from "#contracts/described.ts";
import { count, time } from "#contracts/figure.ts";
import { paperMark } from "./papers.ts";
import { popularWhy, topicWhy } from "./why.ts";

export const article = named(
  "Article",
  "One paper's article.",
  z.object({
    _id: told(z.string(), "The article's id, as in the address of its page."),
    headline: told(z.string(), 'The headline in the paper\'s words, without its author and a "BREAKING:".'),
    summary: told(
      z.string(),
      'The beginning of the text in the paper\'s words; "…" for the rest of a sentence that its feed cuts off. Often empty.',
    ),
    category: told(z.string(), "The category in which it is shown."),
    image_url: told(z.nullable(z.string()), "Its picture; `?w=` asks for a width. Null if there is none."),
    image_paper: told(
      z.nullable(
        z.object({
          name: told(z.string(), "The paper's name."),
          language: told(z.string(), "The language of the paper's name."),
        }),
      ),
      "The other paper that the picture is from; null for the article's own picture.",
    ),
    favicon_url: told(z.nullable(z.string()), "The paper's icon; null if it has none."),
    newspaper_name: told(z.nullable(z.string()), "The paper's name; null if it is unknown."),
    newspaper_id: told(z.string(), "The paper's id."),
    newspaper_language: told(z.string(), "The language of the newspaper's name."),
    url: told(z.string(), "The article's address at its paper."),
    published_at: told(time, "When the paper published it."),
    language: told(z.string(), "The language of headline and summary: en, pcm, ha, yo or ig."),
    reading_minutes: told(
      z.nullable(z.int()),
      "The minutes that reading takes; null unless the feed contained the full text.",
    ),
    views: told(count, "How often it was opened here."),
    story_id: told(z.nullable(z.string()), "The id of its story; null if it belongs to none."),
    also_in: told(
      z.object({
        count: told(count, "How many other papers report it."),
        papers: told(z.array(paperMark), "Up to three of them."),
      }),
      "The other papers that report the story.",
    ),
    later: told(
      z.nullable(
        z.object({
          kind: told(z.string(), "The outcome, such as `sentenced`, or `stand`."),
          headline: told(z.string(), "Its headline."),
          article_id: told(z.string(), "The id of its article."),
          paper: told(z.string(), "The name of its paper."),
          published_at: told(time, "When it was published."),
        }),
      ),
      "The story's latest text whose headline reports a new outcome or stand, if it is later than this article.",
    ),
    last_text_at: told(
      z.nullable(time),
      "When the story's last original text was published; null for a story of one paper.",
    ),
    fact_check: told(
      z.nullable(
        z.object({
          claim: told(
            z.nullable(z.string()),
            "The claim, word for word; null unless the fact-check states claim and verdict.",
          ),
          verdict: told(
            z.nullable(z.string()),
            "The verdict, word for word; null unless the fact-check states claim and verdict.",
          ),
        }),
      ),
      "For a fact-check: what it checks and finds. Null for any other article.",
    ),
    sample: told(z.boolean(), "True for an invented article of the sample edition."),
  }),
);

export const popularArticle = named(
  "PopularArticle",
  "An article, and why it is popular.",
  z.extend(article, {
    reason: told(z.string(), "Why it is popular, as an English sentence."),
    why: told(z.nullable(popularWhy), "The same as figures; null if they were not kept."),
  }),
);

export const topic = named(
  "Topic",
  "A subject that is talked about now, or was.",
  z.object({
    _id: told(z.string(), "The topic's id, as in the address of its page."),
    topic: told(z.string(), "Its name."),
    language: told(z.string(), "The language of the topic's name and of its stories."),
    score: told(
      z.nullable(z.number().check(z.minimum(0), z.maximum(10))),
      "How much it is talked about, out of 10; null of a topic that is no longer talked about.",
    ),
    reason: told(z.string(), "What the score is made of, as an English sentence."),
    why: told(z.nullable(topicWhy), "The same as figures; null if they no longer hold."),
    papers: told(count, "How many papers report on it, also earlier than `why` says."),
    story_count: told(count, "How many articles it has, also those that are not listed."),
    articles: told(z.array(article), "Articles about it."),
    sample_headlines: told(z.array(z.string()), "A few of its headlines."),
    sparkline: told(
      z.array(count),
      "Articles in each of the last 48 hours, oldest first; empty of a topic that is no longer talked about.",
    ),
    today: told(
      z.nullable(
        z.object({
          low: told(z.number(), "Today's lowest score so far."),
          high: told(z.number(), "Today's highest score so far."),
          highest_at: told(time, "When the score was highest."),
        }),
      ),
      "How its score moved today; null if the topic was not scored today.",
    ),
    summary: told(
      z.nullable(z.string()),
      "A paper's sentence, word for word, if the operator's language model chose one.",
    ),
    cites: told(z.array(z.string()), "The id of the article that the sentence is from; otherwise empty."),
  }),
);

export const topicMark = named(
  "TopicMark",
  "A topic as a link shows it.",
  z.object({
    _id: told(z.string(), "The topic's id, as in the address of its page."),
    topic: told(z.string(), "Its name."),
    language: told(z.string(), "The language of its name."),
  }),
);
