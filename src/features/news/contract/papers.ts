import * as z from "zod/mini";

const time = z.iso.datetime();
const count = z.int().check(z.minimum(0));

/** A paper as a card shows it. */
export const paperMark = z.object({
  id: z.string(),
  name: z.string(),
  /** The language of its name. */
  language: z.string(),
  favicon_url: z.nullable(z.string()),
});

export const feedHealth = z.object({
  paper_id: z.string(),
  paper: z.string(),
  url: z.string(),
  state: z.enum(["healthy", "late", "failing", "paused", "stopped", "never"]),
  last_checked_at: z.nullable(time),
  last_success_at: z.nullable(time),
  last_article_at: z.nullable(time),
  next_check_at: z.nullable(time),
  interval_minutes: z.int(),
  failures_in_a_row: count,
  last_failure: z.nullable(z.string()),
  articles_today: count,
});

export const paper = z.object({
  id: z.string(),
  name: z.string(),
  homepage: z.string(),
  favicon_url: z.nullable(z.string()),
  language: z.string(),
  name_language: z.string(),
  default_category: z.string(),
  active: z.boolean(),
  last_article_at: z.nullable(time),
  articles_today: count,
  articles_total: count,
  /** "government-owned" or "public broadcaster", if a source states it; otherwise null. */
  owner: z.nullable(z.string()),
  /** Facts about the paper, each with the page that states it. */
  about: z.array(
    z.object({ fact: z.enum(["city", "kind", "scope", "founded"]), value: z.string(), source: z.string() }),
  ),
});

export type Paper = z.infer<typeof paper>;
export type PaperMark = z.infer<typeof paperMark>;
export type FeedHealth = z.infer<typeof feedHealth>;
