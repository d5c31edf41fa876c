/** The way of a letter: Brief (frozen once a day) → Delivery (one recipient) → a mail on its way. */

export type SubscriberState = "pending" | "active" | "unsubscribed" | "paused";
export type TokenPurpose = "confirm" | "unsubscribe";
export type DeliveryKind = "brief" | "confirm" | "feedback";

/** A letter to one recipient, taken for sending. */
export interface Delivery {
  readonly id: number;
  readonly kind: DeliveryKind;
  /** A brief's day, a confirmation's instant, a feedback's number. */
  readonly issue: string;
  readonly messageId: string;
  readonly attempts: number;
  /** After this the letter is of no use any more. */
  readonly goodUntil: Date;
  readonly subscriber: Reader | null;
  readonly feedback: Feedback | null;
}

export interface Reader {
  readonly id: string;
  readonly email: string;
  readonly state: SubscriberState;
}

export interface Feedback {
  readonly name: string;
  readonly email: string;
  readonly feedback: string;
}

/** How an attempt to send ended, as far as the record of it cares. */
export type SendOutcome =
  | { readonly kind: "sent" }
  | { readonly kind: "bounced" | "refused" | "later" | "unreachable"; readonly message: string };

/** A subscriber as exported: everything that is needed to restore one, the proof of consent included. */
export interface SubscriberRecord {
  readonly email: string;
  readonly state: SubscriberState;
  readonly consentAt: string;
  readonly consentVersion: string;
  readonly confirmedAt: string | null;
  readonly endedAt: string | null;
  readonly pausedBecause: string | null;
}

/** A brief is kept in the wire's own words: it is an answer that was frozen, not a row that is translated. */
export interface Brief extends BriefParts {
  readonly date: string;
  readonly composed_at: string;
  readonly preview: boolean;
  readonly sample: boolean;
}

export interface BriefParts {
  topics: BriefTopic[];
  markets: { indices: BriefIndex[]; oil: BriefOil | null } | null;
  weather: BriefWeather | null;
  league: { matchday: string | null; results: BriefMatch[]; fixtures: BriefMatch[] } | null;
}

export interface BriefTopic {
  topic: string;
  headline: string;
  sentence: string | null;
  machine_written?: boolean;
  article_id: string;
  papers: { id: string; name: string; favicon_url: string | null }[];
}

export interface BriefIndex {
  label: string;
  value: number;
  percent_change: number | null;
  direction: "up" | "down" | "neutral";
}

export interface BriefOil {
  label: string;
  price: number;
  change: string | null;
}

export interface BriefWeather {
  city: string;
  temp: number;
  description: string;
  temp_max: number;
  temp_min: number;
}

export interface BriefMatch {
  home_team: string;
  away_team: string;
  date: string | null;
  home_score: number | null;
  away_score: number | null;
}
