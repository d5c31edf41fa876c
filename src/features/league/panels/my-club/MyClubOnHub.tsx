import { clubPage } from "#contracts/addresses.ts";
import { tabPage } from "#features/league/panels/data/place.ts";
import type { League } from "#features/league/panels/data/use-hub.ts";
import { useRunning } from "#features/league/panels/running/running.ts";
import { MyLine } from "#ui/follow/MyLine.tsx";
import { useWords } from "#words/words.ts";
import { clubLine } from "./club-line.ts";
import { useMyClub } from "./my-club.ts";

/** The hub's line, shown even before the league's answers arrive. */
export function MyClubOnHub({ league }: { league: League | null }) {
  const words = useWords();
  const club = useMyClub();
  const row = league?.rows.find(({ team_id }) => team_id === club?.id);
  const [next] = useRunning(league?.upcoming ?? []).filter(
    ({ home_id, away_id }) => home_id === club?.id || away_id === club?.id,
  );
  return club ? (
    <MyLine to={clubPage(club.id)} name={club.label} says={clubLine(club, row, next, words)} />
  ) : (
    <MyLine to={tabPage("teams")} says={words.say("Follow a club, and it will appear here")} />
  );
}
