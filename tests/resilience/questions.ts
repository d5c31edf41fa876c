import fc from "fast-check";
import { endpoints } from "#contracts/all-endpoints.ts";
import type { Endpoints } from "#contracts/endpoint.ts";
import { openApiDocument } from "#outlets/openapi/document.ts";

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

export interface Question {
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
const spelledBroken = [
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
function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.type === "integer" || schema.type === "number")
    return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 1_000, 1_000_000) });
  return fc.oneof(fc.constantFrom("politics", "naira", "Punch", "Abuja,NG", "2026-02-10", "USD"), fc.lorem());
}

/** Percent-encoded; a lone surrogate cannot be encoded and becomes U+FFFD. */
function spell(word: unknown): string {
  return encodeURIComponent(String(word).toWellFormed());
}

const spelledWord = (schema: Schema): fc.Arbitrary<string> =>
  fc.oneof(fitting(schema).map(spell), text.map(spell), fc.constantFrom(...spelledBroken));

/** Some of the parameters, some of them repeated, and one that no contract knows. */
function query(words: readonly { name: string; schema: Schema }[]): fc.Arbitrary<string> {
  const said = words.map(({ name, schema }) =>
    fc
      .array(spelledWord(schema), { maxLength: 2 })
      .map((values) => values.map((value) => `${name}=${value}`)),
  );
  const noise = fc.constantFrom("", "__proto__=1", "constructor=x", "a[b]=c", "=", "&&&", "utm_source=%00");
  return fc.tuple(noise, ...said).map(([odd, ...pairs]) => [...pairs.flat(), odd].filter(Boolean).join("&"));
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
  const words = Object.entries(schema.properties ?? {}).map(
    ([name, one]) => [name, fc.oneof(fitting(one), anything)] as const,
  );
  const whole = fc
    .record(Object.fromEntries(words), { requiredKeys: [] })
    .map((given) => JSON.stringify(given));
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
  return fc.oneof({ arbitrary: whole, weight: 4 }, broken);
}

/** Requests to every endpoint of the contracts, valid and invalid ones. */
export function questions(): { address: string; asked: fc.Arbitrary<Question>; told: string[] }[] {
  const paths = openApiDocument(endpoints as Endpoints, "").paths as Record<
    string,
    Record<string, Operation>
  >;
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      address: `${method.toUpperCase()} ${path}`,
      asked: asking(method.toUpperCase(), path, operation),
      told: Object.keys(operation.responses),
    })),
  );
}

function asking(
  method: string,
  path: string,
  { parameters, requestBody }: Operation,
): fc.Arbitrary<Question> {
  const inPath = parameters.filter((parameter) => parameter.in === "path");
  const targets = fc
    .tuple(
      fc.tuple(...inPath.map(({ schema }) => spelledWord(schema))),
      query(parameters.filter((one) => one.in === "query")),
    )
    .map(([words, asked]) => {
      const filled = inPath.reduce(
        (made, { name }, at) => made.replace(`{${name}}`, () => words[at] || "x"),
        path,
      );
      return `/api${filled}${asked === "" ? "" : `?${asked}`}`;
    });
  if (requestBody === undefined) return targets.map((target) => ({ method, target }));
  return fc
    .tuple(targets, body(requestBody.content["application/json"].schema))
    .map(([target, said]) => ({ method, target, body: said }));
}

const inPages = [
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
  "/pictures/:/x",
  "/pictures/x/:",
  "/icons/:/:",
  "/assets/:",
  "/sitemaps/:",
  "/:",
];
const asTheyStand = [
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
    fc.oneof(fc.constantFrom(...inPages), fc.constantFrom(...asTheyStand)),
    fc.oneof(text.map(spell), fc.constantFrom(...spelledBroken)),
    query(pageParams.map((name) => ({ name, schema: {} }))),
    fc.subarray(pageParams, { maxLength: 3 }),
  )
  .map(([path, word, asked, kept]) => {
    const some = asked.split("&").filter((pair) => kept.includes(pair.split("=")[0] ?? ""));
    return path.replaceAll(":", () => word || "x") + (some.length === 0 ? "" : `?${some.join("&")}`);
  });
