import type { Provider } from "#sample/provider.ts";
import { json, round, type SeriesParameters, seededFraction, valueAt, workingDays } from "./invented.ts";

const BRENT: SeriesParameters = { name: "BRENT", start: 70, growth: 0.025, waves: 0.14, noise: 0.012 };
const RANGES: Record<string, number> = { "5d": 7, "5y": 5 * 366 };
const SLOT_MS = 600_000;

/** The price moves a little every ten minutes. */
function priceNow(now: Date): number {
  const day = workingDays(now, 3).at(-1) ?? "";
  const wobble = (seededFraction(`brent ${Math.floor(now.getTime() / SLOT_MS)}`) - 0.5) * 0.4;
  return round(valueAt(BRENT, day) + wobble, 2);
}

export const oilPriceApi: Provider = (url, now) => {
  if (url.pathname !== "/demo/prices") return null;
  const brent = {
    code: "BRENT_CRUDE_USD",
    name: "Brent Crude Oil",
    price: priceNow(now),
    currency: "USD",
    change_24h: 0.4,
    updated_at: now.toISOString(),
  };
  return json({ status: "success", data: { prices: [brent], meta: { demo_mode: true } } });
};

export const yahoo: Provider = (url, now) => {
  if (decodeURIComponent(url.pathname) !== "/chart/BZ=F") return null;
  const days = workingDays(now, RANGES[url.searchParams.get("range") ?? "5d"] ?? 7);
  const close = days.map((day) => round(valueAt(BRENT, day), 2));
  const meta = {
    currency: "USD",
    symbol: "BZ=F",
    regularMarketPrice: priceNow(now),
    regularMarketTime: Math.floor(now.getTime() / 1000),
    chartPreviousClose: close[0],
  };
  const timestamp = days.map((day) => Date.parse(`${day}T05:00:00Z`) / 1000);
  return json({ chart: { result: [{ meta, timestamp, indicators: { quote: [{ close }] } }], error: null } });
};
