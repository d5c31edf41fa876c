import type { MarketsProviders, ProviderId } from "#features/markets/shapes.ts";

export const liveMarketsProviders: MarketsProviders = {
  doclib: "https://doclib.ngxgroup.com/REST/api",
  ngxPulse: "https://www.ngxpulse.ng/api/ngxdata",
  kwayisi: "https://afx.kwayisi.org/ngx",
  oilPriceApi: "https://api.oilpriceapi.com/v1",
  yahoo: "https://query1.finance.yahoo.com/v8/finance",
  fred: "https://fred.stlouisfed.org/graph",
  oilPrices: "https://raw.githubusercontent.com/datasets/oil-prices/master/data",
  cbn: "https://www.cbn.gov.ng/api",
  frankfurter: "https://api.frankfurter.dev/v2",
  erApi: "https://open.er-api.com/v6",
  worldBank: "https://api.worldbank.org/v2",
  imf: "https://www.imf.org/external/datamapper/api/v1",
};

interface Credit {
  readonly name: string;
  readonly url: string;
  readonly credit: string;
}

/** The credit that each provider's terms require next to its figures. */
const credits: Record<ProviderId, Credit> = {
  doclib: { name: "NGX", url: "https://ngxgroup.com", credit: "Source: NGX, end of day" },
  ngxPulse: {
    name: "NGX Pulse",
    url: "https://www.ngxpulse.ng",
    credit: "Source: NGX by NGX Pulse, end of day",
  },
  kwayisi: {
    name: "AFX",
    url: "https://afx.kwayisi.org/ngx/",
    credit: "Source: NGX by afx.kwayisi.org, end of day",
  },
  oilPriceApi: {
    name: "OilPriceAPI",
    url: "https://www.oilpriceapi.com",
    credit: "Oil price by OilPriceAPI",
  },
  yahoo: {
    name: "Yahoo Finance",
    url: "https://finance.yahoo.com/quote/BZ=F",
    credit: "Oil price by Yahoo Finance",
  },
  fred: {
    name: "FRED",
    url: "https://fred.stlouisfed.org/series/DCOILBRENTEU",
    credit: "Source: U.S. Energy Information Administration by FRED",
  },
  oilPrices: {
    name: "EIA",
    url: "https://github.com/datasets/oil-prices",
    credit: "Source: U.S. Energy Information Administration",
  },
  cbn: {
    name: "Central Bank of Nigeria",
    url: "https://www.cbn.gov.ng",
    credit: "Source: Central Bank of Nigeria",
  },
  frankfurter: {
    name: "Frankfurter",
    url: "https://frankfurter.dev",
    credit: "Source: Central Bank of Nigeria by Frankfurter",
  },
  erApi: {
    name: "ExchangeRate-API",
    url: "https://www.exchangerate-api.com",
    credit: "Rates By Exchange Rate API",
  },
  worldBank: {
    name: "World Bank",
    url: "https://data.worldbank.org/country/NG",
    credit: "The World Bank: World Development Indicators (CC BY 4.0)",
  },
  imf: { name: "IMF", url: "https://www.imf.org/external/datamapper", credit: "Source: IMF DataMapper" },
};

export function creditOf(provider: string): Credit | null {
  return Object.hasOwn(credits, provider) ? credits[provider as ProviderId] : null;
}
