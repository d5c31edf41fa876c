import type { Ask } from "#contracts/all/all-endpoints.ts";
import { type Language, languageAsked } from "#contracts/languages.ts";
import type { Clock } from "#platform/clock.ts";
import type { Outlet, OutletRequest, OutletRoute } from "#platform/outlet.ts";
import { HOUR_SECONDS, MINUTE_SECONDS } from "#platform/time.ts";
import { leagueCalendar } from "./league-calendar.ts";
import { leagueLoadingEmbed, leagueTableEmbed } from "./league-table.ts";

interface Deps {
  readonly ask: Ask;
  readonly clock: Clock;
  readonly siteUrl: string;
  readonly languages: readonly Language[];
  /** A sentence or a name of the site in a language. */
  say(language: Language, text: string): string;
}

/** The league's calendars, and its table to embed in other people's pages. */
export function leagueRoutes(deps: Deps): OutletRoute[] {
  const calendar = async ({ query, params }: OutletRequest): Promise<Outlet> => ({
    type: "text/calendar; charset=utf-8",
    body: await leagueCalendar(
      { ...deps, language: languageAsked(query, deps.languages) },
      params.club?.replace(/\.ics$/, ""),
    ),
  });
  const kept = { freshSeconds: HOUR_SECONDS, reads: ["language"], make: calendar };
  return [
    { path: "/api/npfl/calendar.ics", ...kept },
    { path: "/api/npfl/calendar/:club", ...kept },
    {
      path: "/embed/npfl-table",
      freshSeconds: 15 * MINUTE_SECONDS,
      reads: ["language"],
      make: (request) => table(deps, request),
    },
  ];
}

async function table(deps: Deps, { query }: OutletRequest): Promise<Outlet> {
  const language = languageAsked(query, deps.languages);
  const frame = { type: "text/html; charset=utf-8", mayBeFramed: true };
  try {
    return { ...frame, body: await leagueTableEmbed(deps, language) };
  } catch (error) {
    const retryAfterSeconds = retryAfter(error);
    if (retryAfterSeconds === undefined) throw error;
    return { ...frame, body: leagueLoadingEmbed(deps, language, retryAfterSeconds), retryAfterSeconds };
  }
}

/** Set on the error that is thrown while the league is being loaded for the first time. */
function retryAfter(error: unknown): number | undefined {
  return (error as { retryAfterSeconds?: number }).retryAfterSeconds;
}
