import { expect, test } from "vitest";
import { AskError } from "#ask/ask.ts";
import { allWords } from "#words/all.ts";
import { english } from "#words/words.ts";
import { problemOf, refusalText } from "./problem-of.ts";

const refused = (detail: unknown, code: string) => new AskError(422, detail, null, code);

test.each([
  ["Please enter your email address", "email-missing"],
  ["Please enter a valid email address", "email-invalid"],
  ["Please fill in all fields", "fields-missing"],
  ["Feedback must be at least 10 characters long", "feedback-too-short"],
  ["Feedback must be less than 1000 characters", "feedback-too-long"],
])("%s is translated by its code into every other language", (sentence, code) => {
  const translations = allWords.map((words) => refusalText(refused("A better sentence.", code), words));
  expect(translations).not.toContain("");
  expect(translations).not.toContain("A better sentence.");
  expect(translations.filter((one) => one === sentence)).toEqual([]);
});

test("the server's own message is shown only on an English page", () => {
  const error = refused([{ loc: ["body", "email"], msg: "is no text" }], "invalid");
  expect(refusalText(error, english)).toBe("body.email: is no text");
  expect(allWords.map((words) => refusalText(error, words))).toEqual(["", "", "", ""]);
});

test("a failure is explained by its code; an unknown one is the server's", () => {
  expect(problemOf(refused("", "too-many"))).toBe("Too many requests. Please wait a moment and try again.");
  expect(problemOf(new AskError(0, ""))).toBe("Network error. Please check your connection and try again.");
  for (const unknown of [refused("", "invalid"), new Error("x"), null])
    expect(problemOf(unknown)).toBe("Server error. Please try again later.");
});
