import type { Followed } from "#device/stores/newest.ts";
import type { Fixture } from "#features/league/panels/data/shapes.ts";
import { shortClubName } from "#features/league/panels/parts/short-club-name.ts";
import { dayName, ordinal } from "#features/league/panels/wording.ts";
import { english, type Words } from "#words/words.ts";

export interface Standing {
  position?: number | null;
  points?: number | null;
  matches_played?: number | null;
}

/** A club's place and points, and its next match. */
export function clubLine(
  club: Pick<Followed, "id">,
  row: Standing | null | undefined,
  next: Fixture | undefined,
  words: Words = english,
): string {
  const standing = row?.matches_played
    ? `${ordinal(row.position ?? 0, words)} · ${words.count(row.points ?? 0, "point", "points")}`
    : null;
  const match = next ? `${opponentText(club, next, words)}, ${dayName(next.date, words).slice(0, -5)}` : null;
  return [standing, match].filter(Boolean).join(" · ");
}

/** "v Rangers" at home, "at Rangers" away. */
export function opponentText(
  club: Pick<Followed, "id">,
  { home_id, home_team, away_team }: Fixture,
  { say }: Words,
): string {
  return home_id === club.id
    ? `v ${shortClubName(away_team)}`
    : say("at {club}", { club: shortClubName(home_team) });
}
