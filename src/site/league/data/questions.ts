import type { Question } from "#site/data/answers.ts";
import type { ShownFixture } from "./loose.ts";
import type { Place } from "./place.ts";

/** What the hub's page knows about the season before a tab asks for its own data. */
export interface SeasonNow {
  readonly id: string;
  readonly upcoming: readonly ShownFixture[];
}

/**
 * What a tab's panels ask for, beside the main calls: on a hard load the server answers it in the page. A question that
 * is missing here leaves its panel empty where no script runs.
 */
export type TabQuestions = (place: Place, season: SeasonNow) => readonly Question[];
