import { expect, test } from "vitest";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import { createNewsroom } from "./newsroom.ts";

const ask = (async () => {
  throw new Error("down");
}) as Ask;
const newsroom = createNewsroom({ ask } as Parameters<typeof createNewsroom>[0]);

test("a form's fields become a command's line, even while nothing can be asked", async () => {
  const line = await newsroom.lineOf("articles withdraw", { 0: " abc ", "--reason": "wrong" });
  expect(line).toEqual(["articles", "withdraw", "--reason=wrong", "--", "abc"]);
});
