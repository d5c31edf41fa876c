import type { Logos } from "#features/league/panels/data/logos.ts";
import type { TableRow } from "#features/league/panels/data/shapes.ts";
import { ClubLink } from "#features/league/panels/parts/ClubLink.tsx";
import { FormMarks } from "#features/league/panels/parts/FormMarks.tsx";
import { RunningScore } from "#features/league/panels/running/RunningScore.tsx";
import { signed } from "#features/league/panels/wording.ts";
import { useWords } from "#words/words.ts";

const CONTINENTAL = 4;
const RELEGATION = 4;

const columns = [
  { short: "P", long: "Matches played", field: "matches_played" },
  { short: "W", long: "Wins", field: "wins", wide: true },
  { short: "D", long: "Draws", field: "draws", wide: true },
  { short: "L", long: "Losses", field: "losses", wide: true },
  { short: "GF", long: "Goals for", field: "goals_for", wide: true },
  { short: "GA", long: "Goals against", field: "goals_against", wide: true },
] as const;

interface TableProps {
  caption: string;
  rows: readonly TableRow[];
  logos: Logos;
  /** Whether to colour the places that lead to something. */
  zoned: boolean;
}

export function StandingsTable({ caption, rows, logos, zoned }: TableProps) {
  const { say } = useWords();
  return (
    <>
      <table className="table">
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              #<span className="vh"> {say("Position")}</span>
            </th>
            <th scope="col" className="t-team">
              {say("Team")}
            </th>
            {columns.map(({ short, long, ...column }) => (
              <th scope="col" key={short} className={"wide" in column ? "t-wide" : undefined}>
                <abbr title={say(long)}>{short}</abbr>
              </th>
            ))}
            <th scope="col">
              <abbr title={say("Goal difference")}>GD</abbr>
            </th>
            <th scope="col">
              <abbr title={say("Points")}>Pts</abbr>
            </th>
            <th scope="col" className="t-form">
              {say("Form")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row
              key={row.team ?? index}
              row={row}
              logos={logos}
              zone={zoned ? zoneOf(row, rows.length) : null}
            />
          ))}
        </tbody>
      </table>
      {zoned && rows.some(({ position }) => position) ? <Key teams={rows.length} /> : null}
      <Notes rows={rows} />
    </>
  );
}

interface Zone {
  name: "Continental" | "Relegation" | "";
  rowClass: string;
}

function zoneOf({ position }: TableRow, teams: number): Zone | null {
  if (!position) return null;
  if (position <= CONTINENTAL) {
    return { name: "Continental", rowClass: position === CONTINENTAL ? "zone-c zone-end" : "zone-c" };
  }
  if (position > teams - RELEGATION) return { name: "Relegation", rowClass: "zone-r" };
  return position === teams - RELEGATION ? { name: "", rowClass: "zone-end" } : null;
}

function Row({ row, logos, zone }: { row: TableRow; logos: Logos; zone: Zone | null }) {
  const { count, say } = useWords();
  return (
    <tr className={zone?.rowClass}>
      <td>
        {row.position}
        {zone?.name ? <span className="vh">, {say(zone.name)}</span> : null}
      </td>
      <th scope="row" className="t-team">
        <ClubLink team={row.team} id={row.team_id} logo={logos.get(row.team ?? "")} />
        <RunningScore club={row.team_id} />
      </th>
      {columns.map(({ field, short, ...column }) => (
        <td key={short} className={"wide" in column ? "t-wide" : undefined}>
          {row[field]}
        </td>
      ))}
      <td>{signed(row.goal_difference)}</td>
      <td className="t-pts">
        {row.points}
        {row.points_deducted ? (
          <sup title={say("{points} deducted", { points: count(row.points_deducted, "point", "points") })}>
            *
          </sup>
        ) : null}
      </td>
      <td className="t-form">
        <FormMarks form={row.form} />
      </td>
    </tr>
  );
}

function Key({ teams }: { teams: number }) {
  const { say } = useWords();
  return (
    <p className="key">
      <span>{say("Continental, positions 1 to 4")}</span>
      <span className="key--r">
        {say("Relegation, positions {from} to {to}", {
          from: Math.max(1, teams - RELEGATION + 1),
          to: teams,
        })}
      </span>
    </p>
  );
}

/** Notes on deducted points and on matches in hand. */
function Notes({ rows }: { rows: readonly TableRow[] }) {
  const { say } = useWords();
  const deducted = rows.filter(({ points_deducted }) => points_deducted);
  const withGamesInHand = rows.filter(({ games_in_hand }) => games_in_hand);
  return (
    <>
      {deducted.length > 0 ? (
        <p className="source-note">
          * {say("Points deducted")}:{" "}
          {deducted.map(({ team, points_deducted }) => `${team} ${points_deducted}`).join(", ")}.
        </p>
      ) : null}
      {withGamesInHand.length > 0 ? (
        <p className="source-note">
          {say("Games in hand: {list}.", {
            list: withGamesInHand.map(({ team, games_in_hand }) => `${team} ${games_in_hand}`).join(", "),
          })}
        </p>
      ) : null}
    </>
  );
}
