import { isIP } from "node:net";
import { isPublicAddress } from "#platform/network-address.ts";
import { failed, ok, type Result } from "#platform/result.ts";
import type { FetchFailure } from "./request.ts";

/** An address that may be requested, or a sentence that says why not. A name's IP is checked when connecting. */
export function checkHop(address: string, allowedLoopback: ReadonlySet<string>): Result<URL, FetchFailure> {
  if (!URL.canParse(address)) return refused(`not an address: ${address.slice(0, 200)}`);
  const url = new URL(address);
  if (url.protocol !== "http:" && url.protocol !== "https:")
    return refused(`only http and https, not ${url.protocol}`);
  if (url.username !== "" || url.password !== "") return refused("an address with credentials");
  if (allowedLoopback.has(url.origin)) return ok(url);
  if (url.port !== "") return refused(`only the usual ports, not ${url.port}`);
  const literal = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(literal) !== 0 && !isPublicAddress(literal))
    return refused(`${literal} is not on the open internet`);
  return ok(url);
}

/** The address to which a redirect leads. */
export function nextHop(
  from: URL,
  location: string,
  allowedLoopback: ReadonlySet<string>,
): Result<URL, FetchFailure> {
  if (!URL.canParse(location, from)) return refused("a redirect to no address");
  const to = checkHop(new URL(location, from).href, allowedLoopback);
  if (to.ok && from.protocol === "https:" && to.value.protocol === "http:") {
    return refused(`a redirect from https down to ${to.value.origin}`);
  }
  return to;
}

function refused(message: string): Result<never, FetchFailure> {
  return failed({ kind: "refused", message });
}
