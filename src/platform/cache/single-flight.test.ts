import { expect, test } from "vitest";
import { singleFlight } from "./memoize.ts";

test("simultaneous calls share one answer, and a failure is not kept", async () => {
  const share = singleFlight<number>();
  let starts = 0;
  const start = async () => {
    starts += 1;
    return starts;
  };
  expect(await Promise.all([share("a", start), share("a", start), share("a", start)])).toEqual([1, 1, 1]);
  await expect(share("b", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect(await share("b", start)).toBe(2);
});
