import type { ClubProspects, Fixture, SeasonPicture, TableRow } from "#features/league/panels/data/shapes.ts";
import type { League } from "#features/league/panels/data/use-hub.ts";
import { shortClubName } from "#features/league/panels/parts/short-club-name.ts";
import { ordinal, percentOf } from "#features/league/panels/wording.ts";
import { counted } from "#ui/figures/counted.ts";
import { english, type Words } from "#words/words.ts";

/** Matches to come by their day: the list begins with the fullest matchday. Those without a result on their day are last. */
export function byDay({ upcoming, asOf }: Pick<League, "upcoming" | "asOf">): Fixture[] {
  const key = ({ date }: Fixture) => `${date && date < (asOf ?? "") ? 1 : 0} ${date}`;
  return upcoming.filter(({ fixture_id }) => fixture_id).sort((a, b) => key(a).localeCompare(key(b)));
}

const placeWords = ["lead", "are second", "are third", "are fourth", "are fifth", "are sixth"];

/** What the table and the chances show together; `comparison` compares the likeliest champions with the leaders. */
export function tableFinding(
  rows: readonly TableRow[],
  picture: SeasonPicture,
  words: Words = english,
): { finding: string; comparison: string | null } | null {
  const [likeliest, next] = [...picture.chances].sort((a, b) => b.title - a.title);
  const index = rows.findIndex(({ team_id }) => team_id === likeliest?.team_id);
  const [leader, row] = [rows[0], rows[index]];
  if (!likeliest || !leader || !row || !leader.matches_played) return null;
  const name = shortClubName(likeliest.team);
  if (likeliest.title === 1)
    return { finding: words.say("{club} are champions", { club: name }), comparison: null };
  const chance = `${titleOf(likeliest)}${next ? `, ${shortClubName(next.team)} ${titleOf(next)}` : ""}`;
  const values = { club: name, where: whereOf(index, words), chance };
  return {
    finding:
      index === 0
        ? words.say("{club} lead, and are the likeliest champions: {chance}", values)
        : words.say("{club} {where}, and the likeliest champions: {chance}", values),
    comparison: index === 0 ? null : gapToLeader(row, leader, words),
  };
}

/** "are third". */
function whereOf(index: number, words: Words): string {
  if (words.language !== "en") return ordinal(index + 1, words);
  return placeWords[index] ?? `are in place ${index + 1}`;
}

function titleOf({ title, percentages }: ClubProspects): string {
  return percentOf(percentages.title, title);
}

/** "They are level on points with Nasarawa and have a match in hand."; two sentences in other languages. */
function gapToLeader(row: TableRow, leader: TableRow, words: Words): string {
  const behind = (leader.points ?? 0) - (row.points ?? 0);
  const inHand = (leader.matches_played ?? 0) - (row.matches_played ?? 0);
  if (words.language !== "en") return gapToLeaderIn(words, shortClubName(leader.team), behind, inHand);
  const gap = behind === 0 ? "level on points with" : `${counted(behind, "point")} behind`;
  const matches = inHand === 1 ? "a match" : counted(inHand, "match", "matches");
  const rest = inHand > 0 ? ` and have ${matches} in hand` : "";
  return `They are ${gap} ${shortClubName(leader.team)}${rest}.`;
}

function gapToLeaderIn({ count, say }: Words, club: string, behind: number, inHand: number): string {
  const gap =
    behind === 0
      ? say("They are level on points with {club}.", { club })
      : say("They are {points} behind {club}.", { club, points: count(behind, "point", "points") });
  if (inHand <= 0) return gap;
  return `${gap} ${say("They have {matches} in hand.", { matches: count(inHand, "match", "matches") })}`;
}

/** The chart's title: how long the leaders have led. */
export function raceTitle(finding: SeasonPicture["race"]["finding"], say = english.say): string {
  if (!finding) return say("The race");
  const { team, led, of, since } = finding;
  const club = shortClubName(team);
  if (of === 1) return say("{club} took the lead on matchday {day}", { club, day: since });
  if (led === of) return say("{club} have led since matchday {day}", { club, day: since });
  return say("{club} led after {led} of the last {of} matchdays", { club, led, of });
}
