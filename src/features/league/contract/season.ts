import * as z from "zod/mini";
import { emptyObject, endpoint } from "#contracts/endpoint.ts";
import * as calls from "./calls.ts";
import { chance, clubId, count, day, fixture, name, seasonId, wholePercent } from "./shapes.ts";

const club = { team: name, team_id: clubId };
const percentages = z.object({ home: wholePercent, draw: wholePercent, away: wholePercent });
const prospects = z.object({ title: wholePercent, continental: wholePercent, relegation: wholePercent });
const ofSeason = { season: seasonId, as_of: day };

/**
 * A match still to be played, from one club's side; `points` is what an average club would take from it. The opponent's
 * names stand with the opponent: 440 matches would repeat them.
 */
const ahead = z.object({
  fixture_id: z.string(),
  date: day,
  opponent_id: clubId,
  win: wholePercent,
  points: z.number(),
});

const line = z.object({
  /** The club in this place must be passed. */
  place: count,
  points: z.int(),
});
const lines = { title: z.nullable(line), continental: z.nullable(line), safety: z.nullable(line) };
const bounds = z.object({ best: count, worst: count });
/** "now", or the day after which it can be certain at the earliest; null if it cannot be any more. */
const certainty = z.nullable(
  z.union([z.literal("now"), z.object({ round_number: z.nullable(z.int()), date: day })]),
);

/** What the results alone tell of the season's rest and of all held seasons. */
export const leagueSeasonEndpoints = {
  [calls.whatMoves]: endpoint({
    summary:
      "What each of the next ten matches moves: both clubs' chances after a home win, a draw and an away win, most moved first.",
    params: emptyObject,
    answer: z.object({
      ...ofSeason,
      runs: count,
      matches: z.array(
        z.object({
          fixture,
          percentages,
          results: z.array(
            z.object({ result: z.enum(["home", "draw", "away"]), home: prospects, away: prospects }),
          ),
          /** The club and chance that the result moves most, of all clubs. */
          most: z.object({
            ...club,
            chance: z.enum(["title", "continental", "relegation"]),
            lowest: wholePercent,
            highest: wholePercent,
          }),
        }),
      ),
    }),
    freshFor: 300,
  }),
  [calls.runIn]: endpoint({
    summary:
      "Each club's remaining matches, home and away apart, easiest run-in first; and its points against par: what an average club would have from the same fixtures.",
    params: emptyObject,
    answer: z.object({
      ...ofSeason,
      clubs: z.array(
        z.object({
          ...club,
          short_name: z.string(),
          home: z.array(ahead),
          away: z.array(ahead),
          /** What an average club would take a match from what is left; null if nothing is left. */
          per_match: z.nullable(z.number()),
          matches_played: count,
          /** From matches alone: no deductions. */
          points: count,
          par: z.number(),
        }),
      ),
    }),
    freshFor: 300,
  }),
  [calls.pointsNeeded]: endpoint({
    summary:
      "The points that are enough for the title, a continental place and safety in nine of ten simulated seasons, and what was enough in earlier seasons.",
    params: emptyObject,
    answer: z.object({
      ...ofSeason,
      runs: count,
      ...lines,
      clubs: z.array(z.object({ ...club, points: z.int(), remaining_matches: count })),
      /** Newest first; only seasons of one table with as many clubs. */
      history: z.array(z.object({ season: seasonId, ...lines })),
    }),
    freshFor: 300,
  }),
  [calls.chancesOverTime]: endpoint({
    summary:
      "Each club's chances of title and relegation after every matchday, and the points that were then enough for safety, computed with today's forecasts: only the results differ.",
    params: emptyObject,
    answer: z.object({
      ...ofSeason,
      runs: count,
      matchdays: z.array(z.int()),
      /** Empty if nobody goes down. */
      safety: z.array(z.int()),
      clubs: z.array(
        z.object({
          ...club,
          short_name: z.string(),
          colour: z.nullable(z.string()),
          title: z.array(chance),
          relegation: z.array(chance),
        }),
      ),
    }),
    freshFor: 300,
  }),
  [calls.placesPossible]: endpoint({
    summary:
      "The places that each club can still reach: a bound, or exact where few matches are left; where it ends in nine of ten simulated seasons; and when title, continental place, safety and relegation can be certain at the earliest.",
    params: emptyObject,
    answer: z.object({
      ...ofSeason,
      /** False: no club can end outside its bound, but perhaps not everywhere within it. */
      exact: z.boolean(),
      clubs: z.array(
        z.object({
          ...club,
          possible: bounds,
          likely: bounds,
          /** A bound: nothing is certain earlier. Null where the season has no such places. */
          certain: z.object({
            title: certainty,
            continental: certainty,
            safety: certainty,
            relegation: certainty,
          }),
        }),
      ),
    }),
    freshFor: 300,
  }),
  [calls.strength]: endpoint({
    summary:
      "Elo ratings of the season's clubs, from all held seasons: now, at their peak, and after each season.",
    params: emptyObject,
    answer: z.object({
      ...ofSeason,
      since: seasonId,
      clubs: z.array(
        z.object({
          ...club,
          rating: z.int(),
          peak: z.object({ rating: z.int(), date: day }),
          seasons: z.array(z.object({ season: seasonId, rating: z.int() })),
        }),
      ),
    }),
    freshFor: 600,
  }),
  [calls.homeRuns]: endpoint({
    summary: "Runs of home matches without defeat across seasons: each club's current one and its longest.",
    params: emptyObject,
    answer: z.object({
      ...ofSeason,
      since: seasonId,
      clubs: z.array(
        z.object({
          ...club,
          now: count,
          /** The first match of the current run. */
          began: z.nullable(day),
          longest: count,
          from: z.nullable(day),
          to: z.nullable(day),
        }),
      ),
    }),
    freshFor: 600,
  }),
} as const;

export type LeagueSeasonEndpoints = typeof leagueSeasonEndpoints;
