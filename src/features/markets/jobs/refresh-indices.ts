import { closedDays } from "#features/markets/api/closed-days.ts";
import { type ClosedDays, isSessionDay, lastClose } from "#features/markets/figures/trading-hours.ts";
import {
  type Boards,
  boardNames,
  type IndexName,
  indexNames,
  type Reading,
} from "#features/markets/shapes.ts";
import { askDoclibBoards, askDoclibCompanies, askDoclibIndex } from "#features/markets/sources/doclib.ts";
import { askKwayisi } from "#features/markets/sources/kwayisi.ts";
import { askNgxPulse } from "#features/markets/sources/ngx-pulse.ts";
import { findCompanies, saveCompanies } from "#features/markets/store/companies.ts";
import { saveBoards } from "#features/markets/store/shares.ts";
import { firstAnswer, type ProviderCall } from "#platform/providers/first-answer.ts";
import { lagosDate } from "#platform/time.ts";
import type { LimitedFetches, MarketsDeps } from "./deps.ts";
import { saveReading } from "./save-reading.ts";

/** Takes each index from the first provider that has it; if none has, the last value stays. */
export async function refreshIndices(deps: MarketsDeps, limited: LimitedFetches): Promise<void> {
  const holidays = await closedDays(deps.ask, deps.clock.now());
  for (const index of indexNames) {
    const close = lastClose(deps.clock.now(), holidays);
    const answer = await firstAnswer(index, indexSources(deps, limited, index, close), deps.log);
    if (!answer) continue;
    const asOf = sessionInstant(answer.value.asOf, deps.clock.now(), holidays);
    await saveReading(deps, {
      series: index,
      reading: { ...answer.value, asOf },
      day: lagosDate(asOf),
      provider: answer.provider,
      overwriteHistory: true,
    });
  }
}

export async function refreshBoards(deps: MarketsDeps, limited: LimitedFetches): Promise<void> {
  const { db, edition, log, providers, clock } = deps;
  const ask = () => askDoclibBoards(limited.doclib, providers.doclib);
  const answer = await firstAnswer("boards", [{ provider: "doclib", ask }], log);
  if (!answer) return;
  await saveBoards(db, edition, {
    boards: answer.value,
    asOf: lastClose(clock.now(), await closedDays(deps.ask, clock.now())),
    provider: answer.provider,
  });
  await nameCompanies(deps, limited, answer.value);
}

/** Asks for the exchange's list of names only when a share on the boards has none yet. */
async function nameCompanies(deps: MarketsDeps, limited: LimitedFetches, boards: Boards): Promise<void> {
  const { db, edition, log, providers } = deps;
  const symbols = boardNames.flatMap((board) => boards[board].map(({ symbol }) => symbol));
  const known = await findCompanies(db, edition, symbols);
  if (symbols.every((symbol) => known.has(symbol))) return;
  const ask = () => askDoclibCompanies(limited.doclib, providers.doclib);
  const answer = await firstAnswer("companies", [{ provider: "doclib", ask }], log);
  if (answer) await saveCompanies(db, edition, answer.value);
}

function indexSources(
  { providers, ngxPulseKey: key }: MarketsDeps,
  limited: LimitedFetches,
  index: IndexName,
  close: Date,
): ProviderCall<Reading>[] {
  const sources: ProviderCall<Reading>[] = [
    { provider: "doclib", ask: () => askDoclibIndex(limited.doclib, providers.doclib, index, close) },
  ];
  if (key !== undefined) {
    sources.push({
      provider: "ngxPulse",
      ask: () => askNgxPulse(limited.ngxPulse, providers.ngxPulse, key, index),
    });
  }
  if (index === "ngx_all_share") {
    sources.push({ provider: "kwayisi", ask: () => askKwayisi(limited.kwayisi, providers.kwayisi, close) });
  }
  return sources;
}

/** Corrects a provider's time that is in the future or on a day on which the exchange does not trade. */
function sessionInstant(asOf: Date, now: Date, holidays: ClosedDays): Date {
  const at = new Date(Math.min(asOf.getTime(), now.getTime()));
  return isSessionDay(lagosDate(at), holidays) ? at : lastClose(at, holidays);
}
