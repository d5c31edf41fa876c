import fc from "fast-check";
import { openApiDocument } from "#app/openapi/document.ts";
import { endpoints } from "#contracts/all/all-endpoints.ts";
import type { Endpoints } from "#contracts/endpoint.ts";

interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly responses: Readonly<Record<string, unknown>>;
  readonly requestBody?: { readonly content: { readonly "application/json": { readonly schema: Schema } } };
}

export interface FuzzRequest {
  readonly method: string;
  readonly target: string;
  readonly body?: string;
}

/** Hostile values for a parameter. */
const hostile = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "\udfff x",
  "\u202e\u2066\ufeff",
  "constructor",
  "__proto__",
  "toString",
  "null",
  "undefined",
  "NaN",
  "Infinity",
  "-1",
  "0",
  "1e309",
  "9007199254740993",
  "-99999999999999999999999",
  "0x10",
  "1;select pg_sleep(9)",
  "' or '1'='1",
  "'; drop table news.article; --",
  "\\",
  "%",
  "_",
  "..",
  "../../etc/passwd",
  "//evil.example",
  "{{7*7}}",
  "$" + "{7*7}",
  "<script>alert(1)</script>",
  "\r\nSet-Cookie: a=b",
  '"',
  '"" - "',
  "-",
  "a -a",
  "(((((",
  "!|&:*",
  "a:*b & !c | <-> d",
  "2026-02-30",
  "0000-00-00",
  "99999-01-01",
  "ﷺ".repeat(90),
  "é".repeat(60),
  "x".repeat(10_000),
  "a|".repeat(1_900),
  "- ".repeat(250),
  "a ".repeat(250),
];

/** Broken percent-encodings in a request's target. */
const brokenEncodings = [
  "%",
  "%0",
  "%zz",
  "%E0%A4%A",
  "%C0%AF",
  "%ED%A0%80",
  "%FF",
  "%00",
  "%u0041",
  "%2e%2e%2f",
  "%5c",
];

const text = fc.oneof(
  fc.constantFrom(...hostile),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.string({ unit: "binary", maxLength: 40 }),
);

/** A valid value by its contract. */
function validValue(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.type === "integer" || schema.type === "number")
    return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 1_000, 1_000_000) });
  return fc.oneof(fc.constantFrom("politics", "naira", "Punch", "Abuja,NG", "2026-02-10", "USD"), fc.lorem());
}

/** Percent-encoded; a lone surrogate cannot be encoded and becomes U+FFFD. */
function encode(value: unknown): string {
  return encodeURIComponent(String(value).toWellFormed());
}

const encodedValue = (schema: Schema): fc.Arbitrary<string> =>
  fc.oneof(validValue(schema).map(encode), text.map(encode), fc.constantFrom(...brokenEncodings));

/** Some of the parameters, some of them repeated, and one that no contract knows. */
function query(parameters: readonly { name: string; schema: Schema }[]): fc.Arbitrary<string> {
  const pairLists = parameters.map(({ name, schema }) =>
    fc
      .array(encodedValue(schema), { maxLength: 2 })
      .map((values) => values.map((value) => `${name}=${value}`)),
  );
  const noise = fc.constantFrom("", "__proto__=1", "constructor=x", "a[b]=c", "=", "&&&", "utm_source=%00");
  return fc
    .tuple(noise, ...pairLists)
    .map(([noisePair, ...pairs]) => [...pairs.flat(), noisePair].filter(Boolean).join("&"));
}

const anything = fc.oneof(
  text,
  fc.constant(null),
  fc.boolean(),
  fc.double(),
  fc.array(text, { maxLength: 3 }),
  fc.object(),
);

function body(schema: Schema): fc.Arbitrary<string> {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, fieldSchema]) => [name, fc.oneof(validValue(fieldSchema), anything)] as const,
  );
  const wellFormed = fc
    .record(Object.fromEntries(fields), { requiredKeys: [] })
    .map((fieldValues) => JSON.stringify(fieldValues));
  const broken = fc.constantFrom(
    "",
    "{",
    "null",
    "[]",
    "1e999",
    '"x"',
    "[".repeat(30_000),
    '{"__proto__":{"a":1}}',
    '{"a":'.repeat(8_000),
  );
  return fc.oneof({ arbitrary: wellFormed, weight: 4 }, broken);
}

