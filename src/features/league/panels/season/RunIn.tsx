import { useAnswer } from "#ask/answers.ts";
import * as api from "#contracts/all/api.ts";
import { Crest } from "#features/league/panels/parts/Crest.tsx";
import { shortClubName } from "#features/league/panels/parts/short-club-name.ts";
import { signed } from "#features/league/panels/wording.ts";
import { Icon } from "#ui/Icon.tsx";
import { useWords, type Words } from "#words/words.ts";
import { ClubTable } from "./ClubTable.tsx";
import { type ClubRunIn, MatchTiles, type Names, namesOf } from "./MatchTiles.tsx";
import { SeasonPart } from "./SeasonPart.tsx";

/** What each club still has to play, home and away apart, and how its points compare with par. */
export function RunIn() {
  const state = useAnswer(api.league.runIn, {});
  const words = useWords();
  const { say } = words;
  return (
    <>
      <SeasonPart
        title={say("Run-in")}
        subtitle={say(
          "Points a match that an average club would take from what each club has left, and each club’s chance of winning.",
        )}
        state={state}
        finding={({ clubs }) => runInFinding(clubs, words)}
      >
        {({ clubs }) =>
          clubs
            .filter(({ per_match }) => per_match !== null)
            .map((club) => <Left key={club.team_id} club={club} names={namesOf(clubs)} />)
        }
      </SeasonPart>
      <SeasonPart
        title={say("Par table")}
        subtitle={say(
          "Par is what an average club would have from the same matches, home and away counted apart; deductions are left out.",
        )}
        state={state}
        finding={({ clubs }) => parFinding(clubs, words)}
      >
        {({ clubs }) => (
          <ClubTable
            caption={say("Par table")}
            columns={[
              { short: "P", long: say("Matches played") },
              { short: "Pts", long: say("Points") },
              { short: say("Par") },
              { short: "±", long: say("Points above or below par") },
            ]}
            rows={byPar(clubs).map((club) => ({
              ...club,
              cells: [club.matches_played, club.points, club.par.toFixed(1), tenths(abovePar(club))],
            }))}
          />
        )}
      </SeasonPart>
    </>
  );
}

export function runInFinding(clubs: readonly ClubRunIn[], { say }: Words): string | null {
  const left = clubs.filter(({ per_match }) => per_match !== null);
  const [easiest, hardest] = [left[0], left.at(-1)];
  if (!easiest || !hardest || easiest === hardest) return null;
  return say("{club} have the easiest run-in, {other} the hardest: {points} against {fewer} points a match", {
    club: shortClubName(easiest.team),
    other: shortClubName(hardest.team),
    points: (easiest.per_match ?? 0).toFixed(2),
    fewer: (hardest.per_match ?? 0).toFixed(2),
  });
}

export function parFinding(clubs: readonly ClubRunIn[], { say }: Words): string | null {
  const sorted = byPar(clubs).filter(({ matches_played }) => matches_played > 0);
  const [best, worst] = [sorted[0], sorted.at(-1)];
  if (!best || !worst || best === worst) return null;
  return say("Against par {club} stand at {points}, the best; {other} at {fewer}", {
    club: shortClubName(best.team),
    points: tenths(abovePar(best)),
    other: shortClubName(worst.team),
    fewer: tenths(abovePar(worst)),
  });
}

function abovePar({ points, par }: ClubRunIn): number {
  return Math.round((points - par) * 10) / 10;
}

/** "+8.5", "−7.0": one decimal, as par has. */
function tenths(figure: number): string {
  const text = signed(figure);
  return Number.isInteger(figure) ? `${text}.0` : text;
}

function byPar(clubs: readonly ClubRunIn[]): ClubRunIn[] {
  return [...clubs].sort((a, b) => abovePar(b) - abovePar(a));
}

function Left({ club: { team, team_id, home, away, per_match }, names }: { club: ClubRunIn; names: Names }) {
  const { say } = useWords();
  return (
    <details className="fold left num">
      <summary>
        <span className="left__club">
          <Crest id={team_id} />
          {team}
        </span>
        <span className="left__figures">
          {home.length} + {away.length} · <b>{per_match?.toFixed(2)}</b>
        </span>
        <Icon name="down" small />
      </summary>
      <MatchTiles name={say("At home")} matches={home} names={names} />
      <MatchTiles name={say("Away")} matches={away} names={names} />
    </details>
  );
}
