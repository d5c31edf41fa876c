import type { Hono } from "hono";
import { leagueJobs, midSeasonDay } from "#domains/league/jobs.ts";
import { readLeague } from "#domains/league/read.ts";
import type { House, Town } from "#main/house.ts";
import { leagueCalendar } from "#outlets/calendar/league-calendar.ts";
import { leagueTableEmbed } from "#outlets/embed/league-table.ts";

export function wireLeague({ db, clock, log, fetch, ask, env, edition, settings }: House): Town {
  // The sample edition shows the middle of a real season: its fixtures, form and forecasts.
  const today = env.LEAGUE_TODAY ?? (edition === "sample" ? midSeasonDay : undefined);
  const { siteUrl } = settings;
  return {
    handlers: readLeague({ db, clock, today }),
    jobs: leagueJobs({ db, clock, log, fetch, apiFootballKey: env.API_FOOTBALL_KEY, today }),
    mount(app: Hono) {
      const calendar = async (club?: string) => ics(await leagueCalendar({ ask, clock, siteUrl }, club));
      app.get("/api/npfl/calendar.ics", () => calendar());
      app.get("/api/npfl/calendar/:club", (context) =>
        calendar(context.req.param("club").replace(/\.ics$/, "")),
      );
      app.get("/embed/npfl-table", async (context) => context.html(await leagueTableEmbed({ ask, siteUrl })));
    },
  };
}

function ics(text: string): Response {
  const headers = {
    "Content-Type": "text/calendar; charset=utf-8",
    "Cache-Control": "public, max-age=3600",
    "Access-Control-Allow-Origin": "*",
  };
  return new Response(text, { headers });
}
