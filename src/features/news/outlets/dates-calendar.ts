import { articlePage, topicPage } from "#contracts/addresses.ts";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import { product } from "#contracts/product.ts";
import type { Clock } from "#platform/clock.ts";
import { toIcs } from "#platform/text/ics.ts";

interface Deps {
  readonly ask: Ask;
  readonly clock: Clock;
  readonly siteUrl: string;
}

/** The coming days that a running story's texts name, each as its paper's headline; null if nothing of this id runs. */
export async function datesCalendar({ ask, clock, siteUrl }: Deps, id: string): Promise<string | null> {
  const { topic, running } = await ask(api.news.topic, { id });
  if (!running) return null;
  return toIcs({
    name: topic.topic,
    maker: product.name,
    madeAt: clock.now(),
    events: running.dates.map(({ day, text }) => ({
      uid: `${topic._id}-${day}`,
      start: day,
      minutes: 0,
      summary: `${topic.topic}: ${text.headline} (${text.paper})`,
      description: siteUrl + topicPage(topic),
      location: null,
      url: siteUrl + articlePage(text.article_id),
      status: "TENTATIVE",
    })),
  });
}
