import { expect, test } from "vitest";
import { AskError } from "#ask/ask.ts";
import { validationText, wasAccepted } from "./problems.ts";

test.each([
  ["The email is missing.", "The email is missing."],
  [[{ loc: ["body", "email"], msg: "is no text" }], "body.email: is no text"],
  [[{ loc: "email", msg: "is no text" }], "email: is no text"],
  [[{ loc: 7, msg: "is no text" }], "is no text"],
  [[{ msg: "is no text" }], "is no text"],
  [[{ loc: ["body", "email"], msg: 7 }], "body.email"],
  [[{ msg: "one" }, null, {}, "text", { msg: "two" }], "one; two"],
  [[], ""],
  [{ msg: "is no list" }, ""],
  [null, ""],
  [undefined, ""],
])("the detail %j of a refusal reads: %s", (detail, text) => {
  expect(validationText(detail)).toBe(text);
});

test.each([
  [199, false],
  [200, true],
  [204, true],
  [299, true],
  [300, false],
  [422, false],
  [0, false],
])("an answer of %d without JSON was a success: %s", (status, accepted) => {
  expect(wasAccepted(new AskError(status, ""))).toBe(accepted);
});

test("an error that is no answer is not a success", () => {
  expect([wasAccepted({ status: 200 }), wasAccepted(null)]).toEqual([false, false]);
});
