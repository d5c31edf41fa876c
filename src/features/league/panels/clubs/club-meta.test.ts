import { expect, test } from "vitest";
import type { ClubAnswer } from "#features/league/panels/data/shapes.ts";
import { hausa } from "#tests/support/hausa.ts";
import { clubMeta } from "./club-meta.ts";

const fixture = (home_team: string) => ({
  home_team,
  away_team: "B",
  date: "2025-12-13",
  status: "scheduled",
});
const club = (fields: object) =>
  ({
    ...{ team: { team_name: "Enyimba" }, season: "2025-26", row: { position: 13 }, next: [] },
    ...fields,
  }) as unknown as ClubAnswer;

test.each([
  [{}, "Enyimba, 13th in the NPFL 2025-26: fixtures, results, chances"],
  [{ row: { position: null } }, "Enyimba, NPFL 2025-26: fixtures, results, chances"],
  [{ row: null }, "Enyimba, NPFL 2025-26: fixtures, results, chances"],
])("a club with %j has the title: %s", (fields, title) => {
  const meta = clubMeta(club(fields));
  expect(meta.title).toBe(title);
  expect(meta.description).toBe(
    "Enyimba in the Nigeria Premier League 2025-26: position, form, fixtures, results, and what the season may bring.",
  );
});

test("in another language title and description are the club, the season and the parts of the page", () => {
  const { title, description } = clubMeta(club({}), hausa);
  expect(title).toMatch(/^Enyimba, NPFL 2025-26: [^,]+, [^,]+, [^,]+$/);
  expect(title).not.toContain("fixtures");
  expect(description).toBe(title);
});

test("a club is a team with the next three matches; its year and ground are given if they are known", () => {
  const next = ["M1", "M2", "M3", "M4"].map(fixture);
  const team = { team_name: "Enyimba", founded: 1976, stadium: "Aba" };
  expect(clubMeta(club({ team, next })).jsonLd).toMatchObject({
    ...{ name: "Enyimba", foundingDate: "1976" },
    location: { "@type": "Place", name: "Aba", address: "Nigeria" },
    event: [{ name: "M1 v B" }, { name: "M2 v B" }, { name: "M3 v B" }],
  });
  const { jsonLd } = clubMeta(club({}));
  expect(jsonLd).not.toHaveProperty("foundingDate");
  expect(jsonLd).not.toHaveProperty("location");
});
