import { expect, test } from "vitest";
import { entriesOf } from "./entries.ts";

const now = Date.parse("2026-11-21T12:00:00Z");

function stocks(indices: object) {
  return { market_summary: { key_indices: indices } };
}

test("an index is shown with its label, value and signed percentage", () => {
  const index = {
    value: 104562.12789,
    percent_change: -0.456,
    direction: "down",
    as_of: "2026-11-20T13:30:00Z",
  };
  expect(entriesOf(stocks({ ngx_bank: index }), {}, now)).toEqual([
    {
      label: "NGX BANK",
      value: "104,562.13",
      change: "-0.46%",
      direction: "down",
      mark: "EOD",
      day: "20 Nov",
      source: null,
    },
  ]);
});

test("an index without a value is left out, and one of zero is shown", () => {
  const entries = entriesOf(
    stocks({ ngx_all_share: { value: 0 }, ngx_bank: { value: null }, ngx_30: null }),
    {},
    now,
  );
  expect(entries.map(({ label, value }) => [label, value])).toEqual([["NGX All-Share", "0"]]);
});

test("oil without a price is left out, and the price may be a string", () => {
  expect(entriesOf({}, { oil: { change: "+1" } }, now)).toEqual([]);
  expect(entriesOf({}, { oil: { price: "76.5", change: "+1", trend: "up" } }, now)[0]).toMatchObject({
    label: "Brent Crude",
    value: "$76.5",
    change: "+1.00",
    mark: "LIVE",
  });
});

test("oil is marked LIVE for 24 hours, then EOD", () => {
  const markOfOil = (as_of: string) =>
    entriesOf({}, { oil: { price: 70, change: "0", as_of } }, now)[0]?.mark;
  expect(markOfOil("2026-11-20T13:00:00Z")).toBe("LIVE");
  expect(markOfOil("2026-11-20T11:00:00Z")).toBe("EOD");
});

test.each([null, [], "<html>", { market_summary: null }, { market_summary: { key_indices: [] } }])(
  "an unexpected answer %j gives no entries and no error",
  (answer) => {
    expect(entriesOf(answer, answer, now)).toEqual([]);
  },
);
