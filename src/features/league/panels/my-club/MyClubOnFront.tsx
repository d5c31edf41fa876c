import { useAnswer } from "#ask/answers.ts";
import { pages } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { RunningMatches } from "#features/league/panels/running/RunningMatches.tsx";
import { MyLine } from "#ui/follow/MyLine.tsx";
import { useWords } from "#words/words.ts";
import { FollowedClubLine } from "./FollowedClubLine.tsx";
import { useMyClub } from "./my-club.ts";

/** The front page's line: a link to the league, replaced by the reader's own club once the device has been read. */
export function MyClubOnFront() {
  const { say } = useWords();
  const club = useMyClub();
  const { answer } = useAnswer(api.league.club, club ? { id: club.id } : null);
  if (!club) {
    return <MyLine to={pages.league} says={say("Nigeria Premier League: table, fixtures, forecasts")} />;
  }
  const known = answer?.team._id === club.id ? answer : null;
  const upcoming = known?.next.slice(0, 1) ?? [];
  return (
    <RunningMatches fixtures={upcoming}>
      <FollowedClubLine club={club} row={known?.row} upcoming={upcoming} />
    </RunningMatches>
  );
}
