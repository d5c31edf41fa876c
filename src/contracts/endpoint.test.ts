import { expect, test } from "vitest";
import { refuse } from "./endpoint.ts";

test("a refusal says when to come back only where that is known, be it at once", () => {
  expect(refuse("not-found", "None.")).toStrictEqual({ refused: "not-found", detail: "None." });
  for (const retryAfterSeconds of [0, 60])
    expect(refuse("unavailable", "Later.", retryAfterSeconds)).toStrictEqual({
      ...{ refused: "unavailable", detail: "Later.", retryAfterSeconds },
    });
});
