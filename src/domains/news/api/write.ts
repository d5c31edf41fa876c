import { type Handlers, refuse } from "#contracts/endpoint.ts";
import type { NewsEndpoints } from "#contracts/news.ts";
import { findSampleOrigins } from "#domains/news/store/operator.ts";
import { newsTables } from "#domains/news/store/tables.ts";
import { countView } from "#domains/news/store/views.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";

export { operateNews } from "./operate.ts";

/** The sample papers' origins, which feed commands may reach; none in the live edition. */
export function sampleOrigins(db: Database): Promise<string[]> {
  return findSampleOrigins(newsTables(db));
}

/** A second view of an article by the same reader within this time is not counted. */
const REPEAT_MS = 30 * 60_000;
/** One address may not add more views than this in that time: readers behind one gateway may, a machine may not. */
const MOST_FROM_ONE_ADDRESS = 120;
const MOST_REMEMBERED = 200_000;
const BOTS =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|curl|wget|python|headless|lighthouse/i;

/** Counts views; who viewed is forgotten after half an hour and never stored. */
export function writeNews({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): Pick<Handlers<NewsEndpoints>, "POST /articles/{id}/view"> {
  const tables = newsTables(db);
  let seen = new Map<string, number>();
  let turnsAt = 0;

  return {
    "POST /articles/{id}/view": async ({ id }, { address, headers }) => {
      const now = clock.now();
      if (BOTS.test(headers["user-agent"] ?? "") || !isWithin(1, `${address} ${id}`, now))
        return { counted: false };
      if (!isWithin(MOST_FROM_ONE_ADDRESS, address, now)) return { counted: false };
      if (await countView(tables, id, now)) return { counted: true };
      seen.delete(`${address} ${id}`);
      return refuse("not-found", "There is no such article.");
    },
  };

  function isWithin(most: number, key: string, now: Date): boolean {
    const left = turnsAt - now.getTime();
    // More than a whole period left: the clock was set back.
    if (left <= 0 || left > REPEAT_MS || seen.size > MOST_REMEMBERED) {
      seen = new Map();
      turnsAt = now.getTime() + REPEAT_MS;
    }
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return times <= most;
  }
}
