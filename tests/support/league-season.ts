import { readCsv } from "#features/league/intake/csv.ts";
import type { Match, Season } from "#features/league/shapes.ts";
import { bundledDecisions, bundledResults, bundledSeasons } from "#features/league/sources/bundled.ts";

/** The bundled season 2025-26, without a database: clubs by their ids. */
export const season2526 = bundledSeasons().find((season) => season.id === "2025-26") as Season;
export const decisions2526 = bundledDecisions().filter((decision) => decision.season === "2025-26");
export const allMatches = readCsv(bundledResults()).map(
  (report) =>
    ({
      ...report,
      id: [report.season, report.stage, report.home, report.away].filter(Boolean).join("-"),
    }) as Match,
);
export const matches2526 = allMatches.filter((match) => match.season === "2025-26");
