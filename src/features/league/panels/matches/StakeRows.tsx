import type { Outlook } from "#features/league/panels/data/shapes.ts";
import { ordinal, percentOf } from "#features/league/panels/wording.ts";
import { useWords, type Words } from "#words/words.ts";

type Club = Outlook["stakes"][number]["home"];

export interface BothClubs {
  readonly home: Club;
  readonly away: Club;
}

interface RowsProps {
  before: BothClubs;
  after: BothClubs;
  /** False before a season's first match, when there are no places. */
  ranked: boolean;
}

/** Both clubs' points, places and chances before and after a result. */
export function StakeRows(props: RowsProps) {
  return rowsOf(props, useWords()).map(({ name, cells }) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {cells.map(({ key, from, to }) => (
        <td key={key}>
          <Change from={from} to={to} />
        </td>
      ))}
    </tr>
  ));
}

function Change({ from, to }: { from: string; to: string }) {
  const { say } = useWords();
  const movement = from === to ? say("stays") : say("{from} to {to}", { from, to: "" }).trim();
  return (
    <>
      <i>{movement}</i> <b>{to}</b>
    </>
  );
}

const prospects = [
  { name: "Title", field: "title" },
  { name: "Continental", field: "continental" },
  { name: "Relegation", field: "relegation" },
] as const;

/** Chances that are zero for both clubs, before and after the match, are left out. */
function rowsOf({ before, after, ranked }: RowsProps, words: Words) {
  const { say } = words;
  const sides = ["home", "away"] as const;
  const row = (name: string, format: (club: Club) => string) => ({
    name,
    cells: sides.map((side) => ({ key: side, from: format(before[side]), to: format(after[side]) })),
  });
  const open = prospects.filter(({ field }) =>
    sides.some((side) => before[side][field] > 0 || after[side][field] > 0),
  );
  return [
    row(say("Points"), ({ points }) => String(points)),
    ...(ranked ? [row(say("Place"), ({ position }) => ordinal(position, words))] : []),
    ...open.map(({ name, field }) =>
      row(say(name), (club) => percentOf(club.percentages[field], club[field])),
    ),
  ];
}
