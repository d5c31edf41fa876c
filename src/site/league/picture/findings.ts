import type { ShownRow } from "#site/league/data/use-hub.ts";
import { called } from "#site/league/parts/called.ts";
import { percentOf } from "#site/league/wording.ts";
import { counted } from "#site/ui/figures/counted.ts";
import type { ClubProspects, SeasonPicture } from "./shown-picture.ts";

const places = ["lead", "are second", "are third", "are fourth", "are fifth", "are sixth"];

/** What the table and the chances tell together, and how the likeliest champions stand to the leaders. */
export function tableFinding(
  rows: readonly ShownRow[],
  picture: SeasonPicture,
): { finding: string; beside: string | null } | null {
  const [likeliest, next] = [...picture.chances].sort((a, b) => b.title - a.title);
  const place = rows.findIndex(({ team_id }) => team_id === likeliest?.team_id);
  const [leader, row] = [rows[0], rows[place]];
  if (!likeliest || !leader || !row || !leader.matches_played) return null;
  const name = called(likeliest.team);
  if (likeliest.title === 1) return { finding: `${name} are champions`, beside: null };
  const chance = `${titleOf(likeliest)}${next ? `, ${called(next.team)} ${titleOf(next)}` : ""}`;
  const where = places[place] ?? `are in place ${place + 1}`;
  return {
    finding:
      place === 0
        ? `${name} lead, and are the likeliest champions: ${chance}`
        : `${name} ${where}, and the likeliest champions: ${chance}`,
    beside: place === 0 ? null : besideLeader(row, leader),
  };
}

function titleOf({ title, percentages }: ClubProspects): string {
  return percentOf(percentages.title, title);
}

/** "They are level on points with Nasarawa and have a match in hand." */
function besideLeader(row: ShownRow, leader: ShownRow): string {
  const behind = (leader.points ?? 0) - (row.points ?? 0);
  const inHand = (leader.matches_played ?? 0) - (row.matches_played ?? 0);
  const gap = behind === 0 ? "level on points with" : `${counted(behind, "point")} behind`;
  const matches = inHand === 1 ? "a match" : counted(inHand, "match", "matches");
  const rest = inHand > 0 ? ` and have ${matches} in hand` : "";
  return `They are ${gap} ${called(leader.team)}${rest}.`;
}

/** How the leaders came to lead. */
export function raceTitle({ finding }: SeasonPicture["race"]): string {
  if (!finding) return "The race";
  const { team, led, of, since } = finding;
  const name = called(team);
  if (of === 1) return `${name} took the lead on matchday ${since}`;
  if (led === of) return `${name} have led since matchday ${since}`;
  return `${name} led after ${led} of the last ${of} matchdays`;
}
