import { DAY_MS } from "#platform/time.ts";
import type { Profile } from "./profile.ts";
import { ComparedText, nothingShared, type TermOverlap } from "./term-overlap.ts";
import { type WeightedTerms, weightOf } from "./weighted-terms.ts";

export interface ComparedArticle {
  readonly profile: Profile;
  readonly paper: string;
  readonly time: number;
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

/** Two articles that are compared, with what several signs need of them. */
export class ArticlePair {
  readonly first: ComparedArticle;
  readonly firstProfile: Profile;
  second: ComparedArticle;
  secondProfile: Profile;
  readonly overlaps: PairOverlaps;
  /** The share of each headline that the other article has too, the smaller one first. */
  lessCovered = 0;
  moreCovered = 0;
  readonly #texts: ComparedText;
  readonly #byTitle = nothingShared();
  readonly #bySummary = nothingShared();
  #shared: SharedHeadlineTerms | null = null;

  constructor(first: ComparedArticle) {
    this.first = first;
    this.firstProfile = first.profile;
    this.second = first;
    this.secondProfile = first.profile;
    this.#texts = new ComparedText(first.profile);
    this.overlaps = {
      titles: this.#byTitle.title,
      firstTitleSecondSummary: this.#bySummary.title,
      secondTitleFirstSummary: this.#byTitle.summary,
      summaries: this.#bySummary.summary,
    };
  }

  /** Looked up when a sign needs it: most pairs are ruled out before. */
  get shared(): SharedHeadlineTerms {
    this.#shared ??= findSharedTerms(this.firstProfile, this.secondProfile, this.overlaps);
    return this.#shared;
  }

