import { expect, test } from "vitest";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import type { Language } from "#contracts/languages.ts";
import type { Fixture } from "#features/league/contract/shapes.ts";
import { leagueCalendar } from "./league-calendar.ts";

const fixture: Fixture = {
  fixture_id: "2026-27-enyimba-barau",
  date: "2026-11-22",
  kickoff: "16:00",
  home_team: "Enyimba",
  away_team: "Barau",
  home_id: "enyimba",
  away_id: "barau",
  round: "Round 12",
  status: "scheduled",
  home_score: null,
  away_score: null,
  venue: "Enyimba International Stadium, Aba; east stand",
};
const say = (language: Language, text: string) => (language === "en" ? text : `${text} [${language}]`);
const site = { siteUrl: "https://gist.example", say };
const clock = { now: () => new Date("2026-11-21T09:00:00Z") };

async function calendar(fixtures: Fixture[], club?: string, language: Language = "en"): Promise<string> {
  const credits = [{ text: "Data provided by SoccerHub", url: "https://soccerhub.ng" }];
  const ask = (async () => ({ season: "2026-27", fixtures, credits })) as unknown as Ask;
  return await leagueCalendar({ ask, clock, ...site, language }, club);
}

test("a match's description has its season, its matchday and its data source", async () => {
  expect((await calendar([fixture])).replaceAll("\r\n ", "")).toContain(
    "DESCRIPTION:NPFL 2026-27\\, Matchday 12\\nData provided by SoccerHub (https://soccerhub.ng)\r\n",
  );
});

test("in Hausa the matchday, the match's state and the page that it leads to are Hausa", async () => {
  const ics = (await calendar([{ ...fixture, status: "postponed" }], undefined, "ha")).replaceAll(
    "\r\n ",
    "",
  );
  expect(ics).toContain("SUMMARY:Enyimba v Barau (postponed [ha])\r\n");
  expect(ics).toContain("DESCRIPTION:NPFL 2026-27\\, Matchday [ha] 12\\nData provided by SoccerHub [ha] (");
  expect(ics).toContain("URL:https://gist.example/ha/sports/nigeria-league/match/");
});

test("a match with a known kick-off is entered at that Lagos time", async () => {
  const ics = await calendar([fixture]);
  expect(ics).toContain("DTSTART:20261122T150000Z\r\nDTEND:20261122T165500Z\r\n");
  expect(ics).toContain("SUMMARY:Enyimba v Barau\r\n");
  expect(ics).toContain("URL:https://gist.example/sports/nigeria-league/match/2026-27-enyimba-barau\r\n");
  expect(ics).toContain("LOCATION:Enyimba International Stadium\\, Aba\\; east stand\r\n");
});

test("a match without a kick-off time is an all-day event", async () => {
  expect(await calendar([{ ...fixture, kickoff: null }])).toContain(
    "DTSTART;VALUE=DATE:20261122\r\nDTEND;VALUE=DATE:20261123\r\n",
  );
});

test("a played match shows its score, a postponed one is tentative, a void one cancelled", async () => {
  expect(await calendar([{ ...fixture, status: "completed", home_score: 2, away_score: 1 }])).toContain(
    "SUMMARY:Enyimba 2-1 Barau\r\n",
  );
  expect(await calendar([{ ...fixture, status: "postponed" }])).toContain("STATUS:TENTATIVE\r\n");
  expect(await calendar([{ ...fixture, status: "void" }])).toContain("STATUS:CANCELLED\r\n");
});

test.each([
  ["abandoned", 1, "Enyimba 1-0 Barau (abandoned)", "CANCELLED"],
  ["suspended", 1, "Enyimba 1-0 Barau (suspended)", "CONFIRMED"],
  ["live", 1, "Enyimba 1-0 Barau (live)", "CONFIRMED"],
  ["awarded", 1, "Enyimba 1-0 Barau (awarded)", "CONFIRMED"],
  ["postponed", null, "Enyimba v Barau (postponed)", "TENTATIVE"],
  ["void", null, "Enyimba v Barau (void)", "CANCELLED"],
] as const)("a match that is %s says so: %s, %s, %s", async (status, home_score, summary, inCalendar) => {
  const away_score = home_score === null ? null : 0;
  const ics = await calendar([{ ...fixture, status, home_score, away_score }]);
  expect(ics).toContain(`SUMMARY:${summary}\r\n`);
  expect(ics).toContain(`STATUS:${inCalendar}\r\n`);
});

