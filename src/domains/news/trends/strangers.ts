import { type About, aboutWhat } from "#domains/news/desk/subjects/subject-terms.ts";
import { dot, ofLengthOne, sumOf, type Vector } from "#domains/news/desk/subjects/vectors.ts";
import { agencies, places } from "#platform/text/analysis/place-names.ts";
import { nameShare } from "#platform/text/analysis/rarity.ts";
import { headlineTerms, sharesOf } from "./shares.ts";
import type { TrendArticle } from "./trend-article.ts";

/** A story as like the rest of its topic as this is no stranger. */
const LOOSE = 0.4;
/** From so large a share of the likeness on, a story shares names with the rest and nothing that happened. */
const BY_NAME = 0.9;
/** What every other article speaks of is the topic, if it makes so much of the rest's middle; of three others at least. */
const THE_TOPIC = 0.32;
const OTHERS = 3;
/** An ordinary word in so large a share of the others' headlines is what they tell: "wedding". */
const MANY = 0.5;
const MOSTLY_NAME = 0.7;

interface Told {
  readonly articles: readonly TrendArticle[];
  readonly about: readonly About[];
}

/** The articles of a topic without the stories that hang on it by a name alone or lack what all others speak of. */
export function withoutStrangers(articles: readonly TrendArticle[]): readonly TrendArticle[] {
  let stories: readonly Told[] = [...Map.groupBy(articles, ({ story }) => story).values()].map((told) => ({
    articles: told,
    about: told.map(({ title, summary }) => aboutWhat(title, summary)),
  }));
  for (let stranger = strangerOf(stories); stranger !== null; stranger = strangerOf(stories)) {
    const found = stranger;
    stories = stories.filter((story) => story !== found);
  }
  const kept = new Set(stories.flatMap((story) => story.articles));
  return articles.filter((article) => kept.has(article));
}

/** The story that is least like the others, if it does not belong to them. */
function strangerOf(stories: readonly Told[]): Told | null {
  let least: { story: Told; likeness: number } | null = null;
  for (const story of stories) {
    const others = together(stories.filter((other) => other !== story));
    if (others.about.length < Math.max(2, story.about.length)) continue;
    const likeness = strangeness(story, others);
    if (likeness !== null && (least === null || likeness < least.likeness)) least = { story, likeness };
  }
  return least?.story ?? null;
}

/** How like the others a story is that does not belong to them; null for one that does. */
function strangeness(own: Told, others: Told): number | null {
  const events = new Set(others.about.flatMap(({ events }) => [...events]));
  const names = own.about.flatMap(({ events, named }) => [...events, ...named]);
  if (names.some((name) => events.has(name))) return null;
  const [middle, rest] = [middleOf(own.about), middleOf(others.about)];
  const likeness = dot(middle, rest);
  if (likeness > LOOSE) return null;
  const lacks = others.about.length >= OTHERS && lacking(own.about, others.about, rest) >= THE_TOPIC;
  const byName = nameShareOf(middle, rest, likeness) >= BY_NAME && !tellsTheSame(own, others);
  return lacks || byName ? likeness : null;
}

function together(stories: readonly Told[]): Told {
  return {
    articles: stories.flatMap(({ articles }) => articles),
    about: stories.flatMap(({ about }) => about),
  };
}

/** One of its headlines has an ordinary word of many of the others' headlines. */
function tellsTheSame(own: Told, others: Told): boolean {
  const shares = sharesOf(others.articles);
  return own.articles
    .flatMap((article) => [...headlineTerms(article)])
    .some((term) => !isName(term) && !/^\d/.test(term) && (shares.get(term) ?? 0) >= MANY);
}

function middleOf(about: readonly About[]): Vector {
  return ofLengthOne(sumOf(about.map(({ vector }) => vector)));
}

/** How much of the others' middle are terms that each of them has and none of these articles. */
function lacking(own: readonly About[], others: readonly About[], rest: Vector): number {
  return [...rest]
    .filter(
      ([term]) =>
        others.every(({ vector }) => vector.has(term)) && !own.some(({ vector }) => vector.has(term)),
    )
    .reduce((sum, [, weight]) => sum + weight ** 2, 0);
}

function nameShareOf(middle: Vector, rest: Vector, likeness: number): number {
  let names = 0;
  for (const [term, weight] of middle) if (isName(term)) names += weight * (rest.get(term) ?? 0);
  return likeness === 0 ? 1 : names / likeness;
}

function isName(term: string): boolean {
  return places.has(term) || agencies.has(term) || (nameShare(term) ?? 1) >= MOSTLY_NAME;
}
