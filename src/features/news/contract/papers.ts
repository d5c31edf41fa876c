import * as z from "zod/mini";
import { named, told } from "#contracts/described.ts";
import { count, time } from "#contracts/figure.ts";

export const paperMark = named(
  "PaperMark",
  "A paper as a card shows it.",
  z.object({
    id: told(z.string(), "The paper's id."),
    name: told(z.string(), "Its name."),
    language: told(z.string(), "The language of its name."),
    favicon_url: told(z.nullable(z.string()), "Its icon; null if it has none."),
  }),
);

export const feedHealth = named(
  "FeedHealth",
  "A paper's feed, and how it answers.",
  z.object({
    paper_id: told(z.string(), "The paper's id."),
    paper: told(z.string(), "The paper's name."),
    url: told(z.string(), "The feed's address."),
    state: told(
      z.enum(["healthy", "late", "failing", "paused", "stopped", "never"]),
      "Whether it answers; `never` before the first answer.",
    ),
    last_checked_at: told(z.nullable(time), "When it was last requested; null if never."),
    last_success_at: told(z.nullable(time), "When it last answered; null if never."),
    last_article_at: told(z.nullable(time), "When its newest article was published; null without any."),
    next_check_at: told(z.nullable(time), "When it is requested next; null while it is paused or stopped."),
    interval_minutes: told(z.int(), "The minutes between two requests."),
    failures_in_a_row: told(count, "How often in a row it did not answer."),
    last_failure: told(z.nullable(z.string()), "Why it last did not answer; null if it answers."),
    articles_today: told(count, "How many articles came from it today."),
  }),
);

export const paper = named(
  "Paper",
  "A newspaper.",
  z.object({
    id: told(z.string(), "The paper's id, as in the address of its page."),
    name: told(z.string(), "Its name."),
    homepage: told(z.string(), "The address of its own site."),
    favicon_url: told(z.nullable(z.string()), "Its icon; null if it has none."),
    language: told(z.string(), "The language in which it writes: en, pcm, ha, yo or ig."),
    name_language: told(z.string(), "The language of its name."),
    default_category: told(z.string(), "The category of what its feeds do not file."),
    active: told(z.boolean(), "True while it is being read; false for one read in the past."),
    last_article_at: told(z.nullable(time), "When its newest article was published; null without any."),
    articles_today: told(count, "How many articles it published today."),
    articles_total: told(count, "How many of its articles are held."),
    owner: told(
      z.nullable(z.string()),
      '"government-owned" or "public broadcaster", if a source states it; otherwise null.',
    ),
    about: told(
      z.array(
        z.object({
          fact: told(z.enum(["city", "kind", "scope", "founded"]), "What is said of it."),
          value: told(z.string(), "What the source says."),
          source: told(z.string(), "The address of the page that states it."),
        }),
      ),
      "Facts about the paper, each with the page that states it.",
    ),
  }),
);

export type Paper = z.infer<typeof paper>;
export type PaperMark = z.infer<typeof paperMark>;
export type FeedHealth = z.infer<typeof feedHealth>;
