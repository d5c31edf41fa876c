import { readCulture } from "#domains/culture/api/read.ts";
import { cultureJobs, liveCultureProviders } from "#domains/culture/jobs/schedule.ts";
import { eventCalendar, holidaysCalendar } from "#outlets/calendar/events-calendar.ts";
import { addressesOf, type Domain, type House } from "#server/house.ts";

const CALENDAR = "text/calendar; charset=utf-8";
const EVENT_SECONDS = 900;
const HOLIDAYS_SECONDS = 6 * 3600;

export function composeCulture(house: House): Domain {
  const { db, clock, log, fetch, ask, env, edition, signer, settings } = house;
  const calendars = { ask, clock, siteUrl: settings.siteUrl };
  const providers = addressesOf(liveCultureProviders, house);
  const eventFeeds = eventFeedsOf(house);
  return {
    handlers: readCulture({ db, clock, edition, providers, pictures: signer }),
    jobs: cultureJobs({ db, clock, log, fetch, edition, providers, tmdbKey: env.TMDB_KEY, eventFeeds }),
    mount(_app, serveCached) {
      serveCached("/api/events/:file", EVENT_SECONDS, async ({ params }) => {
        const id = /^([\w-]+)\.ics$/.exec(params.file ?? "")?.[1];
        const body = id === undefined ? null : await eventCalendar(calendars, id);
        return body === null ? null : { type: CALENDAR, body };
      });
      serveCached("/api/holidays.ics", HOLIDAYS_SECONDS, async () => ({
        type: CALENDAR,
        body: await holidaysCalendar(calendars),
      }));
    },
  };
}

function eventFeedsOf({ env, sample }: House): string[] {
  if (sample !== null)
    return ["calendar.ics", "whats-on.html"].map((name) => `${sample.origin}/providers/events/${name}`);
  return env.EVENT_FEEDS.split(/\s+/).filter((address) => address !== "");
}
