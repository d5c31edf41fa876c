import { isIP } from "node:net";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isOwnNetwork, isPublicAddress, networkOf } from "./network-address.ts";

const weather = { ipv4: 3, ipv6: 3 };
const letters = { ipv4: 4, ipv6: 4 };

test.each([
  ["105.112.34.77", "105.112.34.0", "105.112.34.77"],
  ["::ffff:105.112.34.77", "105.112.34.0", "105.112.34.77"],
  ["::FFFF:105.112.34.77", "105.112.34.0", "105.112.34.77"],
  ["2c0f:f5c0:0001:2::9", "2c0f:f5c0:1::", "2c0f:f5c0:1:2::"],
  ["2C0F:F5C0::1", "2c0f:f5c0:0::", "2c0f:f5c0:0:0::"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::", "2001:db8:1:2::"],
  ["::1:2:3:1.2.3.4", "0:0:0::", "0:0:0:1::"],
  ["fe80::1%eth0", "fe80:0:0::", "fe80:0:0:0::"],
  ["::1", "0:0:0::", "0:0:0:0::"],
  ["", null, null],
  ["unknown", null, null],
  ["1.2.3", null, null],
])("%s is in the weather network %s and the letters network %s", (address, ofWeather, ofLetters) => {
  expect([networkOf(address, weather), networkOf(address, letters)]).toEqual([ofWeather, ofLetters]);
});

const own = [
  ...[
    "127.0.0.1",
    "10.1.2.3",
    "192.168.1.1",
    "172.16.0.1",
    "172.31.255.255",
    "100.64.0.9",
    "100.127.255.255",
  ],
  ...["0.0.0.0", "169.254.1.1", "::", "::1", "fe80::1", "febf::1", "fc00::1", "fd00::1"],
];
const closed = [
  ...[
    "203.0.113.7",
    "192.0.2.7",
    "198.51.100.7",
    "198.19.0.1",
    "192.0.0.192",
    "192.88.99.1",
    "168.63.129.16",
  ],
  ...["224.0.0.1", "255.255.255.255", "2001:db8::1", "2002::1", "2001::1", "3fff::1"],
  ...["4000::1", "64:ff9b::7f00:1", "ff02::1", "fc::1"],
];
const open = [
  ...["172.15.255.255", "172.32.0.1", "100.63.255.255", "100.128.0.1", "11.0.0.1", "1.1.1.1", "2c0f::1"],
];

test.each([
  ...own.map((address) => [address, { own: true, open: false }] as const),
  ...closed.map((address) => [address, { own: false, open: false }] as const),
  ...open.map((address) => [address, { own: false, open: true }] as const),
])("the address %s is classified as %o", (address, expected) => {
  expect({ own: isOwnNetwork(address), open: isPublicAddress(address) }).toEqual(expected);
});

test("a private IPv4-mapped address counts as our own; no mapped or invalid address is public", () => {
  expect(["::ffff:10.0.0.1", "fe80::1%eth0", "", "unknown"].map(isOwnNetwork)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(["::ffff:10.0.0.1", "::ffff:1.1.1.1", "", "unknown"].filter(isPublicAddress)).toEqual([]);
});

test("a network is a valid address and its own network, and neighbouring addresses share it", () => {
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (address) => {
      for (const groups of [weather, letters]) {
        const network = networkOf(address, groups);
        expect(isIP(network ?? ""), `${address} ${network}`).toBeGreaterThan(0);
        expect(networkOf(network ?? "", groups)).toBe(network);
      }
    }),
  );
  fc.assert(
    fc.property(fc.nat(255), fc.nat(255), (a, b) => {
      expect(networkOf(`105.112.34.${a}`, weather)).toBe(networkOf(`105.112.34.${b}`, weather));
    }),
  );
});
