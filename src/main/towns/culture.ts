import { cultureJobs, liveCultureProviders } from "#domains/culture/jobs.ts";
import { readCulture } from "#domains/culture/read.ts";
import { addressesOf, type House, type Town } from "#main/house.ts";

export function wireCulture(house: House): Town {
  const { db, clock, log, fetch, env, edition, signer } = house;
  const providers = addressesOf(liveCultureProviders, house);
  const eventFeeds = eventFeedsOf(house);
  return {
    handlers: readCulture({ db, clock, edition, providers, pictures: signer }),
    jobs: cultureJobs({ db, clock, log, fetch, edition, providers, tmdbKey: env.TMDB_KEY, eventFeeds }),
  };
}

function eventFeedsOf({ env, sample }: House): string[] {
  if (sample !== null)
    return ["calendar.ics", "whats-on.html"].map((name) => `${sample.origin}/providers/events/${name}`);
  return env.EVENT_FEEDS.split(/\s+/).filter((address) => address !== "");
}
