import { type Handlers, refuse } from "#contracts/endpoint.ts";
import type { LeagueEndpoints } from "#contracts/league.ts";
import { fixtures } from "./read/fixtures.ts";
import { pages } from "./read/pages.ts";
import { predictions } from "./read/predictions.ts";
import { record } from "./read/record.ts";
import { scenarios } from "./read/scenarios.ts";
import { keepSnapshot, type ReadHands } from "./read/snapshot.ts";
import { stats } from "./read/stats.ts";
import { tables, type WithLeague } from "./read/tables.ts";

/** The first load takes seconds: so soon it is worth asking again. */
const AGAIN_SECONDS = 3;

/** All answers of the league, as of today or of the day that is played back. */
export function readLeague(hands: ReadHands): Handlers<LeagueEndpoints> {
  const snapshot = keepSnapshot(hands);
  const withLeague: WithLeague = async (answer) => {
    const league = await snapshot();
    if (league) return await answer(league);
    return refuse("unavailable", "The league's data are being prepared.", AGAIN_SECONDS);
  };
  return {
    ...tables(withLeague),
    ...fixtures(hands.db, withLeague),
    ...stats(withLeague),
    ...predictions(withLeague),
    ...scenarios(withLeague),
    ...record(withLeague),
    ...pages(hands.db, withLeague),
  };
}
