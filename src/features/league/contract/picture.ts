import * as z from "zod/mini";
import { named, told } from "#contracts/described.ts";
import { emptyObject, endpoint } from "#contracts/endpoint.ts";
import { count, day, time } from "#contracts/figure.ts";
import * as calls from "./calls.ts";
import { percentages, stepChances } from "./forecast-shapes.ts";
import { asOf, chance, clubId, credits, fixture, form, name, seasonId, wholePercent } from "./shapes.ts";

const goals = told(
  z.object({ home: told(z.number(), "The home club's."), away: told(z.number(), "The away club's.") }),
  "The goals that each club may be expected to score.",
);

const oneForecast = named(
  "MatchForecast",
  "A match's recorded forecast, or today's until one is recorded.",
  z.object({
    percentages,
    expected_goals: goals,
    made_at: told(z.nullable(time), "When it was recorded; null for today's."),
    as_of: asOf,
    replayed: told(z.boolean(), "True if it was recorded after the match or on a replayed day."),
    confidence: told(z.enum(["High", "Medium", "Low"]), "How sure the forecast is."),
  }),
);

const likelyScore = named(
  "LikelyScore",
  "A score and its chance.",
  z.object({
    home_score: told(count, "The home club's goals."),
    away_score: told(count, "The away club's goals."),
    percentage: told(wholePercent, "Its chance in whole percent."),
  }),
);

const standing = named(
  "Standing",
  "A club's current standing.",
  z.object({
    position: told(z.int(), "Its place."),
    points: told(z.int(), "Its points."),
    matches_played: told(count, "The matches that it has played."),
    form,
    form_points: told(count, "The points of its form."),
  }),
);

/** A club's chances: shares of 10,000 simulated seasons, as fractions and as whole percentages. */
const prospects = z.object({
  title: told(chance, "The chance of the title, from 0 to 1."),
  continental: told(chance, "The chance of a continental place, from 0 to 1."),
  relegation: told(chance, "The chance of relegation, from 0 to 1."),
  percentages: told(
    z.object({
      title: told(wholePercent, "The title."),
      continental: told(wholePercent, "A continental place."),
      relegation: told(wholePercent, "Relegation."),
    }),
    "The same as whole percentages.",
  ),
});

const after = named(
  "After",
  "A club's chances, points and place after a result.",
  z.extend(prospects, {
    points: told(z.int(), "Its points then."),
    position: told(z.int(), "Its place then."),
  }),
);

const stake = named(
  "Stake",
  "What a result does to both clubs.",
  z.object({
    result: told(z.enum(["home", "draw", "away"]), "The result."),
    home_score: told(
      count,
      "The home club's goals in the likeliest score with this result, from which points and places are computed.",
    ),
    away_score: told(count, "The away club's goals in that score."),
    home: told(after, "The home club after it."),
    away: told(after, "The away club after it."),
  }),
);

const bothClubs = z.object({
  home: told(after, "The home club."),
  away: told(after, "The away club."),
});

const chancesNow = z.extend(prospects, { team: name, team_id: clubId });

const raceLine = named(
  "RaceLine",
  "A club's way through the season.",
  z.object({
    team: name,
    team_id: clubId,
    short_name: told(z.string(), "Its name in three letters."),
    colour: told(z.nullable(z.string()), "The letter of its line colour; null if it has none."),
    points: told(z.int(), "Its points now."),
    positions: told(z.array(z.int()), "Its place after each matchday, oldest first."),
  }),
);

const raceFinding = named(
  "RaceFinding",
  "How long the leader has led.",
  z.object({
    team: name,
    led: told(count, "After so many of the last matchdays it led."),
    of: told(count, "How many matchdays those are."),
    since: told(z.int(), "The first of those matchdays."),
  }),
);

const assumption = told(
  z.string().check(z.maxLength(2000)),
  "Results to assume, with commas: `id:2-1`, `id:H`, `id:D` or `id:A`.",
);

const change = named(
  "Change",
  "How a club's chance changed.",
  z.object({
    team: name,
    team_id: clubId,
    from: told(wholePercent, "The chance before, in whole percent."),
    to: told(wholePercent, "The chance now, in whole percent."),
  }),
);

