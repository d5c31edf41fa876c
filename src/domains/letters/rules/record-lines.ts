import type { Language, SubscriberRecord } from "#domains/letters/shapes.ts";

const states = new Set(["pending", "active", "unsubscribed", "paused"]);
const languages: readonly Language[] = ["en", "pcm", "ha", "yo", "ig"];

export function recordLine(record: SubscriberRecord): string {
  return JSON.stringify(record);
}

/** Reads a line of an export; null if it is not one, or lacks the proof of consent. */
export function recordOfLine(line: string): SubscriberRecord | null {
  const record = parse(line);
  if (record === null) return null;
  const { email, state, consentAt, consentVersion } = record;
  const isComplete =
    isText(email) &&
    email.includes("@") &&
    isText(state) &&
    states.has(state) &&
    isTime(consentAt) &&
    isText(consentVersion);
  if (!isComplete) return null;
  return {
    email,
    state: state as SubscriberRecord["state"],
    // Older exports have no language.
    language: languages.find((language) => language === record.language) ?? "en",
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

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

function isTime(value: unknown): value is string {
  return isText(value) && !Number.isNaN(Date.parse(value));
}
