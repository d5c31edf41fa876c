import { DAY_MS } from "#platform/time.ts";
import type { Profile } from "./profile.ts";
import { ComparedText, type TermOverlap } from "./term-overlap.ts";
import { type WeightedTerms, weightOf } from "./weighted-terms.ts";

export interface ComparedArticle {
  readonly profile: Profile;
  readonly paper: string;
  readonly time: number;
}

/** Two articles that are compared, with what several signs need of them. */
export interface ArticlePair {
  readonly first: ComparedArticle;
  readonly second: ComparedArticle;
  readonly firstProfile: Profile;
  readonly secondProfile: Profile;
  readonly overlaps: PairOverlaps;
  readonly shared: SharedHeadlineTerms;
  /** The share of each headline that the other article has too, the smaller one first. */
  readonly coverage: readonly [less: number, more: number];
}

/** The two headlines, each headline with the other's summary, and the two summaries. */
interface PairOverlaps {
  readonly titles: TermOverlap;
  readonly firstTitleSecondSummary: TermOverlap;
  readonly secondTitleFirstSummary: TermOverlap;
  readonly summaries: TermOverlap;
}

/** The words and names of one headline that the other article has too. */
interface SharedHeadlineTerms {
  /** Those of both headlines. */
  readonly count: number;
  readonly rarest: number;
  /** Those that only the other's summary has. */
  readonly onlyInSummary: number;
  /** The summed rarities without verbs: many events share "dismisses" and "threatens". */
  readonly nonVerbRarity: number;
}

export interface Sign {
  readonly name: string;
  readonly weight: number;
  valueFor(pair: ArticlePair): number;
}

/** A headline's term that only the other's summary has counts as covered by this much. */
const COVERED_BY_SUMMARY = 0.6;
const MAX_WORDS_COUNTED = 5;
const RARITY_SCALE = 8;
const THREE_DAYS_MS = 3 * DAY_MS;

/**
 * What each sign says for or against two articles reporting the same event. The weights were learnt by logistic
 * regression from labelled days of July and August 2026. The July set of `npm run measure` is among them, so its figures
 * look better than those of unseen days.
 */
export const signs: readonly Sign[] = [
  {
    name: "headlines alike",
    weight: 2.27,
    valueFor: ({ firstProfile, secondProfile, overlaps }) =>
      overlaps.titles.product / (firstProfile.title.length * secondProfile.title.length),
  },
  { name: "headline and summary alike", weight: 1.36, valueFor: titleToSummaryLikeness },
  {
    name: "summaries alike",
    weight: 1.95,
    valueFor: ({ firstProfile, secondProfile, overlaps }) =>
      overlaps.summaries.product / (firstProfile.summary.length * secondProfile.summary.length),
  },
  { name: "headline less covered", weight: 2.52, valueFor: ({ coverage }) => coverage[0] },
  { name: "headline more covered", weight: 2.71, valueFor: ({ coverage }) => coverage[1] },
  {
    name: "words shared",
    weight: 1.28,
    valueFor: ({ shared }) => Math.min(shared.count, MAX_WORDS_COUNTED) / MAX_WORDS_COUNTED,
  },
  { name: "rarest word shared", weight: 1.33, valueFor: ({ shared }) => shared.rarest / RARITY_SCALE },
  { name: "things shared", weight: 0.09, valueFor: ({ shared }) => Math.min(shared.nonVerbRarity, 20) / 20 },
  {
    name: "words shared across",
    weight: 0.44,
    valueFor: ({ shared }) => Math.min(shared.onlyInSummary, MAX_WORDS_COUNTED) / MAX_WORDS_COUNTED,
  },
  bothSay("same deed", 0.82, "verbs", "shared"),
  bothSay("same place", 0.46, "places", "shared"),
  bothSay("other place", -1.54, "places", "apart"),
  bothSay("other place in the headlines", -0.87, "titlePlaces", "apart"),
  {
    name: "same speaker",
    weight: 1.2,
    valueFor: ({ firstProfile, secondProfile }) => toNumber(sameSpeaker(firstProfile, secondProfile)),
  },
  bothSay("same number", 0.68, "numbers", "shared"),
  bothSay("other names", -0.97, "names", "apart"),
  {
    name: "other kind",
    weight: -0.44,
    valueFor: ({ firstProfile, secondProfile }) => toNumber(firstProfile.kind !== secondProfile.kind),
  },
  bothSay("same body", 0.57, "agencies", "shared"),
  bothSay("other bodies", -1.12, "agencies", "apart"),
  {
    name: "a summary is missing",
    weight: 0.81,
    valueFor: ({ firstProfile, secondProfile }) =>
      toNumber(isEmpty(firstProfile.summary) || isEmpty(secondProfile.summary)),
  },
  {
    name: "same paper",
    weight: -1.81,
    valueFor: ({ first, second }) => toNumber(first.paper === second.paper),
  },
  {
    name: "days apart",
    weight: -2.28,
    valueFor: ({ first, second }) => Math.abs(first.time - second.time) / THREE_DAYS_MS,
  },
];

