import type { Page } from "@playwright/test";
import { answer } from "./e2e.ts";

export interface IndexAnswer {
  value: number | null;
  percent_change?: number;
  direction?: string;
}

/** Three indices that differ in everything that is shown. */
export const indices: Record<string, IndexAnswer> = {
  ngx_all_share: { value: 104562.12789, percent_change: 1.2, direction: "up" },
  ngx_bank: { value: 3000, percent_change: -0.456, direction: "down" },
  ngx_30: { value: 4321.5, percent_change: 0, direction: "neutral" },
};

export const oil = { price: 76.5, change: "+1.25", trend: "up" };

/** Answers the markets card's two calls with the given figures. */
export async function answerMarkets(
  page: Page,
  figures: { indices?: object; oil?: object } = {},
): Promise<void> {
  await answer(page, "/api/stocks/summary", { market_summary: { key_indices: figures.indices ?? indices } });
  await answer(page, "/api/commodities/oil/latest", { oil: figures.oil ?? oil });
}

/** The weather with a distinct value in every field; `overrides` replaces some of them. */
export function weatherAnswer(overrides: { icon?: string; name?: string } = {}) {
  return {
    name: overrides.name ?? "Lagos",
    sys: { country: "NG" },
    main: { temp: 31.4, temp_min: 24, temp_max: 34, humidity: 62 },
    weather: [{ description: "scattered clouds", icon: overrides.icon ?? "03d" }],
    wind: { speed: 5 },
    observed_at: new Date().toISOString(),
    fetched_at: new Date().toISOString(),
    provider: {
      name: "Open-Meteo",
      url: "https://open-meteo.com/",
      credit: "Weather data by Open-Meteo.com",
    },
    kind: "LIVE",
  };
}
