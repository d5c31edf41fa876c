import * as z from "zod/mini";
import { told } from "#contracts/described.ts";
import { emptyObject, endpoint } from "#contracts/endpoint.ts";
import { count, day } from "#contracts/figure.ts";
import * as calls from "./calls.ts";
import { chances, forecast, prediction, score, simulatedClub } from "./forecast-shapes.ts";
import {
  asOf,
  chance,
  clubId,
  conflict,
  credits,
  decision,
  fixture,
  fixtures,
  form,
  headToHead,
  latestRound,
  name,
  row,
  season,
  seasonId,
  standings,
  tableViews,
  team,
  teams,
} from "./shapes.ts";
import { leagueStatisticsEndpoints, pairParams } from "./statistics.ts";

const seasonParams = z.object({
  season: z.optional(seasonId),
  as_of: told(z.optional(day), "The day in Lagos after which the table is wanted; by default today."),
});
const assumption = told(
  z.string().check(z.maxLength(2000)),
  "Results to assume, with commas: `id:2-1`, `id:H`, `id:D` or `id:A`.",
);
const upTo400 = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(400));
const minutes = (n: number) => n * 60;

export const leagueEndpoints = {
  [calls.currentStandings]: endpoint({
    summary: "The current season's official table, with deductions and awarded matches applied.",
    params: emptyObject,
    answer: standings,
    freshFor: minutes(1),
  }),
  [calls.standings]: endpoint({
    summary: "A season's table on a given day: official, on the pitch, home, away, or the last five matches.",
    params: z.extend(seasonParams, {
      view: told(z._default(z.enum(tableViews), "official"), "Which matches count."),
    }),
    answer: standings,
    refuses: ["not-found"],
    freshFor: minutes(5),
  }),
  [calls.teams]: endpoint({
    summary: "The current season's clubs. Details that no source confirms are null.",
    params: emptyObject,
    answer: teams,
    freshFor: minutes(10),
  }),
  [calls.upcoming]: endpoint({
    summary: "Matches still to be played: the coming matchday first, then by date, overdue ones last.",
    params: z.object({
      limit: told(z._default(upTo400, 20), "The most matches to answer with."),
    }),
    answer: fixtures,
    freshFor: minutes(1),
  }),
  [calls.latestRound]: endpoint({
    summary: "All results of the latest matchday: the one with the most in the last seven days of play.",
    params: emptyObject,
    answer: latestRound,
    freshFor: minutes(1),
  }),
  [calls.running]: endpoint({
    summary: "Today's matches, with running scores where a source has them.",
    params: emptyObject,
    answer: fixtures,
    freshFor: 20,
  }),
  [calls.fixtures]: endpoint({
    summary: "All matches of a season by date, or only those of one club.",
    params: z.object({
      season: z.optional(seasonId),
      club: told(z.optional(name), "Only matches of this club, by its id or name."),
    }),
    answer: z.extend(fixtures, { season: seasonId, credits }),
    refuses: ["not-found"],
    freshFor: minutes(5),
  }),
  ...leagueStatisticsEndpoints,
  [calls.headToHead]: endpoint({
    summary: "All league meetings of two clubs since 2009-10, home and away, newest first.",
    params: pairParams,
    answer: headToHead,
    refuses: ["not-found"],
    freshFor: minutes(10),
  }),
  [calls.teamForm]: endpoint({
    summary: "A club's last results this season, up to five, oldest first.",
    params: z.object({ teamName: told(name, "The club's id or name.") }),
    answer: z.object({ team: name, form }),
    refuses: ["not-found"],
    freshFor: minutes(5),
  }),
  [calls.club]: endpoint({
    summary: "One club, by ID or name: its table row, matches, chances, rulings and past finishes.",
    params: z.object({ id: told(name, "The club's id or name.") }),
    answer: z.object({
      team,
      colour: told(z.nullable(z.string()), "The letter of its line colour; null if it has none."),
      season: seasonId,
      row: told(z.nullable(row), "Its place in the table; null if it does not play this season."),
      next: told(z.array(fixture), "Its coming matches, the soonest first."),
      results: told(z.array(fixture), "Its results, the newest first."),
      chances: told(z.nullable(chances), "Its chances; null if it does not play this season."),
      decisions: told(z.array(decision), "The season's rulings about it."),
      seasons: told(
        z.array(
          z.object({
            season: seasonId,
            position: told(z.int(), "Its place at the end."),
            points: told(z.int(), "Its points at the end."),
            matches_played: told(count, "The matches that it played."),
          }),
        ),
        "Its past finishes, the newest first.",
      ),
      credits,
    }),
    refuses: ["not-found"],
    freshFor: minutes(5),
  }),
  [calls.match]: endpoint({
    summary: "One match: its forecast, both clubs' form and meetings, rulings and conflicting reports.",
    params: z.object({ id: told(z.string().check(z.maxLength(160)), "The match's id.") }),
    answer: z.object({
      fixture,
      season: seasonId,
      prediction: told(z.nullable(prediction), "Today's forecast; null if the match is over."),
      forecast: told(z.nullable(forecast), "The recorded forecast; null if there is none."),
      home_short: told(z.string(), "The home club's name in three letters."),
      away_short: told(z.string(), "The away club's name in three letters."),
      home_colour: told(z.nullable(z.string()), "The letter of the home club's line colour."),
      away_colour: told(z.nullable(z.string()), "The letter of the away club's line colour."),
      home_form: told(form, "The home club's form before the match."),
      away_form: told(form, "The away club's form before the match."),
      head_to_head: headToHead,
      decisions: told(z.array(decision), "The rulings about it."),
      conflicts: told(z.array(conflict), "Sources and newspapers that report a different result."),
      credits,
    }),
    refuses: ["not-found"],
    freshFor: minutes(5),
  }),
  [calls.conflicts]: endpoint({
    summary: "Matches that a source or a newspaper's headline reports differently from us, newest first.",
    params: emptyObject,
    answer: z.object({
      conflicts: told(z.array(conflict), "The newest first."),
      headlines: told(
        z.nullable(z.string()),
        "Which headlines were last compared with our results; null before the first comparison.",
      ),
    }),
    freshFor: minutes(1),
  }),
  [calls.simulation]: endpoint({
    summary:
      "The rest of the season simulated 10,000 times. Assume up to ten results: `assume=id:2-1`, or `id:H`, `id:D`, `id:A`.",
    params: z.object({
      assume: told(z.optional(z.union([assumption, z.array(assumption)])), "Up to ten results to assume."),
    }),
    answer: z.object({
      season: seasonId,
      as_of: asOf,
      runs: told(count, "How often the rest of the season is simulated."),
      seed: told(z.int(), "Where chance begins, so that the same question has the same answer."),
      model_version: told(z.string(), "The model's version."),
      remaining_matches: told(count, "How many matches are still to be played."),
      assumed: told(
        z.array(z.object({ fixture, result: told(z.string(), "The result, as it was sent.") })),
        "The results that were assumed.",
      ),
      table: told(z.array(simulatedClub), "All clubs."),
      credits,
    }),
    freshFor: minutes(5),
  }),
  [calls.record]: endpoint({
    summary:
      "How all recorded forecasts scored, compared with the base rate and with always picking the home side. `replayed_matches` counts those made afterwards.",
    params: z.object({ season: z.optional(seasonId) }),
    answer: z.object({
      model_version: told(z.string(), "The model's version."),
      total: told(z.nullable(score), "All seasons together; null before the first outcome."),
      replayed_matches: told(count, "How many of the forecasts were made afterwards."),
      seasons: told(z.array(z.extend(score, { season: seasonId })), "Each season's score."),
      calibration: told(
        z.array(
          z.object({
            from: told(chance, "The lowest chance of the group."),
            to: told(chance, "The highest chance of the group."),
            forecast: told(chance, "The mean chance of the group."),
            happened: told(chance, "How often it happened."),
            matches: told(count, "How many forecasts are in the group."),
          }),
        ),
        "How often it happened, by the forecast chance.",
      ),
      recent: told(z.array(forecast), "The latest forecasts."),
      credits,
    }),
    refuses: ["not-found"],
    freshFor: minutes(10),
  }),
  [calls.decisions]: endpoint({
    summary: "A season's rulings (deductions, awarded and voided matches), newest first.",
    params: z.object({ season: z.optional(seasonId) }),
    answer: z.object({ season: seasonId, decisions: told(z.array(decision), "The newest first.") }),
    refuses: ["not-found"],
    freshFor: minutes(10),
  }),
  [calls.positions]: endpoint({
    summary: "Each club's position after every matchday of a season.",
    params: z.object({ season: z.optional(seasonId) }),
    answer: z.object({
      season: seasonId,
      matchdays: told(
        z.array(
          z.object({
            round_number: told(z.int(), "The matchday's number."),
            date: told(day, "Its last day."),
          }),
        ),
        "The matchdays in order.",
      ),
      teams: told(
        z.array(
          z.object({
            team: name,
            team_id: clubId,
            positions: told(z.array(z.int()), "Its place after each matchday."),
          }),
        ),
        "The clubs.",
      ),
    }),
    refuses: ["not-found"],
    freshFor: minutes(10),
  }),
  [calls.crossTable]: endpoint({
    summary: "A season's matches as a grid: home clubs in rows, away clubs in columns.",
    params: seasonParams,
    answer: z.object({
      season: seasonId,
      teams: told(
        z.array(
          z.object({
            team: name,
            team_id: clubId,
            short_name: told(z.string(), "Its name in three letters."),
          }),
        ),
        "The clubs, in the order of rows and columns.",
      ),
      rows: told(
        z.array(
          z.array(
            z.nullable(
              z.object({
                fixture_id: told(z.string(), "The match's id."),
                home_score: told(z.nullable(count), "The home club's goals; null unless it was played."),
                away_score: told(z.nullable(count), "The away club's goals; null unless it was played."),
              }),
            ),
          ),
        ),
        "The home clubs' rows; null where no match is.",
      ),
      credits,
    }),
    refuses: ["not-found"],
    freshFor: minutes(10),
  }),
  [calls.seasons]: endpoint({
    summary: "All seasons up to the current one, newest first.",
    params: emptyObject,
    answer: z.object({
      current: told(z.nullable(seasonId), "The current season; null if none is known."),
      seasons: told(z.array(season), "The newest first."),
    }),
    freshFor: minutes(10),
  }),
} as const;

export type LeagueEndpoints = typeof leagueEndpoints;
