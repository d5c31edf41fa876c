/**
 * The stable code of an error. Its sentence is English and may be reworded; programs, and pages in other languages,
 * rely on the code.
 */
const byStatus = {
  400: "unreadable",
  401: "locked",
  403: "foreign",
  404: "not-found",
  405: "wrong-method",
  408: "too-slow",
  409: "conflict",
  413: "too-large",
  415: "wrong-type",
  417: "unknown-expectation",
  422: "invalid",
  429: "too-many",
  431: "head-too-large",
  500: "broken",
  503: "unavailable",
} as const;

/** What is wrong with a form, in more detail than its status. */
export const formCodes = {
  "Please enter your email address": "email-missing",
  "Please enter a valid email address": "email-invalid",
  "Please fill in all fields": "fields-missing",
  "Feedback must be at least 10 characters long": "feedback-too-short",
  "Feedback must be less than 1000 characters": "feedback-too-long",
  "A proposal may have at most 500 characters": "proposal-too-long",
} as const;

/** The newsletter's errors, in more detail than their status. */
const letterCodes = ["already-subscribed", "link-expired", "link-unknown"] as const;

/** Why a browser gets no notifications. */
const pushCodes = ["push-full", "push-sample", "push-service-unknown"] as const;

export type ErrorCode =
  | (typeof byStatus)[keyof typeof byStatus]
  | (typeof formCodes)[keyof typeof formCodes]
  | (typeof letterCodes)[number]
  | (typeof pushCodes)[number];

export const errorCodes: readonly ErrorCode[] = [
  ...new Set([...Object.values(byStatus), ...Object.values(formCodes), ...letterCodes, ...pushCodes]),
];

export function errorCodeOf(status: number): ErrorCode {
  return byStatus[status as keyof typeof byStatus] ?? "broken";
}
