import type { Forecast } from "#features/league/contract/forecast-shapes.ts";
import { isUnfinished } from "#features/league/contract/match-state.ts";
import type {
  Fixture,
  StandingsRow,
  Team,
  Decision as WireDecision,
} from "#features/league/contract/shapes.ts";
import { shortNameFrom } from "#features/league/contract/short-name.ts";
import type { Probabilities } from "#features/league/prediction/parts/game.ts";
import { logLoss, rps } from "#features/league/prediction/scoring.ts";
import { type Club, type Decision, isPlayed, type Match } from "#features/league/shapes.ts";
import { apportion } from "#features/league/statistics/apportion.ts";
import { roundTo } from "#features/league/statistics/patterns.ts";
import type { Row } from "#features/league/statistics/standings.ts";
import { goalDifference } from "#features/league/statistics/tally.ts";
import type { StoredForecast } from "#features/league/store/forecasts.ts";
import type { Snapshot } from "./snapshot.ts";

/** This file alone translates the domain's names into the API's. */
export function nameOf(snapshot: Snapshot, club: string): string {
  return snapshot.clubs.get(club)?.name ?? club;
}

/** The stored short name, or else the first three letters in upper case: "El-Kanemi" becomes ELK. */
export function shortName(club: Club): string {
  return club.shortName ?? shortNameFrom(club.name);
}

export function shortNameOf(snapshot: Snapshot, club: string): string {
  const known = snapshot.clubs.get(club);
  return known ? shortName(known) : club;
}

export function roundName(round: number | null): string {
  return round === null ? "Play-off" : `Round ${round}`;
}

export function toFixture(snapshot: Snapshot, match: Match): Fixture {
  const score = "homeGoals" in match ? match : { homeGoals: null, awayGoals: null };
  return {
    fixture_id: match.id,
    date: match.date,
    kickoff: match.kickoff,
    home_team: nameOf(snapshot, match.home),
    away_team: nameOf(snapshot, match.away),
    home_id: match.home,
    away_id: match.away,
    round: roundName(match.stage === "" ? match.round : null),
    status: match.status,
    home_score: score.homeGoals,
    away_score: score.awayGoals,
    venue: match.venue,
    ...(match.date === snapshot.today && isUnfinished(match)
      ? { minute: ("minute" in match && match.minute) || "" }
      : {}),
  };
}

/** Awarded matches count in the table, but their goals were never scored. */
export function awardedMatches(snapshot: Snapshot, matches: readonly Match[]): Fixture[] {
  return matches
    .filter((match) => match.status === "awarded" && match.stage === "")
    .map((match) => toFixture(snapshot, match));
}

export function toRow(snapshot: Snapshot, row: Row): StandingsRow {
  const club = snapshot.clubs.get(row.club);
  return {
    position: row.ranked ? row.position : null,
    team: club?.name ?? row.club,
    team_id: row.club,
    short_name: shortNameOf(snapshot, row.club),
    matches_played: row.played,
    wins: row.wins,
    draws: row.draws,
    losses: row.losses,
    goals_for: row.goalsFor,
    goals_against: row.goalsAgainst,
    goal_difference: goalDifference(row),
    points: row.points,
    form: row.form,
    games_in_hand: row.gamesInHand,
    ...(row.positionIfWon === null ? {} : { position_if_won: row.positionIfWon }),
    points_deducted: row.pointsDeducted,
    zone: row.zone,
  };
}

/** A title counts once its season is over. */
export function toTeam(snapshot: Snapshot, club: Club): Team {
  const titles = club.titlesYear.filter((year) => isOver(snapshot, year));
  return {
    _id: club.id,
    team_name: club.name,
    short_name: club.shortName,
    nickname: club.nickname,
    city: club.city,
    state: club.state,
    founded: club.founded,
    titles: titles.length,
    titles_year: titles,
    stadium: club.stadium,
    stadium_capacity: club.stadiumCapacity,
    manager: club.manager,
    website: club.website,
    social_media: { x: club.x },
    images: { logo: null, icon: null },
  };
}

export function toDecision(snapshot: Snapshot, matches: readonly Match[], decision: Decision): WireDecision {
  const match = matches.find((one) => one.id === decision.match);
  return {
    id: decision.id,
    season: decision.season,
    date: decision.date,
    kind: decision.kind,
    team: decision.club ? nameOf(snapshot, decision.club) : null,
    team_id: decision.club,
    fixture: match ? toFixture(snapshot, match) : null,
    points: decision.points,
    goals: decision.goals,
    reason: decision.reason,
    source: decision.source,
    state: decision.state,
  };
}

export function toForecast(snapshot: Snapshot, match: Match, row: StoredForecast): Forecast {
  const probabilities = { home: row.home, draw: row.draw, away: row.away };
  const scored = isPlayed(match) && row.outcome ? { probabilities, outcome: row.outcome } : null;
  return {
    fixture: toFixture(snapshot, match),
    season: match.season,
    probabilities: toProbabilities(probabilities),
    percentages: toPercentages(probabilities),
    expected_goals: { home: roundTo(row.home_goals, 1), away: roundTo(row.away_goals, 1) },
    made_at: row.made_at.toISOString(),
    replayed: row.replayed,
    outcome: scored?.outcome ?? null,
    rps: scored ? roundTo(rps(scored), 4) : null,
    log_loss: scored ? roundTo(logLoss(scored), 4) : null,
  };
}

function isOver(snapshot: Snapshot, year: number): boolean {
  const span = snapshot.spans.find((one) => one.last.startsWith(String(year)));
  return span ? span.last <= snapshot.today : String(year) < snapshot.today.slice(0, 4);
}

/** Rounded to four decimals, which is more precise than the forecast itself; the sum is exactly 1. */
export function toProbabilities(p: Probabilities): Probabilities {
  return ofWhole(p, 10_000, (part) => part / 10_000);
}

/** Whole percentages that add up to exactly 100, for display. */
export function toPercentages(p: Probabilities): Probabilities {
  return ofWhole(p, 100, (part) => part);
}

function ofWhole(p: Probabilities, whole: number, convert: (part: number) => number): Probabilities {
  const [home = 0, draw = 0, away = 0] = apportion([p.home, p.draw, p.away], whole).map(convert);
  return { home, draw, away };
}
