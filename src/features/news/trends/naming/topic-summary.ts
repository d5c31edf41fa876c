/** What the name of a topic is made from: what its articles have in common. */
export interface TopicSummary {
  readonly count: number;
  /** The story with most of the articles. */
  readonly mainStory: string;
  /** For each term the share of the headlines that use it. */
  readonly shares: ReadonlyMap<string, number>;
  /** The share of the articles that belong to the largest story. */
  readonly largestEventShare: number;
  /** Names, places and bodies that most headlines have: whom the topic is about. */
  readonly mainNames: ReadonlySet<string>;
  /** The share of the articles that print a phrase. */
  phraseShare(phrase: string): number;
  /** The share of the headlines that use at least one of the terms. */
  anyTermShare(terms: ReadonlySet<string>): number;
  /** The share of the headlines that are somebody's own words or views. */
  quoteShare(name: string): number;
}
