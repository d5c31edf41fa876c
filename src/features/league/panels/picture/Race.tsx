import { tabPage } from "#features/league/panels/data/place.ts";
import type { SeasonPicture } from "#features/league/panels/data/shapes.ts";
import { LineChart } from "#features/league/panels/parts/LineChart.tsx";
import { shortClubName } from "#features/league/panels/parts/short-club-name.ts";
import { MoreLink } from "#ui/analytics/MoreLink.tsx";
import { Section } from "#ui/Section.tsx";
import { useWords } from "#words/words.ts";
import { raceTitle } from "./findings.ts";

/** The top four's positions over the season; the title states what the chart shows. */
export function Race({ race: { finding, lines, matchdays } }: { race: SeasonPicture["race"] }) {
  const { say } = useWords();
  if (matchdays.length < 2) return null;
  const lowest = Math.max(5, ...lines.flatMap(({ positions }) => positions));
  return (
    <Section
      title={raceTitle(finding, say)}
      subtitle={say("The first four’s place after each matchday, and their points now")}
      more
    >
      <LineChart
        lines={lines.map(({ team, team_id, colour, points, positions }) => ({
          id: team_id,
          label: `${positions.at(-1)} ${shortClubName(team)} ${points}`,
          colour,
          values: positions,
        }))}
        days={matchdays}
        scale={[1, Math.ceil(lowest / 2), lowest]}
        format={(position) => position}
        spoken={lines
          .map(({ team, points, positions }) => `${team}: ${positions.join(", ")}; ${points}`)
          .join(". ")}
      />
      <MoreLink to={tabPage("table", { view: "positions" })} label="All clubs" section="npfl_race" />
    </Section>
  );
}
