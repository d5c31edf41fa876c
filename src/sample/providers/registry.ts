import type { Provider } from "#sample/provider.ts";
import { oilPriceApi, yahoo } from "./brent.ts";
import { cbn } from "./cbn.ts";
import { apple, deezer } from "./charts.ts";
import { doclib } from "./doclib.ts";
import { artwork, tmdbImages } from "./drawn.ts";
import { espn } from "./espn.ts";
import { events } from "./events.ts";
import { tmdb } from "./films.ts";
import { geoJs, openMeteo, openMeteoGeocoding } from "./weather.ts";
import { imf, worldBank } from "./world-bank.ts";

/** The doubles of outside services, by the names that the domains use. */
export const sampleProviders: Readonly<Record<string, Provider>> = {
  ...{ doclib, oilPriceApi, yahoo, cbn, worldBank, imf },
  ...{ openMeteo, openMeteoGeocoding, geoJs },
  ...{ tmdb, tmdbImages, apple, deezer, artwork, events },
  espn,
};
