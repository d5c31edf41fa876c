import type { League } from "#features/league/panels/data/use-hub.ts";
import { dayName, matchdayNumber } from "#features/league/panels/wording.ts";
import { ReplacePart } from "#ui/sentences/ReplacePart.tsx";
import { useWords } from "#words/words.ts";

/** The season in one line. */
export function HubHead({ league }: { league: League | null }) {
  return (
    <header>
      <h1 className="page__title">Nigeria Premier League</h1>
      <p className="hub__facts num">{league ? <Facts league={league} /> : <span>NPFL</span>}</p>
    </header>
  );
}

function Facts({ league }: { league: League }) {
  const words = useWords();
  const { count, say } = words;
  const { season } = league;
  const teams = league.teams?.length || league.rows.length;
  const matchday = matchdayNumber(league.latest.round);
  return (
    <>
      <span>
        <ReplacePart text={say("Season {season}", { season })} part={season}>
          <b>{season}</b>
        </ReplacePart>
      </span>
      <span>
        <ReplacePart text={count(teams, "team", "teams")} part={String(teams)}>
          <b>{teams}</b>
        </ReplacePart>
      </span>
      {matchday ? (
        <span>
          <ReplacePart
            text={say("Matchday {matchday} of {all}", {
              matchday,
              all: Math.max(matchday, (teams - 1) * 2),
            })}
            part={String(matchday)}
          >
            <b>{matchday}</b>
          </ReplacePart>
        </span>
      ) : null}
      {league.asOf && league.isPlayedBack ? (
        <span>
          {say("The season is played back: today is {day}", {
            day: dayName(league.asOf, words),
          })}
        </span>
      ) : null}
    </>
  );
}
