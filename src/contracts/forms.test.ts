import { expect, test } from "vitest";
import { countCharacters, feedbackProblem, newsletterProblem, tidyEmail, tidyFeedback } from "./forms.ts";

const wrong = "Please enter a valid email address";

test.each([
  ["", "Please enter your email address"],
  ["   ", "Please enter your email address"],
  ["ada@palm.example", null],
  [" Ada@Palm.Example ", null],
  ["ada", wrong],
  ["ada@", wrong],
  ["@palm.example", wrong],
  ["ada@palm", wrong],
  ["ada obi@palm.example", wrong],
  [`${"a".repeat(64)}@palm.example`, null],
  [`${"a".repeat(65)}@palm.example`, wrong],
  [`${"a".repeat(64)}@${"b".repeat(181)}.example`, null],
  [`${"a".repeat(64)}@${"b".repeat(182)}.example`, wrong],
])("the newsletter form's problem with the address %j is %j", (typed, problem) => {
  expect(newsletterProblem(typed)).toBe(problem);
});

const good = { name: "Ada", email: "ada@palm.example", feedback: "x".repeat(10) };

test.each([
  [{}, null],
  [{ name: " " }, "Please fill in all fields"],
  [{ email: "" }, "Please fill in all fields"],
  [{ feedback: " \n" }, "Please fill in all fields"],
  [{ feedback: ` ${"x".repeat(9)} ` }, "Feedback must be at least 10 characters long"],
  [{ feedback: "😀".repeat(9) }, "Feedback must be at least 10 characters long"],
  [{ feedback: "😀".repeat(1000) }, null],
  [{ feedback: "x".repeat(1001) }, "Feedback must be less than 1000 characters"],
  [{ email: "ada" }, wrong],
  // If there are several mistakes, the first field's is reported.
  [{ email: "ada", feedback: "short" }, "Feedback must be at least 10 characters long"],
])("the feedback form's problem with %j is %j", (parts, problem) => {
  expect(feedbackProblem({ ...good, ...parts })).toBe(problem);
});

test("input is trimmed, an address lowercased, and characters are counted as code points", () => {
  expect(tidyEmail(" Ada@Palm.Example ")).toBe("ada@palm.example");
  expect(tidyFeedback({ name: " Ada ", email: "A@b.example", feedback: " Fine. " })).toEqual({
    ...{ name: "Ada", email: "a@b.example", feedback: "Fine." },
  });
  expect(["", "abc", "ẹ", "😀😀"].map(countCharacters)).toEqual([0, 3, 1, 2]);
});
