import { type LookupAddress, lookup as systemLookup } from "node:dns";
import type { LookupFunction } from "node:net";
import { isPublicAddress } from "#platform/network-address.ts";

export type Resolve = (
  hostname: string,
  options: { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export const NOT_PUBLIC_ADDRESS = "ECLOSEDADDRESS";

/**
 * Resolves a name at the moment of connecting and returns public addresses only. The socket connects to exactly what
 * was checked, so that a name that resolves differently the second time gains nothing.
 */
export function guardedLookup(resolve: Resolve = systemLookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, "");
      const allowed = addresses.filter(({ address }) => isPublicAddress(address));
      const first = allowed[0];
      if (first === undefined) return callback(notPublicError(hostname), "");
      if (options.all) return callback(null, allowed);
      callback(null, first.address, first.family);
    });
  };
}

function notPublicError(hostname: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${hostname} is not on the open internet`), { code: NOT_PUBLIC_ADDRESS });
}
