/** Query parameters that shops, mailers and apps append to an address: they name the referrer, not the page. */
const TRACKING =
  /^(?:utm_\w+|fbclid|gclid|dclid|yclid|msclkid|igshid|mc_[ce]id|_ga|_gl|ref|referrer|source|src|from|share|shared|cmpid|ocid|at_\w+|ns_\w+|amp|output|outputtype|nonamp)$/i;
const MOBILE_HOST = /^(?:www|m|mobile|amp)\./;

/** The absolute http(s) address, relative to `base`; null for anything else, such as `javascript:`. */
export function webAddress(raw: string | null | undefined, base?: string | null): string | null {
  const text = raw?.replace(/[\t\n\r]/g, "").trim() ?? "";
  if (text === "") return null;
  const absolute = /^www\.\S+\.\w/.test(text) ? `https://${text}` : text;
  const url = URL.parse(absolute, base ?? undefined);
  return url && /^https?:$/.test(url.protocol) && url.hostname !== "" && !url.username && !url.password
    ? url.href
    : null;
}

/** The page's identity: its address with "https", without "www.", "m.", tracking, "amp", fragment and trailing slash. */
export function canonicalAddress(address: string): string {
  const url = new URL(address);
  const host = url.host.replace(MOBILE_HOST, "");
  const path = url.pathname
    .replace(/\/{2,}/g, "/")
    .replace(/\/amp(?=\/|$)/i, "")
    .replace(/\/(?:index\.(?:html?|php))?$/, "");
  const parameters = [...url.searchParams].filter(([name]) => !TRACKING.test(name));
  parameters.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const query = new URLSearchParams(parameters).toString();
  return `https://${host}${path}${query === "" ? "" : `?${query}`}`;
}
