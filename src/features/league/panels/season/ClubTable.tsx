import { ClubLink } from "#features/league/panels/parts/ClubLink.tsx";
import { shortClubName } from "#features/league/panels/parts/short-club-name.ts";
import { useWords } from "#words/words.ts";

interface TableProps {
  caption: string;
  columns: readonly { short: string; long?: string }[];
  rows: readonly { team: string; team_id: string; cells: readonly React.ReactNode[] }[];
}

/** A line of figures for each club. */
export function ClubTable({ caption, columns, rows }: TableProps) {
  const { say } = useWords();
  return (
    <table className="table table--figures num">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="t-team">
            {say("Team")}
          </th>
          {columns.map(({ short, long }) => (
            <th scope="col" key={short}>
              {long ? <abbr title={long}>{short}</abbr> : short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ team, team_id, cells }) => (
          <tr key={team_id}>
            <th scope="row" className="t-team">
              <ClubLink team={team} id={team_id} short={shortClubName(team)} />
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index]?.short}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
