import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { embedPolicy, headerPairs, headersFor, pagePolicy } from "./headers.ts";

const bytes = (text: string): Buffer => Buffer.from(text);
const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("a page's policy allows only the inline scripts and styles it was rendered with", () => {
  const policy = pagePolicy(bytes("<style>b{}</style><script>a()</script><script src=/x.js></script>"), []);
  expect(policy).toContain(`script-src 'self' ${hash("a()")};`);
  expect(policy).toContain(`style-src 'self' ${hash("b{}")};`);
  expect(policy).not.toContain("unsafe");
});

test("repeated inline code is hashed once, from its bytes, and an unclosed tag is ignored", () => {
  const page = bytes(
    '<style class="a">i::after{content:"ọ́"}</style><script>a()</script><script>a()</script><style>',
  );
  const policy = pagePolicy(page, []);
  expect(policy).toContain(`style-src 'self' ${hash('i::after{content:"ọ́"}')};`);
  expect(policy).toContain(`script-src 'self' ${hash("a()")};`);
});

test("structured data is not allowed as a script", () => {
  const linked = bytes('<script type="application/ld+json">{}</script>');
  expect(pagePolicy(linked, [])).toContain("script-src 'self';");
});

test("an API on another origin is allowed for connections only", () => {
  const policy = pagePolicy(bytes(""), [], ["https://api.example"]);
  expect(policy).toContain("connect-src 'self' https://api.example;");
  expect(policy.match(/api\.example/g)).toHaveLength(1);
});

test("third parties are in the policy only if they are configured", () => {
  expect(pagePolicy(bytes(""), [])).not.toContain("http");
  expect(pagePolicy(bytes(""), ["https://ads.example/tag.js"])).toContain(
    "script-src 'self' https://ads.example;",
  );
});

test("an embed may be framed by anybody and runs no script", () => {
  const policy = embedPolicy(bytes("<style>b{}</style><script>a()</script>"));
  expect(policy).toContain("frame-ancestors *");
  expect(policy).not.toContain("script-src");
  expect(headersFor(policy)).not.toHaveProperty("X-Frame-Options");
  expect(headersFor("default-src 'none'")).toHaveProperty("X-Frame-Options", "DENY");
});

test("a flat list of headers becomes pairs, in order and with repeated names", () => {
  expect(headerPairs([])).toEqual([]);
  expect(headerPairs(["A", "1", "B", "2", "A", "3"])).toEqual([
    ["A", "1"],
    ["B", "2"],
    ["A", "3"],
  ]);
});
