import { faultOfLink, hostOf, isFaultOfHost, learntHost } from "#features/news/intake/gate/hosts.ts";
import { BOUNDS, findOdd, isStrange } from "#features/news/intake/gate/odd-days.ts";
import type { Draft, HoldReason, Hour, Language, NewDraft, Paper } from "#features/news/shapes.ts";
import { findLanguagesOf, findLinksOf } from "#features/news/store/feeds/habits.ts";
import { addHost } from "#features/news/store/feeds/hosts.ts";
import { forgetHeld, type HeldItem, saveHeld, setHeldState } from "#features/news/store/held.ts";
import type { ArticleEdit } from "#features/news/store/save-articles.ts";
import type { NewsDatabase } from "#features/news/store/tables.ts";
import { visibleText } from "#platform/text/visible-text.ts";
import { HOUR_MS } from "#platform/time.ts";
import type { Gate, Reading } from "./gate.ts";

/** What one reading of a feed would change. */
export interface Changes {
  readonly fresh: readonly NewDraft[];
  readonly edits: readonly (ArticleEdit & { readonly draft: Draft })[];
  /** How many of the feed's articles are stored already. */
  readonly known: number;
}

/** What of it goes in, and what the next hour is judged by. */
export interface Passed extends Pick<Changes, "fresh" | "edits"> {
  readonly hour: Hour;
}

/** The gate for one reading of a feed. */
export interface FeedGate {
  /** Without the drafts that are held or refused already, but with those that waited for a host that is known now. */
  notHeld(drafts: readonly Draft[]): Draft[];
  /** Holds what is odd. */
  pass(tx: NewsDatabase, drafts: readonly Draft[], changes: Changes): Promise<Passed>;
}

export function createFeedGate(gate: Gate, reading: Reading): FeedGate {
  const { paper } = reading;
  return {
    notHeld: (drafts) =>
      drafts.filter((draft) => {
        const item = gate.heldOf(paper.id).get(draft.canonicalUrl);
        return item === undefined || !covers(item, draft) || hasFoundItsHost(item, draft, gate);
      }),
    async pass(tx, drafts, changes) {
      const reasons = await findReasons(tx, gate, reading, changes);
      await hold(tx, gate, reading, { drafts, reasons });
      const fresh = changes.fresh.filter((draft) => !reasons.has(draft));
      const edits = changes.edits.filter(({ draft }) => !reasons.has(draft));
      const hour = hourOf(reading, fresh, retitledIn(edits));
      gate.noteHour(paper.id, hour);
      return { fresh, edits, hour };
    },
  };
}

/** A changed headline that was refused stays out, another one of the same article does not. */
function covers({ title, state, reason }: HeldItem, draft: Draft): boolean {
  if (title === draft.title || reason === "rolled back") return true;
  return state !== "waiting" && reason !== "retitled";
}

function hasFoundItsHost({ paper, state, reason }: HeldItem, draft: Draft, { hosts }: Gate): boolean {
  return state === "waiting" && isFaultOfHost(reason) && faultOfLink(draft.url, paper, hosts) === null;
}

async function findReasons(
  tx: NewsDatabase,
  gate: Gate,
  { paper, feed, now }: Reading,
  changes: Changes,
): Promise<Map<Draft, HoldReason>> {
  const changed = [...changes.fresh, ...changes.edits.map((edit) => edit.draft)];
  let reasons = faultsOf(changed, paper, gate);
  if ([...reasons.values()].some(isFaultOfHost)) {
    // The paper may have got a host since the round began: a feed that was just added is asked in it.
    await gate.lookAtHosts(tx);
    reasons = faultsOf(changed, paper, gate);
  }
  const fresh = changes.fresh.filter((draft) => !reasons.has(draft));
  const retitled = retitledIn(changes.edits).filter((draft) => !reasons.has(draft));
  const hour = gate.hourOf(paper.id);
  const usual = await usualLanguages(tx, { paper, now, hour, drafts: [...fresh, ...retitled] });
  const circumstances = { hour, hoursSinceRead: hoursSinceRead({ feed, now }), usual };
  const odd = findOdd({ fresh, retitled, known: changes.known }, circumstances);
  for (const [draft, reason] of odd) reasons.set(draft, reason);
  return reasons;
}

