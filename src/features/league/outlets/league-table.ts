import { clubPage, pages } from "#contracts/addresses.ts";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import { inLanguage, type Language } from "#contracts/languages.ts";
import { product } from "#contracts/product.ts";
import type { StandingsRow } from "#features/league/contract/shapes.ts";
import { embedHtml, embedLink, embedNote } from "#platform/text/embed.ts";
import { escapeXml } from "#platform/text/xml.ts";

type Say = (language: Language, text: string) => string;

const styles =
  "td:nth-child(2),th:nth-child(2){text-align:left}" +
  ".c td:first-child{box-shadow:inset 3px 0 #0a6b3b}.r td:first-child{box-shadow:inset 3px 0 #b3261e}";

/** The table for framing in other people's pages: at most 5 KB. */
export async function leagueTableEmbed(
  { ask, siteUrl, say }: { ask: Ask; siteUrl: string; say: Say },
  language: Language,
): Promise<string> {
  const { season, table, credits } = await ask(api.league.currentStandings);
  const at = (path: string) => siteUrl + inLanguage(language, path);
  const hub = embedLink(at(`${pages.league}?tab=table`), product.name);
  return embedHtml({
    ...{ language: "en-NG", title: `NPFL table ${season}`, styles },
    body:
      `<table><thead><tr><th>#<th>NPFL ${escapeXml(season)}<th>P<th>W<th>D<th>L<th>GD<th>Pts<tbody>` +
      table.map((row) => toLine(row, at(clubPage(row.team_id)))).join("") +
      `</table>${deductionsOf(table, (text) => say(language, text))}${embedNote(hub, ...credits.map(({ url, text }) => embedLink(url, say(language, text))))}`,
  });
}

const ZONES: Readonly<Record<string, string>> = { Continental: ' class="c"', Relegation: ' class="r"' };

/** Shown while the league is loaded for the first time; it reloads by itself. */
export function leagueLoadingEmbed({ say }: { say: Say }, language: Language, againSeconds: number): string {
  const body = `<p>${escapeXml(say(language, "Loading Nigeria Premier League data..."))}`;
  return embedHtml({
    ...{ language: language === "en" ? "en-NG" : language, title: "NPFL table" },
    ...{ againSeconds, body },
  });
}

/** Without it, a deducted club's line does not add up. */
function deductionsOf(table: readonly StandingsRow[], say: (text: string) => string): string {
  const deducted = table.filter(({ points_deducted }) => points_deducted);
  if (deducted.length === 0) return "";
  const clubs = deducted.map(({ team, points_deducted }) => `${team} ${points_deducted}`);
  return `<p>${escapeXml(`* ${say("Points deducted")}: ${clubs.join(", ")}.`)}`;
}

function toLine(row: StandingsRow, address: string): string {
  const cells = [row.matches_played, row.wins, row.draws, row.losses, row.goal_difference];
  const points = `${row.points}${row.points_deducted ? "*" : ""}`;
  const club = embedLink(address, row.team);
  return `<tr${ZONES[row.zone ?? ""] ?? ""}><td>${row.position ?? ""}<td>${club}${[...cells, points].map((cell) => `<td>${cell}`).join("")}`;
}
