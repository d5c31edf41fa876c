import { expect, test } from "vitest";
import { readOffers } from "./offers.ts";

test.each<[unknown, string | null]>([
  [{ price: 5000 }, "₦5,000"],
  [{ price: 5000, priceCurrency: "NGN" }, "₦5,000"],
  [{ price: "5,000.5", priceCurrency: "NGN" }, "₦5,000.5"],
  [{ price: 1234.567 }, "₦1,234.57"],
  [{ price: 0 }, "Free"],
  [{ lowPrice: "0" }, "Free"],
  [{ lowPrice: 0, highPrice: "0" }, "Free"],
  [{ lowPrice: 0, highPrice: 10_000 }, "from ₦0"],
  [{ lowPrice: null, price: 5000 }, "₦5,000"],
  [{ price: 0.5 }, "₦0.5"],
  [{ price: 1 }, "₦1"],
  [{ lowPrice: 3000, highPrice: 9000 }, "from ₦3,000"],
  [{ lowPrice: 3000, price: 4000 }, "from ₦3,000"],
  [{ price: 20, priceCurrency: "USD" }, "USD 20"],
  // An unusable currency counts as naira.
  [{ price: 20, priceCurrency: "usd" }, "₦20"],
  [{ price: 20, priceCurrency: "$" }, "₦20"],
  [{ price: 20, priceCurrency: 566 }, "₦20"],
  // The lowest of several, with its own currency.
  [[{ price: 900 }, { price: 15_000 }, { price: 20, priceCurrency: "USD" }], "from USD 20"],
  [[{ price: 15_000 }, { price: 900 }, { price: 2000 }], "from ₦900"],
  [[{ price: 0 }, { price: 900 }], "from ₦0"],
  [[{ price: 900 }, { price: "soon" }], "₦900"],
  [[{ price: 900 }, { price: -1 }], "₦900"],
  [[{ price: 900 }, null, "free"], "₦900"],
  [[null], null],
  [{ price: -1 }, null],
  [{ price: "soon" }, null],
  [{}, null],
  [[], null],
  ["₦5,000", null],
  [null, null],
  [undefined, null],
])("the price of the offers %j is %j", (offers, price) => expect(readOffers(offers)).toBe(price));