  /** Puts another article in the second's place. */
  compareWith(second: ComparedArticle): void {
    const { firstProfile, overlaps } = this;
    const { profile } = second;
    this.second = second;
    this.secondProfile = profile;
    this.#shared = null;
    this.#texts.overlapWith(profile.title, this.#byTitle);
    this.#texts.overlapWith(profile.summary, this.#bySummary);
    const ours = coveredShare(
      firstProfile,
      overlaps.titles.ourWeight,
      overlaps.firstTitleSecondSummary.ourWeight,
    );
    const theirs = coveredShare(
      profile,
      overlaps.titles.theirWeight,
      overlaps.secondTitleFirstSummary.theirWeight,
    );
    this.lessCovered = Math.min(ours, theirs);
    this.moreCovered = Math.max(ours, theirs);
  }
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

/** What the two texts share, which is known of every pair that is compared. */
const overlapSigns: readonly Sign[] = [
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
  { name: "headline less covered", weight: 2.52, valueFor: ({ lessCovered }) => lessCovered },
  { name: "headline more covered", weight: 2.71, valueFor: ({ moreCovered }) => moreCovered },
];

/** A sign whose value is bounded by what the texts share. */
interface BoundedSign extends Sign {
  /** Never less than `valueFor`, and known sooner. */
  mostFor(pair: ArticlePair): number;
}

const sharedSigns: readonly BoundedSign[] = [
  {
    name: "words shared",
    weight: 1.28,
    valueFor: ({ shared }) => Math.min(shared.count, MAX_WORDS_COUNTED) / MAX_WORDS_COUNTED,
    mostFor: ({ overlaps }) => Math.min(overlaps.titles.count, MAX_WORDS_COUNTED) / MAX_WORDS_COUNTED,
  },
  {
    name: "rarest word shared",
    weight: 1.33,
    valueFor: ({ shared }) => shared.rarest / RARITY_SCALE,
    mostFor: ({ overlaps }) => overlaps.titles.ourWeight / RARITY_SCALE,
  },
  {
    name: "things shared",
    weight: 0.09,
    valueFor: ({ shared }) => Math.min(shared.nonVerbRarity, 20) / 20,
    mostFor: ({ overlaps }) => Math.min(overlaps.titles.ourWeight, 20) / 20,
  },
  {
    name: "words shared across",
    weight: 0.44,
    valueFor: ({ shared }) => Math.min(shared.onlyInSummary, MAX_WORDS_COUNTED) / MAX_WORDS_COUNTED,
    mostFor: ({ overlaps: { firstTitleSecondSummary, secondTitleFirstSummary } }) =>
      Math.min(firstTitleSecondSummary.count + secondTitleFirstSummary.count, MAX_WORDS_COUNTED) /
      MAX_WORDS_COUNTED,
  },
];

const sameDeed = bothSay("same deed", 0.82, ({ verbs }) => verbs, "shared");
const samePlace = bothSay("same place", 0.46, ({ places }) => places, "shared");
const oneSpeaker: Sign = {
  name: "same speaker",
  weight: 1.2,
  valueFor: ({ firstProfile, secondProfile }) => toNumber(sameSpeaker(firstProfile, secondProfile)),
};
const sameNumber = bothSay("same number", 0.68, ({ numbers }) => numbers, "shared");
const sameBody = bothSay("same body", 0.57, ({ agencies }) => agencies, "shared");

const summaryMissing: Sign = {
  name: "a summary is missing",
  weight: 0.81,
  valueFor: ({ firstProfile, secondProfile }) =>
    toNumber(isEmpty(firstProfile.summary) || isEmpty(secondProfile.summary)),
};
const samePaper: Sign = {
  name: "same paper",
  weight: -1.81,
  valueFor: ({ first, second }) => toNumber(first.paper === second.paper),
};
const daysApart: Sign = {
  name: "days apart",
  weight: -2.28,
  valueFor: ({ first, second }) => Math.abs(first.time - second.time) / THREE_DAYS_MS,
};

/**
 * What each sign says for or against two articles reporting the same event. The weights were learnt by logistic
 * regression from labelled days of July and August 2026. The July set of `npm run measure` is among them, so its figures
 * look better than those of unseen days.
 */
export const signs: readonly Sign[] = [
  ...overlapSigns,
  ...sharedSigns,
  sameDeed,
  samePlace,
  bothSay("other place", -1.54, ({ places }) => places, "apart"),
  bothSay("other place in the headlines", -0.87, ({ titlePlaces }) => titlePlaces, "apart"),
  oneSpeaker,
  sameNumber,
  bothSay("other names", -0.97, ({ names }) => names, "apart"),
  {
    name: "other kind",
    weight: -0.44,
    valueFor: ({ firstProfile, secondProfile }) => toNumber(firstProfile.kind !== secondProfile.kind),
  },
  sameBody,
  bothSay("other bodies", -1.12, ({ agencies }) => agencies, "apart"),
  summaryMissing,
  samePaper,
  daysApart,
];

const knownSigns: readonly Sign[] = [...overlapSigns, summaryMissing, daysApart];

/** The signs that speak for one event only if both articles name something, in the order of `Profile.named`. */
const namedSigns: readonly Sign[] = [sameDeed, samePlace, oneSpeaker, sameNumber, sameBody];

/** For each set of what both articles name, the most that these signs add. */
const mostNamed = Array.from({ length: 2 ** namedSigns.length }, (_, named) =>
  namedSigns.reduce((sum, { weight }, at) => sum + (named & (1 << at) ? weight : 0), 0),
);

/**
 * The most that all signs together can come to, by what the two texts share: nearly all pairs are ruled out by this
 * before words and names are compared.
 */
export function mostOf(pair: ArticlePair): number {
  let sum = mostNamed[pair.firstProfile.named & pair.secondProfile.named] ?? 0;
  for (const { weight, valueFor } of knownSigns) sum += weight * valueFor(pair);
  for (const { weight, mostFor } of sharedSigns) sum += weight * mostFor(pair);
  return sum;
}

/** Both articles name places, people, numbers …: at least one in common, or none. */
function bothSay(
  name: string,
  weight: number,
  what: (profile: Profile) => readonly number[],
  how: "shared" | "apart",
): Sign {
  const valueFor = ({ firstProfile, secondProfile }: ArticlePair): number => {
    const [ours, theirs] = [what(firstProfile), what(secondProfile)];
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
