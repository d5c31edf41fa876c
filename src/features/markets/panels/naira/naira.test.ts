import { expect, test } from "vitest";
import { currencyOf, nairaOf } from "./naira.ts";

test.each([
  ["", "USD"],
  ["?currency=GBP", "GBP"],
  ["?currency=gbp", "USD"],
  ["?currency=POUND", "USD"],
])("the address %j shows the currency %s", (query, currency) => {
  expect(currencyOf(new URL(`https://gist.example/business/naira${query}`))).toBe(currency);
});

test("the page has the currencies without their source, and each day that is not the official rate's", () => {
  const origin = { source: { name: "CBN", url: "https://cbn.example/" }, as_of: "2026-11-20", kind: "EOD" };
  const rate = { name: "US dollar", rate: 1500, buying: 1499, selling: 1501 };
  const currencies = ["USD", "GBP"].map((code) => ({ code, ...rate, ...origin }));
  const answer = { official: null, currency: "USD", range: "1Y", history: [{ date: "2026", value: 1500 }] };
  expect(nairaOf({ ...answer, currencies } as never)).toEqual({
    ...{ official: null, currency: "USD", range: "1Y", line: "2026 1500", currencyCredits: [origin] },
    currencies: [
      { code: "USD", ...rate },
      { code: "GBP", ...rate },
    ],
  });
  const dated = currencies.map((one, at) => ({ ...one, date: `2026-11-${20 - at}` }));
  const official = { date: "2026-11-20" };
  expect(nairaOf({ ...answer, official, currencies: dated } as never).currencies).toEqual([
    { code: "USD", ...rate },
    { code: "GBP", ...rate, date: "2026-11-19" },
  ]);
  expect(nairaOf({ ...answer, currencies: [] } as never).currencyCredits).toEqual([]);
});
