import type { SeamRow } from "./row.ts";

export const rows: readonly SeamRow[] = [
  {
    promise:
      "Writes that belong together are stored together: a confirmation, a result with its audit row, and all others",
    tried:
      "23 operations of the product's own code over a real socket that breaks before the n-th statement, for every n: the state is that before or that after the operation, and a second run completes it",
    tests: [
      "tests/resilience/cuts.test.ts › cut off at any statement, an operation is complete or not begun",
      "src/features/news/jobs/poll-feeds.test.ts › an article that could not be stored is not on the desk either",
      "src/features/letters/jobs/delivery-run.test.ts › an address is not erased until its letters are removed from the outbox",
    ],
  },
  {
    promise: "/meta/papers, each paper's feed and deep pages do not slow down with the number of articles",
    tried:
      "nine queries at 2,000 and at 20,000 articles: the pages of tables and indexes that their plans touch; 400,000 in the bench",
    tests: [
      "src/features/news/api/read-flat.test.ts › reading the papers touches hardly more database pages",
      "src/features/news/api/read-flat.test.ts › reading page 30 of the latest touches hardly more database pages",
      "src/features/news/api/read-flat.test.ts › reading page 8 of a category touches hardly more database pages",
      "src/features/news/api/read-flat.test.ts › reading page 5 of a paper touches hardly more database pages",
      "src/features/news/api/read-flat.test.ts › paper totals and each list's newest articles stay correct",
    ],
    long: ["bench/all.ts", "news-store"],
  },
  {
    promise:
      "The server, its database or both may be killed at any time while news arrives: nothing acknowledged or fetched is lost or duplicated",
    tried:
      "kill -9 in turn while newspapers that outlive the product publish an article a second, with sign-ups, confirmations, feedback and views over real sockets, and a ledger of all of them",
    tests: [
      "src/platform/jobs/run.test.ts › a job that a killed worker left running is released at the next start",
    ],
    long: ["tests/audit/kill-product.ts"],
  },
];
