import { createHash } from "node:crypto";

/** On every answer, whatever its status. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
};

/** For answers that are not pages: nothing in them may run or load. */
export const inertPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

const STYLES = /<style[^<>]*>([\s\S]*?)<\/style>/g;

/**
 * The policy of a page: our own origin, and the inline scripts and styles that we wrote, by their hashes. Third
 * parties may run in it; an API of another origin may only be asked.
 */
export function pagePolicy(
  html: string,
  thirdParties: readonly string[],
  apiOrigins: readonly string[] = [],
): string {
  const scripts = hashes(html, /<script(?![^<>]*\bsrc=)(?![^<>]*ld\+json)[^<>]*>([\s\S]*?)<\/script>/g);
  const styles = hashes(html, STYLES);
  const others = thirdParties.map((address) => new URL(address).origin);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...others].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    ["img-src 'self' data:", ...others].join(" "),
    ["connect-src 'self'", ...others, ...apiOrigins].join(" "),
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
export function embedPolicy(html: string): string {
  const styles = hashes(html, STYLES);
  return `default-src 'none'; style-src ${styles.join(" ") || "'none'"}; base-uri 'none'; form-action 'none'; ${FRAMED_BY_ALL}`;
}

const FRAMED_BY_ALL = "frame-ancestors *";

/** X-Frame-Options has no "all", so it is left out if the policy lets others frame the page. */
export function headersFor(policy: string | undefined): Readonly<Record<string, string>> {
  if (!policy?.includes(FRAMED_BY_ALL)) return securityHeaders;
  const { "X-Frame-Options": _, "Cross-Origin-Resource-Policy": __, ...rest } = securityHeaders;
  return rest;
}

function hashes(html: string, inline: RegExp): string[] {
  const found = [...html.matchAll(inline)].map(([, text = ""]) =>
    createHash("sha256").update(text).digest("base64"),
  );
  return [...new Set(found)].map((hash) => `'sha256-${hash}'`);
}
