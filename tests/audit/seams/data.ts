import type { SeamRow } from "./row.ts";

export const rows: readonly SeamRow[] = [
  {
    promise:
      "Writes that belong together stand together: a confirmation, a result with its audit row, and every other",
    tried:
      "23 operations of the product's own code by a real socket that breaks before the n-th statement, for every n: what stands is the state before or the state after, and run again it is whole",
    tests: [
      "tests/resilience/cuts.test.ts › cut off at each of its statements, it is whole or not begun",
      "src/domains/news/jobs/poll-feeds.test.ts › what could not be stored is not on the desk either",
      "src/domains/letters/jobs/delivery-run.test.ts › a copy in the outbox that cannot be removed is not lost sight of",
    ],
  },
  {
    promise: "/meta/papers, each paper's feed and deep pages do not slow down with the number of articles",
    tried:
      "nine questions at 2,000 and at 20,000 articles: the pages of tables and indexes that their plans touch; 400,000 in the bench",
    tests: [
      "src/domains/news/api/read-flat.test.ts › the papers touches no more of the database",
      "src/domains/news/api/read-flat.test.ts › page 30 of the latest touches no more of the database",
      "src/domains/news/api/read-flat.test.ts › page 8 of a category touches no more of the database",
      "src/domains/news/api/read-flat.test.ts › page 5 of a paper touches no more of the database",
      "src/domains/news/api/read-flat.test.ts › a paper's total is counted right",
    ],
    long: ["bench/all.ts", "news-store"],
  },
  {
    promise:
      "The server, its database or both may be killed at any time while news arrives: nothing acknowledged or fetched is lost or doubled",
    tried:
      "kill -9 in turn over a press that tells an article a second and outlives the product, with sign-ups, confirmations, feedback and views by real sockets, and a ledger of all of them",
    tests: [
      "tests/lifecycle/life.test.ts › killed -9, its database, both, or itself alone, while news arrives",
      "src/platform/jobs/run.test.ts › a job that a killed worker left as running is let go at the next start",
    ],
    long: ["tests/audit/kill-product.ts"],
  },
];
