import { BlockList, isIP, isIPv6 } from "node:net";

type Range = readonly [network: string, bits: number];

/** Our own machine and networks, and a carrier's internal ones, which the internet can neither reach nor locate. */
const OWN_RANGES: readonly Range[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["::", 127],
  ["fc00::", 7],
  ["fe80::", 10],
];

/** Other ranges outside the public internet: tunnels that lead back inside, and addresses for examples and tests. */
const CLOSED: readonly Range[] = [
  // The metadata address inside one large cloud.
  ["168.63.129.16", 32],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const ownNetworks = listOf(OWN_RANGES);
const closed = listOf([...OWN_RANGES, ...CLOSED]);
/** The only part of IPv6 that is allocated for the public internet. */
const allocated6 = listOf([["2000::", 3]]);

/** True for an address on the public internet. IPv4 written as IPv6 (`::ffff:127.0.0.1`) does not count as one. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || isIn(closed, address)) return false;
  return !isIPv6(address) || isIn(allocated6, address);
}

/** Narrower than "not public": a reader's address may be in an example range, as in a test's or a lab's network. */
export function isOwnNetwork(address: string): boolean {
  const plain = plainAddress(address);
  return plain !== null && isIn(ownNetworks, plain);
}

/**
 * The network of an address, given as the number of 8-bit groups of IPv4 or 16-bit groups of IPv6 to keep:
 * "105.112.34.0", "2c0f:f5c0:1::". IPv4 written as IPv6 counts as IPv4. Null if it is not an address.
 */
export function networkOf(
  address: string,
  groups: { readonly ipv4: number; readonly ipv6: number },
): string | null {
  const plain = plainAddress(address);
  if (plain === null) return null;
  if (isIPv6(plain)) return `${groupsOf(plain).slice(0, groups.ipv6).join(":")}::`;
  return plain
    .split(".")
    .map((group, at) => (at < groups.ipv4 ? group : "0"))
    .join(".");
}

/** What limits count as one caller: a whole IPv4 address, or the /64 network that one line has in IPv6. */
export function lineOf(address: string): string {
  return networkOf(address, { ipv4: 4, ipv6: 4 }) ?? "unknown";
}

function plainAddress(address: string): string | null {
  const [bare = ""] = address.toLowerCase().split("%", 1);
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1] ?? bare;
  return isIP(plain) === 0 ? null : plain;
}

/** All eight groups of an IPv6 address, as a URL writes them: lower case, no leading zeros. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  return [...before, ...Array<string>(8 - before.length - after.length).fill("0"), ...after];
}

function listOf(ranges: readonly Range[]): BlockList {
  const list = new BlockList();
  for (const [network, bits] of ranges) list.addSubnet(network, bits, familyOf(network));
  return list;
}

function isIn(list: BlockList, address: string): boolean {
  return list.check(address, familyOf(address));
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIPv6(address) ? "ipv6" : "ipv4";
}
