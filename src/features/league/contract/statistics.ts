import * as z from "zod/mini";
import { told } from "#contracts/described.ts";
import { emptyObject, endpoint } from "#contracts/endpoint.ts";
import { count, day } from "#contracts/figure.ts";
import * as calls from "./calls.ts";
import { prediction } from "./forecast-shapes.ts";
import { asOf, clubId, name, seasonId } from "./shapes.ts";
import {
  featuredResults,
  featuredUpcoming,
  gameOfTheWeek,
  goalsPerRound,
  inForm,
  matchPatterns,
  outOfForm,
  seasonStats,
  streakAnalysis,
} from "./statistics-shapes.ts";

/** A record set in one match; null while nothing has been played. */
const inMatch = z.nullable(
  z.object({
    fixture_id: told(z.string(), "The match's id."),
    date: day,
    home_team: told(name, "The home club's name."),
    away_team: told(name, "The away club's name."),
    home_score: told(count, "The home club's goals."),
    away_score: told(count, "The away club's goals."),
  }),
);

/** A record set in a row of matches; null while there is none. */
const inRow = z.nullable(
  z.object({
    team: name,
    team_id: clubId,
    length: told(count, "How many matches."),
    from: told(day, "The day of the first."),
    to: told(day, "The day of the last."),
  }),
);

const recordBook = z.object({
  season: seasonId,
  as_of: asOf,
  since: told(seasonId, "The first season that counts."),
  home_win: told(inMatch, "The biggest home win."),
  away_win: told(inMatch, "The biggest away win."),
  goals: told(inMatch, "The match with the most goals."),
  winning: told(inRow, "The longest run of wins."),
  unbeaten: told(inRow, "The longest run without defeat."),
});

export const pairParams = z.object({
  homeTeam: told(name, "The home club's id or name."),
  awayTeam: told(name, "The away club's id or name."),
});
const featuredParams = z.object({
  count: told(
    z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(20)), 3),
    "The most matches to answer with.",
  ),
});
const minutes = (n: number) => n * 60;

/** Every address under /npfl/stats. */
export const leagueStatisticsEndpoints = {
  [calls.featuredUpcoming]: endpoint({
    summary: "The top-rated matches in the week from the next match day.",
    params: featuredParams,
    answer: featuredUpcoming,
    freshFor: minutes(5),
  }),
  [calls.featuredResults]: endpoint({
    summary: "The top results of the seven days up to the latest one, by pre-match rating and goals scored.",
    params: featuredParams,
    answer: featuredResults,
    freshFor: minutes(5),
  }),
  [calls.goalsPerRound]: endpoint({
    summary: "The current season's goals by matchday, in total and per match, without awarded matches.",
    params: emptyObject,
    answer: goalsPerRound,
    freshFor: minutes(5),
  }),
  [calls.matchPatterns]: endpoint({
    summary: "The current season's results, goals and clean sheets, without awarded matches.",
    params: emptyObject,
    answer: matchPatterns,
    freshFor: minutes(5),
  }),
  [calls.streaks]: endpoint({
    summary: "Clubs' current runs of wins, draws or losses. `team_streaks` has runs of two matches or more.",
    params: emptyObject,
    answer: streakAnalysis,
    freshFor: minutes(5),
  }),
  [calls.prediction]: endpoint({
    summary: "Today's forecast for any two clubs of the current season, the home club first.",
    params: pairParams,
    answer: prediction,
    refuses: ["not-found"],
    freshFor: minutes(5),
  }),
  [calls.seasonStats]: endpoint({
    summary: "The current season's key figures: matches, goals, results, best attack and best defence.",
    params: emptyObject,
    answer: seasonStats,
    freshFor: minutes(5),
  }),
  [calls.gameOfTheWeek]: endpoint({
    summary: "The top-rated match in the week from the next match day, how it was rated, and the next three.",
    params: emptyObject,
    answer: gameOfTheWeek,
    freshFor: minutes(5),
  }),
  [calls.inForm]: endpoint({
    summary:
      "Of the clubs with three matches or more, the half in better form over the last five, best first.",
    params: emptyObject,
    answer: inForm,
    freshFor: minutes(5),
  }),
  [calls.outOfForm]: endpoint({
    summary:
      "Of the clubs with three matches or more, the half in worse form over the last five, worst first.",
    params: emptyObject,
    answer: outOfForm,
    freshFor: minutes(5),
  }),
  [calls.recordBook]: endpoint({
    summary: "Records of league matches over all held seasons; of equal ones the first stands.",
    params: emptyObject,
    answer: recordBook,
    freshFor: minutes(10),
  }),
} as const;
