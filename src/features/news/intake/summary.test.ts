import { expect, test } from "vitest";
import { bodyText, summarise, unescapeMarkup } from "./summary.ts";

test("a summary is the entry's own, or else the beginning of its text", () => {
  expect(summarise("It rains.", "It has rained for days.")).toBe("It rains.");
  expect(summarise("", "It has rained for days.")).toBe("It has rained for days.");
  expect(summarise("<p> </p>", "It has rained for days.")).toBe("It has rained for days.");
  expect(summarise("", "")).toBe("");
});

test("a summary has at most 300 characters and ends with a sentence if possible", () => {
  const text = (length: number) => `It rains. ${"x".repeat(length - 11)}.`;
  expect(summarise(text(300), "")).toBe(text(300));
  expect(summarise("x".repeat(300), "")).toHaveLength(300);
  expect(summarise("x".repeat(301), "")).toBe(`${"x".repeat(299)}…`);
  const sentence = `${"It rains in Ado today and it will rain ".repeat(6)}again.`;
  expect(summarise(`${sentence} ${"More of it will come soon, they say ".repeat(3)}`, "")).toBe(sentence);
});

test.each([
  ["&lt;p&gt;It rains.&lt;/p&gt;", "It rains."],
  ["&lt;br/&gt;It rains.", "It rains."],
  ["<p>2 &lt; 3</p>", "2 < 3"],
  ["It &lt;zorbal&gt; rains.", "It <zorbal> rains."],
])("markup that was escaped twice is read as markup, other characters are kept: %s", (html, text) => {
  expect(bodyText(html)).toBe(text);
});

test("a text that has tags of its own is not unescaped", () => {
  const html = "<b>It</b> rains &lt;p&gt; today";
  expect(unescapeMarkup(html)).toBe(html);
  expect(unescapeMarkup("It rains &lt;p&gt; today")).toBe("It rains <p> today");
});
