/** What a topic's articles say together. */
export interface TopicSummary {
  readonly count: number;
  /** The story with most of the articles. */
  readonly main: string;
  /** For each term the share of the headlines that use it. */
  readonly shares: ReadonlyMap<string, number>;
  /** The share of the articles that tell the most told event. */
  readonly ofOneEvent: number;
  /** Names, places and bodies that most headlines have: whom the topic is about. */
  readonly whom: ReadonlySet<string>;
  /** The share of the articles that print a phrase. */
  printing(phrase: string): number;
  /** The share of the headlines that use at least one of the terms. */
  telling(terms: ReadonlySet<string>): number;
  /** The share of the headlines that are somebody's own words or views. */
  quoting(name: string): number;
}
