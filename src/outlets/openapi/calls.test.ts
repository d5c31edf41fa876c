import { expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoints } from "#contracts/all-endpoints.ts";
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
  [z.number().check(z.minimum(1), z.maximum(9)), "number, 1 to 9"],
  [z.number().check(z.minimum(1)), "number"],
  [z.number().check(z.maximum(9)), "number"],
  [z.string().check(z.minLength(1), z.maxLength(9)), "text, 1 to 9 characters"],
  [z.string().check(z.maxLength(9)), "text, at most 9 characters"],
  [z.string().check(z.minLength(1)), "text"],
  [z._default(z.enum(["a", "b"]), "a"), "a | b, default a"],
  [z._default(z.string(), ""), "text"],
])("a parameter's bounds and default are described: case %#", (shape, kind) => {
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
