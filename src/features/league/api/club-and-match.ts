import * as api from "#contracts/all/api.ts";
import { refuse } from "#contracts/endpoint.ts";
import { lineColour } from "#features/league/contract/crest.ts";
import { type Club, isPlayed, isStillToPlay } from "#features/league/shapes.ts";
import { inPlayingOrder } from "#features/league/statistics/as-of.ts";
import { formOf } from "#features/league/statistics/form.ts";
import { findSeasonOf } from "#features/league/store/matches.ts";
import type { Database } from "#platform/db/database.ts";
import { conflictsOf } from "./conflicts.ts";
import { toHeadToHead, unknownClub } from "./fixtures.ts";
import { toPrediction } from "./predictions.ts";
import { toChances } from "./prospects.ts";
import { simulateChances } from "./scenarios.ts";
import type { Snapshot } from "./snapshot.ts";
import type { LeagueHandlers, WithLeague } from "./tables.ts";
import { shortNameOf, toDecision, toFixture, toForecast, toRow, toTeam } from "./to-contract.ts";

export function clubAndMatch(db: Database, withLeague: WithLeague) {
  return {
    [api.league.club]: ({ id }) =>
      withLeague((snapshot) => {
        const club = snapshot.clubNamed(id);
        return club ? toClub(snapshot, club) : unknownClub(id);
      }),
    [api.league.match]: ({ id }) => withLeague((snapshot) => toMatchPage(db, snapshot, id)),
  } satisfies Partial<LeagueHandlers>;
}

async function toClub(snapshot: Snapshot, club: Club) {
  const { season, matches, decisions, table } = snapshot;
  const clubMatches = inPlayingOrder(
    matches.filter((match) => match.home === club.id || match.away === club.id),
  );
  const row = table.find((one) => one.club === club.id);
  const chances = row ? toChances(snapshot, await simulateChances(snapshot, [])) : [];
  return {
    team: toTeam(snapshot, club),
    colour: lineColour(club.id),
    season: season.id,
    row: row ? toRow(snapshot, row) : null,
    next: clubMatches.filter(isStillToPlay).map((match) => toFixture(snapshot, match)),
    results: clubMatches
      .filter(isPlayed)
      .toReversed()
      .map((match) => toFixture(snapshot, match)),
    chances: chances.find((one) => one.team_id === club.id) ?? null,
    decisions: decisions
      .filter(
        (decision) => decision.club === club.id || clubMatches.some((match) => match.id === decision.match),
      )
      .map((decision) => toDecision(snapshot, matches, decision)),
    seasons: await seasonsOf(snapshot, club),
    credits: [...snapshot.credits],
  };
}

/** Positions in the seasons whose rulings are known, newest first; in others the table would not be official. */
async function seasonsOf(snapshot: Snapshot, club: Club) {
  const official = snapshot.seasons.filter(
    ({ id, official: isOfficial, clubs }) =>
      isOfficial && clubs.includes(club.id) && snapshot.spans.some((span) => span.season === id),
  );
  const rows = await Promise.all(
    official.map(async ({ id }) => {
      const row = (await snapshot.view(id))?.table.find((one) => one.club === club.id);
      return row?.ranked
        ? [{ season: id, position: row.position, points: row.points, matches_played: row.played }]
        : [];
    }),
  );
  return rows.flat().toReversed();
}

async function toMatchPage(db: Database, snapshot: Snapshot, id: string) {
  const view = await snapshot.view((await findSeasonOf(db, id)) ?? "");
  const match = view?.matches.find((one) => one.id === id);
  if (!view || !match) return refuse("not-found", `There is no match "${id}".`);
  const headToHead = await toHeadToHead(db, snapshot, match.home, match.away);
  if ("refused" in headToHead) return headToHead;
  const recorded = snapshot.forecasts.get(id);
  const played = inPlayingOrder(view.matches.filter(isPlayed)).filter((one) => one.date < match.date);
  const isNext = isStillToPlay(match) && view.season.id === snapshot.season.id && match.stage === "";
  return {
    fixture: toFixture(snapshot, match),
    season: match.season,
    prediction: isNext ? await toPrediction(snapshot, match.home, match.away) : null,
    forecast: recorded ? toForecast(snapshot, match, recorded) : null,
    home_short: shortNameOf(snapshot, match.home),
    away_short: shortNameOf(snapshot, match.away),
    home_colour: lineColour(match.home),
    away_colour: lineColour(match.away),
    home_form: formOf(played, match.home),
    away_form: formOf(played, match.away),
    head_to_head: headToHead,
    conflicts: await conflictsOf(db, snapshot, match),
    decisions: view.decisions
      .filter((decision) => decision.match === id)
      .map((decision) => toDecision(snapshot, view.matches, decision)),
    credits: [...snapshot.credits],
  };
}
