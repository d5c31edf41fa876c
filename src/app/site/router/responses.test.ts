import { expect, test } from "vitest";
import {
  asRouteError,
  data,
  ErrorResponse,
  isRouteErrorResponse,
  redirect,
  redirectOf,
  withoutStatus,
} from "./responses.ts";

test("a loader's answer is read without its status", () => {
  expect(withoutStatus(data("news", { status: 404 }))).toBe("news");
  expect(withoutStatus("news")).toBe("news");
});

test("a thrown answer becomes an error with its status, which is 200 unless one was given", () => {
  expect(asRouteError(data("gone", { status: 404 }))).toEqual(new ErrorResponse(404, "gone"));
  expect(asRouteError(data("news"))).toEqual(new ErrorResponse(200, "news"));
  const error = new Error("broken");
  expect(asRouteError(error)).toBe(error);
});

test("only an error with a status is a route's error", () => {
  expect([new ErrorResponse(404, null), new Error("broken")].map(isRouteErrorResponse)).toEqual([
    true,
    false,
  ]);
});

test("a redirect is recognised by its address, and found only temporarily there", () => {
  expect(redirect("/latest").status).toBe(302);
  expect(redirectOf(redirect("/latest"))).toBe("/latest");
  expect(redirectOf(new Response())).toBeNull();
  expect(redirectOf(new Error("broken"))).toBeNull();
});
