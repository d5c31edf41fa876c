import { breakingEndpoints } from "#contracts/breaking.ts";
import { cultureEndpoints } from "#contracts/culture.ts";
import { frontPageEndpoints } from "#contracts/front-page.ts";
import { leagueEndpoints } from "#contracts/league.ts";
import { leaguePictureEndpoints } from "#contracts/league-picture.ts";
import { lettersEndpoints } from "#contracts/letters.ts";
import { marketsEndpoints } from "#contracts/markets.ts";
import { newsEndpoints } from "#contracts/news.ts";
import { pushEndpoints } from "#contracts/push.ts";
import { weatherEndpoints } from "#contracts/weather.ts";

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

/**
 * Answers built from those of several domains, and stale as soon as one of these is: the brief before its first
 * morning, and the newspapers' articles about the league.
 */
const MULTI_DOMAIN: ReadonlySet<string> = new Set(["GET /brief/{date}", "GET /npfl/news"]);

/** The domain whose changes make the answer at an API address stale; undefined = any domain's. */
export function domainOf(address: string): string | undefined {
  return MULTI_DOMAIN.has(address) ? undefined : byAddress.get(address);
}
