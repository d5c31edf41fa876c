import * as api from "#contracts/all/api.ts";
import { refuse } from "#contracts/endpoint.ts";
import { inPlayingOrder, matchesAsOf } from "#features/league/statistics/as-of.ts";
import { headToHead } from "#features/league/statistics/head-to-head.ts";
import { latestRound, otherDays, upcomingMatches } from "#features/league/statistics/rounds.ts";
import { unbrokenSince } from "#features/league/statistics/seasons.ts";
import { findMatches } from "#features/league/store/matches.ts";
import type { Database } from "#platform/db/database.ts";
import type { Snapshot } from "./snapshot.ts";
import { findSeasonView, type LeagueHandlers, unknownSeason, type WithLeague } from "./tables.ts";
import { roundName, toFixture, toTeam } from "./to-contract.ts";

export function fixtures(db: Database, withLeague: WithLeague) {
  return {
    [api.league.teams]: () => withLeague(toTeams),
    [api.league.upcoming]: ({ limit }) =>
      withLeague((snapshot) => ({ fixtures: toUpcoming(snapshot, limit) })),
    [api.league.running]: () => withLeague(toToday),
    [api.league.latestRound]: () => withLeague(toLatestRound),
    [api.league.fixtures]: ({ season, club }) =>
      withLeague(async (snapshot) => {
        const seasonView = await findSeasonView(snapshot, season);
        if (!seasonView) return unknownSeason(season);
        const only = club === undefined ? null : snapshot.clubNamed(club);
        if (only === undefined) return unknownClub(club ?? "");
        const matches = inPlayingOrder(
          seasonView.matches.filter((match) => !only || match.home === only.id || match.away === only.id),
        );
        return {
          season: seasonView.season.id,
          fixtures: matches.map((match) => toFixture(snapshot, match)),
          credits: [...snapshot.credits],
        };
      }),
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
    [api.league.headToHead]: ({ homeTeam, awayTeam }) =>
      withLeague((snapshot) => toHeadToHead(db, snapshot, homeTeam, awayTeam)),
    [api.league.teamForm]: ({ teamName }) =>
      withLeague((snapshot) => {
        const club = snapshot.clubNamed(teamName);
        if (!club) return unknownClub(teamName);
        const row = snapshot.table.find((one) => one.club === club.id);
        return { team: club.name, form: row?.form ?? "" };
      }),
  } satisfies Partial<LeagueHandlers>;
}

export function unknownClub(name: string) {
  return refuse("not-found", `There is no club "${name}".`);
}

function toTeams(snapshot: Snapshot) {
  const clubs = snapshot.season.clubs.flatMap((id) => snapshot.clubs.get(id) ?? []);
  return { season: snapshot.season.id, teams: clubs.map((club) => toTeam(snapshot, club)) };
}

function toUpcoming(snapshot: Snapshot, limit: number) {
  return upcomingMatches(snapshot.matches, snapshot.today)
    .slice(0, limit)
    .map((match) => toFixture(snapshot, match));
}

function toToday(snapshot: Snapshot) {
  const matches = snapshot.matches.filter(({ date }) => date === snapshot.today);
  return { fixtures: inPlayingOrder(matches).map((match) => toFixture(snapshot, match)) };
}

function toLatestRound(snapshot: Snapshot) {
  const latest = latestRound(snapshot.matches);
  return {
    fixtures: latest?.matches.map((match) => toFixture(snapshot, match)) ?? [],
    round: latest ? roundName(latest.round) : null,
    total_matches: latest?.matches.length ?? 0,
    other_days: latest
      ? otherDays(snapshot.matches, latest.round).map(({ date, round, matches }) => ({
          date,
          round_number: round,
          total_matches: matches,
        }))
      : [],
  };
}

export async function toHeadToHead(db: Database, snapshot: Snapshot, first: string, second: string) {
  const [one, other] = [snapshot.clubNamed(first), snapshot.clubNamed(second)];
  if (!one) return unknownClub(first);
  if (!other) return unknownClub(second);
  if (one.id === other.id) return refuse("invalid", "A club does not meet itself.");
  const stored = await findMatches(db, { pair: [one.id, other.id] });
  const meetings = headToHead(
    matchesAsOf(
      stored.map(({ match }) => match),
      snapshot.today,
    ),
    one.id,
    other.id,
  );
  const since = unbrokenSince(snapshot.spans.map(({ season }) => season)) ?? "";
  return {
    team1: one.name,
    team2: other.name,
    summary: {
      total_matches: meetings.matches.length,
      team1_wins: meetings.firstWins,
      team2_wins: meetings.secondWins,
      draws: meetings.draws,
    },
    recent_matches: meetings.matches.map((match) => ({
      ...toFixture(snapshot, match),
      season: match.season,
    })),
    unbroken: meetings.matches.filter(({ season }) => season >= since).length,
  };
}
