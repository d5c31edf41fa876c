import type { Logos } from "#site/league/data/logos.ts";
import type { ShownRow } from "#site/league/data/use-hub.ts";
import { ClubLink } from "#site/league/parts/ClubLink.tsx";
import { FormMarks } from "#site/league/parts/FormMarks.tsx";
import { signed } from "#site/league/wording.ts";
import { counted } from "#site/ui/figures/counted.ts";

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

interface TableParts {
  caption: string;
  rows: readonly ShownRow[];
  logos: Logos;
  /** Zones are of the official table. */
  zoned: boolean;
}

export function StandingsTable({ caption, rows, logos, zoned }: TableParts) {
  return (
    <>
      <table className="table">
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              #<span className="vh"> Position</span>
            </th>
            <th scope="col" className="t-team">
              Team
            </th>
            {columns.map(({ short, long, ...column }) => (
              <th scope="col" key={short} className={"wide" in column ? "t-wide" : undefined}>
                <abbr title={long}>{short}</abbr>
              </th>
            ))}
            <th scope="col">
              <abbr title="Goal difference">GD</abbr>
            </th>
            <th scope="col">
              <abbr title="Points">Pts</abbr>
            </th>
            <th scope="col" className="t-form">
              Form
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <Row
              key={row.team ?? place}
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
  name: string;
  look: string;
}

function zoneOf({ position }: ShownRow, teams: number): Zone | null {
  if (!position) return null;
  if (position <= CONTINENTAL) {
    return { name: "Continental", look: position === CONTINENTAL ? "zone-c zone-end" : "zone-c" };
  }
  if (position > teams - RELEGATION) return { name: "Relegation", look: "zone-r" };
  return position === teams - RELEGATION ? { name: "", look: "zone-end" } : null;
}

function Row({ row, logos, zone }: { row: ShownRow; logos: Logos; zone: Zone | null }) {
  return (
    <tr className={zone?.look}>
      <td>
        {row.position}
        {zone?.name ? <span className="vh">, {zone.name}</span> : null}
      </td>
      <th scope="row" className="t-team">
        <ClubLink team={row.team} id={row.team_id} logo={logos.get(row.team ?? "")} />
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
          <sup title={`${counted(row.points_deducted, "point")} deducted`}>*</sup>
        ) : null}
      </td>
      <td className="t-form">
        <FormMarks form={row.form} />
      </td>
    </tr>
  );
}

function Key({ teams }: { teams: number }) {
  return (
    <p className="key">
      <span>Continental, positions 1 to {CONTINENTAL}</span>
      <span className="key--r">
        Relegation, positions {Math.max(1, teams - RELEGATION + 1)} to {teams}
      </span>
    </p>
  );
}

/** Why a club's points are fewer than it won, and who has matches to catch up. */
function Notes({ rows }: { rows: readonly ShownRow[] }) {
  const deducted = rows.filter(({ points_deducted }) => points_deducted);
  const behind = rows.filter(({ games_in_hand }) => games_in_hand);
  return (
    <>
      {deducted.length > 0 ? (
        <p className="source-note">
          * Points deducted:{" "}
          {deducted.map(({ team, points_deducted }) => `${team} ${points_deducted}`).join(", ")}.
        </p>
      ) : null}
      {behind.length > 0 ? (
        <p className="source-note">
          Games in hand: {behind.map(({ team, games_in_hand }) => `${team} ${games_in_hand}`).join(", ")}.
        </p>
      ) : null}
    </>
  );
}
