import { expect, test } from "vitest";
import { english } from "#words/words.ts";
import { clubOutlook } from "./WhatIf.tsx";

const club = {
  ...{ team: "Bendel Insurance", team_id: "bendel-insurance", points: 22, position: 8 },
  ...{ points_expected: 50.1, points_low: 44, points_high: 57 },
  ...{ title: 0.001, continental: 0.1, relegation: 0.13 },
  percentages: { title: 0, continental: 10, relegation: 13 },
};

test("a club's points, place and chances are those that the server counts", () => {
  expect(clubOutlook(club, false, english)).toBe("Bendel: 22 points, 8th; title <1%, relegation 13%");
  expect(clubOutlook({ ...club, title: 0, relegation: 0 }, false, english)).toBe("Bendel: 22 points, 8th");
});

test("before a season's first match there is no place, and nothing is said before an answer that has points", () => {
  const unranked = { ...club, points: 3, position: null, title: 0 };
  expect(clubOutlook(unranked, false, english)).toBe("Bendel: 3 points; relegation 13%");
  expect(clubOutlook(club, true, english)).toBe("Bendel: …");
  expect(clubOutlook(undefined, true, english)).toBe("");
  const { points: _, position: __, ...before } = club;
  expect(clubOutlook(before as typeof club, false, english)).toBe("Bendel: …");
});
