import { expect, test } from "vitest";
import { now, resignation } from "#tests/support/trend-articles.ts";
import { findTopicsByLanguage } from "./language-topics.ts";

/** One topic's articles in a language, this many hours older than the original ones. */
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
  const topics = findTopicsByLanguage([...inLanguage("en", "t1"), ...inLanguage("ha", "t2")], now);
  expect(topics.map(({ language }) => language).toSorted()).toEqual(["en", "ha"]);
  expect(topics.map(({ papers }) => papers)).toEqual([4, 4]);
});

test.each([
  ["t1", "t2"],
  ["t2", "t1"],
])("the highest score comes first, whatever the ids (%s, %s)", (fresh, old) => {
  const topics = findTopicsByLanguage([...inLanguage("ha", old, 6), ...inLanguage("en", fresh)], now);
  expect(topics.map(({ language }) => language)).toEqual(["en", "ha"]);
  expect(topics[0]?.score).toBeGreaterThan(topics[1]?.score ?? 0);
});

test.each([
  ["t1", "t2"],
  ["t2", "t1"],
])("topics of equal score and equally many papers are ordered by id (%s, %s)", (one, other) => {
  const ids = findTopicsByLanguage([...inLanguage("en", one), ...inLanguage("ha", other)], now).map(
    ({ id }) => id,
  );
  expect(ids).toHaveLength(2);
  expect(ids).toEqual(ids.toSorted());
});
