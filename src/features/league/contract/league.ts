import * as z from "zod/mini";
import { emptyObject, endpoint } from "#contracts/endpoint.ts";
import * as calls from "./calls.ts";
import { chances, forecast, prediction, score } from "./forecast-shapes.ts";
import {
  chance,
  clubId,
  conflict,
  count,
  credit,
  day,
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

const seasonParams = z.object({ season: z.optional(seasonId), as_of: z.optional(day) });
const assumption = z.string().check(z.maxLength(2000));
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
    params: z.extend(seasonParams, { view: z._default(z.enum(tableViews), "official") }),
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
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(400)), 20),
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
    params: z.object({ season: z.optional(seasonId), club: z.optional(name) }),
    answer: z.extend(fixtures, { season: seasonId, credits: z.array(credit) }),
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
    params: z.object({ teamName: name }),
    answer: z.object({ team: name, form }),
    refuses: ["not-found"],
    freshFor: minutes(5),
  }),
  [calls.club]: endpoint({
    summary: "One club, by ID or name: its table row, matches, chances, rulings and past finishes.",
    params: z.object({ id: name }),
    answer: z.object({
      team,
      /** The letter of its line colour. */
      colour: z.nullable(z.string()),
      season: seasonId,
      row: z.nullable(row),
      next: z.array(fixture),
      results: z.array(fixture),
      chances: z.nullable(chances),
      decisions: z.array(decision),
      seasons: z.array(
        z.object({ season: seasonId, position: z.int(), points: z.int(), matches_played: count }),
      ),
      credits: z.array(credit),
    }),
    refuses: ["not-found"],
    freshFor: minutes(5),
  }),
  [calls.match]: endpoint({
    summary: "One match: its forecast, both clubs' form and meetings, rulings and conflicting reports.",
    params: z.object({ id: z.string().check(z.maxLength(160)) }),
    answer: z.object({
      fixture,
      season: seasonId,
      prediction: z.nullable(prediction),
      forecast: z.nullable(forecast),
      home_short: z.string(),
      away_short: z.string(),
      /** The letters of the clubs' line colours. */
      home_colour: z.nullable(z.string()),
      away_colour: z.nullable(z.string()),
      home_form: form,
      away_form: form,
      head_to_head: headToHead,
      decisions: z.array(decision),
      /** Sources and newspapers that report a different result. */
      conflicts: z.array(conflict),
      credits: z.array(credit),
    }),
    refuses: ["not-found"],
    freshFor: minutes(5),
  }),
  [calls.conflicts]: endpoint({
    summary: "Matches that a source or a newspaper's headline reports differently from us, newest first.",
    params: emptyObject,
    answer: z.object({ conflicts: z.array(conflict), headlines: z.nullable(z.string()) }),
    freshFor: minutes(1),
  }),
  [calls.simulation]: endpoint({
    summary:
      "The rest of the season simulated 10,000 times. Assume up to ten results: `assume=id:2-1`, or `id:H`, `id:D`, `id:A`.",
    params: z.object({ assume: z.optional(z.union([assumption, z.array(assumption)])) }),
    answer: z.object({
      season: seasonId,
      as_of: day,
      runs: count,
      seed: z.int(),
      model_version: z.string(),
      remaining_matches: count,
      assumed: z.array(z.object({ fixture, result: z.string() })),
      table: z.array(chances),
      credits: z.array(credit),
    }),
    freshFor: minutes(5),
  }),
  [calls.record]: endpoint({
    summary:
      "How all recorded forecasts scored, compared with the base rate and with always picking the home side. `replayed_matches` counts those made afterwards.",
    params: z.object({ season: z.optional(seasonId) }),
    answer: z.object({
      model_version: z.string(),
      total: z.nullable(score),
      replayed_matches: count,
      seasons: z.array(z.extend(score, { season: seasonId })),
      calibration: z.array(
        z.object({ from: chance, to: chance, forecast: chance, happened: chance, matches: count }),
      ),
      recent: z.array(forecast),
      credits: z.array(credit),
    }),
    refuses: ["not-found"],
    freshFor: minutes(10),
  }),
  [calls.decisions]: endpoint({
    summary: "A season's rulings (deductions, awarded and voided matches), newest first.",
    params: z.object({ season: z.optional(seasonId) }),
    answer: z.object({ season: seasonId, decisions: z.array(decision) }),
    refuses: ["not-found"],
    freshFor: minutes(10),
  }),
  [calls.positions]: endpoint({
    summary: "Each club's position after every matchday of a season.",
    params: z.object({ season: z.optional(seasonId) }),
    answer: z.object({
      season: seasonId,
      matchdays: z.array(z.object({ round_number: z.int(), date: day })),
      teams: z.array(z.object({ team: name, team_id: clubId, positions: z.array(z.int()) })),
    }),
    refuses: ["not-found"],
    freshFor: minutes(10),
  }),
  [calls.crossTable]: endpoint({
    summary: "A season's matches as a grid: home clubs in rows, away clubs in columns.",
    params: seasonParams,
    answer: z.object({
      season: seasonId,
      teams: z.array(z.object({ team: name, team_id: clubId, short_name: z.string() })),
      rows: z.array(
        z.array(
          z.nullable(
            z.object({
              fixture_id: z.string(),
              home_score: z.nullable(count),
              away_score: z.nullable(count),
            }),
          ),
        ),
      ),
      credits: z.array(credit),
    }),
    refuses: ["not-found"],
    freshFor: minutes(10),
  }),
  [calls.seasons]: endpoint({
    summary: "All seasons up to the current one, newest first.",
    params: emptyObject,
    answer: z.object({ current: z.nullable(seasonId), seasons: z.array(season) }),
    freshFor: minutes(10),
  }),
} as const;

export type LeagueEndpoints = typeof leagueEndpoints;
