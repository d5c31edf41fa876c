/**
 * A process of its own that announces a story and sends it, so that a test can kill it for real:
 * node tests/support/push-sender.ts DATABASE_URL PUSH_SERVICE
 */
import { vapidOf } from "#features/push/api/admin.ts";
import { pushJobs } from "#features/push/jobs/schedule.ts";
import { openDatabase } from "#platform/db/open.ts";
import { createFetch } from "#platform/fetch/create-fetch.ts";
import { lagosInstant } from "#platform/time.ts";
import { breakingStory, playedAnswers } from "./push-answers.ts";
import { silentLog as log } from "./silent-log.ts";

const [url = "", service = ""] = process.argv.slice(2);
const clock = { now: () => lagosInstant("2026-11-21", "10:00") };
const open = openDatabase(url, { connections: 12, onError: () => {} });
const { ask, answers } = playedAnswers();
answers["GET /stories/breaking"] = { stories: [breakingStory("a")] };

const jobs = pushJobs({
  db: open.db,
  clock,
  log,
  ask,
  edition: "live",
  say: (_language, sentence) => sentence,
  services: [service],
  vapid: vapidOf(Buffer.alloc(32, 7), "mailto:desk@gist.example"),
  fetch: createFetch({
    allowedLoopback: [service],
    userAgent: "test",
    spacingMs: 0,
    perHost: 20,
    clock,
    log,
  }),
});
await jobs.find(({ name }) => name === "push.post")?.run(clock.now());
await open.close();
process.exit(0);
