import { expect, test } from "vitest";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import { preload } from "./preload.ts";

test("each answer is under the key by which its card looks for it", async () => {
  const ask = (async (address: string, params: unknown) => ({ address, params })) as Ask;
  expect(
    await preload(ask, [
      ["GET /articles/{id}", { id: "a1" }],
      ["GET /meta/sources", {}],
    ]),
  ).toEqual({
    'GET /articles/{id} {"id":"a1"}': { address: "GET /articles/{id}", params: { id: "a1" } },
    "GET /meta/sources {}": { address: "GET /meta/sources", params: {} },
  });
});
