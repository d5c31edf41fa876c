import { clubPage } from "#contracts/addresses.ts";
import type { Followed } from "#device/stores/newest.ts";
import type { Fixture } from "#features/league/panels/data/shapes.ts";
import { useRunning } from "#features/league/panels/running/running.ts";
import { minuteOf, scoreOf } from "#features/league/panels/wording.ts";
import { MyLine } from "#ui/follow/MyLine.tsx";
import { useWords } from "#words/words.ts";
import { clubLine, opponentText, type Standing } from "./club-line.ts";

interface LineProps {
  club: Followed;
  row: Standing | null | undefined;
  /** Other clubs' matches among them are passed over. */
  upcoming: readonly Fixture[];
}

/** The reader's own club: its place, and its next match or the score of the one that is running. */
export function FollowedClubLine({ club, row, upcoming }: LineProps) {
  const words = useWords();
  const [next] = useRunning(upcoming).filter(
    ({ home_id, away_id }) => home_id === club.id || away_id === club.id,
  );
  const minute = next ? minuteOf(next) : null;
  const running = next && minute ? `${scoreOf(next)} ${opponentText(club, next, words)}, ${minute}` : null;
  const line = clubLine(club, row, minute ? undefined : next, words);
  return (
    <MyLine to={clubPage(club.id)} name={club.label} says={[line, running].filter(Boolean).join(" · ")} />
  );
}
