import { readLeague } from "#domains/league/api/read.ts";
import { leagueJobs, midSeasonDay } from "#domains/league/jobs/schedule.ts";
import { leagueCalendar } from "#outlets/calendar/league-calendar.ts";
import { leagueLoadingEmbed, leagueTableEmbed } from "#outlets/embed/league-table.ts";
import type { Domain, House } from "#server/house.ts";
import { AskError } from "#server/http/ask.ts";
import type { Outlet } from "#server/http/cached-route.ts";
import { embedPolicy } from "#server/http/headers.ts";

const HOUR = 3600;

export function composeLeague({ db, clock, log, fetch, ask, env, edition, settings }: House): Domain {
  // The sample edition shows the middle of a real season: its fixtures, form and forecasts.
  const today = env.LEAGUE_TODAY ?? (edition === "sample" ? midSeasonDay : undefined);
  const { siteUrl } = settings;
  return {
    handlers: readLeague({ db, clock, today }),
    jobs: leagueJobs({ db, clock, log, fetch, apiFootballKey: env.API_FOOTBALL_KEY, today }),
    mount(_app, serveCached) {
      const calendar = async (club?: string): Promise<Outlet> => ({
        type: "text/calendar; charset=utf-8",
        body: await leagueCalendar({ ask, clock, siteUrl }, club),
      });
      serveCached("/api/npfl/calendar.ics", HOUR, () => calendar());
      serveCached("/api/npfl/calendar/:club", HOUR, ({ params }) =>
        calendar(params.club?.replace(/\.ics$/, "")),
      );
      serveCached("/embed/npfl-table", HOUR / 4, () =>
        leagueTableEmbed({ ask, siteUrl }).then(toFrame, (error: unknown) => {
          const again = error instanceof AskError ? error.retryAfterSeconds : undefined;
          if (again === undefined) throw error;
          return { ...toFrame(leagueLoadingEmbed(again)), againSeconds: again };
        }),
      );
    },
  };
}

function toFrame(body: string): Outlet {
  return {
    type: "text/html; charset=utf-8",
    body,
    headers: { "Content-Security-Policy": embedPolicy(body) },
  };
}
