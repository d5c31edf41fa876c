import { expect, test } from "vitest";
import { createPrintout } from "./printout.ts";

function printed(count: number): string[] {
  const printout = createPrintout();
  for (let line = 1; line <= count; line++) printout.add(`line ${line}`);
  return printout.lines();
}

test.each([
  [200, ["line 199", "line 200"]],
  [201, ["line 200", "line 201"]],
  [202, ["… and 1 more line", "line 202"]],
  [300_000, [expect.stringMatching(/^… and 299,?799 more lines$/), "line 300000"]],
])("of %d lines the first 200 and the last are shown, the others counted", (count, end) => {
  const lines = printed(count);
  expect(lines.slice(0, 2)).toEqual(["line 1", "line 2"]);
  expect(lines.length).toBe(Math.min(count, 202));
  expect(lines.slice(-2)).toEqual(end);
});
