import { expect, test } from "vitest";
import { setTitle } from "./design.ts";

test.each([
  ["Mama Put", ["Mama", "Put"]],
  ["The Tailor of Balogun", ["The", "Tailor of", "Balogun"]],
  ["Oloibiri", ["Oloibiri"]],
])("%s is set in lines that let it be large", (title, lines) => {
  expect(setTitle(title).lines).toEqual(lines);
});

test("however long a title is, its longest line fits and every word is there", () => {
  const title = "A very long title about the untranslatable consequences of extraordinary misunderstandings";
  const { lines, size } = setTitle(title);
  expect(lines.join(" ")).toBe(title);
  expect(Math.max(...lines.map((line) => line.length)) * 0.56 * size).toBeLessThanOrEqual(176);
});
