import { useAnswer } from "#ask/answers.ts";
import * as api from "#contracts/all/api.ts";
import { useNow } from "#ui/now.ts";
import { type Entry, entriesOf } from "./entries.ts";

export interface Markets {
  /** Null while loading. */
  readonly entries: readonly Entry[] | null;
  readonly failed: boolean;
  /** When the shown figures were cached on the device, if they did not come from the network. */
  readonly cachedAt: string | null;
  readonly retry: () => void;
}

/** The server's figures if given, otherwise those of the two calls. If either call fails, the whole fails. */
export function useMarkets(fromServer: readonly Entry[] | null): Markets {
  const stocks = useAnswer(api.markets.stocks, fromServer ? null : {});
  const oil = useAnswer(api.markets.oil, fromServer ? null : {});
  const now = useNow();
  const failed = stocks.failed !== null || oil.failed !== null;
  const hasArrived = stocks.answer !== null && oil.answer !== null;
  return {
    entries: fromServer ?? (failed ? [] : hasArrived ? entriesOf(stocks.answer, oil.answer, now) : null),
    failed,
    cachedAt: stocks.cachedAt ?? oil.cachedAt,
    retry() {
      stocks.retry();
      oil.retry();
    },
  };
}
