/** Control and format characters, and everything that could split one recipient into two or start a new header. */
const harmful = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s,;:<>()[\]"\\]/u;

/** True for a single bare address that is safe in an envelope and in a header. */
export function isBareAddress(address: string): boolean {
  const at = address.lastIndexOf("@");
  return at > 0 && at === address.indexOf("@") && at < address.length - 1 && !harmful.test(address);
}

/** A header's value is one line, whatever the input. */
export function oneLine(value: string): string {
  return value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}

/** "hello@x.ng" of "Naija Gist <hello@x.ng>". */
export function addressOf(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
}

export function domainOf(from: string): string {
  return addressOf(from).split("@").at(-1) ?? "localhost";
}