test("no line is longer than 75 bytes, and every line ends in CRLF", async () => {
  const ics = await calendar([{ ...fixture, venue: "Ọ̀ṣogbo ".repeat(30) }]);
  for (const line of ics.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(ics.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(ics.replaceAll("\r\n ", "")).toContain("Ọ̀ṣogbo Ọ̀ṣogbo");
});

test("a club's calendar is named after the club, the full one after the league", async () => {
  const away = { ...fixture, fixture_id: "2", home_team: "Kwara United", away_team: "Enyimba" };
  expect(await calendar([fixture, away], "enyimba")).toContain("X-WR-CALNAME:Enyimba 2026-27\r\n");
  expect(await calendar([fixture])).toContain("X-WR-CALNAME:Nigeria Premier League 2026-27\r\n");
});

test.each(["enyimba", "barau", "Barau", "BARAU"])(
  "the calendar of %s is named after it with one match, and with two against the same opponent",
  async (club) => {
    const name = club === "enyimba" ? "Enyimba" : "Barau";
    const again = {
      ...{ ...fixture, fixture_id: "2", home_team: "Barau", home_id: "barau" },
      ...{ away_team: "Enyimba", away_id: "enyimba" },
    };
    for (const matches of [[fixture], [fixture, again]])
      expect(await calendar(matches, club)).toContain(`X-WR-CALNAME:${name} 2026-27\r\n`);
  },
);

test("a match's entry has its own id, its time of writing, its teams, place, address and status", async () => {
  const lines = (await calendar([fixture])).replaceAll("\r\n ", "").split("\r\n");
  expect(lines).toContain("PRODID:-//Naija Gist//EN");
  expect(lines.slice(lines.indexOf("BEGIN:VEVENT"), -2)).toEqual([
    "BEGIN:VEVENT",
    "UID:2026-27-enyimba-barau@naija-gist",
    "DTSTAMP:20261121T090000Z",
    "DTSTART:20261122T150000Z",
    "DTEND:20261122T165500Z",
    "SUMMARY:Enyimba v Barau",
    "DESCRIPTION:NPFL 2026-27\\, Matchday 12\\nData provided by SoccerHub (https://soccerhub.ng)",
    "LOCATION:Enyimba International Stadium\\, Aba\\; east stand",
    "URL:https://gist.example/sports/nigeria-league/match/2026-27-enyimba-barau",
    "STATUS:CONFIRMED",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ]);
});

test.each([
  [0, 0, "0-0"],
  [null, 1, "v"],
  [1, null, "v"],
])("the scores %j and %j are shown as %s", async (home_score, away_score, shown) => {
  expect(await calendar([{ ...fixture, home_score, away_score }])).toContain(
    `SUMMARY:Enyimba ${shown} Barau\r\n`,
  );
});

test("each of several data sources has a line in the description", async () => {
  const credits = ["A", "B"].map((text) => ({ text, url: `https://${text.toLowerCase()}.example` }));
  const ask = (async () => ({ season: "2026-27", fixtures: [fixture], credits })) as unknown as Ask;
  const ics = await leagueCalendar({ ask, clock, ...site, language: "en" });
  expect(ics.replaceAll("\r\n ", "")).toContain("\\nA (https://a.example)\\nB (https://b.example)\r\n");
});

const match = (home_team: string, away_team: string) => ({ ...fixture, home_team, away_team });

test.each([
  ["first at home, then away", [match("Enyimba", "Barau"), match("Kwara", "Enyimba")], "Enyimba"],
  ["at home", [match("Enyimba", "Barau"), match("Enyimba", "Kwara")], "Enyimba"],
  ["away", [match("Barau", "Enyimba"), match("Kwara", "Enyimba")], "Enyimba"],
  ["first away, then at home", [match("Barau", "Enyimba"), match("Enyimba", "Kwara")], "Enyimba"],
  ["none at all", [], "enyimba"],
])("a club's calendar has the name that its matches have in common: %s", async (_, fixtures, name) => {
  expect(await calendar(fixtures, "enyimba")).toContain(`X-WR-CALNAME:${name} 2026-27\r\n`);
});

test.each([
  ["enyimba", { club: "enyimba" }],
  [undefined, {}],
])("the matches of the club %s are asked for with %j", async (club, words) => {
  const calls: unknown[] = [];
  const ask = (async (...call: unknown[]) => {
    calls.push(call);
    return { season: "2026-27", fixtures: [], credits: [] };
  }) as unknown as Ask;
  await leagueCalendar({ ask, clock, ...site, language: "en" }, club);
  expect(calls).toEqual([["GET /npfl/fixtures", words]]);
});
