import type { Context } from "hono";
import { expect, test } from "vitest";
import { callerAddress } from "./caller-address.ts";

const context = (forwarded?: string): Context =>
  ({
    env: { incoming: { socket: { remoteAddress: "10.0.0.9" }, headers: { "x-forwarded-for": forwarded } } },
  }) as unknown as Context;

test("without a trusted proxy X-Forwarded-For is ignored", () => {
  expect(callerAddress(context("1.2.3.4"), 0)).toBe("10.0.0.9");
});

test("with one trusted proxy the caller is the last forwarded address", () => {
  expect(callerAddress(context("6.6.6.6, 1.2.3.4"), 1)).toBe("1.2.3.4");
});

test("with two trusted proxies the caller is the last but one forwarded address", () => {
  expect(callerAddress(context("6.6.6.6, 1.2.3.4, 172.16.0.1"), 2)).toBe("1.2.3.4");
});

test("without X-Forwarded-For the caller is the socket's address", () => {
  expect(callerAddress(context(), 1)).toBe("10.0.0.9");
});
