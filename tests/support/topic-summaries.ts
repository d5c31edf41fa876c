import type { TopicSummary } from "#features/news/trends/naming/topic-summary.ts";

interface Parts extends Partial<Omit<TopicSummary, "shares" | "mainNames">> {
  /** For each term the share of the headlines that use it. */
  readonly shares?: Readonly<Record<string, number>>;
  readonly mainNames?: readonly string[];
  /** For each phrase the share of the articles that print it; none by default. */
  readonly printed?: Readonly<Record<string, number>>;
  readonly quoted?: number;
}

/** What a topic of ten articles of one story says; no headline uses two of the terms that tell one event. */
export function topicSummary({
  shares = {},
  mainNames = [],
  printed = {},
  quoted = 0,
  ...parts
}: Parts): TopicSummary {
  return {
    count: 10,
    mainStory: "s1",
    largestEventShare: 1,
    shares: new Map(Object.entries(shares)),
    mainNames: new Set(mainNames),
    phraseShare: (phrase) => printed[phrase] ?? 0,
    anyTermShare: (terms) =>
      Math.min(
        1,
        [...terms].reduce((sum, term) => sum + (shares[term] ?? 0), 0),
      ),
    quoteShare: () => quoted,
    ...parts,
  };
}
