import { sql } from "kysely";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import type { LetterWriters } from "#features/letters/contract/letters.ts";
import { lettersJobs } from "#features/letters/jobs/schedule.ts";
import { dueAt } from "#platform/jobs/due.ts";
import type { Mail, Mailer, MailFailure } from "#platform/mail/mail.ts";
import { lagosInstant } from "#platform/time.ts";
import { testDatabase } from "./database.ts";
import { silentLog } from "./silent-log.ts";

/** The other domains' answers on the morning of 21 November 2026. */
const answers: Record<string, unknown> = {
  "GET /brief/topics": {
    topics: [
      {
        topic: "Fuel price",
        headline: "Fuel falls to ₦800",
        sentence: null,
        article_id: "a1",
        story_id: null,
        papers: [],
      },
    ],
  },
  "GET /stocks/summary": {
    market_summary: {
      key_indices: {
        ngx_all_share: { value: 150_000, percent_change: 0.5, direction: "up" },
        ngx_bank: { value: null, percent_change: null, direction: "neutral" },
        ngx_30: { value: 5_000, percent_change: -0.1, direction: "down" },
      },
    },
  },
  "GET /commodities/oil/latest": { oil: { price: 65.2, change: "+1.10", trend: "up" } },
  "GET /weather/current": {
    name: "Abuja",
    main: { temp: 31, temp_min: 22, temp_max: 34, humidity: 40 },
    weather: [{ description: "clear sky", icon: "01d" }],
  },
  "GET /npfl/fixtures/latest-round": {
    round: "Round 12",
    fixtures: [
      {
        date: "2026-11-20",
        round: "Round 12",
        home_team: "Enyimba",
        away_team: "Remo Stars",
        home_score: 2,
        away_score: 1,
        status: "completed",
      },
      {
        date: "2026-09-01",
        round: "Round 12",
        home_team: "Old",
        away_team: "Match",
        home_score: 0,
        away_score: 0,
        status: "completed",
      },
    ],
  },
  "GET /npfl/fixtures/upcoming": { fixtures: [] },
  "GET /npfl/standings/current": { as_of: "2026-11-21" },
};
/** What is known of any story: its one article. */
export function anyStory(id: string, articles: readonly { readonly summary: string }[] = []) {
  const paper = { id: "courier", name: "The Courier", language: "en", favicon_url: null };
  return { story: { category: "Business", tellings: [{ article_id: id, paper }] }, steps: [], articles };
}

export const ask = (async (address: string, { id = "" }: { id?: string } = {}) => {
  if (address === "GET /stories/{id}") return anyStory(id);
  const answer = answers[address];
  if (answer === undefined) throw Object.assign(new Error(`${address} does not answer`), { status: 404 });
  return answer;
}) as Ask;

export const writers: LetterWriters = {
  renderBrief: (brief, links) => ({
    subject: `Daily Brief, ${brief.date}`,
    html: `<a href="${links.unsubscribe}">Unsubscribe</a>`,
    text: `${brief.topics[0]?.headline} ${links.unsubscribe}`,
  }),
  renderConfirm: (links) => ({
    subject: "Confirm",
    html: `<a href="${links.confirm}">`,
    text: links.confirm,
  }),
};

/** A mail server that only records; `answer` may refuse a letter. */
export interface MailSink extends Mailer {
  sent: Mail[];
  answer: (mail: Mail) => MailFailure | null | Promise<MailFailure | null>;
}

export function recordingSink(): MailSink {
  const sink: MailSink = {
    sendsMail: true,
    sent: [],
    answer: () => null,
    async send(mail) {
      const failure = await sink.answer(mail);
      if (failure) return { ok: false, failure };
      sink.sent.push(mail);
      return { ok: true, value: "sent" };
    },
    forget: async () => {},
    forgetBefore: async () => {},
    close: () => {},
  };
  return sink;
}

export const recipients = (sink: MailSink): string[] => sink.sent.map((mail) => mail.to).sort();
export const messageIds = (sink: MailSink): string[] => sink.sent.map((mail) => mail.messageId);

export type Deps = Parameters<typeof lettersJobs>[0];

/** The letters' domain on a database of its own, with a clock that the test sets. */
export async function startLetters() {
  const database = await testDatabase();
  let now = lagosInstant("2026-11-21", "06:00");
  const clock = { now: () => now };

  function deps(mail: Mailer, options: Partial<Deps> = {}): Deps {
    return {
      db: database.db,
      clock,
      log: silentLog,
      secret: "a secret",
      ask,
      writers,
      siteUrl: "https://gist.example",
      contactEmail: "desk@gist.example",
      operatorEmail: "desk@gist.example",
      exportsDir: "/nowhere",
      edition: async () => "live",
      mail: { live: mail, sample: mail },
      ...options,
    };
  }

  function setTime(date: string, time: string): void {
    now = lagosInstant(date, time);
  }

  return {
    ...database,
    clock,
    deps,
    setTime,

    async subscribe(...emails: string[]): Promise<void> {
      for (const email of emails) {
        await sql`insert into letters.subscriber (email, state, consent_at, consent_version)
          values (${email}, 'active', ${now}, '1')`.execute(database.db);
      }
    },

    /** Does what the job runner does at a minute, without its queue; a new runner is a restarted process. */
    runner(deps: Deps): (date: string, time: string) => Promise<void> {
      const lastDue = new Map<string, Date>();
      return async (date, time) => {
        setTime(date, time);
        for (const job of lettersJobs(deps).filter(({ name }) => name !== "letters.export")) {
          const due = dueAt(job.when, lastDue.get(job.name) ?? null, now);
          if (due === null) continue;
          lastDue.set(job.name, due);
          await job.run(due);
        }
      };
    },

    async states(): Promise<string[]> {
      const { rows } = await sql<{ state: string }>`select state from letters.delivery order by id`.execute(
        database.db,
      );
      return rows.map((row) => row.state);
    },
  };
}
