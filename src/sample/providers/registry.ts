import type { Provider } from "#sample/provider.ts";
import { oilPriceApi, yahoo } from "./brent.ts";
import { cbn } from "./cbn.ts";
import { doclib } from "./doclib.ts";
import { geoJs, openMeteo, openMeteoGeocoding } from "./weather.ts";
import { imf, worldBank } from "./world-bank.ts";

/** Every outside service that the sample edition plays, by the name that the towns know it by. */
export const sampleProviders: Readonly<Record<string, Provider>> = {
  ...{ doclib, oilPriceApi, yahoo, cbn, worldBank, imf },
  ...{ openMeteo, openMeteoGeocoding, geoJs },
};
