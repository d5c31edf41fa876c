import { expect, test } from "vitest";
import { trainingExampleOf } from "./training-example.ts";

const url = "https://example.com/business/zorbal";

test("the paper's tags label an example before the section in its address", () => {
  expect(trainingExampleOf({ title: "Zorbal", categories: ["Health"], url })?.category).toBe("Health");
  expect(trainingExampleOf({ title: "Zorbal", url })?.category).toBe("Business");
});

test("General News does not count as a label: the headline decides", () => {
  expect(trainingExampleOf({ title: "Osimhen", categories: ["Metro"] })?.category).toBe("Sports");
  expect(trainingExampleOf({ title: "Zorbal", categories: ["Metro"] })).toBeNull();
});

test("the headline decides if its category leads by two likely words", () => {
  expect(trainingExampleOf({ title: "Trophy" })).toBeNull();
  expect(trainingExampleOf({ title: "Trophy for squad" })?.category).toBe("Sports");
});

test("an example has the text of its article and no more", () => {
  const article = { title: "Osimhen", summary: "He ran.", url, paper: "A", categories: ["Health"] };
  expect(trainingExampleOf(article)).toEqual({ title: "Osimhen", summary: "He ran.", category: "Health" });
});
