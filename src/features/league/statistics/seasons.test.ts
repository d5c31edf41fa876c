import { expect, test } from "vitest";
import { leadsTo, unbrokenSince } from "./seasons.ts";

test.each([
  ["2018-19", "2018-19", true],
  ["2018-19", "2019-20", true],
  ["2018-19", "2020-21", false],
])("%s leads to %s: %j", (earlier, later, leads) => {
  expect(leadsTo(earlier, later)).toBe(leads);
});

test.each([
  [["2016-17", "2017-18", "2018-19"], "2016-17"],
  [["2016-17", "2018-19", "2020-21", "2021-22"], "2020-21"],
  [[], undefined],
])("of the seasons %j none is missing since %s", (seasons, since) => {
  expect(unbrokenSince(seasons)).toBe(since);
});
