import type { Profile } from "./profile.ts";

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
export function likeness(a: Compared, b: Compared, titles = titleCosine(a.profile, b.profile)): number {
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
  const summaries = dot(p.summary, q.summary) / (p.summaryLength * q.summaryLength);
  const crosswise = (dot(p.title, q.summary) + dot(q.title, p.summary)) / (p.titleLength * q.titleLength);
  return (
    weights.none +
    weights.titles * titles +
    weights.crosswise * crosswise +
    weights.summaries * summaries +
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

function titleCosine(a: Profile, b: Profile): number {
  return dot(a.title, b.title) / (a.titleLength * b.titleLength);
}

function dot(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [term, weight] of few) sum += weight * (many.get(term) ?? 0);
  return sum;
}

/** The share of one headline's weight that the other article has too. */
function covering(of: Profile, by: Profile): number {
  let all = 0;
  let covered = 0;
  for (const [term, weight] of of.title) {
    all += weight;
    if (by.title.has(term)) covered += weight;
    else if (by.summary.has(term)) covered += weight * COVERED_BY_SUMMARY;
  }
  return all === 0 ? 0 : covered / all;
}

function sharedTelling(a: Profile, b: Profile): Shared {
  let count = 0;
  let rarest = 0;
  for (const term of a.telling)
    if (b.telling.has(term)) {
      count += 1;
      rarest = Math.max(rarest, a.title.get(term) ?? 0);
    }
  return { count, rarest };
}

function meeting(a: ReadonlySet<string>, b: ReadonlySet<string>): "shared" | "apart" | "unsaid" {
  if (a.size === 0 || b.size === 0) return "unsaid";
  for (const item of a) if (b.has(item)) return "shared";
  return "apart";
}
