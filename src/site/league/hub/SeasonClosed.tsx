import { clubPage } from "#contracts/addresses.ts";
import type { League } from "#site/league/data/use-hub.ts";
import { dayName } from "#site/league/wording.ts";
import { counted } from "#site/ui/figures/counted.ts";
import { Icon } from "#site/ui/Icon.tsx";
import { PageLink } from "#site/ui/PageLink.tsx";

/** Between two seasons: how the one ended, and what is known of the next. */
export function SeasonClosed({ league: { season, closed } }: { league: League }) {
  if (!closed) return null;
  const { champions, next_season: next } = closed;
  const teams = (next?.teams ?? []) as readonly string[];
  return (
    <div className="note">
      <p>
        The season {season} is over.
        {champions?.team ? (
          <>
            {" "}
            <PageLink className="link" to={clubPage(champions.team_id ?? champions.team)}>
              {champions.team}
            </PageLink>{" "}
            are the champions, with {counted(champions.points ?? 0, "point")}.
          </>
        ) : null}{" "}
        {next?.starts_on ? `The season ${next.season} begins on ${dayName(next.starts_on)}.` : null}
        {next?.season && !next.starts_on ? `The fixtures of ${next.season} are not known yet.` : null}{" "}
        Forecasts return with the next fixtures.
      </p>
      {teams.length > 0 ? (
        <details className="fold">
          <summary>
            The {counted(teams.length, "club")} of {next?.season}
            <Icon name="down" small />
          </summary>
          <p className="source-note">{teams.join(", ")}</p>
        </details>
      ) : null}
    </div>
  );
}
