import { GameOfTheWeek } from "./GameOfTheWeek.tsx";
import { SeasonAnalytics } from "./SeasonAnalytics.tsx";
import { TeamForm } from "./TeamForm.tsx";

/** Beside the tabs on wide screens, in the quick-stats drawer on phones. */
export function Widgets() {
  return (
    <>
      <GameOfTheWeek />
      <SeasonAnalytics />
      <TeamForm />
    </>
  );
}
