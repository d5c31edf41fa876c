import { expect, test } from "vitest";
import { now, resignation } from "#tests/support/trend-articles.ts";
import { topicsOfEach } from "./language-topics.ts";

/** One topic's articles in a language, so many hours older than the original ones. */
function inLanguage(language: "en" | "ha", subject: string, older = 0) {
  return resignation().map((article) => ({
    ...article,
    language,
    subject,
    story: subject,
    time: new Date(article.time.getTime() - older * 3_600_000),
  }));
}

test("an event covered in two languages is a topic in each, with its own papers", () => {
  const found = topicsOfEach([...inLanguage("en", "t1"), ...inLanguage("ha", "t2")], now);
  expect(found.map(({ language }) => language).toSorted()).toEqual(["en", "ha"]);
  expect(found.map(({ papers }) => papers)).toEqual([4, 4]);
});

test.each([
  ["t1", "t2"],
  ["t2", "t1"],
])("the highest score comes first, whatever the ids (%s, %s)", (fresh, old) => {
  const found = topicsOfEach([...inLanguage("ha", old, 6), ...inLanguage("en", fresh)], now);
  expect(found.map(({ language }) => language)).toEqual(["en", "ha"]);
  expect(found[0]?.score).toBeGreaterThan(found[1]?.score ?? 0);
});

test.each([
  ["t1", "t2"],
  ["t2", "t1"],
])("topics of equal score and equally many papers are ordered by id (%s, %s)", (one, other) => {
  const ids = topicsOfEach([...inLanguage("en", one), ...inLanguage("ha", other)], now).map(({ id }) => id);
  expect(ids).toHaveLength(2);
  expect(ids).toEqual(ids.toSorted());
});
