import { expect, test } from "vitest";
import { readStories } from "./stories.ts";

test("a story is read from its title, its tellings and its follow-ups", () => {
  const text = [
    "# Business",
    "",
    "## Early yams (farm)",
    "- iroko: Yams come early: traders glad | Lorries queue. They hoot.",
    "- later: Barns are full | Rope is short.",
    "",
    "## Aba shoes (market)",
    "- kolanut: One size fits | A wooden foot settles it.",
    "",
  ].join("\n");
  expect(readStories(text, "business.md")).toEqual([
    {
      name: "Early yams",
      scene: "farm",
      reports: [["iroko", "Yams come early: traders glad", "Lorries queue. They hoot."]],
      later: [["Barns are full", "Rope is short."]],
    },
    {
      name: "Aba shoes",
      scene: "market",
      reports: [["kolanut", "One size fits", "A wooden foot settles it."]],
      later: [],
    },
  ]);
});

test.each([
  ["- iroko: A headline | Its text.", 1, "before the first story"],
  ["## A name (castle)", 1, 'no scene "castle"'],
  ["## A name", 1, "neither"],
  ["## A name (farm)\n- punch: A headline | Its text.", 2, 'no paper "punch"'],
  ["## A name (farm)\n\n- iroko: A headline without a text", 3, "neither"],
  ["## A name (farm)\nA line of its own", 2, "neither"],
])("a mistake is reported with its file and line: %j", (text, line, problem) => {
  expect(() => readStories(text, "health.md")).toThrow(new RegExp(`^health\\.md:${line}: .*${problem}`));
});
