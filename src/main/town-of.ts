import { cultureEndpoints } from "#contracts/culture.ts";
import { leagueEndpoints } from "#contracts/league.ts";
import { lettersEndpoints } from "#contracts/letters.ts";
import { marketsEndpoints } from "#contracts/markets.ts";
import { newsEndpoints } from "#contracts/news.ts";
import { weatherEndpoints } from "#contracts/weather.ts";

const towns = {
  news: newsEndpoints,
  league: leagueEndpoints,
  markets: marketsEndpoints,
  weather: weatherEndpoints,
  culture: cultureEndpoints,
  letters: lettersEndpoints,
};

const byAddress = new Map(
  Object.entries(towns).flatMap(([town, endpoints]) =>
    Object.keys(endpoints).map((address) => [address, town]),
  ),
);

/** The town that answers an address of the API. */
export function townOf(address: string): string | undefined {
  return byAddress.get(address);
}
