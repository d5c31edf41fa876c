import { csvLine } from "#features/letters/rules/csv.ts";
import { recordLine } from "#features/letters/rules/record-lines.ts";
import { eachFeedback } from "#features/letters/store/feedback.ts";
import { eachSubscriber } from "#features/letters/store/records.ts";
import type { Database } from "#platform/db/database.ts";
import { counted } from "#platform/text/counted.ts";

/** Lists for the command line, line by line, so that a long one need not fit in memory. */
export type Lines = AsyncGenerator<string>;

/** For a restore: every field, one JSON object per line. */
export async function* exportSubscriberLines(db: Database): Lines {
  for await (const record of eachSubscriber(db)) yield recordLine(record);
}

/** For reading, or for a spreadsheet. */
export async function* listSubscribers(db: Database): Lines {
  yield csvLine([
    "email",
    "state",
    "consent at",
    "consent version",
    "confirmed at",
    "ended at",
    "paused because",
  ]);
  for await (const record of eachSubscriber(db)) {
    const { email, state, consentAt, consentVersion, confirmedAt, endedAt, pausedBecause } = record;
    yield csvLine([
      email,
      state,
      consentAt,
      consentVersion,
      confirmedAt ?? "",
      endedAt ?? "",
      pausedBecause ?? "",
    ]);
  }
}

/** As csv for a spreadsheet, with formulas disabled. */
export async function* exportFeedback(db: Database): Lines {
  yield csvLine(["number", "received at", "name", "email", "feedback"]);
  for await (const { id, receivedAt, name, email, feedback } of eachFeedback(db)) {
    yield csvLine([String(id), receivedAt.toISOString(), name, email, feedback]);
  }
}

/** Of a message that is longer the list for reading has only the beginning, so that it does not push out the others. */
const LISTED_LINES = 20;

/** For reading, newest first. */
export async function* listFeedback(db: Database): Lines {
  for await (const { id, receivedAt, name, email, feedback } of eachFeedback(db)) {
    yield `#${id}  ${receivedAt.toISOString()}  ${name} <${email}>`;
    const lines = feedback.split("\n");
    yield* lines.slice(0, LISTED_LINES);
    const more = lines.length - LISTED_LINES;
    if (more > 0) yield `… and ${counted(more, "more line")}: see feedback export`;
    yield "";
  }
}
