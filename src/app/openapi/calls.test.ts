import { expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoints } from "#contracts/all/all-endpoints.ts";
import { type Endpoints, endpoint } from "#contracts/endpoint.ts";
import { listCalls } from "./calls.ts";

const calls = listCalls(endpoints as Endpoints);

test("every call in the contracts is listed once", () => {
  expect(calls.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(endpoints).sort());
});

test("a form's text field is listed with its allowed length", () => {
  const feedback = calls.find(({ path }) => path === "/feedback/");
  expect(feedback?.words.at(-1)).toEqual({
    name: "feedback",
    required: true,
    kind: "text, 10 to 1000 characters",
  });
});

test.each([
  ["page", "integer, 1 to 500, default 1"],
  ["q", "text, at most 500 characters"],
])("the parameter %s is listed with its bounds, and its default if it has one: %s", (name, kind) => {
  const search = calls.find(({ path }) => path === "/articles/search");
  expect(search?.words.find((word) => word.name === name)?.kind).toBe(kind);
});

test.each([
  ["a number with both bounds", z.number().check(z.minimum(1), z.maximum(9)), "number, 1 to 9"],
  ["a number with a lower bound", z.number().check(z.minimum(1)), "number"],
  ["a number with an upper bound", z.number().check(z.maximum(9)), "number"],
  ["a text with both bounds", z.string().check(z.minLength(1), z.maxLength(9)), "text, 1 to 9 characters"],
  ["a text with a greatest length", z.string().check(z.maxLength(9)), "text, at most 9 characters"],
  ["a text with a least length", z.string().check(z.minLength(1)), "text"],
  ["a choice with a default", z._default(z.enum(["a", "b"]), "a"), "a | b, default a"],
  ["a text that is empty by default", z._default(z.string(), ""), "text"],
  ["an integer with a default", z._default(z.int(), 0), "integer, default 0"],
  ["anything", z.unknown(), "text"],
])("a parameter's bounds and default are described: %s", (_, shape, kind) => {
  const of = endpoint({ summary: "", params: z.object({ word: shape }), answer: z.object({}), freshFor: 0 });
  expect(listCalls({ "GET /x": of } as never)[0]?.words[0]?.kind).toBe(kind);
});

test("a call is listed with its method, its parameters and how long its answer is fresh", () => {
  const feedback = calls.find(({ path }) => path === "/feedback/");
  expect(feedback).toMatchObject({ method: "POST", fresh_for: 0 });
  expect(feedback?.words.map(({ name }) => name)).toEqual(["name", "email", "feedback"]);
  const form = calls.find(({ path }) => path === "/npfl/team/{teamName}/form");
  expect(form?.words[0]).toMatchObject({
    name: "teamName",
    required: true,
    kind: "text, 1 to 100 characters",
  });
});

test("the calls of one address are listed one after the other, a form's fields after the path's parameters", () => {
  const answer = z.object({});
  const read = endpoint({ summary: "Reads.", params: z.object({ id: z.string() }), answer, freshFor: 60 });
  const write = endpoint({
    ...{ summary: "Writes.", params: z.object({ id: z.string() }), answer, freshFor: 0, repeatable: true },
    body: z.object({ note: z.string(), name: z.optional(z.string()) }),
  });
  expect(listCalls({ "GET /notes/{id}": read, "POST /notes/{id}": write } as never)).toEqual([
    {
      ...{ method: "GET", path: "/notes/{id}", says: "Reads.", fresh_for: 60 },
      words: [{ name: "id", required: true, kind: "text" }],
    },
    {
      ...{ method: "POST", path: "/notes/{id}", says: "Writes.", fresh_for: 0 },
      // Idempotency-Key is a header, which a form does not have.
      words: [
        { name: "id", required: true, kind: "text" },
        { name: "note", required: true, kind: "text" },
        { name: "name", required: false, kind: "text" },
      ],
    },
  ]);
});
