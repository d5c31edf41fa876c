import { hostOf, learntHost } from "#features/news/intake/gate/hosts.ts";
import type { Draft, HoldReason } from "#features/news/shapes.ts";
import { findLinksOf } from "#features/news/store/feeds/habits.ts";
import { addHost } from "#features/news/store/feeds/hosts.ts";
import { forgetHeld, saveHeld, setHeldState } from "#features/news/store/held.ts";
import type { NewsDatabase } from "#features/news/store/tables.ts";
import type { Gate, Reading } from "./gate.ts";

/** More of one paper is not kept: its feed brings it again. */
const MOST_HELD = 1_000;

/** Stores what is held of a reading, and forgets what the paper has taken back. */
export async function hold(
  tx: NewsDatabase,
  gate: Gate,
  reading: Reading,
  { drafts, reasons }: { drafts: readonly Draft[]; reasons: ReadonlyMap<Draft, HoldReason> },
): Promise<void> {
  const { paper, feed, now } = reading;
  const before = gate.heldOf(paper.id);
  const mended = drafts
    .filter((draft) => !reasons.has(draft) && before.get(draft.canonicalUrl)?.state === "waiting")
    .map(({ canonicalUrl }) => canonicalUrl);
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
