import { cleanHeadline, splitHashtags } from "#platform/text/analysis/headline.ts";
import { agencies, places } from "#platform/text/analysis/place-names.ts";
import { MOSTLY_NAME, nameShare } from "#platform/text/analysis/rarity.ts";
import { readWords } from "#platform/text/analysis/words.ts";
import { type SubjectTerms, subjectTermsOf } from "./subject-terms.ts";
import { dot, sumOf, toUnitLength, type Vector } from "./vectors.ts";

/** A story more like the rest of its subject than this is not a stranger. */
const MAX_LIKENESS = 0.4;
/**
 * If names make up this share of the likeness, the story shares only names with the rest, and nothing that happened.
 */
const NAME_SHARE = 0.9;
/**
 * Terms that all other articles have are the subject if they make up this share of those articles' centre; there must
 * be at least three others.
 */
const SUBJECT_SHARE = 0.32;
const MIN_OTHERS = 3;
/** An ordinary word in this share of the others' headlines is what they report: "wedding". */
const COMMON_WORD_SHARE = 0.5;
/** A subject of more stories than this is not checked, because it has a core that holds them. */
const MAX_STORIES = 24;

export interface Telling {
  readonly story: string;
  readonly title: string;
  readonly summary?: string;
}

interface StoryContent {
  readonly story: string;
  readonly about: readonly SubjectTerms[];
  /** The words of each headline. */
  readonly headlines: readonly ReadonlySet<string>[];
}

/** The stories that are tied to their subject by a name alone, or that lack what all the others are about. */
export function findUnrelatedStories(tellings: readonly Telling[]): ReadonlySet<string> {
  const strangers = new Set<string>();
  const byStory = [...Map.groupBy(tellings, ({ story }) => story)];
  if (byStory.length < 2 || byStory.length > MAX_STORIES || tellings.length <= 2) return strangers;
  let stories = byStory.map(
    ([story, articles]): StoryContent => ({
      story,
      about: articles.map(({ title, summary }) => subjectTermsOf(title, summary)),
      headlines: articles.map(({ title }) => wordsOf(title)),
    }),
  );
  for (let stranger = strangerOf(stories); stranger !== null; stranger = strangerOf(stories)) {
    strangers.add(stranger);
    stories = stories.filter(({ story }) => !strangers.has(story));
  }
  return strangers;
}

/** The story least like the others of those that do not belong to them; null if all belong. */
function strangerOf(stories: readonly StoryContent[]): string | null {
  let leastLike: { story: string; likeness: number } | null = null;
  for (const candidate of stories) {
    const others = contentOfAll(stories.filter((other) => other !== candidate));
    if (others.about.length < Math.max(2, candidate.about.length)) continue;
    const likeness = strangerLikeness(candidate, others);
    if (likeness !== null && (leastLike === null || likeness < leastLike.likeness))
      leastLike = { story: candidate.story, likeness };
  }
  return leastLike?.story ?? null;
}

function contentOfAll(stories: readonly StoryContent[]): StoryContent {
  const about = stories.flatMap((content) => content.about);
  return { story: "", about, headlines: stories.flatMap(({ headlines }) => headlines) };
}

/** The likeness to the others of a story that does not belong to them; null for one that does. */
function strangerLikeness(own: StoryContent, others: StoryContent): number | null {
  const events = new Set(others.about.flatMap(({ events }) => [...events]));
  const names = own.about.flatMap(({ events, named }) => [...events, ...named]);
  if (names.some((name) => events.has(name))) return null;
  const [ownCentre, theirCentre] = [centreOf(own.about), centreOf(others.about)];
  const likeness = dot(ownCentre, theirCentre);
  if (likeness > MAX_LIKENESS) return null;
  const lacks =
    others.about.length >= MIN_OTHERS && missingShare(own.about, others.about, theirCentre) >= SUBJECT_SHARE;
  const byName =
    likenessByName(ownCentre, theirCentre) >= NAME_SHARE * likeness && !sharesOrdinaryWord(own, others);
  return lacks || byName ? likeness : null;
}

function centreOf(about: readonly SubjectTerms[]): Vector {
  return toUnitLength(sumOf(about.map(({ vector }) => vector)));
}

/** How much of the others' centre consists of terms that each of them has and none of these articles has. */
function missingShare(
  own: readonly SubjectTerms[],
  others: readonly SubjectTerms[],
  theirCentre: Vector,
): number {
  return [...theirCentre]
    .filter(
      ([term]) =>
        others.every(({ vector }) => vector.has(term)) && !own.some(({ vector }) => vector.has(term)),
    )
    .reduce((sum, [, weight]) => sum + weight ** 2, 0);
}

function likenessByName(ownCentre: Vector, theirCentre: Vector): number {
  let sum = 0;
  for (const [term, weight] of ownCentre) if (isName(term)) sum += weight * (theirCentre.get(term) ?? 0);
  return sum;
}

/** True if one of its headlines has an ordinary word that many of the others' headlines have. */
function sharesOrdinaryWord(own: StoryContent, others: StoryContent): boolean {
  const headlinesWith = (term: string): number => others.headlines.filter((words) => words.has(term)).length;
  return own.headlines
    .flatMap((words) => [...words])
    .some(
      (term) =>
        !isName(term) &&
        !/^\d/.test(term) &&
        headlinesWith(term) >= COMMON_WORD_SHARE * others.headlines.length,
    );
}

function wordsOf(title: string): ReadonlySet<string> {
  const words = readWords(splitHashtags(cleanHeadline(title)));
  return new Set(words.filter(({ stop }) => !stop).map(({ term }) => term));
}

function isName(term: string): boolean {
  return places.has(term) || agencies.has(term) || (nameShare(term) ?? 1) >= MOSTLY_NAME;
}
