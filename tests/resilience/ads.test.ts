import { afterAll, beforeAll, expect, test } from "vitest";
import { missingHeaders, openProduct, type TestProduct } from "#tests/support/test-product.ts";
import { observatoryScore } from "./observatory.ts";

const ADS = "https://ads.example/tag.js";
const otherSettings = {
  CONSENT_SCRIPT: "https://consent.example/cmp.js",
  TAG_MANAGER: "https://tags.example/gtm.js?id=G-1",
  AD_NETWORK: ADS,
  GEO_DIRECT: "https://geo.example/json",
  WEATHER_DIRECT: "https://weather.example/v1",
};
let product: TestProduct;

/** All third parties that an operator may allow. */
beforeAll(async () => {
  product = await openProduct({ ROLES: "web", ...otherSettings });
}, 120_000);
afterAll(() => product.stop());

function directives(headers: Headers): Record<string, string[]> {
  const parts = (headers.get("content-security-policy") ?? "")
    .split(";")
    .map((part) => part.trim().split(/\s+/));
  return Object.fromEntries(parts.map(([name = "", ...sources]) => [name, sources]));
}

test("with all third parties configured, a page's CSP allows exactly their origins, not the ad network's", async () => {
  const page = await fetch(`${product.url}/about`);
  const policy = directives(page.headers);
  const foreign = Object.entries(policy).flatMap(([name, sources]) =>
    sources.filter((source) => /^(?!'|data:)/.test(source)).map((source) => `${name} ${source}`),
  );
  const origins = [
    "https://consent.example",
    "https://tags.example",
    "https://geo.example",
    "https://weather.example",
  ];
  expect(foreign.sort()).toEqual(
    ["connect-src", "img-src", "script-src"]
      .flatMap((name) => origins.map((origin) => `${name} ${origin}`))
      .sort(),
  );
  expect(JSON.stringify(policy)).not.toMatch(/unsafe-inline|unsafe-eval|ads\.example|\*/);
  expect(missingHeaders(page.headers)).toEqual([]);
  expect(observatoryScore(page.headers, await page.text()).score).toBeGreaterThanOrEqual(110);
});

test("the ad frame is sandboxed without our origin, may be framed by us only, and echoes no parameter", async () => {
  const hostile = '"><script>xss_ran()</script>';
  const frame = await fetch(
    `${product.url}/ad-frame?unit=${encodeURIComponent(hostile)}&personalized=${encodeURIComponent(hostile)}`,
  );
  const policy = directives(frame.headers);
  const html = await frame.text();
  expect(html).not.toContain("xss_ran");
  expect(policy).toMatchObject({
    "default-src": ["'none'"],
    "frame-ancestors": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    sandbox: ["allow-scripts", "allow-popups", "allow-popups-to-escape-sandbox"],
  });
  expect(policy["script-src"]).toEqual([expect.stringMatching(/^'sha256-/), "https://ads.example"]);
  expect(missingHeaders(frame.headers)).toEqual(["referrer-policy", "x-frame-options"]);
});

test("a sandboxed ad can neither read nor frame our pages, and its cross-site form is a 403", async () => {
  for (const target of ["/about", "/newsletter", "/settings"]) {
    const answer = await fetch(product.url + target, { headers: { Origin: "null" } });
    expect([target, answer.headers.get("access-control-allow-origin")]).toEqual([target, null]);
    expect(directives(answer.headers)["frame-ancestors"]).toEqual(["'none'"]);
  }
  const posted = await fetch(`${product.url}/newsletter`, {
    method: "POST",
    body: new URLSearchParams({ email: "reader@example.com" }),
    headers: { Origin: "null", "Sec-Fetch-Site": "cross-site" },
  });
  expect(posted.status).toBe(403);
});
