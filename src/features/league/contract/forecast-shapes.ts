import * as z from "zod/mini";
import {
  chance,
  clubId,
  count,
  day,
  fixture,
  name,
  percent,
  seasonId,
  time,
  wholePercent,
} from "./shapes.ts";

const teamStats = z.object({
  avg_goals_for: z.nullable(z.number()),
  avg_goals_against: z.nullable(z.number()),
  form_points: count,
});

const probabilities = z.object({ home: chance, draw: chance, away: chance });
/** The same as whole percentages, which add up to 100; a small chance can be 0 here. */
const percentages = z.object({ home: wholePercent, draw: wholePercent, away: wholePercent });

export const prediction = z.object({
  match: z.string(),
  predicted_winner: z.string(),
  confidence: z.enum(["High", "Medium", "Low"]),
  factors: z.object({
    home_team_stats: teamStats,
    away_team_stats: teamStats,
    /** Home wins less away wins per match, over the last 380; 100 added matches draw it towards 0.55. */
    home_advantage: z.number().check(z.minimum(-1), z.maximum(1)),
  }),
  analysis_type: z.literal("Form + Stats"),
  version: z.literal("NXP v1.0"),
  probabilities,
  percentages,
  expected_goals: z.object({ home: z.number(), away: z.number() }),
  /** Home wins among the last 380 matches in percent, and how far this forecast is above that, as a fraction. */
  typical_home_percentage: wholePercent,
  above_typical_home: z.number(),
  model_version: z.string(),
  as_of: day,
  sample_size: count,
});

/** A forecast as it was recorded, and the match's outcome. */
export const forecast = z.object({
  fixture,
  season: seasonId,
  probabilities,
  percentages,
  expected_goals: z.object({ home: z.number(), away: z.number() }),
  made_at: time,
  /** True if made after the match or on a replayed day, from only what was known before the match's day. */
  replayed: z.boolean(),
  outcome: z.nullable(z.enum(["home", "draw", "away"])),
  rps: z.nullable(z.number()),
  log_loss: z.nullable(z.number()),
});

export const score = z.object({
  matches: count,
  rps: z.number(),
  log_loss: z.number(),
  base_rate_rps: z.number(),
  base_rate_log_loss: z.number(),
  always_home_rps: z.number(),
  always_home_right: percent,
  /** Of always naming the club that stood higher in the table; level ones: the home side. */
  table_order_right: percent,
  right: percent,
  /** How often the forecast named the home side. */
  home_named: count,
  calibration_error: z.number(),
});

export const chances = z.object({
  team: name,
  team_id: clubId,
  points_now: z.int(),
  points_expected: z.number(),
  points_low: z.int(),
  points_high: z.int(),
  position_expected: z.number(),
  title: chance,
  continental: chance,
  relegation: chance,
  /** Whole percentages; over all clubs they add up to 100 for each place. */
  percentages: z.object({ title: wholePercent, continental: wholePercent, relegation: wholePercent }),
  /** The chance of each final position, first to last. */
  positions: z.array(chance),
});

/** What the what-if form shows about a club. */
export const stepChances = z.pick(chances, {
  team_id: true,
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
export type StepChances = z.infer<typeof stepChances>;
