import { expect, test } from "vitest";
import type { Ask } from "#contracts/all-endpoints.ts";
import type { StandingsRow } from "#contracts/league-shapes.ts";
import { leagueTableEmbed } from "./league-table.ts";

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
const ask = (async () => ({ season: "2025-26", table, credits })) as unknown as Ask;

test("the embedded league table is at most 5 KB, without scripts or images", async () => {
  const html = await leagueTableEmbed({ ask, siteUrl: "https://naija-gist.example" });
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(5_000);
  expect(html).not.toMatch(/<script|<img/);
  expect(html.match(/<tr/g)).toHaveLength(21);
  expect(html.match(/class="c"/g)).toHaveLength(4);
  expect(html.match(/class="r"/g)).toHaveLength(4);
  expect(html).toContain("openfootball");
});

test("markup in a club's name is escaped", async () => {
  const hostile = (async () => ({
    season: "2025-26",
    table: [row(1, '<b>"A&B"')],
    credits: [],
  })) as unknown as Ask;
  expect(await leagueTableEmbed({ ask: hostile, siteUrl: "https://x.example" })).toContain(
    "&#60;b&#62;&#34;A&#38;B&#34;",
  );
});
