import type { Profile } from "./profile.ts";
import { cosine, product, weightOf, weightShared } from "./weighted-terms.ts";

export interface Compared {
  readonly profile: Profile;
  readonly paper: string;
  readonly time: number;
}

/**
 * What each sign says for or against two articles telling one event, learnt by logistic regression from three
 * stretches of days that were labelled for it (July and August 2026), none of which is measured on.
 */
const weights = {
  none: -5.76,
  titles: 1.92,
  crosswise: 0.8,
  summaries: 0.67,
  lessCovered: 1.88,
  moreCovered: 2.23,
  sharedWords: 1.44,
  sharedVerb: 0.4,
  samePlace: 0.85,
  otherPlace: -0.84,
  sameNumber: 0.96,
  otherNames: -0.72,
  samePaper: -0.84,
  threeDaysApart: -1.08,
  rarestShared: 1.62,
} as const;

/** Below this cosine of the headlines nothing else ever made two articles one story. */
export const WORTH_A_LOOK = 0.2;
/** A term of one headline that only the other's summary has covers so much of it. */
const COVERED_BY_SUMMARY = 0.6;
const WORDS_THAT_COUNT = 5;
const RARITY_SCALE = 8;
const threeDays = 72 * 3_600_000;

/** 0–1: how surely two articles tell one event. Without a shared word or name it is 0: places alone join nothing. */
export function likeness(
  a: Compared,
  b: Compared,
  titles = cosine(a.profile.title, b.profile.title),
): number {
  if (titles < WORTH_A_LOOK) return 0;
  const shared = sharedTelling(a.profile, b.profile);
  if (shared.count === 0) return 0;
  return 1 / (1 + Math.exp(-evidence(a, b, titles, shared)));
}

interface Shared {
  readonly count: number;
  readonly rarest: number;
}

function evidence(a: Compared, b: Compared, titles: number, shared: Shared): number {
  const [p, q] = [a.profile, b.profile];
  const covered = [covering(p, q), covering(q, p)];
  const crosswise =
    (product(p.title, q.summary) + product(q.title, p.summary)) / (p.title.length * q.title.length);
  return (
    weights.none +
    weights.titles * titles +
    weights.crosswise * crosswise +
    weights.summaries * cosine(p.summary, q.summary) +
    weights.lessCovered * Math.min(...covered) +
    weights.moreCovered * Math.max(...covered) +
    weights.sharedWords * (Math.min(shared.count, WORDS_THAT_COUNT) / WORDS_THAT_COUNT) +
    weights.rarestShared * (shared.rarest / RARITY_SCALE) +
    circumstances(a, b)
  );
}

function circumstances(a: Compared, b: Compared): number {
  const [p, q] = [a.profile, b.profile];
  const places = meeting(p.places, q.places);
  let sum = (weights.threeDaysApart * Math.abs(a.time - b.time)) / threeDays;
  if (places === "shared") sum += weights.samePlace;
  if (places === "apart") sum += weights.otherPlace;
  if (meeting(p.verbs, q.verbs) === "shared") sum += weights.sharedVerb;
  if (meeting(p.numbers, q.numbers) === "shared") sum += weights.sameNumber;
  if (meeting(p.names, q.names) === "apart") sum += weights.otherNames;
  if (a.paper === b.paper) sum += weights.samePaper;
  return sum;
}

/** The share of one headline's weight that the other article has too. */
function covering(of: Profile, by: Profile): number {
  if (of.title.sum === 0) return 0;
  const bySummary = COVERED_BY_SUMMARY * weightShared(of.title, by.summary);
  return (weightShared(of.title, by.title) + bySummary) / of.title.sum;
}

function sharedTelling(a: Profile, b: Profile): Shared {
  let count = 0;
  let rarest = 0;
  for (const term of a.telling)
    if (b.telling.includes(term)) {
      count += 1;
      rarest = Math.max(rarest, weightOf(term, a.title) ?? 0);
    }
  return { count, rarest };
}

function meeting(a: readonly number[], b: readonly number[]): "shared" | "apart" | "unsaid" {
  if (a.length === 0 || b.length === 0) return "unsaid";
  return a.some((item) => b.includes(item)) ? "shared" : "apart";
}
