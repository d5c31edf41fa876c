import type { AllEndpoints } from "#contracts/all/all-endpoints.ts";
import type * as api from "#contracts/all/api.ts";
import type { AnswerOf } from "#contracts/endpoint.ts";
import type { Range } from "#contracts/figure.ts";
import type { CurrencyRate } from "#features/markets/contract.ts";
import { packPoints } from "#features/markets/panels/chart/series.ts";

type Answer = AnswerOf<AllEndpoints, typeof api.markets.naira>;

export type Rate = Pick<CurrencyRate, "code" | "name" | "rate" | "buying" | "selling">;

/** The data of the naira page. The source of the currencies is included once instead of twelve times. */
export interface Naira {
  readonly official: Answer["official"];
  readonly currencies: readonly Rate[];
  readonly currencyCredit: Pick<CurrencyRate, "source" | "as_of" | "kind"> | null;
  readonly currency: string;
  readonly range: Range;
  readonly line: string;
}

export function nairaOf({ official, currencies, currency, range, history }: Answer): Naira {
  const [first] = currencies;
  return {
    official,
    currencies: currencies.map(({ code, name, rate, buying, selling }) => ({
      code,
      name,
      rate,
      buying,
      selling,
    })),
    currencyCredit: first ? { source: first.source, as_of: first.as_of, kind: first.kind } : null,
    currency,
    range,
    line: packPoints(history),
  };
}

export function currencyOf(url: URL): string {
  const code = url.searchParams.get("currency") ?? "";
  return /^[A-Z]{3}$/.test(code) ? code : "USD";
}
