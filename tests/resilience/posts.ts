import { pages } from "#contracts/addresses.ts";
import { subscription } from "#tests/support/push-browser.ts";

export const OPS_TOKEN = "a-token-for-tests";
export const GATE_PASSWORD = "a password for tests";
export const JSON_TYPE = { "Content-Type": "application/json" };
export const FORM_TYPE = { "Content-Type": "application/x-www-form-urlencoded" };

/** Readers with links to try: the end of each token, and its purpose. */
export const readers = {
  call: { state: "pending", purpose: "confirm" },
  button: { state: "pending", purpose: "confirm" },
  leaving: { state: "active", purpose: "unsubscribe" },
  press: { state: "active", purpose: "unsubscribe" },
  form: { state: "active", purpose: "unsubscribe" },
} as const;
export type Reader = keyof typeof readers;

export const emailOf = (reader: string): string => `${reader}@example.com`;

/** The token as in the letters' links. */
export function tokenOf(reader: Reader): string {
  return readers[reader].purpose[0] + reader.padEnd(32, "x");
}

export interface Post {
  readonly target: string;
  readonly body: string;
  readonly headers?: Record<string, string>;
  readonly status: number;
  /** The expected answer. */
  readonly answer?: RegExp;
  /** The state that a reader's subscription has afterwards. */
  readonly subscriber?: readonly [reader: string, state: string];
  /** Whose feedback is stored afterwards. */
  readonly feedbackBy?: string;
}

export const feedbackText = "Ẹ kú iṣẹ́: what I had to say came through whole.";
export const feedback = (name: string) => ({ name, email: "reader@example.com", feedback: feedbackText });

const correction = { page: "/ha", sentence: "Labarai", proposal: "Labaru", language: "ha" };

/** Every POST of the contracts, by its address. */
export const calls: Readonly<Record<string, Post>> = {
  "POST /newsletter/subscribe": {
    target: "/api/newsletter/subscribe",
    body: JSON.stringify({ email: emailOf("new") }),
    status: 200,
    subscriber: ["new", "active"],
  },
  "POST /newsletter/confirm": {
    target: "/api/newsletter/confirm",
    body: JSON.stringify({ token: tokenOf("call") }),
    status: 200,
    subscriber: ["call", "active"],
  },
  "POST /newsletter/unsubscribe": {
    target: "/api/newsletter/unsubscribe",
    body: JSON.stringify({ token: tokenOf("leaving") }),
    status: 200,
    subscriber: ["leaving", "unsubscribed"],
  },
  "POST /feedback/": {
    target: "/api/feedback/",
    body: JSON.stringify(feedback("by call")),
    status: 200,
    feedbackBy: "by call",
  },
  "POST /push/subscribe": {
    target: "/api/push/subscribe",
    body: JSON.stringify({ ...subscription, channels: ["brief"] }),
    status: 200,
    answer: /"channels":\["brief"\]/,
  },
  "POST /push/unsubscribe": {
    target: "/api/push/unsubscribe",
    body: JSON.stringify({ endpoint: subscription.endpoint }),
    status: 200,
    answer: /"ended":true/,
  },
  "POST /corrections": {
    target: "/api/corrections",
    body: JSON.stringify(correction),
    status: 200,
    answer: /"status":"received"/,
  },
  "POST /articles/{id}/view": {
    target: "/api/articles/a1/view",
    body: "{}",
    status: 200,
    answer: /"counted":/,
  },
};

/** Every plain HTML form, and a mail program's one-click unsubscribe. */
export const forms: Readonly<Record<string, Post>> = {
  "the newsletter's form": {
    target: pages.newsletter,
    body: `${new URLSearchParams({ email: emailOf("typed") })}`,
    status: 303,
    subscriber: ["typed", "active"],
  },
  "the feedback form": {
    target: pages.feedback,
    body: `${new URLSearchParams(feedback("by form"))}`,
    status: 303,
    feedbackBy: "by form",
  },
  "the correction desk's form": {
    target: pages.correct,
    body: `${new URLSearchParams(correction)}`,
    status: 303,
  },
  "the confirmation's button": {
    target: `/newsletter/confirm/${tokenOf("button")}`,
    body: "",
    status: 303,
    subscriber: ["button", "active"],
  },
  "the button that ends a subscription": {
    target: `/newsletter/unsubscribe/${tokenOf("form")}`,
    body: "",
    status: 303,
    subscriber: ["form", "unsubscribed"],
  },
  "the one press of a mail program": {
    target: `/newsletter/unsubscribe/${tokenOf("press")}`,
    body: "List-Unsubscribe=One-Click",
    status: 200,
    answer: /You are unsubscribed/,
    subscriber: ["press", "unsubscribed"],
  },
  "the one press on a link that is nobody's": {
    target: `/newsletter/unsubscribe/u${"n".repeat(32)}`,
    body: "List-Unsubscribe=One-Click",
    status: 404,
    answer: /no longer valid/,
  },
  "the operator's token": {
    target: "/ops",
    body: `${new URLSearchParams({ token: OPS_TOKEN })}`,
    status: 200,
    answer: /This process/,
  },
  "the password of a staging host": {
    target: pages.about,
    body: `${new URLSearchParams({ password: GATE_PASSWORD })}`,
    headers: { Host: "staging.example" },
    status: 303,
  },
};
