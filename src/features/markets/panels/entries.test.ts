import { expect, test } from "vitest";
import { hausa } from "#tests/support/hausa.ts";
import { dayOf, type Entry, entriesOf } from "./entries.ts";

/** Reads whatever a server may answer. */
const read = entriesOf as (stocks: unknown, oil: unknown, now: number) => Entry[];
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
  expect(read(stocks({ ngx_bank: index }), {}, now)).toEqual([
    {
      label: "NGX BANK",
      value: "104,562.13",
      change: "-0.46%",
      direction: "down",
      mark: "EOD",
      day: "2026-11-20",
      source: null,
    },
  ]);
});

test("VAL-06 an index without a value is left out, and one of zero is shown", () => {
  const entries = read(
    stocks({ ngx_all_share: { value: 0 }, ngx_bank: { value: null }, ngx_30: null }),
    {},
    now,
  );
  expect(entries.map(({ label, value }) => [label, value])).toEqual([["NGX All-Share", "0"]]);
});

test("VAL-07 oil without a price is left out, and the price may be a string", () => {
  expect(read({}, { oil: { change: "+1" } }, now)).toEqual([]);
  expect(read({}, { oil: { price: "76.5", change: "+1", trend: "up" } }, now)[0]).toMatchObject({
    label: "Brent Crude",
    value: "$76.5",
    change: "+1.00",
    mark: "LIVE",
  });
});

test.each([
  ["+1.25", "+1.25"],
  ["-0.4", "-0.40"],
  ["0.7", "+0.70"],
  [null, ""],
])("ENT-14 an oil price change of %j is shown as %j", (change, shown) => {
  expect(read({}, { oil: { price: 70, change, trend: "up" } }, now)[0]?.change).toBe(shown);
});

test("numbers in strings count, and an unknown direction is neutral", () => {
  const index = { value: "104562.5", percent_change: "1.2", direction: "sideways" };
  expect(read(stocks({ ngx_all_share: index, ngx_30: [] }), {}, now)).toMatchObject([
    { value: "104,562.5", change: "+1.20%", direction: "neutral" },
  ]);
});

test("oil is marked LIVE for 24 hours, then EOD", () => {
  const markOfOil = (as_of: string) => read({}, { oil: { price: 70, change: "0", as_of } }, now)[0]?.mark;
  expect(markOfOil("2026-11-20T13:00:00Z")).toBe("LIVE");
  expect(markOfOil("2026-11-20T12:00:00Z")).toBe("LIVE");
  expect(markOfOil("2026-11-20T11:59:59Z")).toBe("EOD");
  expect(markOfOil("2026-11-20T11:00:00Z")).toBe("EOD");
});

test("oil that its source calls a closing price is marked EOD at once, and another kind is not", () => {
  const markOfKind = (kind: string) =>
    read({}, { oil: { price: 70, kind, as_of: "2026-11-21T11:00:00Z" } }, now)[0]?.mark;
  expect([markOfKind("EOD"), markOfKind("LIVE")]).toEqual(["EOD", "LIVE"]);
});

test("oil has its day, direction and source, and a bare change takes the trend's sign", () => {
  const source = { name: "S", url: "https://s.example/", licence: "L" };
  const oil = { price: 70.129, change: "0.5", trend: "down", as_of: "2026-11-21T11:00:00Z", source };
  expect(read({}, { oil }, now)).toEqual([
    {
      ...{ label: "Brent Crude", value: "$70.13", change: "-0.50", direction: "down", mark: "LIVE" },
      ...{ day: "2026-11-21", source: { name: "S", url: "https://s.example/" } },
    },
  ]);
});

test.each([{ name: "S" }, { url: "https://s.example/" }, { name: 1, url: 2 }, "S", null])(
  "the incomplete source %j is left out",
  (source) => {
    expect(read(stocks({ ngx_30: { value: 1, source } }), {}, now)[0]?.source).toBeNull();
  },
);

test("the three indices come in their order before oil; without a percentage or a day these are empty", () => {
  const indices = {
    ngx_30: { value: 3 },
    ngx_bank: { value: 2, percent_change: 0 },
    ngx_all_share: { value: 1 },
  };
  const entries = read(stocks(indices), { oil: { price: 4 } }, now);
  expect(entries.map((entry) => [entry.label, entry.value, entry.change, dayOf(entry)])).toEqual([
    ["NGX All-Share", "1", "", ""],
    ["NGX BANK", "2", "+0.00%", ""],
    ["NGX-30", "3", "", ""],
    ["Brent Crude", "$4", "", ""],
  ]);
});

test.each([null, [], "<html>", { market_summary: null }, { market_summary: { key_indices: [] } }])(
  "an unexpected answer %j gives no entries and no error",
  (answer) => {
    expect(read(answer, answer, now)).toEqual([]);
  },
);

test("a figure's day is written in the page's language", () => {
  const [oil] = read({}, { oil: { price: 70, as_of: "2026-11-20T23:30:00Z" } }, now);
  expect([dayOf(oil as Entry), dayOf(oil as Entry, hausa.dates)]).toEqual(["21 Nov", "21 Nuw"]);
});
