import { readNumber } from "#platform/providers/lenient.ts";

const FROM = "from ";

/** "Free", "₦5,000" or "from ₦5,000", from schema.org offers; null if they have no price. */
export function readOffers(offers: unknown): string | null {
  const prices = [offers].flat().flatMap((offer) => {
    if (typeof offer !== "object" || offer === null) return [];
    const { price, lowPrice, highPrice, priceCurrency } = offer as Record<string, unknown>;
    const value = readNumber(lowPrice ?? price);
    const currency =
      typeof priceCurrency === "string" && /^[A-Z]{3}$/.test(priceCurrency) ? priceCurrency : "NGN";
    if (value === null || value < 0) return [];
    const isLowest = lowPrice !== undefined && lowPrice !== null;
    return [{ value, currency, isLowest, isFree: value === 0 && (readNumber(highPrice) ?? 0) === 0 }];
  });
  const [cheapest] = prices.toSorted((a, b) => a.value - b.value);
  if (!cheapest) return null;
  if (cheapest.isFree && prices.length === 1) return "Free";
  const amount = cheapest.value.toLocaleString("en-US", { maximumFractionDigits: 2 });
  const text = cheapest.currency === "NGN" ? `₦${amount}` : `${cheapest.currency} ${amount}`;
  return prices.length > 1 || cheapest.isLowest ? FROM + text : text;
}

/** "₦5,000" of "from ₦5,000"; null for any other price. */
export function lowestOf(price: string): string | null {
  return price.startsWith(FROM) ? price.slice(FROM.length) : null;
}
