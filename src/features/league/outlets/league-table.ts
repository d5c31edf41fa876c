import { clubPage, pages } from "#contracts/addresses.ts";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import { product } from "#contracts/product.ts";
import type { StandingsRow } from "#features/league/contract/shapes.ts";

const STYLES =
  "body{margin:0;font:14px/1.3 system-ui,sans-serif;color:#1b1d1a;background:#fff}" +
  "table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}" +
  "th,td{padding:3px 6px;text-align:right}td:nth-child(2),th:nth-child(2){text-align:left}" +
  "tr+tr td{border-top:1px solid #e3e3dc}a{color:inherit}" +
  ".c td:first-child{box-shadow:inset 3px 0 #0a6b3b}.r td:first-child{box-shadow:inset 3px 0 #b3261e}" +
  "p{margin:6px;font-size:12px}" +
  "@media(prefers-color-scheme:dark){body{color:#ecebe4;background:#151713}tr+tr td{border-color:#33362f}}";

/** The table for framing in other people's pages: no script, no picture, at most 5 KB. */
export async function leagueTableEmbed({ ask, siteUrl }: { ask: Ask; siteUrl: string }): Promise<string> {
  const { season, table, credits } = await ask(api.league.currentStandings);
  const creditLinks = credits.map((credit) => `<a href="${escaped(credit.url)}">${escaped(credit.text)}</a>`);
  const hub = `<a href="${escaped(siteUrl + pages.league)}?tab=table">${escaped(product.name)}</a>`;
  return (
    `<!doctype html><html lang="en-NG"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>NPFL table ${escaped(season)}</title><base target="_blank"><style>${STYLES}</style>` +
    `<table><thead><tr><th>#<th>NPFL ${escaped(season)}<th>P<th>W<th>D<th>L<th>GD<th>Pts<tbody>` +
    table.map((row) => toLine(row, siteUrl)).join("") +
    `</table><p>${[hub, ...creditLinks].join(" · ")}</html>`
  );
}

const ZONES: Readonly<Record<string, string>> = { Continental: ' class="c"', Relegation: ' class="r"' };

/** Shown while the league is loaded for the first time; it reloads by itself. */
export function leagueLoadingEmbed(againSeconds: number): string {
  return (
    `<!doctype html><html lang="en-NG"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta http-equiv="refresh" content="${againSeconds}"><title>NPFL table</title><style>${STYLES}</style>` +
    `<p>Loading Nigeria Premier League data...</html>`
  );
}

function toLine(row: StandingsRow, siteUrl: string): string {
  const cells = [row.matches_played, row.wins, row.draws, row.losses, row.goal_difference, row.points];
  const club = `<a href="${escaped(siteUrl + clubPage(row.team_id))}">${escaped(row.team)}</a>`;
  return `<tr${ZONES[row.zone ?? ""] ?? ""}><td>${row.position ?? ""}<td>${club}${cells.map((cell) => `<td>${cell}`).join("")}`;
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
