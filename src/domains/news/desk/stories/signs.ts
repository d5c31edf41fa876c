import { DAY_MS } from "#platform/time.ts";
import { ComparedText, type Meeting } from "./meetings.ts";
import type { Profile } from "./profile.ts";
import { type WeightedTerms, weightOf } from "./weighted-terms.ts";

export interface ComparedArticle {
  readonly profile: Profile;
  readonly paper: string;
  readonly time: number;
}

/** Two articles that are compared, with what several signs need of them. */
export interface Pair {
  readonly a: ComparedArticle;
  readonly b: ComparedArticle;
  readonly p: Profile;
  readonly q: Profile;
  readonly met: PairMeetings;
  readonly shared: Shared;
  /** The share of each headline that the other article has too, the smaller one first. */
  readonly covered: readonly [less: number, more: number];
}

/** The two headlines, each headline with the other's summary, and the two summaries. */
interface PairMeetings {
  readonly titles: Meeting;
  readonly ours: Meeting;
  readonly theirs: Meeting;
  readonly summaries: Meeting;
}

/** The words and names of one headline that the other article has too. */
interface Shared {
  /** Those of both headlines. */
  readonly count: number;
  readonly rarest: number;
  /** Those that only the other's summary has. */
  readonly across: number;
  /** The summed rarities without verbs: many events share "dismisses" and "threatens". */
  readonly things: number;
}

export interface Sign {
  readonly name: string;
  readonly weight: number;
  of(pair: Pair): number;
}

/** A headline's term that only the other's summary has counts as covered by this much. */
const COVERED_BY_SUMMARY = 0.6;
const WORDS_THAT_COUNT = 5;
const RARITY_SCALE = 8;
const THREE_DAYS_MS = 3 * DAY_MS;

/**
 * What each sign says for or against two articles telling one event, learnt by logistic regression from labelled days
 * of July and August 2026. The set of `npm run measure` is among them, so its figures flatter.
 */
export const signs: readonly Sign[] = [
  {
    name: "headlines alike",
    weight: 2.27,
    of: ({ p, q, met }) => met.titles.product / (p.title.length * q.title.length),
  },
  { name: "headline and summary alike", weight: 1.36, of: crosswise },
  {
    name: "summaries alike",
    weight: 1.95,
    of: ({ p, q, met }) => met.summaries.product / (p.summary.length * q.summary.length),
  },
  { name: "headline less covered", weight: 2.52, of: ({ covered }) => covered[0] },
  { name: "headline more covered", weight: 2.71, of: ({ covered }) => covered[1] },
  {
    name: "words shared",
    weight: 1.28,
    of: ({ shared }) => Math.min(shared.count, WORDS_THAT_COUNT) / WORDS_THAT_COUNT,
  },
  { name: "rarest word shared", weight: 1.33, of: ({ shared }) => shared.rarest / RARITY_SCALE },
  { name: "things shared", weight: 0.09, of: ({ shared }) => Math.min(shared.things, 20) / 20 },
  {
    name: "words shared across",
    weight: 0.44,
    of: ({ shared }) => Math.min(shared.across, WORDS_THAT_COUNT) / WORDS_THAT_COUNT,
  },
  { name: "same deed", weight: 0.82, of: ({ p, q }) => one(meets(p.verbs, q.verbs) === "shared") },
  { name: "same place", weight: 0.46, of: ({ p, q }) => one(meets(p.places, q.places) === "shared") },
  { name: "other place", weight: -1.54, of: ({ p, q }) => one(meets(p.places, q.places) === "apart") },
  {
    name: "other place in the headlines",
    weight: -0.87,
    of: ({ p, q }) => one(meets(p.titlePlaces, q.titlePlaces) === "apart"),
  },
  { name: "same speaker", weight: 1.2, of: ({ p, q }) => one(sameSpeaker(p, q)) },
  { name: "same number", weight: 0.68, of: ({ p, q }) => one(meets(p.numbers, q.numbers) === "shared") },
  { name: "other names", weight: -0.97, of: ({ p, q }) => one(meets(p.names, q.names) === "apart") },
  { name: "other kind", weight: -0.44, of: ({ p, q }) => one(p.kind !== q.kind) },
  { name: "same body", weight: 0.57, of: ({ p, q }) => one(meets(p.agencies, q.agencies) === "shared") },
  { name: "other bodies", weight: -1.12, of: ({ p, q }) => one(meets(p.agencies, q.agencies) === "apart") },
  {
    name: "a summary is missing",
    weight: 0.81,
    of: ({ p, q }) => one(isEmpty(p.summary) || isEmpty(q.summary)),
  },
  { name: "same paper", weight: -1.81, of: ({ a, b }) => one(a.paper === b.paper) },
  { name: "days apart", weight: -2.28, of: ({ a, b }) => Math.abs(a.time - b.time) / THREE_DAYS_MS },
];

/** Compares other articles with this one, whose terms are indexed once. */
export function pairsOf(a: ComparedArticle): (b: ComparedArticle) => Pair {
  const p = a.profile;
  const texts = new ComparedText(p);
  return (b) => {
    const q = b.profile;
    const [byTitle, bySummary] = [texts.meet(q.title), texts.meet(q.summary)];
    const met = {
      titles: byTitle.title,
      ours: bySummary.title,
      theirs: byTitle.summary,
      summaries: bySummary.summary,
    };
    const ours = covered(p, met.titles.ours, met.ours.ours);
    const theirs = covered(q, met.titles.theirs, met.theirs.theirs);
    return {
      a,
      b,
      p,
      q,
      met,
      shared: sharedTelling(p, q, met),
      covered: ours < theirs ? [ours, theirs] : [theirs, ours],
    };
  };
}

function crosswise({ p, q, met }: Pair): number {
  return (met.ours.product + met.theirs.product) / (p.title.length * q.title.length);
}

/** The share of a headline's weight that the other article has too. */
function covered({ title }: Profile, byTitle: number, bySummary: number): number {
  return title.sum === 0 ? 0 : (byTitle + COVERED_BY_SUMMARY * bySummary) / title.sum;
}

function sharedTelling(a: Profile, b: Profile, met: PairMeetings): Shared {
  let [count, rarest, things] = [0, 0, 0];
  for (const term of met.titles.count === 0 ? [] : a.telling) {
    if (!b.telling.includes(term)) continue;
    count += 1;
    const rarity = weightOf(term, a.title) ?? 0;
    rarest = Math.max(rarest, rarity);
    if (!a.verbs.includes(term)) things += rarity;
  }
  const across = toldBelow(a.telling, b, met.ours) + toldBelow(b.telling, a, met.theirs);
  return { count, rarest, across, things };
}

/** How many of a headline's terms only the other's summary has; a summary's terms are never its own headline's. */
function toldBelow(telling: readonly number[], { summary }: Profile, { count }: Meeting): number {
  return count === 0 ? 0 : telling.filter((term) => weightOf(term, summary) !== null).length;
}

function meets(a: readonly number[], b: readonly number[]): "shared" | "apart" | "unsaid" {
  if (a.length === 0 || b.length === 0) return "unsaid";
  return a.some((item) => b.includes(item)) ? "shared" : "apart";
}

/** True if they share a speaker by name; "ministry" and "police" are too common. */
export function sameSpeaker(p: Profile, q: Profile): boolean {
  return p.speakers.some((term) => q.speakers.includes(term) && p.names.includes(term));
}

function isEmpty({ terms }: WeightedTerms): boolean {
  return terms.length === 0;
}

function one(holds: boolean): number {
  return holds ? 1 : 0;
}
