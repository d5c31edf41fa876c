import { expect, test } from "vitest";
import { accepted } from "#tests/support/accepted.ts";
import { answersFrom, comingMatch, playedMatch, smallLeague } from "#tests/support/small-league.ts";
import { seasonPicture } from "./picture.ts";
import type { Snapshot } from "./snapshot.ts";

async function pictureOf(snapshot: Snapshot) {
  const ask = seasonPicture(answersFrom(snapshot))["GET /npfl/picture"];
  return accepted(await ask());
}

/** On the 10th and the 17th, exactly a week apart; the last week of play begins after the 10th. */
const firstWeek = [playedMatch("2026-01-10", "a", "b", [2, 0]), playedMatch("2026-01-10", "c", "d", [1, 0])];
const lastWeek = [
  playedMatch("2026-01-16", "b", "a", [3, 0], { round: 2 }),
  playedMatch("2026-01-17", "d", "c", [2, 0], { round: 2 }),
];

test("changes are those since the evening before the last week of play, the four biggest moves first", async () => {
  const { changed } = await pictureOf(smallLeague("2026-01-20", [...firstWeek, ...lastWeek]));
  expect(changed?.since).toBe("2026-01-15");
  expect(changed?.moves.map(({ team_id, from, to }) => `${team_id} ${from}-${to}`)).toEqual([
    // E, which fell from the third to the last place, would be the fifth.
    ...["b 5-1", "d 4-2", "a 1-3", "c 2-4"],
  ]);
  expect(changed?.moves[0]?.team).toBe("Club B");
  // B leads now that all has been played, and E is last: these chances have become certain.
  expect(changed?.title).toMatchObject({ team: "Club B", team_id: "b", to: 100 });
  expect(changed?.title?.from).toBeLessThan(60);
  expect(changed?.relegation).toMatchObject({ team_id: "e", to: 100 });
});

test("results that change neither a place nor a chance are not listed as changes", async () => {
  const certain = [
    playedMatch("2026-01-01", "a", "b", [2, 0]),
    playedMatch("2026-01-01", "a", "c", [2, 0]),
    playedMatch("2026-01-02", "a", "d", [1, 0]),
    playedMatch("2026-01-02", "d", "b", [1, 0]),
    playedMatch("2026-01-03", "e", "b", [1, 0]),
    playedMatch("2026-01-17", "d", "e", [1, 1]),
  ];
  const { changed } = await pictureOf(smallLeague("2026-01-20", certain));
  expect(changed).toEqual({ since: "2026-01-16", moves: [], title: null, relegation: null });
});

test.each([
  ["before the first match", [comingMatch("2026-01-10", "a", "b")]],
  ["in the first week of play", [...firstWeek, comingMatch("2026-01-17", "a", "c")]],
])("there are no changes %s", async (_, matches) => {
  expect((await pictureOf(smallLeague("2026-01-12", matches))).changed).toBeNull();
});

test("the race shows the four best clubs after each matchday, and who leads from the third on", async () => {
  const two = await pictureOf(smallLeague("2026-01-20", [...firstWeek, ...lastWeek]));
  expect(two.race).toMatchObject({ matchdays: [1, 2], finding: null });
  expect(two.race.lines).toEqual([
    { team: "Club B", team_id: "b", short_name: "B", colour: null, points: 3, positions: [5, 1] },
    { team: "Club D", team_id: "d", short_name: "D", colour: null, points: 3, positions: [4, 2] },
    { team: "Club A", team_id: "a", short_name: "A", colour: null, points: 3, positions: [1, 3] },
    { team: "Club C", team_id: "c", short_name: "C", colour: null, points: 3, positions: [2, 4] },
  ]);
  const third = playedMatch("2026-01-24", "b", "c", [1, 0], { round: 3 });
  const three = await pictureOf(smallLeague("2026-01-25", [...firstWeek, ...lastWeek, third]));
  expect(three.race.finding).toEqual({ team: "Club B", led: 2, of: 2, since: 2 });
});

test("the next ten league matches are forecast, and all that are still to be played are counted", async () => {
  const clubs = ["a", "b", "c", "d", "e"];
  const pairs = clubs.flatMap((home) =>
    clubs.filter((away) => away !== home).map((away) => [home, away] as const),
  );
  const [postponed, cancelled, ...others] = pairs.slice(0, 13).map(([home, away], at) => {
    const states = ["postponed", "void"] as const;
    return comingMatch(`2026-02-${10 + at}`, home, away, {
      status: states[at] ?? "scheduled",
      round: at + 1,
    });
  });
  const playOff = comingMatch("2026-02-10", "d", "e", { stage: "playoff", round: null, id: "play-off" });
  const matches = [postponed, cancelled, ...others, playOff].flatMap((match) => match ?? []);
  const picture = await pictureOf(smallLeague("2026-02-01", matches));
  expect(picture.remaining_matches).toBe(12);
  expect(picture.next).toHaveLength(10);
  const listed = picture.next.map(({ fixture_id }) => fixture_id);
  expect(listed).not.toContain("play-off");
  expect(listed).not.toContain(cancelled?.id);
  expect(listed).toContain(postponed?.id);
  for (const { percentages: of } of picture.next) expect(of.home + of.draw + of.away).toBe(100);
  expect(picture.chances).toHaveLength(5);
});
