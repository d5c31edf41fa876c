import * as api from "#contracts/all/api.ts";
import { type Handlers, refuse } from "#contracts/endpoint.ts";
import type { NewsEndpoints } from "#features/news/contract/news.ts";
import { findSampleOrigins } from "#features/news/store/operator.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { countViews } from "#features/news/store/views.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import { groupCommit } from "#platform/db/group-commit.ts";
import { createRateWindow } from "#platform/limits/window.ts";
import { lineOf } from "#platform/net/address.ts";
import { MINUTE_MS } from "#platform/time.ts";

export { createOperatorActions, listPaperFacts } from "./operator-actions.ts";

/** The sample papers' origins, which feed commands may reach; none in the live edition. */
export function sampleOrigins(db: Database): Promise<string[]> {
  return findSampleOrigins(newsTables(db));
}

/** A second view of an article by the same reader within this time is not counted. */
const REPEAT_MS = 30 * MINUTE_MS;
/** The most views that one line may add in that time: enough for readers behind one gateway, not for a machine. */
const MAX_FROM_ONE_LINE = 120;
const MAX_REMEMBERED = 200_000;
const BOTS =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|curl|wget|python|headless|lighthouse/i;

/** Counts views; who viewed what is forgotten after half an hour, and never stored. */
export function writeNews({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): Pick<Handlers<NewsEndpoints>, typeof api.news.countView> {
  const tables = newsTables(db);
  const recentViews = createRateWindow(clock, REPEAT_MS, MAX_REMEMBERED);
  const count = groupCommit(async (ids: readonly string[]) => {
    const counted = await countViews(tables, ids, clock.now());
    return ids.map((id) => counted.get(id));
  });

  return {
    [api.news.countView]: async ({ id }, { address, headers }) => {
      const line = lineOf(address);
      const view = `${line} ${id}`;
      const isOver = recentViews.wait(view, 1) > 0 || recentViews.wait(line, MAX_FROM_ONE_LINE) > 0;
      if (BOTS.test(headers["user-agent"] ?? "") || isOver) return { counted: false };
      recentViews.count(view);
      recentViews.count(line);
      if (await count(id)) return { counted: true };
      recentViews.forget(view);
      return refuse("not-found", "There is no such article.");
    },
  };
}
