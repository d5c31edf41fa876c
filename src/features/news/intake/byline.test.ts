import { expect, test } from "vitest";
import { bylineOf, feedAuthor } from "./byline.ts";

test.each([
  [[["news@paper.example (John Doe)"]], "John Doe"],
  [[["John Doe <news@paper.example>"]], "John Doe"],
  [[["John Doe &lt;news@paper.example&gt;"]], "John Doe"],
  [[["John Doe (news@paper.example)"]], "John Doe"],
  [[["John Doe, news@paper.example"]], "John Doe"],
  [[["mailto:news@paper.example John Doe"]], "John Doe"],
  [[["news@paper.example"]], null],
  [[["news@paper.example", "other@paper.example"]], null],
  [[["news@paper.example"], ["Ada Obi"]], "Ada Obi"],
  [[["Ada Obi", "Bola Ige", "Chidi Eze"]], "Ada Obi, Bola Ige and Chidi Eze"],
  [[["Ada Obi", "ADA OBI"]], "ADA OBI"],
  [[["Ada Obi"], ["The Palm"]], "Ada Obi"],
  [[[undefined, " "]], null],
  [[["Ada O’Brien-Obi (Abuja)"]], "Ada O’Brien-Obi (Abuja)"],
])("the byline of the author fields %j is %j", (fields, byline) => {
  expect(bylineOf(fields)).toBe(byline);
});

test.each([
  ["Ada Obi", "Ada Obi"],
  ["The Palm", null],
  ["The Palm News Desk", null],
  ["The Palm Newspaper", null],
  ["admin", null],
  ["Ada", null],
  ["Politics Desk", null],
  ["Ada Obi 2", null],
  ["https://palm.example team", null],
  ["Newsroom", null],
])("the author %j of a feed counts for its entries as %j", (byline, author) => {
  expect(feedAuthor(byline, "The Palm")).toBe(author);
});

test("a feed without an author has none; a feed without a name keeps its author", () => {
  expect(feedAuthor(null, "The Palm")).toBeNull();
  expect(feedAuthor("Ada Obi", "")).toBe("Ada Obi");
});
