import { countConflictsFrom } from "#features/league/api/conflicts.ts";
import { findLettersAbout } from "#features/letters/api/withdrawals.ts";
import { placesOf } from "#features/news/api/withdrawals.ts";
import { findMessagesAbout } from "#features/push/api/admin.ts";
import type { Database } from "#platform/db/database.ts";
import { findReach } from "#platform/ledger/reach.ts";
import type { Withdrawable } from "#platform/ledger/withdrawals.ts";

type Row = readonly [string, number | string];
export type Receipt = readonly Row[];

/** From where a withdrawn thing is gone, or where one stands, and how often it was sent before. */
export async function receiptOf(
  db: Database,
  thing: Withdrawable,
  where: "gone from" | "stands in",
): Promise<Receipt> {
  const reach = await findReach(db, thing);
  const [places, letters, messages, disputes] = await Promise.all([
    placesOf(db, reach.ids),
    findLettersAbout(db, reach),
    findMessagesAbout(db, reach.ids),
    countConflictsFrom(db, reach.ids),
  ]);
  const at = (place: string, count: Row[1]): Row => [`${where} ${place}`, count];
  const unreached: Row = ["pictures that a browser keeps", "for up to a month"];
  // A picture is in no letter but as an address of ours, which then answers 410.
  if (thing.kind === "picture") return [at("articles", places.articles), unreached];
  return [
    at("lists, feeds, sitemaps, search: articles", places.articles),
    at("stories", places.stories),
    at("editions of the front page", places.editions),
    at("topics", places.topics),
    at("briefs", letters.briefs.join(", ") || 0),
    at("disputes about results of the league", disputes),
    ["letters that wait, to be written without it", letters.waiting],
    ["push messages that wait, to be dropped", messages.waiting],
    ["letters already sent", letters.sent],
    ["push messages already sent", messages.sent],
    unreached,
  ];
}
