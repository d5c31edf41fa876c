import type { Language } from "#contracts/languages.ts";
import type { Edition } from "#platform/edition.ts";
import type { PushChannel, PushPayload } from "./contract.ts";

/** The stages: Announcement (one issue of a channel) → Delivery (one browser) → an encrypted request. */

export type { PushChannel, PushPayload };

/** A browser that asked for notifications, as its push service identifies it. */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface Announcement {
  readonly edition: Edition;
  readonly channel: PushChannel;
  /** The story, the day or the matchday; each is announced once. */
  readonly issue: string;
  /** The languages of the browsers that get it. */
  readonly languages: readonly Language[];
  readonly payload: PushPayload;
  /** The articles whose words the payload repeats. */
  readonly articles: readonly string[];
  readonly at: Date;
  readonly goodUntil: Date;
}

/** One message to one browser, taken for sending. */
export interface Delivery {
  readonly messageId: string;
  readonly subscriptionId: string;
  readonly subscription: Subscription;
  readonly channel: PushChannel;
  readonly issue: string;
  readonly payload: PushPayload;
  /** An article whose words it repeats was withdrawn after it was queued. */
  readonly withdrawn: boolean;
  readonly attempts: number;
  readonly goodUntil: Date;
}

/** The outcome of an attempt to send. `gone`: the push service no longer knows the browser. */
export type SendOutcome =
  | { readonly kind: "sent" | "gone" }
  | { readonly kind: "refused" | "later"; readonly message: string }
  /** The whole push service asks us to wait. */
  | { readonly kind: "rest"; readonly message: string; readonly seconds: number };
