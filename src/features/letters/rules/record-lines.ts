import type { Language, SubscriberRecord, SubscriberState } from "#features/letters/shapes.ts";

const states = { pending: true, active: true, unsubscribed: true, paused: true } satisfies Record<
  SubscriberState,
  true
>;
const languages = { en: true, pcm: true, ha: true, yo: true, ig: true } satisfies Record<Language, true>;

export function recordLine(record: SubscriberRecord): string {
  return JSON.stringify(record);
}

/** Reads a line of an export; null if it is not one, or lacks the proof of consent. */
export function recordOfLine(line: string): SubscriberRecord | null {
  const record = parse(line);
  if (record === null) return null;
  const { email, state, consentAt, consentVersion } = record;
  const isComplete =
    isText(email) && email.includes("@") && isState(state) && isTime(consentAt) && isText(consentVersion);
  if (!isComplete) return null;
  return {
    email,
    state,
    // Older exports have no language.
    language: isLanguage(record.language) ? record.language : "en",
    consentAt,
    consentVersion,
    confirmedAt: isTime(record.confirmedAt) ? record.confirmedAt : null,
    endedAt: isTime(record.endedAt) ? record.endedAt : null,
    pausedBecause: isText(record.pausedBecause) ? record.pausedBecause : null,
  };
}

function parse(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function isState(value: unknown): value is SubscriberState {
  return isText(value) && Object.hasOwn(states, value);
}

function isLanguage(value: unknown): value is Language {
  return isText(value) && Object.hasOwn(languages, value);
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

function isTime(value: unknown): value is string {
  return isText(value) && !Number.isNaN(Date.parse(value));
}
