import { lastClose, tradingDay } from "#domains/markets/figures/trading-hours.ts";
import { type IndexName, indexNames, type Reading } from "#domains/markets/shapes.ts";
import { askDoclibBoards, askDoclibIndex } from "#domains/markets/sources/doclib.ts";
import { askKwayisi } from "#domains/markets/sources/kwayisi.ts";
import { askNgxPulse } from "#domains/markets/sources/ngx-pulse.ts";
import { keepBoards } from "#domains/markets/store/shares.ts";
import { lagosDate } from "#platform/clock.ts";
import { firstAnswer, type Source } from "#platform/providers/first-answer.ts";
import type { Careful, MarketsHands } from "./deps.ts";
import { keepReading } from "./save-reading.ts";

/** Each index from the first provider that knows it; one that nobody knows keeps its last value. */
export async function refreshIndices(hands: MarketsHands, careful: Careful): Promise<void> {
  for (const index of indexNames) {
    const answered = await firstAnswer(index, indexSources(hands, careful, index), hands.log);
    if (!answered) continue;
    const asOf = tradingInstant(answered.value.asOf, hands.clock.now());
    await keepReading(hands, {
      series: index,
      reading: { ...answered.value, asOf },
      day: lagosDate(asOf),
      provider: answered.provider,
      historyRules: true,
    });
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

/** A provider's clock may run ahead or through the weekend; the exchange does not. */
function tradingInstant(asOf: Date, now: Date): Date {
  const at = new Date(Math.min(asOf.getTime(), now.getTime()));
  return tradingDay(lagosDate(at)) === lagosDate(at) ? at : lastClose(at);
}
