import { isIP } from "node:net";
import fc from "fast-check";
import { expect, test } from "vitest";
import { networkOf } from "./network-of.ts";

test("a network is an IPv4's 24 bits or an IPv6's 48, however it is written", () => {
  expect(networkOf("105.112.34.77")).toBe("105.112.34.0");
  expect(networkOf("::ffff:105.112.34.77")).toBe("105.112.34.0");
  expect(networkOf("2c0f:f5c0:0001:2::9")).toBe("2c0f:f5c0:1::");
  expect(networkOf("2C0F:F5C0::1")).toBe("2c0f:f5c0:0::");
});

test("our own networks and what is no address have none", () => {
  for (const own of [
    "127.0.0.1",
    "10.1.2.3",
    "192.168.1.1",
    "172.20.0.1",
    "100.64.0.9",
    "169.254.1.1",
    "::1",
    "fe80::1%eth0",
    "fd00::1",
    "",
    "unknown",
    "1.2.3",
  ]) {
    expect(networkOf(own), own).toBeNull();
  }
});

test("every public address has a network that is an address itself, and neighbours share it", () => {
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (address) => {
      const network = networkOf(address);
      if (network !== null) expect(isIP(network), `${address} ${network}`).toBeGreaterThan(0);
    }),
  );
  fc.assert(
    fc.property(
      fc.nat(255),
      fc.nat(255),
      (a, b) => networkOf(`105.112.34.${a}`) === networkOf(`105.112.34.${b}`),
    ),
  );
});
