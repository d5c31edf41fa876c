/** The stages of a letter: Brief (stored once a day) → Delivery (one recipient) → a mail being sent. */

export type Edition = "live" | "sample";
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
  /** After this the letter is no longer useful. */
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

/** The outcome of an attempt to send, as far as it is recorded. */
export type SendOutcome =
  | { readonly kind: "sent" }
  | { readonly kind: "bounced" | "refused" | "later" | "unreachable"; readonly message: string };

/** A subscriber as exported: everything needed to restore one, including the proof of consent. */
export interface SubscriberRecord {
  readonly email: string;
  readonly state: SubscriberState;
  readonly consentAt: string;
  readonly consentVersion: string;
  readonly confirmedAt: string | null;
  readonly endedAt: string | null;
  readonly pausedBecause: string | null;
}

/** A brief has the contract's own fields: it is a stored answer, not a row that is translated. */
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
