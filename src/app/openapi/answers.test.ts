import { expect, test } from "vitest";
import * as z from "zod/mini";
import { errorCodes } from "#contracts/error-codes.ts";
import { answersOf, components } from "./answers.ts";

const requestId = {
  "X-Request-Id": {
    description: "The request's ID in our log. Quote it when you report a problem.",
    schema: { type: "string" },
  },
};
const retryAfter = {
  "Retry-After": {
    description: "Seconds to wait before the next request.",
    required: true,
    schema: { type: "integer", minimum: 1 },
  },
};
const refusals = components.responses as Record<
  string,
  { description: string; headers: object; content: object }
>;

test("each refusal has its description and the shape of an error, under the name by which calls refer to it", () => {
  expect(Object.keys(refusals)).toEqual([
    "NotJson",
    "NotFound",
    "Conflict",
    "TooLarge",
    "NotAJsonRequest",
    "Invalid",
    "TooMany",
    "OurFault",
    "Busy",
  ]);
  for (const { description, content } of Object.values(refusals)) {
    expect(description).toMatch(/^[A-Z].*\.$/);
    expect(content).toEqual({ "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } });
  }
});

test.each(["TooMany", "Busy"])("the refusal %s says when to ask again", (name) => {
  expect(refusals[name]?.headers).toEqual({ ...requestId, ...retryAfter });
});

test.each(["NotJson", "NotFound", "Conflict", "TooLarge", "NotAJsonRequest", "Invalid", "OurFault"])(
  "the refusal %s has the request's ID as its only header",
  (name) => {
    expect(refusals[name]?.headers).toEqual(requestId);
  },
);

test("an error has a sentence and one of the codes, and may have a detail for each field", () => {
  expect(components.schemas).toMatchObject({
    Refusal: {
      required: ["error", "code"],
      properties: {
        error: { type: "string" },
        code: { type: "string", enum: errorCodes },
        detail: { anyOf: [{ type: "string" }, { items: { $ref: "#/components/schemas/Problem" } }] },
      },
    },
    Problem: {
      required: ["loc", "msg"],
      properties: { loc: { type: "array", items: { type: ["string", "integer"] } }, msg: { type: "string" } },
    },
  });
});

const call = { summary: "S", params: z.object({}), answer: z.object({ count: z.number() }), freshFor: 60 };
const body = {
  "application/json": {
    schema: {
      type: "object",
      properties: { count: { type: "number" } },
      required: ["count"],
    },
  },
};
const cacheControl = { $ref: "#/components/headers/CacheControl" };
const response = (name: string) => ({ $ref: `#/components/responses/${name}` });
const always = { "500": response("OurFault"), "503": response("Busy") };

test("an answer that may be cached has an ETag, with which the call can answer 304", () => {
  const headers = { "Cache-Control": cacheControl, ETag: { $ref: "#/components/headers/ETag" } };
  expect(answersOf("GET", call, false)).toEqual({
    "200": { description: "The answer.", headers, content: body },
    "304": { description: expect.stringContaining("`If-None-Match`"), headers },
    ...always,
  });
});

test("an answer that may not be cached has the request's ID instead", () => {
  expect(answersOf("GET", { ...call, freshFor: 0 }, false)).toEqual({
    "200": {
      description: "The answer.",
      headers: { "Cache-Control": cacheControl, ...requestId },
      content: body,
    },
    ...always,
  });
});

test("a call that accepts parameters, or whose contract says so, can be refused for that", () => {
  const refuses = ["not-found", "conflict", "too-many"] as const;
  const statusesOf = (method: string, parts: object, hasWords: boolean) =>
    Object.fromEntries(
      Object.entries(answersOf(method, { ...call, freshFor: 0, ...parts }, hasWords)).filter(
        ([status]) => status !== "200",
      ),
    );
  expect(statusesOf("GET", {}, true)).toEqual({ "422": response("Invalid"), ...always });
  expect(statusesOf("GET", { refuses: ["not-found"] }, false)).toEqual({
    "404": response("NotFound"),
    ...always,
  });
  expect(statusesOf("GET", { refuses: ["conflict"] }, false)).toEqual({
    "409": response("Conflict"),
    ...always,
  });
  expect(statusesOf("POST", { refuses }, true)).toEqual({
    "400": response("NotJson"),
    "404": response("NotFound"),
    "409": response("Conflict"),
    "413": response("TooLarge"),
    "415": response("NotAJsonRequest"),
    "422": response("Invalid"),
    "429": response("TooMany"),
    ...always,
  });
});
