import type { AllEndpoints } from "#contracts/all/all-endpoints.ts";
import type * as api from "#contracts/all/api.ts";
import type { AnswerOf } from "#contracts/endpoint.ts";
import type { Range } from "#contracts/figure.ts";
import type { CurrencyRate } from "#features/markets/contract.ts";
import { packPoints } from "#features/markets/panels/chart/series.ts";

type Answer = AnswerOf<AllEndpoints, typeof api.markets.naira>;

export interface Rate extends Pick<CurrencyRate, "code" | "name" | "rate" | "buying" | "selling"> {
  /** If it is not that of the official rate. */
  readonly date?: string;
}

/** The data of the naira page. The source of the currencies is included once instead of twelve times. */
export interface Naira {
  readonly official: Answer["official"];
  readonly currencies: readonly Rate[];
  /** One for each source of the currencies. */
  readonly currencyCredits: readonly Pick<CurrencyRate, "source" | "as_of" | "kind">[];
  readonly currency: string;
  readonly range: Range;
  readonly line: string;
}

export function nairaOf({ official, currencies, currency, range, history }: Answer): Naira {
  const credits = currencies.map(({ source, as_of, kind }) => ({ source, as_of, kind }));
  return {
    official,
    currencies: currencies.map(({ code, name, rate, buying, selling, date }) => ({
      ...{ code, name, rate, buying, selling },
      ...(date === official?.date ? {} : { date }),
    })),
    currencyCredits: credits.filter(
      ({ source }, at) => at === credits.findIndex((other) => other.source?.name === source?.name),
    ),
    currency,
    range,
    line: packPoints(history),
  };
}

export function currencyOf(url: URL): string {
  const code = url.searchParams.get("currency") ?? "";
  return /^[A-Z]{3}$/.test(code) ? code : "USD";
}
