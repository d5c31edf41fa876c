import { hostOf } from "#features/news/intake/gate/hosts.ts";
import { readPlacesOf } from "#features/news/jobs/places/read-again.ts";
import { addHost, findKnownAddresses } from "#features/news/store/feeds/hosts.ts";
import { findHeld, type HeldItem, releaseTimeOf, setHeldState } from "#features/news/store/held.ts";
import { type RolledBack, rollBackPaper, showRolledBack } from "#features/news/store/rollback.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { OUTCOMES_DAYS } from "#features/news/store/tidy.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import { inTransaction } from "#platform/db/transaction.ts";
import { daysBefore } from "#platform/time.ts";

export interface HeldLine extends Pick<HeldItem, "paper" | "reason" | "title" | "url" | "heldAt"> {
  /** Null: not before the operator says so. */
  readonly goesInAt: Date | null;
}

/** What is held, of one paper or of all, oldest first. */
export async function listHeld(db: Database, paper?: string): Promise<HeldLine[]> {
  const items = await findHeld(newsTables(db));
  return items
    .filter((item) => item.state === "waiting" && (paper === undefined || item.paper === paper))
    .map((item) => ({ ...item, goesInAt: releaseTimeOf(item) }));
}

/** Whether a paper has this id, in whatever edition. */
export async function isPaper(db: Database, id: string): Promise<boolean> {
  const found = newsTables(db).selectFrom("news.paper").select("id").where("id", "=", id);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Whether it is known what articles said at that time. */
export function isRemembered(at: Date, now: Date): boolean {
  return at <= now && at >= daysBefore(now, OUTCOMES_DAYS);
}

/** The operator's decisions about what is held. */
export function createHeldActions({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  const tables = newsTables(db);
  return {
    /** Lets in what is held of a paper, or the one item with this address. Returns how many items that was. */
    release: (paper: string, url?: string) =>
      decide(paper, url, async (tx, items) => {
        await showRolledBack(tx, paper, addressesOf(items));
        await setHeldState(tx, paper, addressesOf(items), "released");
      }),
    refuse: (paper: string, url?: string) =>
      decide(paper, url, (tx, items) => setHeldState(tx, paper, addressesOf(items), "refused")),
    rollBack: (paper: string, to: Date): Promise<RolledBack> =>
      inTransaction(tables, async (tx) => {
        const rolledBack = await rollBackPaper(tx, { paper, to, now: clock.now() });
        await readPlacesOf(tx, rolledBack.restored);
        return rolledBack;
      }),
    async hostsOf(paper: string): Promise<string[]> {
      const known = [
        ...(await findKnownAddresses(tables, "live")),
        ...(await findKnownAddresses(tables, "sample")),
      ];
      return [...new Set(known.filter((one) => one.paper === paper).map(({ url }) => hostOf(url)))];
    },
    /** From now on the host is the paper's. False if there is no such paper. */
    async allowHost(paper: string, host: string): Promise<boolean> {
      const isAdded = await addHost(tables, { paper, host, byOperator: true, at: clock.now() });
      const items = await waitingOf(paper);
      const ofHost = items.filter(({ reason, url }) => reason === "foreign host" && hostOf(url) === host);
      await setHeldState(tables, paper, addressesOf(ofHost), "released");
      return isAdded;
    },
  };

  async function waitingOf(paper: string): Promise<HeldItem[]> {
    return (await findHeld(tables)).filter((item) => item.paper === paper && item.state === "waiting");
  }

  async function decide(
    paper: string,
    url: string | undefined,
    store: (tx: typeof tables, items: readonly HeldItem[]) => Promise<void>,
  ): Promise<number> {
    const items = (await waitingOf(paper)).filter((item) => url === undefined || item.url === url);
    await inTransaction(tables, (tx) => store(tx, items));
    return items.length;
  }
}

function addressesOf(items: readonly HeldItem[]): string[] {
  return items.map(({ canonicalUrl }) => canonicalUrl);
}
