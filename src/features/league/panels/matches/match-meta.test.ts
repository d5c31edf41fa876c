import { expect, test } from "vitest";
import type { MatchAnswer } from "#features/league/panels/data/shapes.ts";
import { hausa } from "#tests/support/hausa.ts";
import { matchEvent, matchTitle } from "./match-meta.ts";

const match = (fields: object) => ({
  season: "2025-26",
  fixture: {
    ...{ home_team: "Enyimba", away_team: "Remo Stars", home_score: null, away_score: null },
    ...{ date: "2025-12-13", kickoff: null, round: "Round 7", status: "scheduled", venue: null },
    ...fields,
  } as unknown as MatchAnswer["fixture"],
});

test("before a match its title has the day, afterwards the score", () => {
  expect(matchTitle(match({}))).toEqual({
    title: "Enyimba v Remo Stars, Sat 13 Dec 2025: forecast and form, NPFL 2025-26",
    description:
      "Enyimba v Remo Stars, Matchday 7, Sat 13 Dec 2025: one forecast, the likely scores, what is at stake, form and earlier meetings.",
  });
  expect(matchTitle(match({ home_score: 2, away_score: 0 }))).toEqual({
    title: "Enyimba 2–0 Remo Stars: NPFL 2025-26, Matchday 7",
    description:
      "Enyimba 2–0 Remo Stars on Matchday 7, Sat 13 Dec 2025, in the Nigeria Premier League: the forecast on record, form and earlier meetings.",
  });
});

test.each([
  ["abandoned", "ba a gama ba"],
  ["suspended", "an dakatar da shi"],
  ["live", "ana bugawa"],
  ["awarded", "an ba da wasa"],
])("the score of a match that is %s says so", (status, inHausa) => {
  const shown = match({ home_score: 1, away_score: 0, status });
  const result = `Enyimba 1–0 Remo Stars (${status})`;
  const { title, description } = matchTitle(shown);
  expect(title).toBe(`${result}: NPFL 2025-26, Matchday 7`);
  expect(description.startsWith(`${result} on Matchday 7`)).toBe(true);
  expect(matchTitle(shown, hausa).title).toContain(`Enyimba 1–0 Remo Stars (${inHausa}), Mako 7`);
  expect(matchEvent(shown)).toMatchObject({ description: result });
});

test.each([{ home_score: 1 }, { away_score: 1 }])("a match with only %j has not been played", (fields) => {
  expect(matchTitle(match(fields)).title).toContain("Enyimba v Remo Stars");
  expect(matchTitle(match(fields), hausa).title).toContain("Enyimba v Remo Stars");
  expect(matchEvent(match(fields))).not.toHaveProperty("description");
});

test("in another language the title has the teams, the score and the day, and the description its parts", () => {
  const { title, description } = matchTitle(match({ home_score: 2, away_score: 0 }), hausa);
  expect(title).toMatch(/^Enyimba 2–0 Remo Stars, .* 7, Asa 13 Dis 2025: NPFL 2025-26$/);
  expect(description).toBe(
    `${title}: ${["Forecast", "Form", "Head-to-head"].map((part) => hausa.say(part as "Form")).join(", ")}`,
  );
});

test("a match is an event with both teams, where and when it is played", () => {
  const team = (name: string) => ({ "@type": "SportsTeam", name, sport: "Football" });
  expect(matchEvent(match({}))).toEqual({
    "@context": "https://schema.org",
    "@type": "SportsEvent",
    name: "Enyimba v Remo Stars",
    sport: "Football",
    startDate: "2025-12-13",
    eventStatus: "https://schema.org/EventScheduled",
    homeTeam: team("Enyimba"),
    awayTeam: team("Remo Stars"),
    competitor: [team("Enyimba"), team("Remo Stars")],
    location: { "@type": "Country", name: "Nigeria" },
    superEvent: {
      "@type": "SportsEvent",
      name: "Nigeria Premier League 2025-26",
      startDate: "2025",
      location: { "@type": "Country", name: "Nigeria" },
    },
  });
});

test.each([
  [{ kickoff: "16:00" }, { startDate: "2025-12-13T16:00:00+01:00" }],
  [{ status: "postponed" }, { eventStatus: "https://schema.org/EventPostponed" }],
  [{ status: "void" }, { eventStatus: "https://schema.org/EventCancelled" }],
  [{ status: "abandoned" }, { eventStatus: "https://schema.org/EventCancelled" }],
  [{ status: "completed" }, { eventStatus: "https://schema.org/EventScheduled" }],
  [{ venue: "Aba" }, { location: { name: "Aba" } }],
  [{ home_score: 0, away_score: 3 }, { description: "Enyimba 0–3 Remo Stars" }],
])("a match with %j is an event with %j", (fields, event) => {
  expect(matchEvent(match(fields))).toMatchObject(event);
});
