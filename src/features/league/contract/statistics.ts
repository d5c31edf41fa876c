import * as z from "zod/mini";
import { emptyObject, endpoint } from "#contracts/endpoint.ts";
import { prediction } from "./forecast-shapes.ts";
import {
  featuredResults,
  featuredUpcoming,
  gameOfTheWeek,
  goalsPerRound,
  inForm,
  matchPatterns,
  name,
  outOfForm,
  seasonStats,
  streakAnalysis,
} from "./shapes.ts";

export const pairParams = z.object({ homeTeam: name, awayTeam: name });
const featuredParams = z.object({
  count: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(20)), 3),
});
const minutes = (n: number) => n * 60;

/** Every address under /npfl/stats. */
export const leagueStatisticsEndpoints = {
  "GET /npfl/stats/featured/upcoming": endpoint({
    summary: "The top-rated matches in the week from the next match day.",
    params: featuredParams,
    answer: featuredUpcoming,
    freshFor: minutes(5),
  }),
  "GET /npfl/stats/featured/latest-results": endpoint({
    summary: "The top results of the seven days up to the latest one, by pre-match rating and goals scored.",
    params: featuredParams,
    answer: featuredResults,
    freshFor: minutes(5),
  }),
  "GET /npfl/stats/goals-per-round": endpoint({
    summary: "The current season's goals by matchday, in total and per match, without awarded matches.",
    params: emptyObject,
    answer: goalsPerRound,
    freshFor: minutes(5),
  }),
  "GET /npfl/stats/match-patterns": endpoint({
    summary: "The current season's results, goals and clean sheets, without awarded matches.",
    params: emptyObject,
    answer: matchPatterns,
    freshFor: minutes(5),
  }),
  "GET /npfl/stats/streak-analysis": endpoint({
    summary: "Clubs' current runs of wins, draws or losses. `team_streaks` has runs of two matches or more.",
    params: emptyObject,
    answer: streakAnalysis,
    freshFor: minutes(5),
  }),
  "GET /npfl/stats/ai-predictions/{homeTeam}/{awayTeam}": endpoint({
    summary: "Today's forecast for any two clubs of the current season, the home club first.",
    params: pairParams,
    answer: prediction,
    refuses: ["not-found"],
    freshFor: minutes(5),
  }),
  "GET /npfl/stats/season-stats": endpoint({
    summary: "The current season's key figures: matches, goals, results, best attack and best defence.",
    params: emptyObject,
    answer: seasonStats,
    freshFor: minutes(5),
  }),
  "GET /npfl/stats/game-of-the-week": endpoint({
    summary: "The top-rated match in the week from the next match day, how it was rated, and the next three.",
    params: emptyObject,
    answer: gameOfTheWeek,
    freshFor: minutes(5),
  }),
  "GET /npfl/stats/teams/in-form": endpoint({
    summary:
      "Of the clubs with three matches or more, the half in better form over the last five, best first.",
    params: emptyObject,
    answer: inForm,
    freshFor: minutes(5),
  }),
  "GET /npfl/stats/teams/out-of-form": endpoint({
    summary:
      "Of the clubs with three matches or more, the half in worse form over the last five, worst first.",
    params: emptyObject,
    answer: outOfForm,
    freshFor: minutes(5),
  }),
} as const;
