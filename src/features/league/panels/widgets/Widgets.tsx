import type { Question } from "#ask/answers.ts";
import * as api from "#contracts/all/api.ts";
import { GameOfTheWeek } from "./GameOfTheWeek.tsx";
import { SeasonAnalytics } from "./SeasonAnalytics.tsx";
import { TeamForm } from "./TeamForm.tsx";

/** What the widgets ask for on every tab; the server includes the answers in the page, as with the tabs' own. */
export const questions: readonly Question[] = [
  [api.league.gameOfTheWeek, {}],
  [api.league.seasonStats, {}],
  [api.league.inForm, {}],
  [api.league.outOfForm, {}],
];

/** Beside the tabs on wide screens, and in the quick-stats drawer on phones. */
export function Widgets() {
  return (
    <>
      <GameOfTheWeek />
      <SeasonAnalytics />
      <TeamForm />
    </>
  );
}
