import * as z from "zod/mini";
import { named, told } from "#contracts/described.ts";
import { emptyObject, endpoint } from "#contracts/endpoint.ts";
import { count, day } from "#contracts/figure.ts";
import * as calls from "./calls.ts";
import { percentages } from "./forecast-shapes.ts";
import { asOf, chance, clubId, fixture, name, seasonId, wholePercent } from "./shapes.ts";

const club = { team: name, team_id: clubId };
const prospects = named(
  "Prospects",
  "A club's chances in whole percent.",
  z.object({
    title: told(wholePercent, "The title."),
    continental: told(wholePercent, "A continental place."),
    relegation: told(wholePercent, "Relegation."),
    chances: told(
      z.object({
        title: told(chance, "The title."),
        continental: told(chance, "A continental place."),
        relegation: told(chance, "Relegation."),
      }),
      "The same as fractions: what rounds to 0 may be possible.",
    ),
  }),
);
const ofSeason = { season: seasonId, as_of: asOf };

/**
 * A match still to be played, from one club's side; `points` is what an average club would take from it. The opponent's
 * names stand with the opponent: 440 matches would repeat them.
 */
const ahead = z.object({
  fixture_id: told(z.string(), "The match's id."),
  date: day,
  opponent_id: clubId,
  win: told(wholePercent, "The chance that the club wins it, in whole percent."),
  points: told(z.number(), "What an average club would take from it."),
});

const line = named(
  "Line",
  "The points that are enough for something.",
  z.object({
    place: told(count, "The club in this place must be passed."),
    points: told(z.int(), "So many points are enough."),
  }),
);
const lines = {
  title: told(z.nullable(line), "For the title; null where there is none."),
  continental: told(z.nullable(line), "For a continental place; null where there are none."),
  safety: told(z.nullable(line), "To stay in the league; null where nobody goes down."),
};
const bounds = named(
  "Bounds",
  "The best and the worst place.",
  z.object({ best: told(count, "The best place."), worst: told(count, "The worst place.") }),
);
const certainty = told(
  z.nullable(
    z.union([
      z.literal("now"),
      z.object({
        round_number: told(z.nullable(z.int()), "That day's matchday; null if it has none."),
        date: day,
      }),
    ]),
  ),
  '"now", or the day after which it can be certain at the earliest; null if it cannot be any more.',
);

