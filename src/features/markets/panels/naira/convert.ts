import type { CurrencyRate } from "#features/markets/contract.ts";
import { formatNumber } from "#ui/figures/numbers.ts";

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

/** A number holds fifteen digits. */
const DIGITS = 15;

/** "1,000.50" → 1000.5; null if the text is not an amount, or one with more digits than a number holds. */
export function amountOf(text: string): number | null {
  const amount = Number(text.replace(/[,\s]/g, ""));
  return text.trim() !== "" && amount >= 0 && amount < 10 ** DIGITS ? amount : null;
}

/** The two sides of the equation: what was typed, and the result; below one, with four digits that tell something. */
export function sides(value: number, result: number): readonly [typed: string, result: string] {
  const withDigits = (of: number, maximumSignificantDigits: number) =>
    of.toLocaleString("en", { maximumSignificantDigits });
  return [withDigits(value, DIGITS), result < 1 ? withDigits(result, 4) : formatNumber(result)];
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
