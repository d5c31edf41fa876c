import { tabPage } from "#features/league/panels/data/place.ts";
import type { SeasonPicture } from "#features/league/panels/data/shapes.ts";
import { shortClubName } from "#features/league/panels/parts/short-club-name.ts";
import { MoreLink } from "#ui/analytics/MoreLink.tsx";
import { Section } from "#ui/Section.tsx";
import { useWords } from "#words/words.ts";
import { raceTitle } from "./findings.ts";

const [WIDTH, HEIGHT] = [400, 196];
const [LEFT, RIGHT, TOP, BOTTOM] = [22, 64, 10, 22];
/** The smallest distance between two labels. */
const MIN_LABEL_DISTANCE = 17;

type Line = SeasonPicture["race"]["lines"][number];

/** The top four's positions over the season; the title states what the chart shows. */
export function Race({ race }: { race: SeasonPicture["race"] }) {
  const { say } = useWords();
  const days = race.matchdays.length;
  if (days < 2) return null;
  const lowest = Math.max(5, ...race.lines.flatMap(({ positions }) => positions));
  const x = (day: number) => LEFT + (day / (days - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (position: number) => TOP + ((position - 1) / (lowest - 1)) * (HEIGHT - TOP - BOTTOM);
  const labels = spread(race.lines.map(({ positions }) => y(positions.at(-1) ?? lowest)));
  return (
    <Section title={raceTitle(race, say)} subtitle={say("The first four’s place after each matchday")} more>
      <svg
        className="race"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={spokenLines(race.lines)}
      >
        {[1, Math.ceil(lowest / 2), lowest].map((position) => (
          <g key={position}>
            <path className="race__grid" d={`M${LEFT} ${y(position)}H${WIDTH - RIGHT}`} />
            <text className="race__text race__text--end" x={LEFT - 6} y={y(position) + 4}>
              {position}
            </text>
          </g>
        ))}
        {[0, Math.floor((days - 1) / 2), days - 1].map((day) => (
          <text key={day} className="race__text race__text--mid" x={x(day)} y={HEIGHT - 6}>
            {race.matchdays[day]}
          </text>
        ))}
        {[...race.lines].reverse().map(({ team_id, positions }, reversedIndex) => {
          const at = race.lines.length - 1 - reversedIndex;
          return (
            <polyline
              key={team_id}
              className={`race__line race__line--${at + 1}`}
              points={positions.map((position, day) => `${round(x(day))},${round(y(position))}`).join(" ")}
            />
          );
        })}
        {race.lines.map(({ team_id, short_name, positions }, at) => (
          <g key={team_id}>
            <circle
              className={at === 0 ? "race__dot race__dot--1" : "race__dot"}
              cx={x(days - 1)}
              cy={round(y(positions.at(-1) ?? lowest))}
              r="3"
            />
            <text
              className={at === 0 ? "race__text race__text--1" : "race__text"}
              x={WIDTH - RIGHT + 10}
              y={round((labels[at] ?? 0) + 4)}
            >
              {positions.at(-1)} {short_name}
            </text>
          </g>
        ))}
      </svg>
      <p className="source-note num">
        {say("Points now: {points}.", {
          points: race.lines.map(({ team, points }) => `${shortClubName(team)} ${points}`).join(", "),
        })}
      </p>
      <MoreLink to={tabPage("table", { view: "positions" })} label="All clubs" section="npfl_race" />
    </Section>
  );
}

function spokenLines(lines: readonly Line[]): string {
  return lines.map(({ team, positions }) => `${team}: ${positions.join(", ")}`).join(". ");
}

/** Moves labels apart that would overlap, from the top down. */
function spread(heights: readonly number[]): number[] {
  const order = [...heights.keys()].sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const moved = [...heights];
  let last = -MIN_LABEL_DISTANCE;
  for (const index of order) {
    last = Math.max(heights[index] ?? 0, last + MIN_LABEL_DISTANCE);
    moved[index] = last;
  }
  return moved;
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
