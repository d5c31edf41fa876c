import { shortClubName } from "#features/league/panels/parts/short-club-name.ts";
import { useWords } from "#words/words.ts";

const WIDTH = 640;
const STEP = 18;
const PAD = 12;

interface Line {
  team: string;
  team_id: string;
  positions: readonly number[];
}

interface LinesProps {
  lines: readonly Line[];
  places: number;
  /** The id of the club whose line is drawn in green, above all others. */
  picked: string;
}

/** One line for each club, with first place at the top; its name stands at its end where there is room. */
export function PositionLines({ lines, places, picked }: LinesProps) {
  const { say } = useWords();
  const height = (places - 1) * STEP + PAD * 2;
  const days = Math.max(2, ...lines.map(({ positions }) => positions.length));
  const x = (day: number) => PAD + (day / (days - 1)) * (WIDTH - PAD * 4);
  const y = (position: number) => PAD + (position - 1) * STEP;
  const ordered = [...lines].sort((a, b) => Number(a.team_id === picked) - Number(b.team_id === picked));
  const pickedLine = lines.find(({ team_id }) => team_id === picked);
  const last = pickedLine?.positions.at(-1);
  return (
    <svg
      className="lines"
      viewBox={`0 0 ${WIDTH} ${height + PAD}`}
      role="img"
      aria-label={
        pickedLine
          ? say("{club} after each matchday: {positions}", {
              club: pickedLine.team,
              positions: pickedLine.positions.join(", "),
            })
          : say("Positions by matchday")
      }
    >
      {ordered.map(({ team_id, positions }) => (
        <polyline
          key={team_id}
          className={team_id === picked ? "lines__own" : "lines__other"}
          points={positions.map((position, day) => `${Math.round(x(day))},${y(position)}`).join(" ")}
        />
      ))}
      {lines.map(({ team, team_id, positions }) => {
        const now = positions.at(-1);
        return now ? (
          <text
            key={team_id}
            className={team_id === picked ? "lines__club lines__club--own" : "lines__club"}
            x={x(days - 1) + 32}
            y={y(now) + 4}
          >
            {shortClubName(team)}
          </text>
        ) : null;
      })}
      <text className="lines__day" x={PAD} y={height + 6}>
        {say("Matchday")} 1
      </text>
      <text className="lines__day lines__day--last" x={x(days - 1)} y={height + 6}>
        {days}
      </text>
      {pickedLine && last ? (
        <>
          <circle className="lines__dot" cx={x(pickedLine.positions.length - 1)} cy={y(last)} r="4" />
          <text className="lines__now" x={x(pickedLine.positions.length - 1) + 8} y={y(last) + 5}>
            {last}
          </text>
        </>
      ) : null}
    </svg>
  );
}
