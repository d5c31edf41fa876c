import { useAnswer } from "#ask/answers.ts";
import type { ShownAnswer } from "#ask/tolerant.ts";
import * as api from "#contracts/all/api.ts";
import { shortClubName } from "#features/league/panels/parts/short-club-name.ts";
import { dayName } from "#features/league/panels/wording.ts";
import { useWords, type Words } from "#words/words.ts";
import { ClubTable } from "./ClubTable.tsx";
import { SeasonPart } from "./SeasonPart.tsx";

type Runs = ShownAnswer<typeof api.league.homeRuns>;

/** Home matches without defeat, across seasons. */
export function HomeFortress() {
  const state = useAnswer(api.league.homeRuns, {});
  const words = useWords();
  const { say } = words;
  return (
    <SeasonPart
      title={say("Home fortress")}
      subtitle={say("Home league matches without defeat, across seasons since {season}.", {
        season: state.answer?.since ?? "2009-10",
      })}
      state={state}
      finding={(answer) => fortressFinding(answer, words)}
    >
      {({ clubs }) => (
        <ClubTable
          caption={say("Home fortress")}
          columns={[
            { short: say("Now") },
            { short: say("Since") },
            { short: say("Longest") },
            { short: say("Until") },
          ]}
          rows={clubs.map(({ now, began, longest, to, ...club }) => ({
            ...club,
            cells: [<b key="now">{now}</b>, yearOf(began), longest, yearOf(to)],
          }))}
        />
      )}
    </SeasonPart>
  );
}

function yearOf(day: string | null): string {
  return day?.slice(0, 4) ?? "–";
}

export function fortressFinding({ clubs: [first] }: Runs, words: Words): string | null {
  if (!first?.began) return null;
  return words.say("{club} have not lost at home in {n} matches, since {day}", {
    club: shortClubName(first.team),
    n: first.now,
    day: dayName(first.began, words),
  });
}
