import * as api from "#contracts/all/api.ts";
import { refuse } from "#contracts/endpoint.ts";
import { inPlayingOrder } from "#features/league/statistics/as-of.ts";
import { findSeasonView, type LeagueHandlers, unknownSeason, type WithLeague } from "./tables.ts";
import { roundName, toFixture } from "./to-contract.ts";

export function matchdays(withLeague: WithLeague) {
  return {
    [api.league.matchday]: ({ number, season }) =>
      withLeague(async (snapshot) => {
        const seasonView = await findSeasonView(snapshot, season);
        if (!seasonView) return unknownSeason(season);
        const matches = inPlayingOrder(
          seasonView.matches.filter((match) => match.round === number && match.stage === ""),
        );
        if (matches.length === 0) return refuse("not-found", `There is no matchday ${number}.`);
        return {
          season: seasonView.season.id,
          round: roundName(number),
          round_number: number,
          matchdays: seasonView.season.matchdays,
          fixtures: matches.map((match) => toFixture(snapshot, match)),
          credits: [...snapshot.credits],
        };
      }),
  } satisfies Partial<LeagueHandlers>;
}
