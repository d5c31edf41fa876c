import { useAnswer } from "#ask/answers.ts";
import { clubPage, pages } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { MyLine } from "#ui/follow/MyLine.tsx";
import { useWords } from "#words/words.ts";
import { clubLine } from "./club-line.ts";
import { useMyClub } from "./my-club.ts";

/** The front page's line: a link to the league, replaced by the reader's own club once the device has been read. */
export function MyClubOnFront() {
  const words = useWords();
  const club = useMyClub();
  const { answer } = useAnswer(api.league.club, club ? { id: club.id } : null);
  if (!club) {
    return (
      <MyLine to={pages.league} says={words.say("Nigeria Premier League: table, fixtures, forecasts")} />
    );
  }
  const isKnown = answer?.team._id === club.id;
  const says = isKnown ? clubLine(club, answer.row, answer.next[0], words) : "";
  return <MyLine to={clubPage(club.id)} name={club.label} says={says} />;
}
