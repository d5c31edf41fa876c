import { useAnswer } from "#ask/answers.ts";
import { pages } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { useWords } from "#words/words.ts";
import { clubLine } from "./club-line.ts";
import { MyClubLine } from "./MyClubLine.tsx";
import { useMyClub } from "./my-club.ts";

/** The front page's line: a link to the league, replaced by the reader's own club once the device has been read. */
export function MyClubOnFront() {
  const words = useWords();
  const club = useMyClub();
  const { answer } = useAnswer(api.league.club, club ? { id: club.id } : null);
  return (
    <MyClubLine
      club={club}
      text={club && answer?.team._id === club.id ? clubLine(club, answer.row, answer.next[0], words) : ""}
      fallback={{ to: pages.league, text: words.say("Nigeria Premier League: table, fixtures, forecasts") }}
    />
  );
}
