import { clubPage } from "#contracts/addresses.ts";
import { tabPage } from "#features/league/panels/data/place.ts";
import type { League } from "#features/league/panels/data/use-hub.ts";
import { useRunning } from "#features/league/panels/running/running.ts";
import { minuteOf, scoreOf } from "#features/league/panels/wording.ts";
import { MyLine } from "#ui/follow/MyLine.tsx";
import { useWords } from "#words/words.ts";
import { clubLine, opponentText } from "./club-line.ts";
import { useMyClub } from "./my-club.ts";

/** The hub's line, shown even before the league's answers arrive. */
export function MyClubOnHub({ league }: { league: League | null }) {
  const words = useWords();
  const club = useMyClub();
  const row = league?.rows.find(({ team_id }) => team_id === club?.id);
  const [next] = useRunning(league?.upcoming ?? []).filter(
    ({ home_id, away_id }) => home_id === club?.id || away_id === club?.id,
  );
  if (!club)
    return <MyLine to={tabPage("teams")} says={words.say("Follow a club, and it will appear here")} />;
  const minute = next ? minuteOf(next) : null;
  const running = next && minute ? `${scoreOf(next)} ${opponentText(club, next, words)}, ${minute}` : null;
  const line = clubLine(club, row, minute ? undefined : next, words);
  return (
    <MyLine to={clubPage(club.id)} name={club.label} says={[line, running].filter(Boolean).join(" · ")} />
  );
}
