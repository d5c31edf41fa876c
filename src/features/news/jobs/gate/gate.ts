import { HostBook } from "#features/news/intake/gate/hosts.ts";
import type { Hour, Paper } from "#features/news/shapes.ts";
import type { DueFeed } from "#features/news/store/feeds/feeds.ts";
import { findHours } from "#features/news/store/feeds/habits.ts";
import { findKnownAddresses } from "#features/news/store/feeds/hosts.ts";
import { findHeld, type HeldItem, mayGoIn } from "#features/news/store/held.ts";
import type { NewsDatabase } from "#features/news/store/tables.ts";
import type { Edition } from "#platform/edition.ts";
import type { Log } from "#platform/log.ts";
import { HOUR_MS } from "#platform/time.ts";

/** One reading of a feed. */
export interface Reading {
  readonly paper: Paper;
  readonly feed: DueFeed;
  readonly now: Date;
}

const NOTHING: Hour = { came: 0, retitled: 0, strange: 0 };

/**
 * Holds what does not look like the paper: links that lead elsewhere, and what only an odd day brings. What it knows is
 * read from the database before each round, the hosts also when a link leads to none of them; between two rounds it
 * keeps count itself.
 */
export class Gate {
  hosts = new HostBook([]);
  readonly log: Log;
  readonly #db: NewsDatabase;
  readonly #edition: Edition;
  #hours = new Map<string, Hour>();
  #held = new Map<string, Map<string, HeldItem>>();

  constructor(db: NewsDatabase, { edition, log }: { readonly edition: Edition; readonly log: Log }) {
    this.#db = db;
    this.#edition = edition;
    this.log = log;
  }

  /** Three queries, however many feeds are due. */
  async look(now: Date): Promise<void> {
    await this.lookAtHosts(this.#db);
    this.#hours = await findHours(this.#db, new Date(now.getTime() - HOUR_MS));
    this.#held = new Map();
    for (const item of await findHeld(this.#db, this.#edition)) this.noteHeld(item);
  }

  /** In the transaction that asks. */
  async lookAtHosts(db: NewsDatabase): Promise<void> {
    this.hosts = new HostBook(await findKnownAddresses(db, this.#edition));
  }

  /** The papers of which something that is held may go in now. */
  papersToRelease(now: Date): string[] {
    return [...this.#held].flatMap(([paper, items]) =>
      [...items.values()].some((item) => mayGoIn(item, now)) ? [paper] : [],
    );
  }

  /** What is held of a paper, by address. */
  heldOf(paper: string): ReadonlyMap<string, HeldItem> {
    return this.#held.get(paper) ?? new Map();
  }

  noteHeld(item: HeldItem): void {
    const ofPaper = this.#held.get(item.paper) ?? new Map<string, HeldItem>();
    this.#held.set(item.paper, ofPaper.set(item.canonicalUrl, item));
  }

  forgetHeld(paper: string, addresses: readonly string[]): void {
    for (const address of addresses) this.#held.get(paper)?.delete(address);
  }

  /** What the paper's feeds have brought in the last hour. */
  hourOf(paper: string): Hour {
    return this.#hours.get(paper) ?? NOTHING;
  }

  noteHour(paper: string, { came, retitled, strange }: Hour): void {
    const before = this.hourOf(paper);
    this.#hours.set(paper, {
      came: before.came + came,
      retitled: before.retitled + retitled,
      strange: before.strange + strange,
    });
  }
}
