import { POINTS } from "#features/league/panels/data/points.ts";
import type { TableRow } from "#features/league/panels/data/shapes.ts";
import { shortClubName } from "#features/league/panels/parts/short-club-name.ts";
import { ordinal } from "#features/league/panels/wording.ts";
import { Section } from "#ui/Section.tsx";
import { useWords, type Words } from "#words/words.ts";
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

/** Where the clubs that have played less would stand if they won each match in hand 1–0, and nobody else played. */
export function ifWon(rows: readonly TableRow[]): InHand[] {
  return rows.flatMap(
    ({ team, team_id, games_in_hand: inHand, position_if_won: to, points, position: from }) =>
      inHand && typeof points === "number" && from && to
        ? {
            team: team ?? "",
            team_id: team_id ?? "",
            inHand,
            points,
            ifWon: points + POINTS.W * inHand,
            from,
            to,
          }
        : [],
  );
}

/** The club that could climb most; null if none could climb, or an answer of the version before does not say. */
export function inHandFinding(rows: readonly TableRow[], words: Words): string | null {
  const { say } = words;
  if (!rows.some(({ games_in_hand }) => games_in_hand)) return say("All clubs have played as many matches");
  const [most] = ifWon(rows).sort((a, b) => b.from - b.to - (a.from - a.to));
  if (!most) return null;
  if (most.to === most.from) return null;
  const move = {
    club: shortClubName(most.team),
    from: ordinal(most.from, words),
    to: ordinal(most.to, words),
  };
  return most.inHand === 1
    ? say("Their match in hand could take {club} from {from} to {to}", move)
    : say("Their matches in hand could take {club} from {from} to {to}", move);
}

export function GamesInHand({ rows }: { rows: readonly TableRow[] }) {
  const words = useWords();
  const { say } = words;
  const clubs = ifWon(rows);
  const finding = inHandFinding(rows, words);
  return (
    <Section
      title={say("Matches in hand")}
      subtitle={say("What winning all of them would do, the other clubs standing still.")}
    >
      {finding ? <h3 className="finding">{finding}</h3> : null}
      {clubs.length > 0 ? (
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
