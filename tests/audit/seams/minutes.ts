import type { SeamRow } from "./row.ts";

const product = "tests/lifecycle/first-minutes.test.ts";
const browser = "tests/e2e/first-minutes.spec.ts";
const pool = "src/platform/thread-pool.test.ts";
const rhythm = "src/features/news/jobs/poll-interval.test.ts";

/** The first minutes of a product, on a busy machine too. */
export const rows: readonly SeamRow[] = [
  {
    promise:
      "A feed that has never answered is polled again after seconds, then minutes; sample feeds never back off",
    tried:
      "a newspaper on loopback that answers 503, or hangs up, the first time; the real queue and database",
    tests: [
      "src/features/news/jobs/first-tries.test.ts › a feed that answers 503 at first is retried within a minute",
      "src/features/news/jobs/first-tries.test.ts › a feed that hangs up at first is retried within a minute",
      `${rhythm} › a feed that has never answered is retried after seconds, then minutes, then like any other`,
      `${rhythm} › a feed of the sample edition is retried within a minute, however often it failed`,
    ],
  },
  {
    promise: "A thread's limit counts its own processor time; the wall clock ends only tasks that hang",
    tried: "threads that wait without a processor, loop, search without end, hang, or run many small tasks",
    tests: [
      `${pool} › the time that a task waits without using the processor is not counted as processor time`,
      `${pool} › the task "hang" is a failure, and the next task still runs`,
      `${pool} › the task "search without end" is a failure, and the next task still runs`,
      `${pool} › a task that hangs without using the processor is ended by the wall-clock limit`,
      `${pool} › the processor times of many small tasks do not add up to a timeout`,
    ],
  },
  {
    promise: "On a busy machine a first start opens, fills its front page and logs no error",
    tried: "a fresh folder beside three programs that each use a whole processor",
    tests: [`${product} › beside three busy programs, a first start fills its front page`],
    long: ["tests/audit/first-minutes.ts"],
  },
  {
    promise:
      "While no newspaper can be reached every list says so, no cache stores that, and the page fills by itself",
    tried:
      "a live product whose one newspaper hangs up and later answers; a browser's full load with and without script",
    tests: [
      `${browser} › while no newspaper can be reached every list says so, and caches may not store it`,
      `${browser} › the front page fills by itself once the newspaper answers, with and without a script`,
      "src/features/news/panels/feed/why-empty.test.ts › an empty list:",
    ],
  },
  {
    promise: "A terminal gets short plain lines, everything else JSON lines",
    tried: "a pseudo-terminal made by script(1) with a real Ctrl-C; a pipe",
    tests: [
      `${product} › a terminal gets short plain lines, the address last, and Ctrl-C stops the product cleanly`,
      `${product} › beside three busy programs, a first start fills its front page`,
    ],
  },
  {
    promise: "What is normal in a first start is not an error",
    tried: "a morning's brief without topics, sent late until noon",
    tests: [
      "src/features/letters/jobs/schedule.test.ts › a brief without topics is sent at 7:00, but a late one waits for topics",
    ],
  },
  {
    promise: "The sample edition sends no mail, and the page, /ops, the start and the documents say so",
    tried:
      "a real mail server beside a sample edition that is told to use it: two sign-ups, by call and by form",
    tests: [
      `${product} › the sample edition's API, pages, /ops and log say that it mails nothing, despite SMTP_URL`,
      `${product} › the sample edition's letters are in its outbox, and none was sent`,
    ],
  },
];
