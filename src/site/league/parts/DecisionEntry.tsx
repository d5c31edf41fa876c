import { matchPage } from "#contracts/addresses.ts";
import type { Decision } from "#contracts/league-shapes.ts";
import type { Loose } from "#site/league/data/loose.ts";
import { dayName, signed } from "#site/league/wording.ts";
import { plural } from "#site/ui/figures/counted.ts";
import { PageLink } from "#site/ui/PageLink.tsx";
import { scoreOf } from "./FixtureEntry.tsx";

const kinds: Record<string, string> = {
  deduction: "Points deducted",
  award: "Game awarded",
  void: "Game voided",
};

/** What was ruled about whom, when, why, and who says so. */
export function DecisionEntry({ decision }: { decision: Loose<Decision> }) {
  const { kind, team, fixture, points, goals, state, reason, source, date } = decision;
  return (
    <li className="match">
      <p className="match__facts num">
        <span>
          {dayName(date)} · {kinds[kind ?? ""] ?? kind}
        </span>
        <span className="tag">{state}</span>
      </p>
      <p>
        <b>{team}</b>
        {points ? ` ${signed(points)} ${plural(points, "point")}` : ""}
        {goals ? `, ${signed(goals)} ${plural(goals, "goal")}` : ""}
        {fixture?.fixture_id ? (
          <>
            {" "}
            <PageLink className="link" to={matchPage(fixture.fixture_id)}>
              {fixture.home_team} {scoreOf(fixture) ?? "v"} {fixture.away_team}
            </PageLink>
          </>
        ) : null}
      </p>
      <p className="source-note">
        {reason}. Source: {source}.
      </p>
    </li>
  );
}
