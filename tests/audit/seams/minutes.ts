import type { SeamRow } from "./row.ts";

const product = "tests/lifecycle/first-minutes.test.ts";
const browser = "tests/e2e/first-minutes.spec.ts";
const pool = "src/platform/threads/pool.test.ts";
const rhythm = "src/domains/news/jobs/poll-interval.test.ts";

/** The first minutes of a product, on a busy machine too. */
export const rows: readonly SeamRow[] = [
  {
    promise:
      "A feed that has never answered is asked again after seconds, then minutes; sample feeds never back off",
    tried:
      "a newspaper on loopback that answers 503, or hangs up, the first time; the real queue and database",
    tests: [
      "src/domains/news/jobs/first-tries.test.ts › a feed whose first try",
      `${rhythm} › a feed that has never answered is asked again after seconds, then minutes, then as others are`,
      `${rhythm} › a feed of the sample edition never backs off`,
    ],
  },
  {
    promise: "A thread's limit counts its own processor time; wall time ends only what stands still",
    tried:
      "threads that wait without a processor, loop, search without end, stand still, work in many small tasks",
    tests: [
      `${pool} › a task on a busy processor still gets its time`,
      `${pool} › a task that does hang is a failure, and the pool goes on`,
      `${pool} › a task that does search without end is a failure, and the pool goes on`,
      `${pool} › a task that hangs is ended by wall time`,
      `${pool} › the times of many small tasks do not add up to a timeout`,
    ],
  },
  {
    promise: "On a busy machine a first start opens, fills its front page and logs no error",
    tried: "a fresh folder beside three programs that want a processor each",
    tests: [`${product} › beside three busy programs a first start opens its port`],
    long: ["tests/audit/first-minutes.ts"],
  },
  {
    promise:
      "While no newspaper could be reached every list says so, no cache keeps that, and the page fills itself",
    tried:
      "a live product whose one newspaper hangs up and later answers; a browser's full load with and without script",
    tests: [
      `${browser} › while no newspaper could be reached every list says so, and no cache keeps that`,
      `${browser} › the front page fills itself as soon as the newspaper answers, with a script and without`,
      "src/site/news/feed/why-empty.test.ts › an empty list where",
    ],
  },
  {
    promise: "A terminal gets short plain lines, everything else JSON lines",
    tried: "a pseudo-terminal made by script(1) with a real Ctrl-C; a pipe",
    tests: [
      `${product} › a terminal gets short plain lines, the address last, and Ctrl-C ends it in order`,
      `${product} › beside three busy programs a first start opens its port`,
    ],
  },
  {
    promise: "What is normal in a first start is no error",
    tried: "a morning's brief without topics, caught up with until noon",
    tests: [
      "src/domains/letters/jobs/schedule.test.ts › a brief without topics goes out at 7:00, but not late",
    ],
  },
  {
    promise: "The sample edition mails nothing, and the page, /ops, the start and the documents say so",
    tried:
      "a real mail server beside a sample edition that is told to use it: two sign-ups, by call and by form",
    tests: [
      `${product} › the sample edition says everywhere that it mails nothing, whatever SMTP_URL says`,
      `${product} › the letters of the sample edition are in its outbox, and none was sent`,
    ],
  },
];
