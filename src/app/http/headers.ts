import { hash } from "node:crypto";

/** Sent with every answer, whatever its status. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
};

/** For pictures, feeds and files, which pages of other sites may show. */
export const forOtherSites = { "Cross-Origin-Resource-Policy": "cross-origin" } as const;

/** For answers that are not pages: nothing in them may run or load. */
export const inertPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/**
 * A page's policy: our own origin, and the inline scripts and styles that we wrote, by their hashes. Third parties
 * may run scripts in the page; an API on another origin may only be fetched from.
 */
export function pagePolicy(
  html: Buffer,
  thirdParties: readonly string[],
  apiOrigins: readonly string[] = [],
): string {
  const scripts = hashes(html, "script", (tag) => !/\bsrc=|ld\+json/.test(tag));
  const styles = hashes(html, "style");
  const origins = thirdParties.map((address) => new URL(address).origin);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...origins].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    ["img-src 'self' data:", ...origins].join(" "),
    ["connect-src 'self'", ...origins, ...apiOrigins].join(" "),
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** For a table that other sites may frame: its own style, and nothing else. */
export function embedPolicy(html: Buffer): string {
  const styles = hashes(html, "style");
  return `default-src 'none'; style-src ${styles.join(" ") || "'none'"}; base-uri 'none'; form-action 'none'; ${FRAMED_BY_ALL}`;
}

const FRAMED_BY_ALL = "frame-ancestors *";

/** X-Frame-Options has no "all", so it is left out if the policy lets others frame the page. */
export function headersFor(policy: string | undefined): Readonly<Record<string, string>> {
  if (!policy?.includes(FRAMED_BY_ALL)) return securityHeaders;
  const { "X-Frame-Options": _, "Cross-Origin-Resource-Policy": __, ...rest } = securityHeaders;
  return rest;
}

/** Node's flat list of headers (name, value, name, value …) as pairs. */
export function headerPairs(flat: readonly string[]): [string, string][] {
  return Array.from({ length: flat.length / 2 }, (_, at) => [flat[at * 2] ?? "", flat[at * 2 + 1] ?? ""]);
}

/** The hashes of the elements whose opening tag `counts`. Searching bytes is a tenth of the work of a string. */
function hashes(html: Buffer, name: string, counts = (_tag: string) => true): string[] {
  const digests = new Set<string>();
  const end = `</${name}>`;
  for (let at = html.indexOf(`<${name}`); at >= 0; at = html.indexOf(`<${name}`, at)) {
    const from = html.indexOf(">", at) + 1;
    const to = html.indexOf(end, from);
    if (from === 0 || to < 0) break;
    if (counts(html.toString("latin1", at, from)))
      digests.add(`'sha256-${hash("sha256", html.subarray(from, to), "base64")}'`);
    at = to + end.length;
  }
  return [...digests];
}
