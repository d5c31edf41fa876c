import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bundledResults } from "#features/league/sources/bundled.ts";
import { bundledLeague, forecastFile, simulationCsv, tableCsv } from "./measure.ts";

const league = bundledLeague();
const lastSeasons = bundledResults()
  .split("\n")
  .filter((line, index) => index === 0 || line >= "2023-24")
  .join("\n");

test("league table prints the published final table", () => {
  const table = tableCsv(league, { season: "2025-26" });
  const lines = table.ok ? table.value.split("\n") : [];
  const published = readFileSync("tests/fixtures/league/final-2025-26.csv", "utf8")
    .trim()
    .split("\n")
    .slice(2);
  const withoutPlace = (line: string) =>
    line
      .split(",")
      .filter((_, index) => index !== 0 && index !== 2)
      .join(",");
  expect(lines.slice(1).map(withoutPlace)).toEqual(published);
  expect(tableCsv(league, { season: "1999" })).toMatchObject({ ok: false });
});

test("league forecast predicts each match of the requested seasons, and prints its score in one line", () => {
  const forecast = forecastFile(lastSeasons, { testFrom: "2025-26" });
  if (!forecast.ok) throw new Error(forecast.failure.message);
  const { csv, summary } = forecast.value;
  const [head, ...lines] = csv.split("\n");
  expect(head).toBe("date,home,away,p_home,p_draw,p_away");
  expect(lines).toHaveLength(380);
  for (const line of lines) {
    const sum = line
      .split(",")
      .slice(3)
      .reduce((total, p) => total + Number(p), 0);
    expect(sum).toBeCloseTo(1, 3);
  }
  expect(summary).toMatch(
    /^379 matches; RPS 0\.1\d{3} \(base rate 0\.1\d{3}, ratio 0\.9\d{3}\); log loss [01]\.\d{4} \(base rate [01]\.\d{4}\); calibration error 0\.\d{4} \(base rate 0\.\d{4}\)$/,
  );
});

test("league forecast scores itself by season and by matchday, each match once", () => {
  const forecast = forecastFile(lastSeasons, { testFrom: "2024-25" });
  if (!forecast.ok) throw new Error(forecast.failure.message);
  const rows = (part: "season" | "matchday") =>
    forecast.value
      .scoresBy(part)
      .split("\n")
      .slice(1)
      .map((line) => line.split(",").map(Number.parseFloat));
  expect(forecast.value.scoresBy("season")).toMatch(
    /^season,matches,rps,base_rate_rps,ratio,right,home_wins\n2024-25,38\d,0\.\d+.*\n2025-26,379,/,
  );
  expect(rows("matchday").map(([matchday]) => matchday)).toEqual(
    Array.from({ length: 38 }, (_, at) => at + 1),
  );
  for (const part of ["season", "matchday"] as const) {
    const [all, weighted] = [0, 1].map((column) =>
      rows(part).reduce((sum, [, matches = 0, rps = 0]) => sum + matches * (column === 0 ? 1 : rps), 0),
    );
    expect(forecast.value.summary).toMatch(
      new RegExp(`^${all} matches; RPS ${((weighted ?? 0) / (all ?? 1)).toFixed(3)}`),
    );
  }
});

test("league forecast reads any league's file: other columns, quoted names, matches without a score", () => {
  const file = [
    "date,season,home,away,hg,ag,round",
    ...Array.from(
      { length: 30 },
      (_, day) => `2024-01-${String(day + 1).padStart(2, "0")},2024,"A, B",C,${day % 3},1,1`,
    ),
    '2024-02-05,2024,C,"A, B",,,2',
  ].join("\n");
  const forecast = forecastFile(file);
  const lines = forecast.ok ? forecast.value.csv.split("\n") : [];
  expect(lines).toHaveLength(32);
  expect(lines.at(-1)).toMatch(/^2024-02-05,C,"A, B",0\.\d+,0\.\d+,0\.\d+$/);
});

test("league simulate gives every club its chances, the same for the same seed", () => {
  const options = { asOf: "2025-12-28", runs: 2000, seed: 7 };
  const once = simulationCsv(league, options);
  expect(once).toEqual(simulationCsv(league, options));
  const rows = once.ok
    ? once.value
        .split("\n")
        .slice(1)
        .map((line) => line.split(","))
    : [];
  expect(rows).toHaveLength(20);
  const chance = /^(0\.\d{4}|1\.0000)$/;
  for (const [, title, continental, relegation, points, low, high] of rows) {
    expect([title, continental, relegation].filter((of) => !chance.test(of ?? ""))).toEqual([]);
    expect(points).toMatch(/^\d+\.\d$/);
    expect(Number(low)).toBeLessThanOrEqual(Number(points));
    expect(Number(high)).toBeGreaterThanOrEqual(Number(points));
  }
  const sum = (column: number) => rows.reduce((total, row) => total + Number(row[column]), 0);
  expect([sum(1), sum(2), sum(3)].map((value) => Math.round(value))).toEqual([1, 4, 4]);
});

test("league simulate uses results of the last five years, to the day", () => {
  const [match] = league.matches.filter((one) => one.season === "2025-26" && one.status === "completed");
  const seasonMatches = league.matches.filter((one) => one.season === "2025-26");
  const options = { asOf: "2025-12-28", runs: 300, seed: 7 };
  const withOld = (date: string) => {
    const old = { ...match, id: "old", season: "2020-21", date, homeGoals: 9, awayGoals: 0 } as never;
    return simulationCsv({ ...league, matches: [old, ...seasonMatches] }, options);
  };
  const withoutOld = simulationCsv({ ...league, matches: seasonMatches }, options);
  expect(withOld("2020-12-28")).toEqual(withoutOld);
  expect(withOld("2020-12-29")).not.toEqual(withoutOld);
});