/** Requests to every endpoint of the contracts, valid and invalid ones. */
export function apiRequests(): {
  address: string;
  requests: fc.Arbitrary<FuzzRequest>;
  statuses: string[];
}[] {
  const paths = openApiDocument(endpoints as Endpoints, "").paths as Record<
    string,
    Record<string, Operation>
  >;
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      address: `${method.toUpperCase()} ${path}`,
      requests: requestsTo(method.toUpperCase(), path, operation),
      statuses: Object.keys(operation.responses),
    })),
  );
}

function requestsTo(
  method: string,
  path: string,
  { parameters, requestBody }: Operation,
): fc.Arbitrary<FuzzRequest> {
  const pathParameters = parameters.filter((parameter) => parameter.in === "path");
  const targets = fc
    .tuple(
      fc.tuple(...pathParameters.map(({ schema }) => encodedValue(schema))),
      query(parameters.filter((parameter) => parameter.in === "query")),
    )
    .map(([values, queryString]) => {
      const filledPath = pathParameters.reduce(
        (target, { name }, index) => target.replace(`{${name}}`, () => values[index] || "x"),
        path,
      );
      return `/api${filledPath}${queryString === "" ? "" : `?${queryString}`}`;
    });
  if (requestBody === undefined) return targets.map((target) => ({ method, target }));
  return fc
    .tuple(targets, body(requestBody.content["application/json"].schema))
    .map(([target, payload]) => ({ method, target, body: payload }));
}

const pagePatterns = [
  "/article/:",
  "/story/:",
  "/category/:",
  "/hot-topics/:",
  "/trending/:",
  "/daily-brief/:",
  "/newsletter/confirm/:",
  "/newsletter/unsubscribe/:",
  "/sports/nigeria-league/club/:",
  "/sports/nigeria-league/match/:",
  "/rss/:",
  "/api/rss/:",
  "/api/rss/paper/:",
  "/api/rss/topic/:",
  "/api/npfl/calendar/:",
  "/embed/story/:",
  "/embed/topic/:",
  "/pictures/:/x",
  "/pictures/x/:",
  "/icons/:/:",
  "/assets/:",
  "/sitemaps/:",
  "/:",
];
const fixedPages = [
  "/",
  "/search",
  "/latest",
  "/popular",
  "/hot-topics",
  "/events",
  "/music",
  "/category/politics",
  "/category/business/markets",
  "/business/naira",
  "/business/business-metrics",
  "/sports/nigeria-league",
  "/daily-brief",
  "/newsletter",
  "/feedback",
  "/publishers",
  "/api/rss/search",
  "/embed/npfl-table",
  "/embed/markets",
];
const pageParams = [
  "q",
  "page",
  "cursor",
  "category",
  "source",
  "period",
  "order",
  "tab",
  "season",
  "view",
  "state",
  "date",
  "assume",
  "index",
  "range",
  "city",
  "genre",
  "currency",
  "amount",
  "said",
  "lite",
  "scope",
];

/** Addresses of pages, feeds and files. */
export const pageTargets: fc.Arbitrary<string> = fc
  .tuple(
    fc.oneof(fc.constantFrom(...pagePatterns), fc.constantFrom(...fixedPages)),
    fc.oneof(text.map(encode), fc.constantFrom(...brokenEncodings)),
    query(pageParams.map((name) => ({ name, schema: {} }))),
    fc.subarray(pageParams, { maxLength: 3 }),
  )
  .map(([path, value, queryString, keptParams]) => {
    const pairs = queryString.split("&").filter((pair) => keptParams.includes(pair.split("=")[0] ?? ""));
    return path.replaceAll(":", () => value || "x") + (pairs.length === 0 ? "" : `?${pairs.join("&")}`);
  });
