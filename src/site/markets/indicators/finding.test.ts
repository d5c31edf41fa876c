import { expect, test } from "vitest";
import { findingOf } from "./finding.ts";

const months = (values: readonly number[]) =>
  values.map((value, n) => ({ date: `2026-${String(n + 1).padStart(2, "0")}`, value }));

test.each([
  [[20, 24.5, 18, 22.8], "Inflation is back at 22.8%, after 18% in March 2026"],
  [[18, 20, 24.5, 24], "Inflation is up to 24%, from 18% in January 2026"],
  [[20, 24.5, 18, 19], "Inflation is down to 19%, from 24.5% in February 2026"],
  [[20, 24.5, 18, 25], "Inflation is at 25%, its highest since January 2026 at least"],
  [[20, 24.5, 18, 17], "Inflation is at 17%, its lowest since January 2026 at least"],
  [[20, 27, 27, 27], "Inflation has stood at 27% since February 2026"],
  [[27, 27, 27, 27], "Inflation has stood at 27% since January 2026"],
  // Of two equal peaks the later one is named; a value that only equals the peak is not a record.
  [[24.5, 18, 24.5, 20, 21], "Inflation is down to 21%, from 24.5% in March 2026"],
  [[20, 24.5, 18, 24.5], "Inflation is back at 24.5%, after 18% in March 2026"],
  [[20, 24.5, 18], null],
  [[], null],
])("the values %j give the finding: %s", (values, finding) => {
  expect(findingOf({ name: "Inflation", points: months(values), format: (value) => `${value}%` })).toBe(
    finding,
  );
});
