import type { ProviderId } from "#features/markets/figures/providers.ts";
import type { IndicatorValue } from "#features/markets/shapes.ts";
import {
  askCbnInflation,
  askCbnMoneyMarket,
  askCbnOilProduction,
  askCbnReserves,
} from "#features/markets/sources/cbn-statistics.ts";
import { askImf, imfCodes } from "#features/markets/sources/imf.ts";
import { askWorldBank, worldBankCodes } from "#features/markets/sources/world-bank.ts";
import { saveIndicators } from "#features/markets/store/indicators.ts";
import { firstAnswer, type ProviderCall } from "#platform/providers/first-answer.ts";
import type { LimitedFetches, MarketsDeps } from "./deps.ts";

/** Each indicator has a single provider; if it fails, the last values stay. */
export async function refreshIndicators(deps: MarketsDeps, limited: LimitedFetches): Promise<void> {
  const { db, clock, edition, log } = deps;
  for (const [figure, source] of indicatorSources(deps, limited)) {
    const answer = await firstAnswer(figure, [source], log);
    if (!answer) continue;
    await saveIndicators(db, edition, answer.value, { provider: answer.provider, at: clock.now() });
  }
}

type NamedSource = readonly [figure: string, source: ProviderCall<readonly IndicatorValue[]>];

function indicatorSources({ clock, providers }: MarketsDeps, limited: LimitedFetches): NamedSource[] {
  const { cbn, imf, worldBank } = providers;
  const from = (provider: ProviderId, figure: string, ask: NamedSource[1]["ask"]): NamedSource => [
    figure,
    { provider, ask },
  ];
  return [
    from("cbn", "inflation", () => askCbnInflation(limited.cbn, cbn)),
    from("cbn", "money market", () => askCbnMoneyMarket(limited.cbn, cbn)),
    from("cbn", "oil production", () => askCbnOilProduction(limited.cbn, cbn)),
    from("cbn", "reserves", () => askCbnReserves(limited.cbn, cbn)),
    ...keysOf(imfCodes).map((id) => from("imf", id, () => askImf(limited.imf, imf, id, clock.now()))),
    ...keysOf(worldBankCodes).map((id) =>
      from("worldBank", id, () => askWorldBank(limited.worldBank, worldBank, id)),
    ),
  ];
}

function keysOf<Codes extends object>(codes: Codes): (keyof Codes)[] {
  return Object.keys(codes) as (keyof Codes)[];
}
