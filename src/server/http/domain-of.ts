import { breakingEndpoints } from "#contracts/breaking.ts";
import { cultureEndpoints } from "#contracts/culture.ts";
import { frontPageEndpoints } from "#contracts/front-page.ts";
import { leagueEndpoints } from "#contracts/league.ts";
import { lettersEndpoints } from "#contracts/letters.ts";
import { marketsEndpoints } from "#contracts/markets.ts";
import { newsEndpoints } from "#contracts/news.ts";
import { pushEndpoints } from "#contracts/push.ts";
import { weatherEndpoints } from "#contracts/weather.ts";

const domains = {
  news: { ...newsEndpoints, ...frontPageEndpoints, ...breakingEndpoints },
  league: leagueEndpoints,
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

/** Before the first morning it is put together from every domain's answers, and stale as soon as one of them is. */
const BRIEF = "GET /brief/{date}";

/** The domain whose changes make the answer at an API address stale; undefined = any domain's. */
export function domainOf(address: string): string | undefined {
  return address === BRIEF ? undefined : byAddress.get(address);
}