/** Compares other articles with this one, whose terms are indexed once. */
export function createPairing(first: ComparedArticle): (second: ComparedArticle) => ArticlePair {
  const firstProfile = first.profile;
  const texts = new ComparedText(firstProfile);
  return (second) => {
    const secondProfile = second.profile;
    const [byTitle, bySummary] = [
      texts.overlapWith(secondProfile.title),
      texts.overlapWith(secondProfile.summary),
    ];
    const overlaps = {
      titles: byTitle.title,
      firstTitleSecondSummary: bySummary.title,
      secondTitleFirstSummary: byTitle.summary,
      summaries: bySummary.summary,
    };
    const firstCovered = coveredShare(
      firstProfile,
      overlaps.titles.ourWeight,
      overlaps.firstTitleSecondSummary.ourWeight,
    );
    const secondCovered = coveredShare(
      secondProfile,
      overlaps.titles.theirWeight,
      overlaps.secondTitleFirstSummary.theirWeight,
    );
    return {
      first,
      second,
      firstProfile,
      secondProfile,
      overlaps,
      shared: findSharedTerms(firstProfile, secondProfile, overlaps),
      coverage: firstCovered < secondCovered ? [firstCovered, secondCovered] : [secondCovered, firstCovered],
    };
  };
}

/** Both articles name places, people, numbers …: at least one in common, or none. */
function bothSay(
  name: string,
  weight: number,
  what: "verbs" | "places" | "titlePlaces" | "numbers" | "names" | "agencies",
  how: "shared" | "apart",
): Sign {
  const valueFor = ({ firstProfile, secondProfile }: ArticlePair): number => {
    const [ours, theirs] = [firstProfile[what], secondProfile[what]];
    if (ours.length === 0 || theirs.length === 0) return 0;
    return toNumber(ours.some((one) => theirs.includes(one)) === (how === "shared"));
  };
  return { name, weight, valueFor };
}

function titleToSummaryLikeness({ firstProfile, secondProfile, overlaps }: ArticlePair): number {
  return (
    (overlaps.firstTitleSecondSummary.product + overlaps.secondTitleFirstSummary.product) /
    (firstProfile.title.length * secondProfile.title.length)
  );
}

/** The share of a headline's weight that the other article has too. */
function coveredShare({ title }: Profile, byTitle: number, bySummary: number): number {
  return title.sum === 0 ? 0 : (byTitle + COVERED_BY_SUMMARY * bySummary) / title.sum;
}

function findSharedTerms(a: Profile, b: Profile, overlaps: PairOverlaps): SharedHeadlineTerms {
  let [count, rarest, nonVerbRarity] = [0, 0, 0];
  for (const term of overlaps.titles.count === 0 ? [] : a.distinctiveTerms) {
    if (!b.distinctiveTerms.includes(term)) continue;
    count += 1;
    const rarity = weightOf(term, a.title) ?? 0;
    rarest = Math.max(rarest, rarity);
    if (!a.verbs.includes(term)) nonVerbRarity += rarity;
  }
  const onlyInSummary =
    countInSummary(a.distinctiveTerms, b, overlaps.firstTitleSecondSummary) +
    countInSummary(b.distinctiveTerms, a, overlaps.secondTitleFirstSummary);
  return { count, rarest, onlyInSummary, nonVerbRarity };
}

/** How many of a headline's terms only the other's summary has; a summary's terms are never its own headline's. */
function countInSummary(terms: readonly number[], { summary }: Profile, { count }: TermOverlap): number {
  return count === 0 ? 0 : terms.filter((term) => weightOf(term, summary) !== null).length;
}

/** True if they share a speaker by name; "ministry" and "police" are too common. */
export function sameSpeaker(p: Profile, q: Profile): boolean {
  return p.speakers.some((term) => q.speakers.includes(term) && p.names.includes(term));
}

function isEmpty({ terms }: WeightedTerms): boolean {
  return terms.length === 0;
}

function toNumber(holds: boolean): number {
  return holds ? 1 : 0;
}
