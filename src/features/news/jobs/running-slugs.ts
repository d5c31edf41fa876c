import { namedEventsOf } from "#features/news/desk/subjects/named-event.ts";
import type { Running, SlugDay } from "#features/news/shapes.ts";
import { isShared, SLUG_SHARE, slugOf } from "#features/news/trends/topic-name.ts";
import type { FoundTopic } from "#features/news/trends/topics.ts";
import type { TrendArticle } from "#features/news/trends/trend-article.ts";
import { isAside } from "#platform/text/analysis/aside.ts";
import { cleanHeadline } from "#platform/text/analysis/headline.ts";
import { ubiquitousPlaces } from "#platform/text/analysis/place-names.ts";
import { readWords } from "#platform/text/analysis/words.ts";
import { shortId } from "#platform/text/ids.ts";
import { lagosDate } from "#platform/time.ts";

/** What a headline is filed under: the key that other headlines share, and the words as it prints them. */
export interface Slug {
  readonly key: string;
  readonly shown: string;
}

const hashtag = /#(\p{L}[\p{L}\d]{3,40})/gu;

/**
 * The slugs under which a headline may be filed: a named event ("Osun poll", "#OsunDecides2026"), its kicker, its
 * hashtags. They are compared without case, accents and the year.
 */
export function slugsOf(title: string): Slug[] {
  const headline = cleanHeadline(title);
  const kicker = slugOf(title);
  const shown = kicker === null || form.test(kicker) ? [] : [kicker];
  shown.push(...[...headline.matchAll(hashtag)].map(([tag]) => tag));
  const events = [...namedEventsOf(title)].map((name) => ({
    key: `event ${name}`,
    shown: shown[0] ?? `${name.charAt(0).toUpperCase()}${name.slice(1)} poll`,
  }));
  const others = events.length > 0 ? [] : shown.map((one) => ({ key: keyOf(one), shown: one }));
  const slugs = [...events, ...others].filter(({ key }) => key !== "");
  return [...new Map(slugs.map((slug) => [slug.key, slug])).values()];
}

/** Says what kind of text it is, not what runs. */
const form =
  /^(?:full list|security alert|fact check|photo story|special report|breaking news|news analysis)$/i;

/** What was filed on which day. */
export function slugDays(articles: readonly TrendArticle[]): SlugDay[] {
  const filed = articles
    .filter(({ title, url }) => !isAside(title, url))
    .flatMap(({ id, title, time, language = "en" }) =>
      slugsOf(title).map((slug) => ({ ...slug, id, language, day: lagosDate(time) })),
    );
  return [...Map.groupBy(filed, ({ key, language, day }) => `${language} ${day} ${key}`).values()].flatMap(
    (ofDay) => {
      const [first] = ofDay;
      if (first === undefined) return [];
      const { key, language, day } = first;
      const [printed = []] = [...Map.groupBy(ofDay, ({ shown }) => shown).values()].sort(
        (a, b) => b.length - a.length,
      );
      return [
        { key, language, day, shown: printed[0]?.shown ?? first.shown, articles: ofDay.map(({ id }) => id) },
      ];
    },
  );
}

/**
 * Gives a topic of a running story's slug that story's address and name, and so to one that grew out of it while
 * some of its headlines still print the slug. Of two such topics the higher one.
 */
export function joinRunning<Topic extends FoundTopic & { readonly language: string }>(
  topics: readonly Topic[],
  articles: ReadonlyMap<string, TrendArticle>,
  running: readonly Running[],
): Topic[] {
  const joined = new Map<Running, Topic>();
  const offer = (topic: Topic, story: Running | undefined): void => {
    if (story !== undefined && !joined.has(story)) joined.set(story, topic);
  };
  for (const topic of topics) {
    const key = sharedKey(topic, articles);
    offer(
      topic,
      running.find((one) => one.key === key && one.language === topic.language),
    );
  }
  const bySlug = new Set(joined.values());
  for (const topic of topics.filter((one) => !bySlug.has(one)))
    offer(
      topic,
      running.find(({ id, key }) => id === topic.id && stillPrints(key, topic, articles)),
    );
  const storyOf = new Map([...joined].map(([story, topic]) => [topic, story]));
  return topics.map((topic) => {
    const story = storyOf.get(topic);
    if (story !== undefined) return { ...topic, id: story.id, name: story.name };
    const isTaken = running.some(({ id }) => id === topic.id);
    return isTaken ? { ...topic, id: shortId("topic", ...topic.articles) } : topic;
  });
}

function sharedKey(topic: FoundTopic, articles: ReadonlyMap<string, TrendArticle>): string | null {
  const keys = keysIn(topic, articles);
  const [most = []] = [...Map.groupBy(keys, (key) => key).values()].sort((a, b) => b.length - a.length);
  return isShared(most.length, topic.articles.length) ? (most[0] ?? null) : null;
}

/** A topic that absorbed those of a story keeps their id, even if it tells another. */
function stillPrints(key: string, topic: FoundTopic, articles: ReadonlyMap<string, TrendArticle>): boolean {
  const printed = keysIn(topic, articles).filter((one) => one === key).length;
  return printed >= SLUG_SHARE * topic.articles.length;
}

function keysIn({ articles: ids }: FoundTopic, articles: ReadonlyMap<string, TrendArticle>): string[] {
  return ids.flatMap((id) => slugsOf(articles.get(id)?.title ?? "").map(({ key }) => key));
}

/** The words that say what runs: "State Police in Nigeria" runs as "State police" does. */
function keyOf(shown: string): string {
  const terms = readWords(shown.replace(/^#/, ""))
    .filter(({ stop, term }) => !stop && !/^(?:20)?\d+$/.test(term) && !ubiquitousPlaces.has(term))
    .map(({ term }) => term);
  return terms.join(" ");
}
