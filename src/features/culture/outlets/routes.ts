import type { Ask } from "#contracts/all/all-endpoints.ts";
import { type Language, languageAsked } from "#contracts/languages.ts";
import type { Clock } from "#platform/clock.ts";
import type { OutletRoute } from "#platform/outlet.ts";
import { HOUR_SECONDS, MINUTE_SECONDS } from "#platform/time.ts";
import { eventCalendar, holidaysCalendar } from "./events-calendar.ts";

interface Deps {
  readonly ask: Ask;
  readonly clock: Clock;
  readonly siteUrl: string;
  readonly languages: readonly Language[];
  /** A sentence or a name of the site in a language. */
  say(language: Language, text: string): string;
}

const CALENDAR = "text/calendar; charset=utf-8";

/** One event, and the public holidays, for a phone's calendar. */
export function cultureRoutes(deps: Deps): OutletRoute[] {
  return [
    {
      path: "/api/events/:file",
      freshSeconds: 15 * MINUTE_SECONDS,
      async make({ params }) {
        const id = /^([\w-]+)\.ics$/.exec(params.file ?? "")?.[1];
        const body = id === undefined ? null : await eventCalendar(deps, id);
        return body === null ? null : { type: CALENDAR, body };
      },
    },
    {
      path: "/api/holidays.ics",
      freshSeconds: 6 * HOUR_SECONDS,
      reads: ["language"],
      async make({ query }) {
        return {
          type: CALENDAR,
          body: await holidaysCalendar(deps, languageAsked(query, deps.languages)),
        };
      },
    },
  ];
}
