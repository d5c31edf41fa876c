import type { Question } from "#ask/answers.ts";
import type { Fixture, OtherDay } from "#features/league/panels/data/shapes.ts";
import type { Place } from "./place.ts";

/** What the hub's page knows about the season before a tab asks for its own data. */
export interface CurrentSeason {
  readonly id: string;
  readonly upcoming: readonly Fixture[];
  readonly otherDays: readonly OtherDay[];
}

/**
 * What a tab's panels ask for besides the main calls. On a full load the server includes the answers in the page; a
 * panel whose question is missing here stays empty without JavaScript.
 */
export type TabQuestions = (place: Place, season: CurrentSeason) => readonly Question[];
