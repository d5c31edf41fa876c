import { expect, test } from "vitest";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import type { StandingsRow } from "#features/league/contract/shapes.ts";
import { leagueLoadingEmbed, leagueTableEmbed } from "./league-table.ts";

function row(position: number, team: string): StandingsRow {
  const zone = position <= 4 ? "Continental" : position >= 17 ? "Relegation" : null;
  return {
    position,
    team,
    team_id: team.toLowerCase().replaceAll(" ", "-"),
    short_name: "AAA",
    matches_played: 38,
    wins: 19,
    draws: 11,
    losses: 8,
    goals_for: 47,
    goals_against: 27,
    goal_difference: 20,
    points: 68,
    form: "WWDLW",
    games_in_hand: 0,
    points_deducted: 0,
    zone,
  };
}

const table = Array.from({ length: 20 }, (_, index) => row(index + 1, `Rangers International ${index}`));
const credits = [
  { text: "Results: openfootball (CC0), from RSSSF", url: "https://github.com/openfootball/world" },
];
const say = (language: string, text: string) => (language === "en" ? text : `${text} [${language}]`);
const ask = (async () => ({ season: "2025-26", table, credits })) as unknown as Ask;

test("the embedded league table is at most 5 KB, without scripts or images", async () => {
  const html = await leagueTableEmbed({ ask, say, siteUrl: "https://naija-gist.example" }, "ha");
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(5_000);
  expect(html).not.toMatch(/<script|<img/);
  expect(html.match(/<tr/g)).toHaveLength(21);
  expect(html.match(/class="c"/g)).toHaveLength(4);
  expect(html.match(/class="r"/g)).toHaveLength(4);
  expect(html).toContain("openfootball (CC0), from RSSSF [ha]");
});

test("markup in a club's name is escaped", async () => {
  const hostile = (async () => ({
    season: "2025-26",
    table: [row(1, '<b>"A&B"')],
    credits: [],
  })) as unknown as Ask;
  expect(await leagueTableEmbed({ ask: hostile, say, siteUrl: "https://x.example" }, "en")).toContain(
    "&lt;b&gt;&quot;A&amp;B&quot;",
  );
});

test("a row has its place, its club with a link, and its figures", async () => {
  const rows = [
    row(1, "Enyimba"),
    {
      ...row(5, "Kano Pillars"),
      matches_played: 3,
      wins: 2,
      draws: 1,
      losses: 0,
      goal_difference: -4,
      points: 4,
      points_deducted: 3,
    },
    { ...row(17, "Barau"), zone: "Relegation" as const },
    { ...row(20, "Remo Stars"), position: null, zone: null },
  ];
  const answer = (async () => ({ season: "2025-26", table: rows, credits })) as unknown as Ask;
  const html = await leagueTableEmbed({ ask: answer, say, siteUrl: "https://gist.example" }, "en");
  const hub = "https://gist.example/sports/nigeria-league";
  const figures = "<td>38<td>19<td>11<td>8<td>20<td>68";
  expect(html.slice(html.indexOf("<table>"))).toBe(
    "<table><thead><tr><th>#<th>NPFL 2025-26<th>P<th>W<th>D<th>L<th>GD<th>Pts<tbody>" +
      `<tr class="c"><td>1<td><a href="${hub}/club/enyimba">Enyimba</a>${figures}` +
      `<tr><td>5<td><a href="${hub}/club/kano-pillars">Kano Pillars</a><td>3<td>2<td>1<td>0<td>-4<td>4*` +
      `<tr class="r"><td>17<td><a href="${hub}/club/barau">Barau</a>${figures}` +
      `<tr><td><td><a href="${hub}/club/remo-stars">Remo Stars</a>${figures}` +
      `</table><p>* Points deducted: Kano Pillars 3.<p class="note"><a href="${hub}?tab=table">Naija Gist</a> · ` +
      '<a href="https://github.com/openfootball/world">Results: openfootball (CC0), from RSSSF</a></html>',
  );
  expect(html).toMatch(/^<!doctype html><html lang="en-NG">.*<title>NPFL table 2025-26<\/title>/);
});

test("while the league is loaded the table says so, and reloads after the given seconds", () => {
  expect(leagueLoadingEmbed({ say }, "ha", 20)).toMatch(/^<!doctype html><html lang="ha">.*\.\.\. \[ha\]</);
  const html = leagueLoadingEmbed({ say }, "en", 20);
  expect(html).toMatch(/^<!doctype html><html lang="en-NG">/);
  expect(html).toContain('<meta http-equiv="refresh" content="20">');
  expect(html).toMatch(/<p>Loading Nigeria Premier League data\.\.\.<\/html>$/);
});
