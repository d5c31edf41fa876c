import { MAX_BYTES, readEvents } from "#features/culture/intake/read-events.ts";
import { deletePastEvents, deleteTakenBack, saveEvents } from "#features/culture/store/events.ts";
import { inTransaction } from "#platform/db/transaction.ts";
import { forget } from "#platform/jobs/forget.ts";
import { askText } from "#platform/providers/ask-provider.ts";
import { daysBefore } from "#platform/time.ts";
import type { CultureDeps } from "./deps.ts";

const KEPT_DAYS = 90;

/** Reads the operator's event feeds again; if one fails, breaks off or has no events, those stored stay. */
export async function refreshEvents(deps: CultureDeps): Promise<void> {
  const { db, clock, log, fetch, edition, eventFeeds } = deps;
  for (const url of eventFeeds) {
    const text = await askText(fetch, { url, maxBytes: MAX_BYTES });
    const now = clock.now();
    const result = text.ok ? readEvents(text.value, now) : text;
    if (result.ok) {
      const { events, isWhole } = result.value;
      await inTransaction(db, async (tx) => {
        await saveEvents(tx, edition, events, { origin: url, by: "feed" });
        if (isWhole) await deleteTakenBack(tx, edition, events, { origin: url, now });
      });
    } else
      log.warn(
        { figure: "events", provider: url, kind: result.failure.kind, why: result.failure.message },
        "a provider failed",
      );
  }
  await forget(deps, "culture.events", (now) => deletePastEvents(db, daysBefore(now, KEPT_DAYS)));
}
