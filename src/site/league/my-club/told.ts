import type { ShownFixture } from "#site/league/data/loose.ts";
import { called } from "#site/league/parts/called.ts";
import { dayName, ordinal } from "#site/league/wording.ts";
import { counted } from "#site/ui/figures/counted.ts";
import type { MyClub } from "./my-club.ts";

interface Standing {
  position?: number | null;
  points?: number | null;
  matches_played?: number | null;
}

/** Where a club stands, and its next match. */
export function told(club: MyClub, row: Standing | null | undefined, next: ShownFixture | undefined): string {
  const standing = row?.matches_played
    ? `${ordinal(row.position ?? 0)} · ${counted(row.points ?? 0, "point")}`
    : null;
  const match = next
    ? `${next.home_id === club.id ? `v ${called(next.away_team)}` : `at ${called(next.home_team)}`}, ${dayName(next.date).slice(0, -5)}`
    : null;
  return [standing, match].filter(Boolean).join(" · ");
}
