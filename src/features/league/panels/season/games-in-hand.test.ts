import { expect, test } from "vitest";
import { english } from "#words/words.ts";
import { ifWon, inHandFinding } from "./GamesInHand.tsx";

/** A club with its matches in hand, its place and the one that the server gives it if it wins them. */
const row = (team: string, inHand: number, from: number, to?: number) => ({
  ...{ team, team_id: team, games_in_hand: inHand, points: 14, position: from },
  ...(to === undefined ? {} : { position_if_won: to }),
});

test("clubs with matches in hand stand where the server's table has them with three points for each", () => {
  const rows = [row("a", 0, 1), row("b", 1, 3, 2), row("c", 2, 9, 9)];
  expect(ifWon(rows).map(({ team, ...club }) => [team, club.ifWon, club.from, club.to])).toEqual([
    ["b", 17, 3, 2],
    ["c", 20, 9, 9],
  ]);
});

test("the club that could climb most is named, with its match or its matches", () => {
  const finding = (inHand: number, to: number) =>
    inHandFinding([row("a", 1, 2, 1), row("Barau", inHand, 5, to)], english);
  expect(finding(1, 3)).toBe("Their match in hand could take Barau from 5th to 3rd");
  expect(finding(2, 2)).toBe("Their matches in hand could take Barau from 5th to 2nd");
  expect(inHandFinding([row("Barau", 1, 5, 5)], english)).toBeNull();
  expect(inHandFinding([row("Barau", 1, 5)], english)).toBeNull();
  expect(inHandFinding([row("Barau", 0, 5)], english)).toBe("All clubs have played as many matches");
});
