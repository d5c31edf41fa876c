import { lastClose, tradingDay } from "#domains/markets/figures/trading-hours.ts";
import { type IndexName, indexNames, type Reading } from "#domains/markets/shapes.ts";
import { askDoclibBoards, askDoclibIndex } from "#domains/markets/sources/doclib.ts";
import { askKwayisi } from "#domains/markets/sources/kwayisi.ts";
import { askNgxPulse } from "#domains/markets/sources/ngx-pulse.ts";
import { keepDays, keepQuote } from "#domains/markets/store/quotes.ts";
import { keepBoards } from "#domains/markets/store/shares.ts";
import { lagosDate } from "#platform/clock.ts";
import { firstAnswer, type Source } from "#platform/providers/first-answer.ts";
import { type Careful, fiveYearsBefore, type MarketsHands } from "./hands.ts";

/** Each index from the first provider that knows it; one that nobody knows keeps its last value. */
export async function refreshIndices(hands: MarketsHands, careful: Careful): Promise<void> {
  for (const index of indexNames) {
    const answered = await firstAnswer(index, indexSources(hands, careful, index), hands.log);
    if (answered) await keepIndex(hands, index, answered.value, answered.provider);
  }
}

export async function refreshBoards(hands: MarketsHands, careful: Careful): Promise<void> {
  const { db, edition, log, providers } = hands;
  const ask = () => askDoclibBoards(careful.doclib, providers.doclib);
  const answered = await firstAnswer("boards", [{ provider: "doclib", ask }], log);
  if (!answered) return;
  await keepBoards(db, edition, {
    boards: answered.value,
    asOf: lastClose(hands.clock.now()),
    provider: answered.provider,
  });
}

function indexSources(hands: MarketsHands, careful: Careful, index: IndexName): Source<Reading>[] {
  const { providers, ngxPulseKey: key } = hands;
  const close = lastClose(hands.clock.now());
  const sources: Source<Reading>[] = [
    { provider: "doclib", ask: () => askDoclibIndex(careful.doclib, providers.doclib, index, close) },
  ];
  if (key !== undefined) {
    sources.push({
      provider: "ngxPulse",
      ask: () => askNgxPulse(careful.ngxPulse, providers.ngxPulse, key, index),
    });
  }
  if (index === "ngx_all_share") {
    sources.push({ provider: "kwayisi", ask: () => askKwayisi(careful.kwayisi, providers.kwayisi, close) });
  }
  return sources;
}

async function keepIndex(
  hands: MarketsHands,
  index: IndexName,
  reading: Reading,
  provider: string,
): Promise<void> {
  const { db, edition, clock } = hands;
  const key = { edition, series: index };
  const asOf = tradingInstant(reading.asOf, clock.now());
  const days = [...reading.history, { day: lagosDate(asOf), value: reading.value }];
  await keepDays(db, key, days, { own: true, since: fiveYearsBefore(clock.now()) });
  await keepQuote(db, key, { ...reading, asOf }, provider);
}

/** A provider's clock may run ahead or through the weekend; the exchange does not. */
function tradingInstant(asOf: Date, now: Date): Date {
  const at = new Date(Math.min(asOf.getTime(), now.getTime()));
  return tradingDay(lagosDate(at)) === lagosDate(at) ? at : lastClose(at);
}
