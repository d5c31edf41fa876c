import type { Limits } from "#platform/providers/limited-fetch.ts";

interface Provider {
  readonly address: string;
  /** What its terms require next to its figures. */
  readonly credit: { readonly name: string; readonly url: string; readonly credit: string };
  /** What it allows, or a polite limit if it states none. */
  readonly limits: Limits;
}

const providers = {
  doclib: {
    address: "https://doclib.ngxgroup.com/REST/api",
    credit: { name: "NGX", url: "https://ngxgroup.com", credit: "Source: NGX, end of day" },
    limits: { perHour: 40 },
  },
  ngxPulse: {
    address: "https://www.ngxpulse.ng/api/ngxdata",
    credit: {
      name: "NGX Pulse",
      url: "https://www.ngxpulse.ng",
      credit: "Source: NGX by NGX Pulse, end of day",
    },
    limits: { perMinute: 10, perDay: 100 },
  },
  kwayisi: {
    address: "https://afx.kwayisi.org/ngx",
    credit: {
      name: "AFX",
      url: "https://afx.kwayisi.org/ngx/",
      credit: "Source: NGX by afx.kwayisi.org, end of day",
    },
    limits: { perHour: 2 },
  },
  oilPriceApi: {
    address: "https://api.oilpriceapi.com/v1",
    credit: { name: "OilPriceAPI", url: "https://www.oilpriceapi.com", credit: "Oil price by OilPriceAPI" },
    limits: { perHour: 20 },
  },
  yahoo: {
    address: "https://query1.finance.yahoo.com/v8/finance",
    credit: {
      name: "Yahoo Finance",
      url: "https://finance.yahoo.com/quote/BZ=F",
      credit: "Oil price by Yahoo Finance",
    },
    limits: { perHour: 10 },
  },
  fred: {
    address: "https://fred.stlouisfed.org/graph",
    credit: {
      name: "FRED",
      url: "https://fred.stlouisfed.org/series/DCOILBRENTEU",
      credit: "Source: U.S. Energy Information Administration by FRED",
    },
    limits: { perDay: 12 },
  },
  oilPrices: {
    address: "https://raw.githubusercontent.com/datasets/oil-prices/master/data",
    credit: {
      name: "EIA",
      url: "https://github.com/datasets/oil-prices",
      credit: "Source: U.S. Energy Information Administration",
    },
    limits: { perDay: 4 },
  },
  cbn: {
    address: "https://www.cbn.gov.ng/api",
    credit: {
      name: "Central Bank of Nigeria",
      url: "https://www.cbn.gov.ng",
      credit: "Source: Central Bank of Nigeria",
    },
    limits: { perHour: 20 },
  },
  frankfurter: {
    address: "https://api.frankfurter.dev/v2",
    credit: {
      name: "Frankfurter",
      url: "https://frankfurter.dev",
      credit: "Source: Central Bank of Nigeria by Frankfurter",
    },
    limits: { perHour: 10 },
  },
  erApi: {
    address: "https://open.er-api.com/v6",
    credit: {
      name: "ExchangeRate-API",
      url: "https://www.exchangerate-api.com",
      credit: "Rates By Exchange Rate API",
    },
    limits: { perHour: 1 },
  },
  worldBank: {
    address: "https://api.worldbank.org/v2",
    credit: {
      name: "World Bank",
      url: "https://data.worldbank.org/country/NG",
      credit: "The World Bank: World Development Indicators (CC BY 4.0)",
    },
    limits: { perHour: 30 },
  },
  imf: {
    address: "https://www.imf.org/external/datamapper/api/v1",
    credit: { name: "IMF", url: "https://www.imf.org/external/datamapper", credit: "Source: IMF DataMapper" },
    limits: { perMinute: 10 },
  },
} as const satisfies Record<string, Provider>;

export type ProviderId = keyof typeof providers;
/** Addresses of the providers: the real ones, or the sample edition's on this machine. */
export type MarketsProviders = Readonly<Record<ProviderId, string>>;

export const liveMarketsProviders: MarketsProviders = ofEach(({ address }) => address);
export const PROVIDER_LIMITS: Readonly<Record<ProviderId, Limits>> = ofEach(({ limits }) => limits);

export function creditOf(provider: string): Provider["credit"] | null {
  return Object.hasOwn(providers, provider) ? providers[provider as ProviderId].credit : null;
}

function ofEach<Value>(find: (provider: Provider) => Value): Record<ProviderId, Value> {
  const entries = Object.entries(providers).map(([id, provider]) => [id, find(provider)]);
  return Object.fromEntries(entries) as Record<ProviderId, Value>;
}
