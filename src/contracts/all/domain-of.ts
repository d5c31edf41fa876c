import { cultureEndpoints } from "#features/culture/contract.ts";
import { leagueEndpoints } from "#features/league/contract/league.ts";
import { leaguePictureEndpoints } from "#features/league/contract/picture.ts";
import { leagueSeasonEndpoints } from "#features/league/contract/season.ts";
import { lettersEndpoints } from "#features/letters/contract/letters.ts";
import { marketsEndpoints } from "#features/markets/contract.ts";
import { breakingEndpoints } from "#features/news/contract/breaking.ts";
import { frontPageEndpoints } from "#features/news/contract/front-page.ts";
import { newsEndpoints } from "#features/news/contract/news.ts";
import { paperEndpoints } from "#features/news/contract/paper-pages.ts";
import { placesEndpoints } from "#features/news/contract/places.ts";
import { pushEndpoints } from "#features/push/contract.ts";
import { weatherEndpoints } from "#features/weather/contract.ts";

const domains = {
  news: {
    ...newsEndpoints,
    ...frontPageEndpoints,
    ...breakingEndpoints,
    ...paperEndpoints,
    ...placesEndpoints,
  },
  league: { ...leagueEndpoints, ...leaguePictureEndpoints, ...leagueSeasonEndpoints },
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

/** The domain whose handler answers at an API address; what the handler asks of other domains is noted separately. */
export function domainOf(address: string): string | undefined {
  return byAddress.get(address);
}
