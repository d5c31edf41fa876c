import { MOST_BYTES, readEvents } from "#domains/culture/intake/read-events.ts";
import { forgetEvents, saveEvents } from "#domains/culture/store/events.ts";
import { askText } from "#platform/providers/ask-provider.ts";
import { daysBefore } from "#platform/time.ts";
import type { CultureDeps } from "./deps.ts";

const KEPT_DAYS = 90;

/** Reads the operator's event feeds again; if one fails, its events stay as they are. */
export async function refreshEvents({
  db,
  clock,
  log,
  fetch,
  edition,
  eventFeeds,
}: CultureDeps): Promise<void> {
  for (const url of eventFeeds) {
    const text = await askText(fetch, { url, maxBytes: MOST_BYTES });
    const read = text.ok ? readEvents(text.value) : text;
    if (read.ok) await saveEvents(db, edition, read.value.events, url);
    else
      log.warn(
        { figure: "events", provider: url, kind: read.failure.kind, why: read.failure.message },
        "a provider failed",
      );
  }
  await forgetEvents(db, daysBefore(clock.now(), KEPT_DAYS));
}
