import type { Context } from "hono";
import { expect, test } from "vitest";
import { callerAddress } from "./caller-address.ts";

const context = (forwarded?: string): Context =>
  ({
    env: { incoming: { socket: { remoteAddress: "10.0.0.9" }, headers: { "x-forwarded-for": forwarded } } },
  }) as unknown as Context;

test("without a trusted proxy the header is a stranger's word", () => {
  expect(callerAddress(context("1.2.3.4"), 0)).toBe("10.0.0.9");
});

test("one trusted proxy: its own word, the last one, counts", () => {
  expect(callerAddress(context("6.6.6.6, 1.2.3.4"), 1)).toBe("1.2.3.4");
});

test("two trusted proxies: the one before the last counts", () => {
  expect(callerAddress(context("6.6.6.6, 1.2.3.4, 172.16.0.1"), 2)).toBe("1.2.3.4");
});

test("no header at all: the socket's address", () => {
  expect(callerAddress(context(), 1)).toBe("10.0.0.9");
});
