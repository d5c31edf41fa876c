import { POINTS } from "#features/league/panels/data/points.ts";
import type { TableRow } from "#features/league/panels/data/shapes.ts";
import { shortClubName } from "#features/league/panels/parts/short-club-name.ts";
import { ordinal } from "#features/league/panels/wording.ts";
import { Section } from "#ui/Section.tsx";
import { useWords } from "#words/words.ts";
import { ClubTable } from "./ClubTable.tsx";

interface InHand {
  team: string;
  team_id: string;
  inHand: number;
  points: number;
  ifWon: number;
  from: number;
  to: number;
}

/** Where the clubs that have played less would stand if they won what they have in hand, and nobody else played. */
export function ifWon(rows: readonly TableRow[]): InHand[] {
  return rows.flatMap(({ team, team_id, games_in_hand: inHand, points, position }) => {
    if (!inHand || typeof points !== "number" || !position) return [];
    const most = points + POINTS.W * inHand;
    const above = rows.filter((row) => row.team_id !== team_id && (row.points ?? 0) > most).length;
    return {
      team: team ?? "",
      team_id: team_id ?? "",
      inHand,
      points,
      ifWon: most,
      from: position,
      to: above + 1,
    };
  });
}

export function GamesInHand({ rows }: { rows: readonly TableRow[] }) {
  const words = useWords();
  const { say } = words;
  const clubs = ifWon(rows);
  const [most] = [...clubs].sort((a, b) => b.from - b.to - (a.from - a.to));
  return (
    <Section
      title={say("Matches in hand")}
      subtitle={say("What winning all of them would do, the other clubs standing still.")}
    >
      <h3 className="finding">
        {most
          ? say("Their matches in hand could take {club} from {from} to {to}", {
              club: shortClubName(most.team),
              from: ordinal(most.from, words),
              to: ordinal(most.to, words),
            })
          : say("All clubs have played as many matches")}
      </h3>
      {most ? (
        <ClubTable
          caption={say("Matches in hand")}
          columns={[
            { short: say("In hand") },
            { short: "Pts", long: say("Points") },
            { short: say("If won") },
            { short: say("Place") },
          ]}
          rows={clubs.map((club) => ({
            ...club,
            cells: [club.inHand, club.points, club.ifWon, `${club.from} → ${club.to}`],
          }))}
        />
      ) : null}
    </Section>
  );
}
