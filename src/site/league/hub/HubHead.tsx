import type { League } from "#site/league/data/use-hub.ts";
import { dayName, matchdayNumber } from "#site/league/wording.ts";
import { plural } from "#site/ui/figures/counted.ts";
import { useFromNow } from "#site/ui/now.ts";
import { inLagos } from "#site/ui/time.ts";

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
  const teams = league.teams?.length || league.rows.length;
  const matchday = matchdayNumber(league.latest.round);
  const today = useFromNow((now) => inLagos(now).day);
  return (
    <>
      <span>
        Season <b>{league.season}</b>
      </span>
      <span>
        <b>{teams}</b> {plural(teams, "team")}
      </span>
      {matchday ? (
        <span>
          Matchday <b>{matchday}</b> of {Math.max(matchday, (teams - 1) * 2)}
        </span>
      ) : null}
      {league.asOf && league.asOf < today ? (
        <span>Played back: real results, as of {dayName(league.asOf)}</span>
      ) : null}
    </>
  );
}