/** What the results alone say about the rest of the season and about all held seasons. */
export const leagueSeasonEndpoints = {
  [calls.whatMoves]: endpoint({
    summary:
      "What each of the next ten matches moves: both clubs' chances after a home win, a draw and an away win, most moved first.",
    params: emptyObject,
    answer: z.object({
      ...ofSeason,
      runs: told(count, "How often the rest of the season is simulated."),
      matches: told(
        z.array(
          z.object({
            fixture,
            percentages,
            results: told(
              z.array(
                z.object({
                  result: told(z.enum(["home", "draw", "away"]), "The result."),
                  home: told(prospects, "The home club's chances after it."),
                  away: told(prospects, "The away club's chances after it."),
                }),
              ),
              "What each of its results does to both clubs.",
            ),
            most: told(
              z.object({
                ...club,
                chance: told(z.enum(["title", "continental", "relegation"]), "Which chance."),
                lowest: told(wholePercent, "The chance after the worst result, in whole percent."),
                highest: told(wholePercent, "The chance after the best result, in whole percent."),
                lowest_chance: told(chance, "The lowest as a fraction."),
                highest_chance: told(chance, "The highest as a fraction."),
              }),
              "The club and chance that the result moves most, of all clubs.",
            ),
          }),
        ),
        "The next ten matches, the most moving first.",
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
      clubs: told(
        z.array(
          z.object({
            ...club,
            short_name: told(z.string(), "Its name in three letters."),
            home: told(z.array(ahead), "Its remaining home matches."),
            away: told(z.array(ahead), "Its remaining away matches."),
            per_match: told(
              z.nullable(z.number()),
              "What an average club would take a match from what is left; null if nothing is left.",
            ),
            matches_played: told(count, "The matches that it has played."),
            points: told(count, "From matches alone: no deductions."),
            par: told(z.number(), "What an average club would have from the same matches."),
          }),
        ),
        "The easiest run-in first.",
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
      runs: told(count, "How often the rest of the season is simulated."),
      ...lines,
      clubs: told(
        z.array(
          z.object({
            ...club,
            points: told(z.int(), "Its points now."),
            remaining_matches: told(count, "How many matches it has left."),
          }),
        ),
        "The clubs, the first first.",
      ),
      history: told(
        z.array(z.object({ season: seasonId, ...lines })),
        "Newest first; only seasons of one table with as many clubs.",
      ),
    }),
    freshFor: 300,
  }),
  [calls.chancesOverTime]: endpoint({
    summary:
      "Each club's chances of title and relegation after every matchday, and the points that were then enough for safety, computed with today's forecasts: only the results differ.",
    params: emptyObject,
    answer: z.object({
      ...ofSeason,
      runs: told(
        count,
        "How often the rest of the season is simulated after each matchday but the latest, which has the season picture's chances.",
      ),
      matchdays: told(z.array(z.int()), "The numbers of the matchdays."),
      safety: told(
        z.array(z.int()),
        "The points that keep a club up at 90 %, after each matchday; empty if nobody goes down.",
      ),
      clubs: told(
        z.array(
          z.object({
            ...club,
            short_name: told(z.string(), "Its name in three letters."),
            colour: told(z.nullable(z.string()), "The letter of its line colour; null if it has none."),
            title: told(z.array(chance), "Its chance of the title after each matchday, from 0 to 1."),
            relegation: told(z.array(chance), "Its chance of relegation after each matchday, from 0 to 1."),
            percentages: told(
              z.object({
                title: told(z.array(wholePercent), "The title."),
                relegation: told(z.array(wholePercent), "Relegation."),
              }),
              "The same in whole percent; over all clubs they add up to 100 for each place.",
            ),
          }),
        ),
        "The clubs.",
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
      exact: told(
        z.boolean(),
        "False: no club can end outside its bound, but perhaps not everywhere within it.",
      ),
      clubs: told(
        z.array(
          z.object({
            ...club,
            possible: told(bounds, "The places that it can still reach."),
            likely: told(bounds, "Where it ends in nine of ten simulated seasons."),
            certain: told(
              z.object({
                title: certainty,
                continental: certainty,
                safety: certainty,
                relegation: certainty,
              }),
              "When something can be certain; nothing is certain earlier. Null where the season has no such places.",
            ),
          }),
        ),
        "The clubs, the first first.",
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
      since: told(seasonId, "The first season that counts."),
      clubs: told(
        z.array(
          z.object({
            ...club,
            rating: told(z.int(), "Its Elo rating now."),
            peak: told(
              z.object({
                rating: told(z.int(), "The rating."),
                date: told(day, "The day on which it was reached."),
              }),
              "Its highest rating.",
            ),
            seasons: told(
              z.array(z.object({ season: seasonId, rating: told(z.int(), "The rating.") })),
              "Its rating after each season.",
            ),
          }),
        ),
        "The strongest first.",
      ),
    }),
    freshFor: 600,
  }),
  [calls.homeRuns]: endpoint({
    summary: "Runs of home matches without defeat across seasons: each club's current one and its longest.",
    params: emptyObject,
    answer: z.object({
      ...ofSeason,
      since: told(seasonId, "The first season that counts."),
      clubs: told(
        z.array(
          z.object({
            ...club,
            now: told(count, "How many home matches it has gone without defeat."),
            began: told(z.nullable(day), "The first match of the current run; null if there is none."),
            longest: told(count, "How many matches its longest run had."),
            from: told(z.nullable(day), "The first day of the longest run; null if there is none."),
            to: told(z.nullable(day), "The last day of the longest run; null if there is none."),
          }),
        ),
        "The clubs, the longest current run first.",
      ),
    }),
    freshFor: 600,
  }),
} as const;

export type LeagueSeasonEndpoints = typeof leagueSeasonEndpoints;
