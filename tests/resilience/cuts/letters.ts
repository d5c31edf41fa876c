import { sql } from "kysely";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import { eraseByEmail } from "#features/letters/api/admin.ts";
import { writeLetters } from "#features/letters/api/write.ts";
import { runDelivery } from "#features/letters/jobs/delivery-run.ts";
import { freezeDueBrief } from "#features/letters/jobs/freeze-brief.ts";
import { confirmToken, hashToken } from "#features/letters/rules/tokens.ts";
import type { Database } from "#platform/db/database.ts";
import type { Mailer } from "#platform/mail/mail.ts";
import { failed } from "#platform/result.ts";
import { silentLog as log } from "#tests/support/silent-log.ts";
import type { Operations } from "./operation.ts";

const at = new Date("2026-11-21T06:00:00Z");
const clock = { now: () => at };
const caller = { address: "41.1.2.3", headers: {}, idempotencyKey: "the-key" };
const reader = "00000000-0000-4000-8000-000000000001";
const token = confirmToken("a secret", reader, "1");
const edition = async () => "live" as const;
const topic = {
  topic: "Fuel",
  headline: "Fuel falls",
  sentence: null,
  article_id: "a",
  story_id: null,
  papers: [],
};
const ask = (async (address: string) => {
  if (address !== "GET /brief/topics") throw new Error("left out");
  return { topics: [topic] };
}) as Ask;

const bouncing: Mailer = {
  sendsMail: true,
  send: async () => failed({ kind: "bounced", message: "no such address" }),
  forget: async () => {},
  forgetBefore: async () => {},
  close() {},
};

const lettersApi = (db: Database) =>
  writeLetters({ db, clock, secret: "a secret", doubleOptIn: true, sendsMail: true, forwardFeedback: true });

function addReader(db: Database, state: string) {
  return sql`insert into letters.subscriber (id, email, state, consent_at, consent_version)
    values (${reader}, 'ada@mail.ng', ${state}, ${at}, '1')`.execute(db);
}

function addLetter(db: Database, kind: "brief" | "confirm") {
  return sql`insert into letters.delivery (kind, issue, subscriber_id, message_id, next_at, good_until)
    values (${kind}, '2026-11-21', ${reader}, 'the-letter', ${at}, ${new Date(at.getTime() + 60_000)})`.execute(
    db,
  );
}

/** Readers, letters, links and feedback, each without random values. */
async function readLettersState(db: Database) {
  const { rows } = await sql<Record<string, string[]>>`select
    array(select email || ' ' || state from letters.subscriber order by 1) as readers,
    array(select kind || ' ' || state from letters.delivery order by 1) as letters,
    array(select purpose || ' ' || (used_at is not null) from letters.token order by 1) as links,
    array(select feedback from letters.feedback) as feedback,
    array(select answer ->> 'status' from letters.answered) as answers,
    array(select date from letters.brief) as briefs`.execute(db);
  return rows[0];
}

export const letters: Operations = {
  "a sign-up and its confirmation letter": {
    prepare: async () => {},
    run: (db) => lettersApi(db)["POST /newsletter/subscribe"]({ email: "ada@mail.ng" }, caller),
    readState: readLettersState,
  },
  "feedback and its letter to the operator": {
    prepare: async () => {},
    run: (db) =>
      lettersApi(db)["POST /feedback/"](
        { name: "Ada", email: "ada@mail.ng", feedback: "Thank you all." },
        caller,
      ),
    readState: readLettersState,
  },
  "a confirmation: the link and the subscription": {
    async prepare(db) {
      await addReader(db, "pending");
      await sql`insert into letters.token (hash, subscriber_id, purpose, expires_at)
        values (${hashToken(token)}, ${reader}, 'confirm', ${new Date(at.getTime() + 60_000)})`.execute(db);
    },
    run: (db) => lettersApi(db)["POST /newsletter/confirm"]({ token }, caller),
    readState: readLettersState,
  },
  "the day's brief and its letters": {
    prepare: (db) => addReader(db, "active"),
    run: (db) => freezeDueBrief(at, { db, clock, log, ask, edition }),
    readState: readLettersState,
  },
  "a letter that bounces, and its reader's pause": {
    async prepare(db) {
      await addReader(db, "pending");
      await addLetter(db, "confirm");
    },
    run: (db) =>
      runDelivery({
        db,
        clock,
        log,
        ask,
        secret: "a secret",
        siteUrl: "https://gist.example",
        contactEmail: "desk@gist.example",
        operatorEmail: null,
        writers: { renderBrief: () => rendered, renderConfirm: () => rendered },
        mail: { live: bouncing, sample: bouncing },
        edition,
      }),
    readState: readLettersState,
    isConsistent: ({ readers, letters }: { readers: string[]; letters: string[] }) =>
      (letters[0] === "confirm failed") === (readers[0] === "ada@mail.ng paused"),
  },
  "the erasure of an address": {
    async prepare(db) {
      await addReader(db, "active");
      await addLetter(db, "brief");
    },
    run: (db) => eraseByEmail({ db, outboxes: [] }, "ada@mail.ng"),
    readState: readLettersState,
  },
};

const rendered = { subject: "Hello", html: "<p>Hello</p>", text: "Hello" };
