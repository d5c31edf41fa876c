import { clubPage } from "#contracts/addresses.ts";
import type { League } from "#features/league/panels/data/use-hub.ts";
import { dayName } from "#features/league/panels/wording.ts";
import { Icon } from "#ui/Icon.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import { ReplacePart } from "#ui/sentences/ReplacePart.tsx";
import { useWords } from "#words/words.ts";

/** Shown between two seasons: how the last one ended, and what is known about the next. */
export function SeasonClosed({ league: { season, closed } }: { league: League }) {
  const words = useWords();
  const { count, say } = words;
  if (!closed) return null;
  const { champions, next_season: next } = closed;
  const teams = (next?.teams ?? []) as readonly string[];
  return (
    <div className="note">
      <p>
        {say("The season {season} is over.", { season })}
        {champions?.team ? (
          <>
            {" "}
            <ReplacePart
              text={say("{club} are the champions, with {points}.", {
                club: champions.team,
                points: count(champions.points ?? 0, "point", "points"),
              })}
              part={champions.team}
            >
              <PageLink className="link" to={clubPage(champions.team_id ?? champions.team)}>
                {champions.team}
              </PageLink>
            </ReplacePart>
          </>
        ) : null}{" "}
        {next?.starts_on
          ? say("The season {season} begins on {day}.", {
              season: next.season ?? "",
              day: dayName(next.starts_on, words),
            })
          : null}
        {next?.season && !next.starts_on
          ? say("The fixtures of {season} are not known yet.", { season: next.season })
          : null}{" "}
        {say("Forecasts return with the next fixtures.")}
      </p>
      {teams.length > 0 ? (
        <details className="fold">
          <summary>
            {say("The {clubs} of {season}", {
              clubs: count(teams.length, "club", "clubs"),
              season: next?.season ?? "",
            })}
            <Icon name="down" small />
          </summary>
          <p className="source-note">{teams.join(", ")}</p>
        </details>
      ) : null}
    </div>
  );
}