export const leaguePictureEndpoints = {
  [calls.outlook]: endpoint({
    summary:
      "A coming match: its forecast, likely scores, and both clubs' season after each result. A match that is over: what it changed.",
    params: z.object({ id: told(z.string().check(z.maxLength(160)), "The match's id.") }),
    answer: z.object({
      forecast: told(z.nullable(oneForecast), "The match's forecast; null unless it is to come."),
      likely_scores: told(z.array(likelyScore), "The likeliest first."),
      other_scores: told(wholePercent, "All other scores together, in whole percent."),
      home: told(z.nullable(standing), "The home club now; null before the season's first match."),
      away: told(z.nullable(standing), "The away club now; null before the season's first match."),
      now: told(z.nullable(bothClubs), "Both clubs' chances now; null unless the match is to come."),
      stakes: told(z.array(stake), "What each result does to both clubs."),
      changed: told(
        z.nullable(
          z.object({
            before: told(bothClubs, "On the evening before it."),
            after: told(bothClubs, "With its result alone."),
          }),
        ),
        "What the match changed; null unless it was played in the current season, after others.",
      ),
      venue: told(z.nullable(z.string()), "The match's ground, or else the home club's; null if unknown."),
      venue_is_usual: told(z.boolean(), "True if it is the home club's."),
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
      as_of: asOf,
      runs: told(count, "How often the rest of the season is simulated."),
      remaining_matches: told(count, "How many matches are still to be played."),
      chances: told(z.array(chancesNow), "All clubs' chances."),
      next: told(
        z.array(z.object({ fixture_id: told(z.string(), "The match's id."), percentages })),
        "The coming matches, in order.",
      ),
      race: told(
        z.object({
          matchdays: told(z.array(z.int()), "The numbers of the matchdays."),
          lines: told(z.array(raceLine), "The top four of the table."),
          finding: told(z.nullable(raceFinding), "How long the leader has led; null if that says nothing."),
        }),
        "The race at the top.",
      ),
      changed: told(
        z.nullable(
          z.object({
            since: told(
              day,
              "The day before the latest week of play; its chances are computed with today's forecasts.",
            ),
            moves: told(
              z.array(
                z.object({
                  team: name,
                  team_id: clubId,
                  from: told(z.int(), "Its place before."),
                  to: told(z.int(), "Its place now."),
                }),
              ),
              "Up to four moves in the table, largest first.",
            ),
            title: told(z.nullable(change), "The largest change of a title chance; null if none changed."),
            relegation: told(
              z.nullable(change),
              "The largest change of a relegation chance; null if none changed.",
            ),
          }),
        ),
        "What the latest week of play changed; null before it.",
      ),
      credits,
    }),
    freshFor: 300,
  }),
  [calls.simulationSteps]: endpoint({
    summary:
      "The simulation with one result changed: each of the next ten matches in turn as a home win, draw, away win or open.",
    params: z.object({
      assume: told(
        z.optional(z.union([assumption, z.array(assumption)])),
        "Up to ten results to assume in every step.",
      ),
    }),
    answer: z.object({
      season: seasonId,
      as_of: asOf,
      assumed: told(
        z.array(
          z.object({
            fixture_id: told(z.string(), "The match's id."),
            result: told(z.string(), "The result, as it was sent."),
          }),
        ),
        "The results assumed in every step.",
      ),
      steps: told(
        z.array(
          z.object({
            fixture_id: told(z.string(), "The match's id."),
            result: told(
              z.nullable(z.enum(["H", "D", "A"])),
              "The result that the step assumes for it; null leaves it open.",
            ),
            table: told(z.array(stepChances), "The clubs' chances then."),
          }),
        ),
        "The season with one match assumed at a time.",
      ),
    }),
    freshFor: 300,
  }),
  [calls.matchday]: endpoint({
    summary: "All matches of one matchday by date, played or not, in the current season or in `season`.",
    params: z.object({
      number: told(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(99)), "The matchday's number."),
      season: z.optional(seasonId),
    }),
    answer: z.object({
      season: seasonId,
      round: told(z.string(), "The matchday's name."),
      round_number: told(z.int(), "Its number."),
      matchdays: told(count, "How many matchdays the season has."),
      fixtures: told(z.array(fixture), "Its matches by date."),
      credits,
    }),
    refuses: ["not-found"],
    freshFor: 300,
  }),
  [calls.news]: endpoint({
    summary: "Up to five recent articles, one per story, about the league, one club, or both of two clubs.",
    params: z.object({
      club: told(z.optional(name), "Only articles about this club, by its id or name."),
      other: told(z.optional(name), "With `club`: only articles about both."),
    }),
    answer: z.object({
      articles: told(
        z.array(
          z.object({
            _id: told(z.string(), "The article's id."),
            headline: told(z.string(), "Its headline."),
            language: told(z.string(), "The headline's language: en, pcm, ha, yo or ig."),
            newspaper_name: told(z.nullable(z.string()), "The paper's name; null if it is unknown."),
            newspaper_language: told(z.string(), "The language of the paper's name."),
            published_at: told(time, "When the paper published it."),
            clubs: told(z.array(clubId), "The league's clubs that the article mentions."),
          }),
        ),
        "The newest first.",
      ),
    }),
    refuses: ["not-found"],
    freshFor: 120,
  }),
} as const;

export type LeaguePictureEndpoints = typeof leaguePictureEndpoints;
