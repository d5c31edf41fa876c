import { BlockList, isIP } from "node:net";

/** Everything that is not public: our own machine and network, and the tunnels that lead back into them. */
const closed = new BlockList();

for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  // The metadata service of one large cloud.
  ["168.63.129.16", 32],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const) {
  closed.addSubnet(network, prefix, "ipv4");
}

for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  closed.addSubnet(network, prefix, "ipv6");
}

/** The only part of IPv6 that is allocated to the public internet. */
const open6 = new BlockList();
open6.addSubnet("2000::", 3, "ipv6");

/** True for a public address. IPv4 written as IPv6 (`::ffff:127.0.0.1`) is not one. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  if (family === 4) return !closed.check(address, "ipv4");
  return open6.check(address, "ipv6") && !closed.check(address, "ipv6");
}
