import { countConflictsFrom } from "#domains/league/api/conflicts.ts";
import { findLettersAbout } from "#domains/letters/api/withdrawals.ts";
import { placesOf } from "#domains/news/api/withdrawals.ts";
import { findMessagesAbout } from "#domains/push/api/admin.ts";
import type { Database } from "#platform/db/database.ts";
import { findReach } from "#platform/ledger/reach.ts";
import type { Withdrawable } from "#platform/ledger/withdrawals.ts";

type Row = readonly [string, number | string];

/** From where a withdrawn thing is gone, and how often it was sent before. */
export async function receiptOf(db: Database, thing: Withdrawable): Promise<Row[]> {
  const reach = await findReach(db, thing);
  const [places, letters, messages, disputes] = await Promise.all([
    placesOf(db, reach.ids),
    findLettersAbout(db, reach),
    findMessagesAbout(db, reach.ids),
    countConflictsFrom(db, reach.urls),
  ]);
  // A picture is in no letter but as an address of ours, which then answers 410.
  if (thing.kind === "picture") return [["gone: the picture, in articles", places.articles], UNREACHED];
  return [
    ["gone: articles in lists, feeds, sitemaps, search", places.articles],
    ["gone: from stories", places.stories],
    ["gone: from editions of the front page", places.editions],
    ["gone: from topics", places.topics],
    ["gone: from the brief of", letters.briefs.join(", ") || 0],
    ["gone: disputes about results of the league", disputes],
    ["waiting letters, written without it", letters.waiting],
    ["waiting push messages, dropped", messages.waiting],
    ["already sent: letters", letters.sent],
    ["already sent: push messages", messages.sent],
    UNREACHED,
  ];
}

const UNREACHED: Row = ["not reached: pictures that a browser keeps", "up to a month"];
