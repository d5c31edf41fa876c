/**
 * A process of its own that sends the letters of a morning, so that a test can kill it for real:
 * node tests/support/letters-sender.ts DATABASE_URL SMTP_URL
 */

import type { Ask } from "#contracts/all/all-endpoints.ts";
import { lettersJobs } from "#features/letters/jobs/schedule.ts";
import { openDatabase } from "#platform/db/open.ts";
import { createMail } from "#platform/mail/create-mail.ts";
import { lagosInstant } from "#platform/time.ts";
import { anyStory } from "./letters.ts";
import { silentLog } from "./silent-log.ts";

const [url = "", smtpUrl = ""] = process.argv.slice(2);
const seven = lagosInstant("2026-11-21", "07:00");
const open = openDatabase(url, { connections: 8, onError: () => {} });
const mail = createMail({ smtpUrl, outboxDir: "/nowhere", from: "Gist <brief@gist.example>" });
const topic = {
  topic: "Fuel",
  headline: "Fuel falls",
  sentence: null,
  article_id: "a",
  story_id: null,
  papers: [],
};

const jobs = lettersJobs({
  db: open.db,
  clock: { now: () => seven },
  log: silentLog,
  secret: "a secret",
  siteUrl: "https://gist.example",
  contactEmail: "desk@gist.example",
  operatorEmail: null,
  exportsDir: "/nowhere",
  edition: async () => "live",
  mail: { live: mail, sample: mail },
  writers: {
    renderBrief: (brief, links) => ({ subject: brief.date, html: "<p>Brief</p>", text: links.unsubscribe }),
    renderConfirm: () => ({ subject: "Confirm", html: "", text: "" }),
  },
  ask: (async (address: string, { id = "" }: { id?: string } = {}) => {
    if (address === "GET /stories/{id}") return anyStory(id);
    if (address !== "GET /brief/topics") throw new Error("left out");
    return { topics: [topic] };
  }) as Ask,
});

await jobs.find(({ name }) => name === "letters.brief")?.run(seven);
mail.close();
await open.close();
