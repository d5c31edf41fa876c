import * as api from "#contracts/all/api.ts";
import { refuse } from "#contracts/endpoint.ts";
import type { Prediction } from "#features/league/contract/forecast-shapes.ts";
import { forecast } from "#features/league/prediction/forecast.ts";
import { dayNumber } from "#features/league/prediction/parts/game.ts";
import { confidence, MODEL_VERSION, predictedWinner } from "#features/league/prediction/verdict.ts";
import { isPlayed, isStillToPlay, type PlayedMatch } from "#features/league/shapes.ts";
import { formPoints } from "#features/league/statistics/form.ts";
import { patterns, roundTo } from "#features/league/statistics/patterns.ts";
import { homeAdvantage, RECENT_MATCHES } from "#features/league/statistics/season-stats.ts";
import { standings } from "#features/league/statistics/standings.ts";
import { unknownClub } from "./fixtures.ts";
import { forecastOf } from "./outlook.ts";
import type { Snapshot } from "./snapshot.ts";
import type { LeagueHandlers, WithLeague } from "./tables.ts";
import { nameOf, toPercentages, toProbabilities } from "./to-contract.ts";

export function predictions(withLeague: WithLeague) {
  return {
    [api.league.prediction]: ({ homeTeam, awayTeam }) =>
      withLeague(async (snapshot) => {
        const [home, away] = [snapshot.clubNamed(homeTeam), snapshot.clubNamed(awayTeam)];
        if (!home || !snapshot.season.clubs.includes(home.id)) return unknownClub(homeTeam);
        if (!away || !snapshot.season.clubs.includes(away.id)) return unknownClub(awayTeam);
        if (home.id === away.id) return refuse("invalid", "A club does not play against itself.");
        return await toPrediction(snapshot, home.id, away.id);
      }),
  } satisfies Partial<LeagueHandlers>;
}

/** The forecast for a home and an away club, as on the page of their match; the same question gets the same answer. */
export async function toPrediction(snapshot: Snapshot, home: string, away: string): Promise<Prediction> {
  const { probabilities, expectedGoals } = forecastFor(snapshot, home, away);
  const recent = await recentMatches(snapshot);
  const [homeName, awayName] = [nameOf(snapshot, home), nameOf(snapshot, away)];
  const isTrained = snapshot.model.sampleSize > 0;
  const percentages = toPercentages(probabilities);
  const typical = toPercentages(sharesOf(recent)).home;
  return {
    match: `${homeName} vs ${awayName}`,
    predicted_winner: predictedWinner(probabilities, homeName, awayName),
    confidence: isTrained ? confidence(probabilities) : "Low",
    factors: {
      home_team_stats: teamStats(snapshot, home),
      away_team_stats: teamStats(snapshot, away),
      home_advantage: homeAdvantage(recent),
    },
    analysis_type: "Form + Stats",
    version: "NXP v1.0",
    probabilities: toProbabilities(probabilities),
    percentages,
    expected_goals: expectedGoals,
    typical_home_percentage: typical,
    above_typical_home: roundTo((percentages.home - typical) / 100, 2),
    model_version: MODEL_VERSION,
    as_of: snapshot.today,
    sample_size: snapshot.model.sampleSize,
  };
}

/** That of their coming match; today's if they have none. */
function forecastFor(snapshot: Snapshot, home: string, away: string) {
  const coming = snapshot.matches.find(
    (match) => match.home === home && match.away === away && match.stage === "" && isStillToPlay(match),
  );
  if (coming) {
    const { probabilities, shown } = forecastOf(snapshot, coming);
    return { probabilities, expectedGoals: shown.expected_goals };
  }
  const game = { season: snapshot.season.id, day: dayNumber(snapshot.today), home, away, neutral: false };
  const { probabilities, expectedGoals } = forecast(snapshot.model, game);
  return {
    probabilities,
    expectedGoals: { home: roundTo(expectedGoals.home, 1), away: roundTo(expectedGoals.away, 1) },
  };
}

function sharesOf(matches: readonly PlayedMatch[]) {
  const { homeWins, draws, awayWins } = patterns(matches);
  return { home: homeWins, draw: draws, away: awayWins };
}

function teamStats(snapshot: Snapshot, club: string) {
  const { season, matches } = snapshot;
  const row = standings({ season, matches, decisions: [], view: "pitch" }).rows.find(
    (one) => one.club === club,
  );
  const average = (goals: number) => (row && row.played > 0 ? roundTo(goals / row.played, 1) : null);
  const official = snapshot.table.find((one) => one.club === club);
  return {
    avg_goals_for: average(row?.goalsFor ?? 0),
    avg_goals_against: average(row?.goalsAgainst ?? 0),
    form_points: formPoints(official?.form ?? ""),
  };
}

/** The last 380 matches of this season and the one before. */
async function recentMatches(snapshot: Snapshot): Promise<PlayedMatch[]> {
  const index = snapshot.spans.findIndex((span) => span.season === snapshot.season.id);
  const previousSeason = await snapshot.view(snapshot.spans[index - 1]?.season ?? "");
  return [...(previousSeason?.matches ?? []), ...snapshot.matches]
    .filter(isPlayed)
    .filter((match) => match.stage === "" && match.status === "completed")
    .slice(-RECENT_MATCHES);
}
