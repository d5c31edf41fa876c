import type { Ask } from "#contracts/all/all-endpoints.ts";
import { refuse } from "#contracts/endpoint.ts";
import { allSeasons } from "./all-seasons.ts";
import { chancesAhead } from "./chances-ahead.ts";
import { clubAndMatch } from "./club-and-match.ts";
import { conflicts } from "./conflicts.ts";
import { fixtures } from "./fixtures.ts";
import { leagueNews } from "./news.ts";
import { outlook } from "./outlook.ts";
import { seasonPicture } from "./picture.ts";
import { predictions } from "./predictions.ts";
import { record } from "./record.ts";
import { scenarios } from "./scenarios.ts";
import { seasonAhead } from "./season-ahead.ts";
import { createSnapshotCache, type ReadDeps } from "./snapshot.ts";
import { statistics } from "./statistics.ts";
import { type LeagueHandlers, tables, type WithLeague } from "./tables.ts";

/** Seconds after which the caller should ask again: the first load is short. */
const RETRY_AFTER_SECONDS = 3;

/** All answers of the league, as of today or of the replayed day. */
export function readLeague(deps: ReadDeps & { readonly ask?: Ask }): LeagueHandlers {
  const snapshot = createSnapshotCache(deps);
  const withLeague: WithLeague = async (answer) => {
    const league = await snapshot();
    if (league) return await answer(league);
    return refuse("unavailable", "The league's data are being prepared.", RETRY_AFTER_SECONDS);
  };
  return {
    ...tables(deps.db, withLeague),
    ...fixtures(deps.db, withLeague),
    ...statistics(withLeague),
    ...predictions(withLeague),
    ...scenarios(withLeague),
    ...record(withLeague),
    ...clubAndMatch(deps.db, withLeague),
    ...outlook(deps.db, withLeague),
    ...seasonPicture(withLeague),
    ...seasonAhead(withLeague),
    ...chancesAhead(withLeague),
    ...allSeasons(deps.db, withLeague),
    ...leagueNews(withLeague, deps.ask),
    ...conflicts(deps.db, withLeague),
  };
}
