import type { GoalsModel } from "./parts/goals-model.ts";
import type { PiRating } from "./parts/ratings.ts";
import type { ThreeWay } from "./parts/three-way.ts";

/** Everything that a forecast needs, as plain data that can be stored and read back. */
export interface Model {
  readonly sampleSize: number;
  readonly goals: GoalsModel;
  readonly elo: Readonly<Record<string, number>>;
  readonly pi: Readonly<Record<string, PiRating>>;
  /** How each part's raw scores become probabilities, learnt from its own past forecasts. */
  readonly calibration: { readonly goals: ThreeWay; readonly elo: ThreeWay; readonly pi: ThreeWay };
  /** For each class of goal difference, how often it occurs relative to what the goals model predicts. */
  readonly margins: readonly number[];
}
