import { expect, test } from "vitest";
import { endpoints } from "#contracts/all-endpoints.ts";
import type { Endpoints } from "#contracts/endpoint.ts";
import { listCalls } from "./calls.ts";

const calls = listCalls(endpoints as Endpoints);

test("every call of the contracts is listed once, in its own words", () => {
  expect(calls.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(endpoints).sort());
});

test("a form's fields are listed with their lengths", () => {
  const feedback = calls.find(({ path }) => path === "/feedback/");
  expect(feedback?.words.at(-1)).toEqual({
    name: "feedback",
    required: true,
    kind: "text, 10 to 1000 characters",
  });
});

test.each([
  ["page", "integer, 1 to 500, usually 1"],
  ["q", "text, at most 500 characters"],
])("the default of %s is named, if it has one: %s", (name, kind) => {
  const search = calls.find(({ path }) => path === "/articles/search");
  expect(search?.words.find((word) => word.name === name)?.kind).toBe(kind);
});

test("a call is listed with its parameters and with how long its answer is fresh", () => {
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