function faultsOf(drafts: readonly Draft[], { id }: Paper, { hosts }: Gate): Map<Draft, HoldReason> {
  const faults = drafts.map((draft) => [draft, faultOfLink(draft.url, id, hosts)] as const);
  return new Map(faults.flatMap(([draft, fault]) => (fault === null ? [] : [[draft, fault]])));
}

/** What the paper has printed lately is looked up only if much of this is in a language other than its own. */
async function usualLanguages(
  tx: NewsDatabase,
  { paper, now, hour, drafts }: { paper: Paper; now: Date; hour: Hour; drafts: readonly Draft[] },
): Promise<ReadonlySet<Language>> {
  const own = new Set([paper.language]);
  const strange = drafts.filter((draft) => isStrange(draft, own)).length + hour.strange;
  if (strange < BOUNDS.strangeInAnHour) return own;
  return new Set([...own, ...(await findLanguagesOf(tx, paper.id, now))]);
}

/** Headlines that were stored before they were cleaned have not changed. */
function retitledIn(edits: Changes["edits"]): Draft[] {
  return edits
    .filter(({ draft, stored }) => draft.title !== visibleText(stored.title))
    .map(({ draft }) => draft);
}

/** After a pause of more than an hour, nothing counts as sudden. */
function hourOf({ paper, feed, now }: Reading, fresh: readonly Draft[], retitled: readonly Draft[]): Hour {
  const own = new Set([paper.language]);
  const isSudden = (hoursSinceRead({ feed, now }) ?? Number.POSITIVE_INFINITY) <= 1;
  return {
    came: isSudden ? fresh.length : 0,
    retitled: retitled.length,
    strange: isSudden ? [...fresh, ...retitled].filter((draft) => isStrange(draft, own)).length : 0,
  };
}

function hoursSinceRead({ feed, now }: Pick<Reading, "feed" | "now">): number | null {
  return feed.lastReadAt === null ? null : (now.getTime() - feed.lastReadAt.getTime()) / HOUR_MS;
}

/** More of one paper is not kept: its feed brings it again. */
const MOST_HELD = 1_000;

/** Stores what is held of a reading, and forgets what the paper has taken back. */
async function hold(
  tx: NewsDatabase,
  gate: Gate,
  reading: Reading,
  { drafts, reasons }: { drafts: readonly Draft[]; reasons: ReadonlyMap<Draft, HoldReason> },
): Promise<void> {
  const { paper, feed, now } = reading;
  const before = gate.heldOf(paper.id);
  // By address: a new article's draft is a copy of the one that was read.
  const odd = new Set([...reasons.keys()].map(({ canonicalUrl }) => canonicalUrl));
  const mended = drafts
    .map(({ canonicalUrl }) => canonicalUrl)
    .filter((address) => !odd.has(address) && before.get(address)?.state === "waiting");
  const room = Math.max(0, MOST_HELD - before.size);
  const held = [...reasons].slice(0, room).map(([draft, reason]) => ({ draft, reason }));
  await forgetHeld(tx, paper.id, mended);
  await saveHeld(tx, held, now);
  gate.forgetHeld(paper.id, mended);
  for (const { draft, reason } of held) gate.noteHeld({ ...draft, reason, state: "waiting", heldAt: now });
  if (reasons.size > 0)
    gate.log.warn({ paper: paper.id, feed: feed.url, ...countsOf(reasons.values()) }, "items held");
  if (held.some(({ reason }) => reason === "foreign host")) await learnHost(tx, gate, reading);
}

/**
 * A host to which nearly all of the paper's links lead by now becomes its own, unless a paper has it or one above it: a
 * learnt subdomain would be lost to its owner.
 */
async function learnHost(tx: NewsDatabase, gate: Gate, { paper: { id }, now }: Reading): Promise<void> {
  const host = learntHost(await findLinksOf(tx, id, now));
  if (host === null || gate.hosts.isKnown(host)) return;
  await addHost(tx, { paper: id, host, byOperator: false, at: now });
  const addresses = [...gate.heldOf(id).values()]
    .filter((item) => item.reason === "foreign host" && item.state === "waiting" && hostOf(item.url) === host)
    .map(({ canonicalUrl }) => canonicalUrl);
  await setHeldState(tx, id, addresses, "released");
  gate.log.info({ paper: id, host }, "host learnt");
}

function countsOf(reasons: Iterable<HoldReason>): Record<string, number> {
  const groups = Map.groupBy(reasons, (reason) => reason);
  return Object.fromEntries([...groups].map(([reason, all]) => [reason, all.length]));
}
