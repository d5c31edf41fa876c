import { expect, test } from "vitest";
import { english } from "#words/words.ts";
import { certainFinding, possibleFinding } from "./PlacesPossible.tsx";

type Clubs = Parameters<typeof certainFinding>[0];
type Certain = Clubs[number]["certain"];

/** The clubs of a league, with the places that each can still reach. */
function possible(exact: boolean, ...places: readonly (readonly [best: number, worst: number])[]) {
  const clubs = places.map(([best, worst]) => ({ possible: { best, worst } }));
  return possibleFinding({ exact, clubs } as unknown as Parameters<typeof possibleFinding>[0], english);
}

test("how many clubs can be champions is said where it is proven, and not yet certain", () => {
  expect(possible(true, [1, 2], [1, 3], [2, 3])).toBe("2 clubs can still be champions");
  expect(possible(false, [1, 2], [1, 3], [2, 3])).toBeNull();
  expect(possible(true, [1, 1], [2, 3], [2, 3])).toBeNull();
});

test("while every club can end in every place, that is said", () => {
  const said = "Arithmetic excludes nothing yet";
  expect(possible(false, [1, 2], [1, 2])).toBe(said);
  expect(possible(false, [1, 2], [2, 2])).toBeNull();
});

const on = (date: string) => ({ date, round_number: 30 });

/** Two clubs, each with what it can be certain of: one part of both, the other unknown. */
function certain(...clubs: readonly Partial<Certain>[]): string | null {
  return certainFinding(
    clubs.map((known, at) => ({
      ...{ team: `Club ${at}`, team_id: `c${at}` },
      certain: { title: null, continental: null, safety: null, relegation: null, ...known },
    })) as unknown as Clubs,
    english,
  );
}

test("the first days of title and safety are told", () => {
  const [early, late] = [on("2026-04-19"), on("2026-05-10")];
  expect(certain({ title: late, safety: early }, { title: early, safety: late })).toBe(
    "Nobody can be champions before Sun 19 Apr 2026, or safe before Sun 19 Apr 2026",
  );
});

test.each([
  ["one is certain", "now" as const],
  ["none can be certain any more", null],
])("of safety nothing is said once %s", (_, safety) => {
  expect(certain({ title: on("2026-05-10"), safety }, { safety: safety && on("2026-05-17") })).toBe(
    "Nobody can be champions before Sun 10 May 2026",
  );
});

test("without a day of the title nothing is said, unless it is won", () => {
  expect(certain({ safety: on("2026-05-10") }, {})).toBeNull();
  expect(certain({ title: "now", safety: "now" }, { safety: on("2026-05-10") })).toBe("Club 0 are champions");
});
