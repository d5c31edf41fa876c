import type { CheckResult } from "#contracts/ops.ts";
import { type HeldLine, listHeld } from "#features/news/api/held.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import { counted } from "#platform/text/counted.ts";
import { ago } from "./format.ts";

/** What the gate of the news intake holds, by paper and reason: a part of the check of the feeds. */
export async function checkHeld({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): Promise<Omit<CheckResult, "title">> {
  const items = await listHeld(db);
  const now = clock.now();
  const groups = [...Map.groupBy(items, ({ paper, reason }) => `${paper} ${reason}`).values()];
  const papers = new Set(items.map(({ paper }) => paper)).size;
  return {
    gauges: [{ name: "news_held", help: "Items of feeds that the gate holds", value: items.length }],
    tables:
      items.length === 0
        ? []
        : [
            {
              title: counted(items.length, "held item"),
              head: ["paper", "reason", "items", "since", "goes in", "the first"],
              rows: groups.flatMap((ofGroup) => rowOf(ofGroup, now)),
            },
          ],
    problems:
      items.length === 0
        ? []
        : [
            `${counted(items.length, "item is held", "items are held")} of ${counted(papers, "paper")}: ./naija-gist papers held`,
          ],
  };
}

function rowOf(items: readonly HeldLine[], now: Date): (string | number | null)[][] {
  const [first] = items;
  if (first === undefined) return [];
  const { paper, reason, heldAt, goesInAt, title } = first;
  return [[paper, reason, items.length, ago(heldAt, now), ago(goesInAt, now) ?? "by hand", title]];
}
