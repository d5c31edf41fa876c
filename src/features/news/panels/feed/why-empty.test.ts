import { expect, test } from "vitest";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import { whyEmpty } from "./why-empty.ts";

const never = { last_checked_at: null, last_success_at: null };
const failed = { ...never, last_checked_at: "2026-11-21T18:00:00Z" };
const answered = { ...failed, last_success_at: "2026-11-21T18:00:00Z" };

test.each([
  ["still being read when no newspaper is listed", [], "reading"],
  ["still being read when no newspaper has been asked", [never, never], "reading"],
  ["unreachable when every newspaper asked has failed", [failed, never], "unreachable"],
  ["no reason when a newspaper has answered", [failed, answered], null],
])("an empty list: %s", async (_, feeds, reason) => {
  const ask = (async () => ({ feeds })) as unknown as Ask;
  expect(await whyEmpty(ask, [])).toBe(reason);
});

test("no reason is requested for a list with stories, or one that only the device can load", async () => {
  const ask = (() => Promise.reject(new Error("asked"))) as unknown as Ask;
  expect(await whyEmpty(ask, ["a story"])).toBeNull();
  expect(await whyEmpty(ask, undefined)).toBeNull();
});
