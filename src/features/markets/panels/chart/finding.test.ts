import { expect, test } from "vitest";
import { hausa } from "#tests/support/hausa.ts";
import { findingOf } from "./finding.ts";

const months = (values: readonly number[]) =>
  values.map((value, n) => ({ date: `2026-${String(n + 1).padStart(2, "0")}`, value }));

test.each([
  [[20, 24.5, 18, 22.8], "Inflation back at 22.8%, after 18% in March 2026"],
  [[18, 20, 24.5, 24], "Inflation at 24%, up from 18% in January 2026"],
  [[20, 24.5, 18, 19], "Inflation at 19%, down from 24.5% in February 2026"],
  [[20, 24.5, 18, 25], "Inflation at 25%, the highest since January 2026 at least"],
  [[20, 24.5, 18, 17], "Inflation at 17%, the lowest since January 2026 at least"],
  [[20, 27, 27, 27], "Inflation at 27% since February 2026"],
  [[27, 27, 27, 27], "Inflation at 27% since January 2026"],
  // Of two equal peaks the later one is named; a value that only equals the peak is not a record.
  [[24.5, 18, 24.5, 20, 21], "Inflation at 21%, down from 24.5% in March 2026"],
  [[20, 24.5, 18, 24.5], "Inflation back at 24.5%, after 18% in March 2026"],
  // The first and the last of the earlier figures count as well.
  [[30, 20, 25, 21], "Inflation at 21%, down from 30% in January 2026"],
  [[20, 21, 30, 22], "Inflation at 22%, down from 30% in March 2026"],
  [[20, 10, 12, 19], "Inflation back at 19%, after 10% in February 2026"],
  [[20, 10, 12, 20], "Inflation back at 20%, after 10% in February 2026"],
  // Halfway between the lowest and the highest counts as down.
  [[10, 20, 12, 15], "Inflation at 15%, down from 20% in February 2026"],
  [[10, 20, 12, 15.1], "Inflation at 15.1%, up from 10% in January 2026"],
  // Of two equal lows the later one is named; a value that only equals the low is not a record.
  [[18, 25, 18, 24], "Inflation back at 24%, after 18% in March 2026"],
  [[18, 25, 20, 18], "Inflation at 18%, down from 25% in February 2026"],
  // The same for two periods is not yet standing still.
  [[20, 30, 27, 27], "Inflation at 27%, up from 20% in January 2026"],
  [[20, 24.5, 18], null],
  [[], null],
])("the values %j give the finding: %s", (values, finding) => {
  expect(
    findingOf({ id: "inflation", name: "Inflation", points: months(values), format: (value) => `${value}%` }),
  ).toBe(finding);
});

test.each([
  [[20, 24.5, 18, 25], "Inflation at 25%, up from 18% in March 2026"],
  [[20, 24.5, 18, 17], "Inflation at 17%, down from 24.5% in February 2026"],
  [[20, 27, 27, 27], "Inflation at 27%, up from 20% in January 2026"],
  [[27, 27, 27, 27], null],
])("of weekly values nothing is said that a day between could belie: %j, %s", (values, finding) => {
  const series = { id: "inflation", name: "Inflation", format: (value: number) => `${value}%` };
  expect(findingOf({ ...series, points: months(values), isWeekly: true })).toBe(finding);
});

test.each([
  [
    { id: "core_inflation", name: "Hauhawar farashi ta tushe" },
    [18, 20, 24.5, 24],
    "ta hau zuwa 24, daga 18 a",
  ],
  [{ id: "external_debt", name: "Bashin waje" }, [18, 20, 24.5, 24], "ya hau zuwa 24, daga 18 a"],
  [
    { id: "oil_production", name: "Haƙar mai" },
    [20, 24.5, 18, 17],
    "ta sauka zuwa 17, mafi ƙaranci aƙalla tun",
  ],
])("in Hausa the verb has the gender of %j", (about, values, finding) => {
  const series = { ...about, points: months(values), format: String };
  expect(findingOf(series, hausa)).toBe(`${about.name} ${finding} Janairu 2026`);
});
