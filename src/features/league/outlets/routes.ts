import type { Ask } from "#contracts/all/all-endpoints.ts";
import type { Clock } from "#platform/clock.ts";
import type { Outlet, OutletRoute } from "#platform/outlet.ts";
import { HOUR_SECONDS, MINUTE_SECONDS } from "#platform/time.ts";
import { leagueCalendar } from "./league-calendar.ts";
import { leagueLoadingEmbed, leagueTableEmbed } from "./league-table.ts";

interface Deps {
  readonly ask: Ask;
  readonly clock: Clock;
  readonly siteUrl: string;
}

/** The league's calendars, and its table to embed in other people's pages. */
export function leagueRoutes(deps: Deps): OutletRoute[] {
  const calendar = async (club?: string): Promise<Outlet> => ({
    type: "text/calendar; charset=utf-8",
    body: await leagueCalendar(deps, club),
  });
  return [
    { path: "/api/npfl/calendar.ics", freshSeconds: HOUR_SECONDS, make: () => calendar() },
    {
      path: "/api/npfl/calendar/:club",
      freshSeconds: HOUR_SECONDS,
      make: ({ params }) => calendar(params.club?.replace(/\.ics$/, "")),
    },
    { path: "/embed/npfl-table", freshSeconds: 15 * MINUTE_SECONDS, make: () => table(deps) },
  ];
}

async function table(deps: Deps): Promise<Outlet> {
  const frame = { type: "text/html; charset=utf-8", mayBeFramed: true };
  try {
    return { ...frame, body: await leagueTableEmbed(deps) };
  } catch (error) {
    const retryAfterSeconds = retryAfter(error);
    if (retryAfterSeconds === undefined) throw error;
    return { ...frame, body: leagueLoadingEmbed(retryAfterSeconds), retryAfterSeconds };
  }
}

/** Set on the error that is thrown while the league is being loaded for the first time. */
function retryAfter(error: unknown): number | undefined {
  return (error as { retryAfterSeconds?: number }).retryAfterSeconds;
}
