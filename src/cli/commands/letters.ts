import path from "node:path";
import {
  correctByEmail,
  eraseByEmail,
  importSubscribers,
  pauseByEmail,
  showByEmail,
} from "#features/letters/api/admin.ts";
import { handleReturnedMail } from "#features/letters/api/bounces.ts";
import {
  exportFeedback,
  exportSubscriberLines,
  listFeedback,
  listSubscribers,
} from "#features/letters/api/lists.ts";
import { lettersSecret } from "#features/letters/api/secret.ts";
import { isBareAddress } from "#platform/mail/address.ts";
import { createMail } from "#platform/mail/create-mail.ts";
import type { Mailer } from "#platform/mail/mail.ts";
import { type Call, type Commands, printAll, requiredArgument, UsageError } from "./command.ts";

/** Ample: our letters are at most 60 KB, and a report that returns a whole one is a little larger. */
const MAX_REPORT_LENGTH = 1024 * 1024;
/** At most this many wrong lines are named in a sentence. */
const MAX_NAMED = 10;

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
    summary:
      "Restores the lines of an export; of known addresses it takes only that they left since, erased ones stay away.",
    async run(call) {
      const { added, existing, ended, erased, wrong } = await call.withDatabase(async (db) =>
        importSubscribers({ db, secret: await lettersSecret(db, call.env) }, call.lines()),
      );
      const since = [
        ended > 0 ? `, ${ended} unsubscribed or paused since` : "",
        erased > 0 ? `, ${erased} erased since` : "",
      ];
      call.print(`${added} added, ${existing} already known${since.join("")}.`);
      if (wrong.length > 0) throw new UsageError(noRecords(wrong));
    },
  },
  "subscribers show": {
    argumentNames: ["ADDRESS"],
    summary: "Everything that is held about an address, as JSON for its owner.",
    async run(call) {
      const email = requiredArgument(call, 0, "the address to show");
      const held = await call.withDatabase((db) => showByEmail(db, email));
      report(call, held !== null, JSON.stringify(held, null, 2), email);
    },
  },
  "subscribers correct": {
    argumentNames: ["ADDRESS", "NEW"],
    summary: "Puts another address in the place of a wrong one, in subscription and feedback.",
    async run(call) {
      const email = requiredArgument(call, 0, "the wrong address");
      const right = requiredArgument(call, 1, "the right address");
      if (!isBareAddress(right)) throw new UsageError(`${right} is not an e-mail address.`);
      const outboxes = [outboxOf(call)];
      const outcome = await call.withDatabase((db) => correctByEmail({ db, outboxes }, email, right));
      if (outcome === "taken")
        throw new UsageError(`Something is held about ${right} already: erase one of the two.`);
      const state = outcome === "unknown" ? null : outcome.state;
      report(call, outcome !== "unknown", `${email} is now ${right}${inState(state)}.`, email);
    },
  },
  "subscribers erase": {
    argumentNames: ["ADDRESS"],
    summary: "Deletes everything about an address: subscription, letters, feedback, copies in the outbox.",
    async run(call) {
      const email = requiredArgument(call, 0, "the address to erase");
      const outboxes = [outboxOf(call)];
      const wasFound = await call.withDatabase((db) => eraseByEmail({ db, outboxes }, email));
      report(call, wasFound, `${email} is forgotten.`, email);
    },
  },
  "subscribers pause": {
    argumentNames: ["ADDRESS"],
    options: { because: { value: "TEXT", summary: "the reason, shown in the list" } },
    summary: "After a bounce or a complaint: sends no letter to an address until it signs up again.",
    async run(call) {
      const email = requiredArgument(call, 0, "the address to pause");
      const because = call.options.because || "paused by the operator";
      const wasFound = await call.withDatabase((db, clock) => pauseByEmail({ db, clock }, email, because));
      report(call, wasFound, `${email} is paused.`, email);
    },
  },
  "letters bounces": {
    stream: "< message",
    summary: "Reads a returned mail: a bounce pauses its reader, a complaint unsubscribes.",
    async run(call) {
      const message = await call.bytes(MAX_REPORT_LENGTH);
      call.print(await call.withDatabase((db, clock) => handleReturnedMail({ db, clock }, message)));
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

/** " (active)"; whoever is in any other state gets no letter at the right address either. */
function inState(state: string | null): string {
  if (state === null) return "";
  return state === "active" ? " (active)" : ` (${state}: no brief comes until its reader signs up again)`;
}

function outboxOf({ env }: Call): Mailer {
  return createMail({ smtpUrl: null, outboxDir: path.join(env.DATA_DIR, "outbox"), from: "" });
}

function noRecords(lines: readonly number[]): string {
  const lineNumbers = lines.slice(0, MAX_NAMED).join(", ");
  const more = lines.length > MAX_NAMED ? ` and ${lines.length - MAX_NAMED} more` : "";
  return lines.length === 1
    ? `Line ${lineNumbers} is not a record of an export; all others were imported.`
    : `Lines ${lineNumbers}${more} are not records of an export; all others were imported.`;
}

function report(call: Call, wasFound: boolean, success: string, email: string): void {
  if (!wasFound) throw new UsageError(`Nothing is known about ${email}.`);
  call.print(success);
}
