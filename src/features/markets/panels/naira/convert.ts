import type { CurrencyRate } from "#features/markets/contract.ts";

export interface Conversion {
  readonly amount: string;
  readonly from: string;
  readonly to: string;
}

type Rates = readonly Pick<CurrencyRate, "code" | "rate">[];

/** The values in the address; by default a hundred dollars in naira. */
export function conversionOf(url: URL): Conversion {
  const param = (name: string, fallback: string, shape: RegExp) => {
    const value = url.searchParams.get(name) ?? "";
    return shape.test(value) ? value : fallback;
  };
  return {
    amount: param("amount", "100", /^[\d.,\s]{1,20}$/),
    from: param("from", "USD", /^[A-Z]{3}$/),
    to: param("to", "NGN", /^[A-Z]{3}$/),
  };
}

/** "1,000.50" → 1000.5; null if the text is not an amount. */
export function amountOf(text: string): number | null {
  const amount = Number(text.replace(/[,\s]/g, ""));
  return text.trim() !== "" && Number.isFinite(amount) && amount >= 0 ? amount : null;
}

/** Converts by way of the naira; null if the amount is invalid or a currency has no rate. */
export function convert({ amount, from, to }: Conversion, rates: Rates): number | null {
  const value = amountOf(amount);
  const [into, out] = [nairaFor(from, rates), nairaFor(to, rates)];
  return value === null || into === null || out === null ? null : (value * into) / out;
}

function nairaFor(code: string, rates: Rates): number | null {
  if (code === "NGN") return 1;
  const rate = rates.find((one) => one.code === code)?.rate;
  return rate && rate > 0 ? rate : null;
}
