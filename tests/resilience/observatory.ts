/**
 * MDN's HTTP Observatory, as far as an answer's headers and HTML decide (github.com/mdn/mdn-http-observatory,
 * rules of 2025): 100 to begin with, bonuses only from 90 on. The redirect to https is the proxy's in front.
 */
export function observatoryScore(headers: Headers, html: string): { score: number; notes: string[] } {
  const verdicts = [
    policy(headers),
    frames(headers),
    ...plainHeaders(headers),
    scripts(html),
    cookies(headers),
  ];
  const penalties = verdicts.reduce((sum, { points }) => sum + Math.min(points, 0), 0);
  const bonuses = verdicts.reduce((sum, { points }) => sum + Math.max(points, 0), 0);
  const base = 100 + penalties;
  return {
    score: base >= 90 ? base + bonuses : base,
    notes: verdicts.filter(({ points }) => points < 0).map(({ note }) => note),
  };
}

interface Verdict {
  readonly points: number;
  readonly note: string;
}

function directives(headers: Headers): Map<string, string[]> {
  const parts = (headers.get("content-security-policy") ?? "")
    .split(";")
    .map((part) => part.trim().split(/\s+/));
  return new Map(parts.map(([name = "", ...sources]) => [name.toLowerCase(), sources]));
}

function policy(headers: Headers): Verdict {
  const rules = directives(headers);
  const sourcesOf = (name: string): string[] => rules.get(name) ?? rules.get("default-src") ?? ["*"];
  if (!rules.has("default-src") && !rules.has("script-src")) return { points: -25, note: "no policy" };
  const hasHash = (sources: string[]): boolean => sources.some((source) => /^'(sha256|nonce)-/.test(source));
  const allowsInline = (sources: string[]): boolean =>
    sources.includes("'unsafe-inline'") && !hasHash(sources);
  const broad = /^(\*|https?:|data:|ftp:)$/;
  if (allowsInline(sourcesOf("script-src")) || sourcesOf("script-src").some((source) => broad.test(source)))
    return { points: -20, note: "scripts from anywhere" };
  if (sourcesOf("object-src").some((source) => broad.test(source)))
    return { points: -20, note: "objects from anywhere" };
  if (sourcesOf("script-src").includes("'unsafe-eval'")) return { points: -10, note: "unsafe-eval" };
  if ([...rules.values()].flat().some((source) => source.startsWith("http:")))
    return { points: -20, note: "insecure sources" };
  if (allowsInline(sourcesOf("style-src")) || sourcesOf("style-src").some((source) => broad.test(source)))
    return { points: 0, note: "styles from anywhere" };
  const strict = rules.get("default-src")?.join() === "'none'";
  return { points: strict ? 10 : 5, note: "a policy without unsafe keywords" };
}

function frames(headers: Headers): Verdict {
  if (directives(headers).has("frame-ancestors"))
    return { points: 5, note: "framing forbidden by the policy" };
  const isDenied = /^(deny|sameorigin)$/i.test(headers.get("x-frame-options") ?? "");
  return { points: isDenied ? 0 : -20, note: "any site may frame the page" };
}

function plainHeaders(headers: Headers): Verdict[] {
  const age = Number(/max-age=(\d+)/.exec(headers.get("strict-transport-security") ?? "")?.[1] ?? 0);
  const privateReferrer = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
  const resourcePolicy = headers.get("cross-origin-resource-policy") ?? "";
  return [
    { points: age >= 15_768_000 ? 0 : age > 0 ? -10 : -20, note: "HSTS of less than half a year" },
    { points: headers.get("x-content-type-options") === "nosniff" ? 0 : -5, note: "no nosniff" },
    { points: privateReferrer.test(headers.get("referrer-policy") ?? "") ? 5 : 0, note: "referrer policy" },
    { points: /^same-(origin|site)$/.test(resourcePolicy) ? 10 : 0, note: "resource policy" },
  ];
}

function scripts(html: string): Verdict {
  const foreign = /<script[^>]+src="(?:https?:)?\/\/(?![^"]*integrity)/i.test(html);
  return { points: foreign ? -5 : 0, note: "foreign scripts without integrity" };
}

function cookies(headers: Headers): Verdict {
  const loose = headers
    .getSetCookie()
    .filter((cookie) => !/secure/i.test(cookie) || !/httponly/i.test(cookie));
  return { points: loose.length > 0 ? -20 : 0, note: "cookies without Secure or HttpOnly" };
}
