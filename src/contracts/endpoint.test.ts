import { expect, test } from "vitest";
import { refuse } from "./endpoint.ts";

test("a refusal has retryAfterSeconds only where it is given, even if it is 0", () => {
  expect(refuse("not-found", "None.")).toStrictEqual({ refused: "not-found", detail: "None." });
  for (const retryAfterSeconds of [0, 60])
    expect(refuse("unavailable", "Later.", retryAfterSeconds)).toStrictEqual({
      ...{ refused: "unavailable", detail: "Later.", retryAfterSeconds },
    });
});
