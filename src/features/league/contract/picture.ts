import * as z from "zod/mini";
import { emptyObject, endpoint } from "#contracts/endpoint.ts";
import * as calls from "./calls.ts";
import { stepChances } from "./forecast-shapes.ts";
import {
  chance,
  clubId,
  count,
  credit,
  day,
  fixture,
  form,
  name,
  seasonId,
  time,
  wholePercent,
} from "./shapes.ts";

/** Home win, draw and away win; they add up to 100. */
const percentages = z.object({ home: wholePercent, draw: wholePercent, away: wholePercent });
const goals = z.object({ home: z.number(), away: z.number() });

/** A match's recorded forecast, or today's until one is recorded. */
const oneForecast = z.object({
  percentages,
  expected_goals: goals,
  /** When it was recorded; null for today's. */
  made_at: z.nullable(time),
  as_of: day,
  /** True if it was recorded after the match or on a replayed day. */
  replayed: z.boolean(),
  confidence: z.enum(["High", "Medium", "Low"]),
});

const likelyScore = z.object({ home_score: count, away_score: count, percentage: wholePercent });

/** A club's current standing; null before the season's first match. */
const standing = z.object({
  position: z.int(),
  points: z.int(),
  matches_played: count,
  form,
  form_points: count,
});

/** A club's chances: shares of 10,000 simulated seasons, as fractions and as whole percentages. */
const prospects = z.object({
  title: chance,
  continental: chance,
  relegation: chance,
  percentages: z.object({ title: wholePercent, continental: wholePercent, relegation: wholePercent }),
});

const after = z.extend(prospects, { points: z.int(), position: z.int() });

const stake = z.object({
  result: z.enum(["home", "draw", "away"]),
  /** The likeliest score with this result, from which points and positions are computed. */
  home_score: count,
  away_score: count,
  home: after,
  away: after,
});

const chancesNow = z.extend(prospects, { team: name, team_id: clubId });

/** A club's place after each matchday, oldest first, and its points now. */
const raceLine = z.object({
  team: name,
  team_id: clubId,
  short_name: z.string(),
  /** The letter of its line colour. */
  colour: z.nullable(z.string()),
  points: z.int(),
  positions: z.array(z.int()),
});

/** How long the leader has led: after `led` of the last `of` matchdays. */
const raceFinding = z.object({
  team: name,
  led: count,
  of: count,
  /** The first of those matchdays. */
  since: z.int(),
});

const assumption = z.string().check(z.maxLength(2000));

const change = z.object({ team: name, team_id: clubId, from: wholePercent, to: wholePercent });

export const leaguePictureEndpoints = {
  [calls.outlook]: endpoint({
    summary:
      "A coming match: its forecast, likely scores, and both clubs' season after each result. For any other match, only the venue.",
    params: z.object({ id: z.string().check(z.maxLength(160)) }),
    answer: z.object({
      forecast: z.nullable(oneForecast),
      likely_scores: z.array(likelyScore),
      /** All other scores together. */
      other_scores: wholePercent,
      home: z.nullable(standing),
      away: z.nullable(standing),
      now: z.nullable(z.object({ home: after, away: after })),
      stakes: z.array(stake),
      /** The match's ground, or else the home club's. */
      venue: z.nullable(z.string()),
      venue_is_usual: z.boolean(),
    }),
    refuses: ["not-found"],
    freshFor: 300,
  }),
  [calls.picture]: endpoint({
    summary:
      "The season at a glance: clubs' chances, forecasts for the next ten matches, the race at the top and the latest changes.",
    params: emptyObject,
    answer: z.object({
      season: seasonId,
      as_of: day,
      runs: count,
      remaining_matches: count,
      chances: z.array(chancesNow),
      /** The coming matches, in order. */
      next: z.array(z.object({ fixture_id: z.string(), percentages })),
      race: z.object({
        matchdays: z.array(z.int()),
        /** The top four of the table. */
        lines: z.array(raceLine),
        finding: z.nullable(raceFinding),
      }),
      changed: z.nullable(
        z.object({
          /** The day before the latest week of play; its chances are computed with today's forecasts. */
          since: day,
          /** Up to four moves in the table, largest first. */
          moves: z.array(z.object({ team: name, team_id: clubId, from: z.int(), to: z.int() })),
          title: z.nullable(change),
          relegation: z.nullable(change),
        }),
      ),
      credits: z.array(credit),
    }),
    freshFor: 300,
  }),
  [calls.simulationSteps]: endpoint({
    summary:
      "The simulation with one result changed: each of the next ten matches in turn as a home win, draw, away win or open.",
    params: z.object({ assume: z.optional(z.union([assumption, z.array(assumption)])) }),
    answer: z.object({
      season: seasonId,
      as_of: day,
      /** The results assumed in every step. */
      assumed: z.array(z.object({ fixture_id: z.string(), result: z.string() })),
      /** The result that each step assumes for one match; null leaves it open. */
      steps: z.array(
        z.object({
          fixture_id: z.string(),
          result: z.nullable(z.enum(["H", "D", "A"])),
          table: z.array(stepChances),
        }),
      ),
    }),
    freshFor: 300,
  }),
  [calls.matchday]: endpoint({
    summary: "All matches of one matchday by date, played or not, in the current season or in `season`.",
    params: z.object({
      number: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(99)),
      season: z.optional(seasonId),
    }),
    answer: z.object({
      season: seasonId,
      round: z.string(),
      round_number: z.int(),
      /** The season's matchdays, first to last. */
      matchdays: count,
      fixtures: z.array(fixture),
      credits: z.array(credit),
    }),
    refuses: ["not-found"],
    freshFor: 300,
  }),
  [calls.news]: endpoint({
    summary: "Up to five recent articles, one per story, about the league, one club, or both of two clubs.",
    params: z.object({ club: z.optional(name), other: z.optional(name) }),
    answer: z.object({
      articles: z.array(
        z.object({
          _id: z.string(),
          headline: z.string(),
          language: z.string(),
          newspaper_name: z.nullable(z.string()),
          newspaper_language: z.string(),
          published_at: time,
          /** The league's clubs that the article mentions. */
          clubs: z.array(clubId),
        }),
      ),
    }),
    refuses: ["not-found"],
    freshFor: 120,
  }),
} as const;

export type LeaguePictureEndpoints = typeof leaguePictureEndpoints;
