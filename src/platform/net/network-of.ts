import { isIP } from "node:net";

/**
 * The network of an address, IPv4 by 24 bits and IPv6 by 48: "105.112.34.0", "2c0f:f5c0:1::"; null for private ones or
 * none.
 */
export function networkOf(address: string): string | null {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  const plain = mapped?.[1] ?? address;
  const kind = isIP(plain);
  if (kind === 4) return isOwn4(plain) ? null : `${plain.split(".").slice(0, 3).join(".")}.0`;
  if (kind === 6) return isOwn6(plain) ? null : `${firstWords(plain).join(":")}::`;
  return null;
}

const OWN_4 = [
  /^0\./,
  /^10\./,
  /^127\./,
  /^169\.254\./,
  /^192\.168\./,
  /^172\.(1[6-9]|2\d|3[01])\./,
  /^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
];
const OWN_6 = /^(::1?$|fe[89ab]|f[cd])/i;

function isOwn4(address: string): boolean {
  return OWN_4.some((own) => own.test(address));
}

function isOwn6(address: string): boolean {
  return OWN_6.test(address);
}

/** The first three 16-bit words, with "::" expanded. */
function firstWords(address: string): string[] {
  const [head = "", tail] = address.toLowerCase().split("%")[0]?.split("::") ?? [];
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  const words = [...before, ...Array<string>(Math.max(0, missing)).fill("0"), ...after];
  return words.slice(0, 3).map((word) => word.replace(/^0+(?=.)/, ""));
}
