import { sql } from "kysely";
import type { Draft, HoldReason } from "#features/news/shapes.ts";
import type { Edition } from "#platform/edition.ts";
import { HOUR_MS } from "#platform/time.ts";
import type { HeldState, NewsDatabase } from "./tables.ts";

/** What is held goes in by itself after this long, if it looks odd only by its number, language or date. */
const HELD_HOURS = 6;
const RELEASED_BY_TIME: readonly HoldReason[] = ["retitled", "flood", "language", "date ahead"];

export interface HeldItem {
  readonly paper: string;
  readonly canonicalUrl: string;
  readonly url: string;
  readonly title: string;
  readonly reason: HoldReason;
  readonly state: HeldState;
  readonly heldAt: Date;
}

/** When it goes in by itself; null if only the operator can release it. */
export function releaseTimeOf({ reason, heldAt }: Pick<HeldItem, "reason" | "heldAt">): Date | null {
  return RELEASED_BY_TIME.includes(reason) ? new Date(heldAt.getTime() + HELD_HOURS * HOUR_MS) : null;
}

export function mayGoIn(item: HeldItem, now: Date): boolean {
  const time = item.state === "waiting" ? releaseTimeOf(item) : null;
  return item.state === "released" || (time !== null && time <= now);
}

/** Everything that is held, and what was refused, oldest first. */
export async function findHeld(db: NewsDatabase, edition?: Edition): Promise<HeldItem[]> {
  return db
    .selectFrom("news.held as held")
    .innerJoin("news.paper as paper", "paper.id", "held.paper_id")
    .select(["held.paper_id as paper", "held.canonical_url as canonicalUrl", "held.reason", "held.state"])
    .select(["held.held_at as heldAt", sql<string>`held.draft ->> 'title'`.as("title")])
    .select(sql<string>`held.draft ->> 'url'`.as("url"))
    .$if(edition !== undefined, (held) => held.where("paper.edition", "=", edition ?? "live"))
    .orderBy("held.held_at")
    .orderBy("held.canonical_url")
    .execute();
}

export interface NewlyHeld {
  readonly draft: Draft;
  readonly reason: HoldReason;
}

/**
 * An item that is held already keeps its time: its six hours do not begin anew with each version of the feed, only when
 * its reason was one that time does not release.
 */
export async function saveHeld(db: NewsDatabase, held: readonly NewlyHeld[], at: Date): Promise<void> {
  if (held.length === 0) return;
  await db
    .insertInto("news.held")
    .values(
      held.map(({ draft, reason }) => ({
        ...{ paper_id: draft.paper, canonical_url: draft.canonicalUrl, reason, state: "waiting" as const },
        ...{ draft: JSON.stringify(draft), held_at: at },
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(["paper_id", "canonical_url"]).doUpdateSet((row) => ({
        reason: row.ref("excluded.reason"),
        draft: row.ref("excluded.draft"),
        state: "waiting" as const,
        held_at: row
          .case()
          .when(
            row.and([
              row("news.held.reason", "not in", RELEASED_BY_TIME),
              row("excluded.reason", "in", RELEASED_BY_TIME),
            ]),
          )
          .then(row.ref("excluded.held_at"))
          .else(row.ref("news.held.held_at"))
          .end(),
      })),
    )
    .execute();
}

export async function forgetHeld(
  db: NewsDatabase,
  paper: string,
  addresses: readonly string[],
): Promise<void> {
  if (addresses.length === 0) return;
  await db
    .deleteFrom("news.held")
    .where("paper_id", "=", paper)
    .where("canonical_url", "=", sql<string>`any(${[...addresses]}::text[])`)
    .execute();
}

export async function setHeldState(
  db: NewsDatabase,
  paper: string,
  addresses: readonly string[],
  state: HeldState,
): Promise<void> {
  await db
    .updateTable("news.held")
    .set({ state })
    .where("paper_id", "=", paper)
    .where("canonical_url", "=", sql<string>`any(${[...addresses]}::text[])`)
    .execute();
}

/** The drafts that may go in now: released by the operator, or by their time. They are no longer held. */
export async function takeReleased(db: NewsDatabase, paper: string, now: Date): Promise<Draft[]> {
  const rows = await db
    .deleteFrom("news.held")
    .where("paper_id", "=", paper)
    .where((row) =>
      row.or([
        row("state", "=", "released"),
        row.and([
          row("state", "=", "waiting"),
          row("reason", "in", RELEASED_BY_TIME),
          row("held_at", "<=", new Date(now.getTime() - HELD_HOURS * HOUR_MS)),
        ]),
      ]),
    )
    .returning("draft")
    .execute();
  return rows.map(({ draft }) => ({ ...draft, time: new Date(draft.time) }));
}
