import { tabPage } from "#features/league/panels/data/place.ts";
import type { League } from "#features/league/panels/data/use-hub.ts";
import { MyLine } from "#ui/follow/MyLine.tsx";
import { useWords } from "#words/words.ts";
import { FollowedClubLine } from "./FollowedClubLine.tsx";
import { useMyClub } from "./my-club.ts";

/** The hub's line, shown even before the league's answers arrive. */
export function MyClubOnHub({ league }: { league: League | null }) {
  const { say } = useWords();
  const club = useMyClub();
  if (!club) return <MyLine to={tabPage("teams")} says={say("Follow a club, and it will appear here")} />;
  const row = league?.rows.find(({ team_id }) => team_id === club.id);
  return <FollowedClubLine club={club} row={row} upcoming={league?.upcoming ?? []} />;
}
