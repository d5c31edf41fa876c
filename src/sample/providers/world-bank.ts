import type { Provider } from "#sample/provider.ts";
import { json, round, type SeriesParameters, valueAt } from "./invented.ts";

const YEARS = 30;

const SERIES: Record<string, SeriesParameters> = {
  "NY.GDP.MKTP.CD": { name: "gdp", start: 431e9, growth: 0.02, waves: 0.06, noise: 0.01 },
  "NY.GDP.MKTP.KD.ZG": { name: "growth", start: 3.1, growth: 0.01, waves: 0.3, noise: 0.15 },
  "SL.UEM.TOTL.ZS": { name: "unemployment", start: 5.2, growth: -0.06, waves: 0.1, noise: 0.03 },
  "DT.DOD.DECT.CD": { name: "debt", start: 76e9, growth: 0.07, waves: 0.02, noise: 0.01 },
  "BX.TRF.PWKR.CD.DT": { name: "remittances", start: 19e9, growth: 0.02, waves: 0.08, noise: 0.02 },
  "SP.POP.TOTL": { name: "population", start: 213e6, growth: 0.022, waves: 0, noise: 0 },
};
const IMF_SERIES: Record<string, SeriesParameters> = {
  GGXWDG_NGDP: { name: "imf debt", start: 36, growth: 0.03, waves: 0.05, noise: 0.02 },
  BCA_NGDPD: { name: "imf balance", start: 2.4, growth: 0.08, waves: 0.4, noise: 0.2 },
};
const IMF_AHEAD = 5;

export const worldBank: Provider = (url, now) => {
  const code = /^\/country\/NG\/indicator\/([\w.]+)$/.exec(url.pathname)?.[1] ?? "";
  const curve = SERIES[code];
  if (!curve) return null;
  const newest = now.getUTCFullYear() - 1;
  const rows = Array.from({ length: YEARS }, (_, i) => ({
    indicator: { id: code, value: code },
    country: { id: "NG", value: "Nigeria" },
    countryiso3code: "NGA",
    date: String(newest - i),
    // The newest year is often still empty.
    value: i === 0 && code === "DT.DOD.DECT.CD" ? null : round(valueAt(curve, `${newest - i}-07-01`), 2),
    unit: "",
    obs_status: "",
    decimal: 1,
  }));
  return json([
    {
      page: 1,
      pages: 1,
      per_page: 100,
      total: rows.length,
      sourceid: "2",
      lastupdated: `${newest + 1}-07-01`,
    },
    rows,
  ]);
};

export const imf: Provider = (url, now) => {
  const code = /^\/(\w+)\/NGA$/.exec(url.pathname)?.[1] ?? "";
  const curve = IMF_SERIES[code];
  if (!curve) return null;
  const last = now.getUTCFullYear() + IMF_AHEAD;
  const years = Array.from({ length: YEARS }, (_, i) => String(last - YEARS + 1 + i));
  return json({
    values: {
      [code]: {
        NGA: Object.fromEntries(years.map((year) => [year, round(valueAt(curve, `${year}-07-01`), 3)])),
      },
    },
  });
};
