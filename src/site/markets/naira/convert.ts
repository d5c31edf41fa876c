import type { CurrencyRate } from "#contracts/markets.ts";

export interface Conversion {
  readonly amount: string;
  readonly from: string;
  readonly to: string;
}

type Rates = readonly Pick<CurrencyRate, "code" | "rate">[];

/** The values in the address; by default a hundred dollars in naira. */
export function conversionOf(url: URL): Conversion {
  const word = (name: string, otherwise: string, shape: RegExp) => {
    const given = url.searchParams.get(name) ?? "";
    return shape.test(given) ? given : otherwise;
  };
  return {
    amount: word("amount", "100", /^[\d.,\s]{1,20}$/),
    from: word("from", "USD", /^[A-Z]{3}$/),
    to: word("to", "NGN", /^[A-Z]{3}$/),
  };
}

/** "1,000.50" → 1000.5; null if the text is not an amount. */
export function amountOf(text: string): number | null {
  const amount = Number(text.replace(/[,\s]/g, ""));
  return text.trim() !== "" && Number.isFinite(amount) && amount >= 0 ? amount : null;
}

/** Converts by way of the naira; null if the amount is invalid or a currency has no rate. */
export function convert({ amount, from, to }: Conversion, rates: Rates): number | null {
  const given = amountOf(amount);
  const [into, out] = [nairaFor(from, rates), nairaFor(to, rates)];
  return given === null || into === null || out === null ? null : (given * into) / out;
}

function nairaFor(code: string, rates: Rates): number | null {
  if (code === "NGN") return 1;
  const rate = rates.find((one) => one.code === code)?.rate;
  return rate && rate > 0 ? rate : null;
}
