import { useAnswer } from "#ask/answers.ts";
import * as api from "#contracts/all/api.ts";
import { shortClubName } from "#features/league/panels/parts/short-club-name.ts";
import { dayName } from "#features/league/panels/wording.ts";
import { useWords, type Words } from "#words/words.ts";
import { ClubTable } from "./ClubTable.tsx";
import { type Ratings, RatingsPart } from "./RatingsPart.tsx";

/** The clubs' Elo ratings from all held seasons. */
export function Strength() {
  const state = useAnswer(api.league.strength, {});
  const words = useWords();
  const { say } = words;
  return (
    <RatingsPart state={state} finding={(answer) => strengthFinding(answer, words)}>
      {({ clubs }) => (
        <ClubTable
          caption={say("Strength over the seasons")}
          columns={[
            { short: say("Now") },
            { short: say("A year ago"), long: say("At the end of the club’s season before") },
            { short: say("Peak") },
          ]}
          rows={clubs.map(({ rating, peak, seasons, ...club }) => ({
            ...club,
            cells: [
              <b key="now">{rating}</b>,
              seasons.at(-2)?.rating ?? "–",
              `${peak.rating} (${peak.date.slice(0, 4)})`,
            ],
          }))}
        />
      )}
    </RatingsPart>
  );
}

export function strengthFinding({ clubs }: Ratings, words: Words): string | null {
  const [strongest] = clubs;
  const [highest] = [...clubs].sort((a, b) => b.peak.rating - a.peak.rating);
  if (!strongest || !highest) return null;
  return words.say("{club} are the strongest now, at {rating}; {other} reached {peak} on {day}", {
    club: shortClubName(strongest.team),
    rating: strongest.rating,
    other: shortClubName(highest.team),
    peak: highest.peak.rating,
    day: dayName(highest.peak.date, words),
  });
}
