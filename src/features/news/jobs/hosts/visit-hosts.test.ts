import { expect, test, vi } from "vitest";
import type { DueFeed } from "#features/news/store/feeds/feeds.ts";
import { failed } from "#platform/result.ts";
import { SECOND_MS } from "#platform/time.ts";
import { visitHosts } from "./visit-hosts.ts";

test("a host whose time is used up is asked for no further feed, although it is free", async () => {
  const begun = performance.now();
  let passed = 0;
  vi.spyOn(performance, "now").mockImplementation(() => begun + passed);
  const feeds = [1, 2, 3, 4, 5].map((id) => ({ id }) as DueFeed);
  const due = [new Map([["slow.example", feeds]])];
  const [requests, refused]: [number[], number[]] = [[], []];
  await visitHosts({
    leases: {
      ...{
        worker: crypto.randomUUID(),
        holds: () => true,
        end() {},
        tellEnded: async () => {},
        leave: async () => {},
      },
      ...{ othersVisit: async () => false, take: async () => due.pop() ?? new Map() },
    },
    async fetch({ url }) {
      requests.push(Number(url));
      passed += 20 * SECOND_MS;
      return failed({ kind: "timeout", message: "no answer" });
    },
    async ask({ id }, _, fetch) {
      const answer = await fetch({ url: String(id) });
      if (!answer.ok && answer.failure.kind === "busy") refused.push(id);
      return { restSeconds: 0, stored: Promise.resolve() };
    },
    tick: async () => {},
    isMoreDue: async () => false,
  });
  expect([requests, refused]).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
});
