import path from "node:path";
import { eraseByEmail, importSubscribers, pauseByEmail } from "#domains/letters/api/admin.ts";
import { handleReturnedMail } from "#domains/letters/api/bounces.ts";
import {
  exportFeedback,
  exportSubscriberLines,
  listFeedback,
  listSubscribers,
} from "#domains/letters/api/lists.ts";
import { systemClock } from "#platform/clock.ts";
import { createMail } from "#platform/mail/create-mail.ts";
import { type Call, type Commands, needed, printAll, WrongCall } from "./command.ts";

/** Ample: our letters are at most 60 KB, and a report that returns a whole one is a little larger. */
const LONGEST_REPORT = 1024 * 1024;
/** At most this many wrong lines are named in a sentence. */
const MOST_NAMED = 10;

export const lettersCommands: Commands = {
  "subscribers list": {
    summary: "Every subscriber as CSV: address, state, consent.",
    run: (call) => call.withDatabase((db) => printAll(call, listSubscribers(db))),
  },
  "subscribers export": {
    stream: "> file",
    summary: "Every subscriber as JSON lines, for a restore.",
    run: (call) => call.withDatabase((db) => printAll(call, exportSubscriberLines(db))),
  },
  "subscribers import": {
    stream: "< file",
    summary: "Restores the lines of an export; addresses that are known stay as they are.",
    async run(call) {
      const { added, known, wrong } = await call.withDatabase((db) => importSubscribers(db, call.lines()));
      call.print(`${added} added, ${known} already known.`);
      if (wrong.length > 0) throw new WrongCall(noRecords(wrong));
    },
  },
  "subscribers erase": {
    words: ["ADDRESS"],
    summary: "Deletes all about an address: subscription, letters, feedback, copies in the outbox.",
    async run(call) {
      const email = needed(call, 0, "which address to erase");
      const outbox = createMail({
        smtpUrl: null,
        outboxDir: path.join(call.env.DATA_DIR, "outbox"),
        from: "",
      });
      const found = await call.withDatabase((db) => eraseByEmail({ db, outboxes: [outbox] }, email));
      tell(call, found, `${email} is forgotten.`, email);
    },
  },
  "subscribers pause": {
    words: ["ADDRESS"],
    options: { because: { value: "TEXT", summary: "the reason, shown in the list" } },
    summary: "After a bounce or a complaint: sends no letter to an address until it signs up again.",
    async run(call) {
      const email = needed(call, 0, "which address to pause");
      const because = call.options.because || "paused by the operator";
      const found = await call.withDatabase((db) => pauseByEmail({ db, clock: systemClock }, email, because));
      tell(call, found, `${email} is paused.`, email);
    },
  },
  "letters bounces": {
    stream: "< message",
    summary: "Reads a returned mail: a bounce pauses its reader, a complaint unsubscribes.",
    async run(call) {
      const message = await call.bytes(LONGEST_REPORT);
      call.print(await call.withDatabase((db) => handleReturnedMail({ db, clock: systemClock }, message)));
    },
  },
  "feedback list": {
    summary: "All feedback, newest first.",
    run: (call) => call.withDatabase((db) => printAll(call, listFeedback(db))),
  },
  "feedback export": {
    stream: "> file.csv",
    summary: "All feedback as CSV, in which no formula is executed.",
    run: (call) => call.withDatabase((db) => printAll(call, exportFeedback(db))),
  },
};

function noRecords(lines: readonly number[]): string {
  const named = lines.slice(0, MOST_NAMED).join(", ");
  const more = lines.length > MOST_NAMED ? ` and ${lines.length - MOST_NAMED} more` : "";
  return lines.length === 1
    ? `Line ${named} is no record of an export; all others were taken.`
    : `Lines ${named}${more} are no records of an export; all others were taken.`;
}

function tell(call: Call, found: boolean, done: string, email: string): void {
  if (!found) throw new WrongCall(`Nothing is known of ${email}.`);
  call.print(done);
}
