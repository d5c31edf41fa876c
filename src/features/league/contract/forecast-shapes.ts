import * as z from "zod/mini";
import { named, told } from "#contracts/described.ts";
import { count, time } from "#contracts/figure.ts";
import { asOf, chance, clubId, fixture, name, percent, seasonId, wholePercent } from "./shapes.ts";

const teamStats = z.object({
  avg_goals_for: told(z.nullable(z.number()), "Goals scored a match; null before the first."),
  avg_goals_against: told(z.nullable(z.number()), "Goals conceded a match; null before the first."),
  form_points: told(count, "Points from its last five matches."),
});

const probabilities = told(
  z.object({
    home: told(chance, "A home win."),
    draw: told(chance, "A draw."),
    away: told(chance, "An away win."),
  }),
  "The chances of a home win, a draw and an away win, from 0 to 1.",
);
export const percentages = told(
  z.object({
    home: told(wholePercent, "A home win."),
    draw: told(wholePercent, "A draw."),
    away: told(wholePercent, "An away win."),
  }),
  "Home win, draw and away win in whole percent, which add up to 100; a small chance can be 0 here.",
);

export const prediction = named(
  "Prediction",
  "Today's forecast of a match.",
  z.object({
    match: told(z.string(), "Both clubs' names."),
    predicted_winner: told(z.string(), 'The name of the likelier winner, or "Draw".'),
    confidence: told(z.enum(["High", "Medium", "Low"]), "How sure the forecast is."),
    factors: told(
      z.object({
        home_team_stats: told(teamStats, "The home club's season."),
        away_team_stats: told(teamStats, "The away club's season."),
        home_advantage: told(
          z.number().check(z.minimum(-1), z.maximum(1)),
          "Home wins less away wins per match, over the last 380; 100 added matches draw it towards 0.55.",
        ),
      }),
      "What it is made from.",
    ),
    analysis_type: told(z.literal("Form + Stats"), "How it is made."),
    version: told(z.literal("NXP v1.0"), "The name of the method."),
    probabilities,
    percentages,
    expected_goals: told(
      z.object({ home: told(z.number(), "The home club's."), away: told(z.number(), "The away club's.") }),
      "The goals that each club may be expected to score.",
    ),
    typical_home_percentage: told(wholePercent, "Home wins among the last 380 matches in percent."),
    above_typical_home: told(z.number(), "How far this forecast's home win is above that, as a fraction."),
    model_version: told(z.string(), "The model's version."),
    as_of: asOf,
    sample_size: told(count, "How many matches the model has learnt from."),
  }),
);

export const forecast = named(
  "Forecast",
  "A forecast as it was recorded, and the match's outcome.",
  z.object({
    fixture,
    season: seasonId,
    probabilities,
    percentages,
    expected_goals: told(
      z.object({ home: told(z.number(), "The home club's."), away: told(z.number(), "The away club's.") }),
      "The goals that each club may be expected to score.",
    ),
    made_at: told(time, "When it was recorded."),
    replayed: told(
      z.boolean(),
      "True if made after the match or on a replayed day, from only what was known before the match's day.",
    ),
    outcome: told(z.nullable(z.enum(["home", "draw", "away"])), "How the match ended; null before."),
    rps: told(z.nullable(z.number()), "Its ranked probability score, 0 at best; null before."),
    log_loss: told(z.nullable(z.number()), "Its logarithmic loss, 0 at best; null before."),
  }),
);

export const score = named(
  "ForecastScore",
  "How forecasts scored.",
  z.object({
    matches: told(count, "How many matches are counted."),
    rps: told(z.number(), "Their mean ranked probability score, 0 at best."),
    log_loss: told(z.number(), "Their mean logarithmic loss, 0 at best."),
    base_rate_rps: told(z.number(), "The ranked probability score of always forecasting the usual shares."),
    base_rate_log_loss: told(z.number(), "The logarithmic loss of always forecasting the usual shares."),
    always_home_rps: told(z.number(), "The ranked probability score of always naming the home side."),
    always_home_right: told(percent, "How often always naming the home side is right, in percent."),
    table_order_right: told(
      percent,
      "How often naming the club that stood higher is right, in percent; level ones: the home side.",
    ),
    right: told(percent, "How often the likeliest result came, in percent."),
    home_named: told(count, "How often the forecast named the home side."),
    calibration_error: told(z.number(), "How far the forecast chances are from what happened, on average."),
  }),
);

export const chances = named(
  "Chances",
  "A club's chances in the simulated rest of the season.",
  z.object({
    team: name,
    team_id: clubId,
    points_now: told(z.int(), "Its points now."),
    points_expected: told(z.number(), "Its points at the end, on average."),
    points_low: told(z.int(), "In 19 of 20 simulated seasons it has at least so many."),
    points_high: told(z.int(), "In 19 of 20 simulated seasons it has at most so many."),
    position_expected: told(z.number(), "Its place at the end, on average."),
    title: told(chance, "The chance of the title, from 0 to 1."),
    continental: told(chance, "The chance of a continental place, from 0 to 1."),
    relegation: told(chance, "The chance of relegation, from 0 to 1."),
    percentages: told(
      z.object({
        title: told(wholePercent, "The chance of the title."),
        continental: told(wholePercent, "The chance of a continental place."),
        relegation: told(wholePercent, "The chance of relegation."),
      }),
      "Whole percentages; over all clubs they add up to 100 for each place.",
    ),
    positions: told(z.array(chance), "The chance of each final position, first to last."),
  }),
);

export const simulatedClub = named(
  "SimulatedClub",
  "A club's chances with the assumed results, and where it stands with them before any other match.",
  z.extend(chances, {
    points: told(z.int(), "Its points with the assumed results."),
    position: told(
      z.nullable(z.int()),
      "Its place with them, a result without a score counting as its likeliest; null before the season's first match.",
    ),
  }),
);

/** What the what-if form shows about a club. */
export const stepChances = z.pick(simulatedClub, {
  team_id: true,
  points: true,
  position: true,
  points_expected: true,
  points_low: true,
  points_high: true,
  title: true,
  continental: true,
  relegation: true,
  percentages: true,
});

export type Prediction = z.infer<typeof prediction>;
export type Forecast = z.infer<typeof forecast>;
export type ForecastScore = z.infer<typeof score>;
export type Chances = z.infer<typeof chances>;
export type SimulatedClub = z.infer<typeof simulatedClub>;
export type StepChances = z.infer<typeof stepChances>;
