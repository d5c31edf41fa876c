import { breakingEndpoints } from "./breaking.ts";
import { cultureEndpoints } from "./culture.ts";
import { frontPageEndpoints } from "./front-page.ts";
import { leagueEndpoints } from "./league.ts";
import { leaguePictureEndpoints } from "./league-picture.ts";
import { lettersEndpoints } from "./letters.ts";
import { marketsEndpoints } from "./markets.ts";
import { newsEndpoints } from "./news.ts";
import { pushEndpoints } from "./push.ts";
import { weatherEndpoints } from "./weather.ts";

const domains = {
  news: { ...newsEndpoints, ...frontPageEndpoints, ...breakingEndpoints },
  league: { ...leagueEndpoints, ...leaguePictureEndpoints },
  markets: marketsEndpoints,
  weather: weatherEndpoints,
  culture: cultureEndpoints,
  letters: lettersEndpoints,
  push: pushEndpoints,
};

const byAddress = new Map(
  Object.entries(domains).flatMap(([domain, endpoints]) =>
    Object.keys(endpoints).map((address) => [address, domain]),
  ),
);

/** The domain whose handler answers at an API address; what the handler asks of other domains is noted by itself. */
export function domainOf(address: string): string | undefined {
  return byAddress.get(address);
}
