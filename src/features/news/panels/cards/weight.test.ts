import { expect, test } from "vitest";
import { cardArticle } from "#features/news/panels/visible.ts";
import { weightOf } from "./weight.ts";

const story = (others: number, image_url: string | null = "/p.jpg") =>
  cardArticle({ _id: "a", image_url, also_in: { count: others, papers: [] } });

test.each([
  [0, "brief"],
  [1, "brief"],
  [2, "line"],
  [5, "line"],
  [6, "double"],
])("with %d other papers a story is a %s", (others, weight) => {
  expect(weightOf(story(others))).toBe(weight);
});

test("the first of a list is a double, but never without a picture", () => {
  expect(weightOf(story(0), true)).toBe("double");
  expect(weightOf(story(0, null), true)).toBe("brief");
  expect(weightOf(story(9, null))).toBe("line");
});
