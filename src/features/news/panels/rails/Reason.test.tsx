import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PopularWhy, TopicWhy } from "#features/news/contract/why.ts";
import { englishReason } from "#tests/support/reasons.ts";
import { allWords } from "#words/all.ts";
import { english, type Words, WordsOfPage } from "#words/words.ts";
import { PopularReason, TopicReason } from "./Reason.tsx";

const hausa = allWords.find(({ language }) => language === "ha") ?? english;
const day = { articles: 18, hours: 24, before: 4 };
const topics: [TopicWhy, string, string][] = [
  [
    { papers: 8, newest: { papers: 1, hours: 2 }, ...day },
    "8 papers, 18 articles since yesterday",
    "Jaridu 8, labarai 18 tun jiya",
  ],
  [
    { papers: 1, newest: { papers: 0, hours: 24 }, ...day, articles: 1, before: 3 },
    "1 paper, 1 article since yesterday",
    "Jarida 1, labari 1 tun jiya",
  ],
];
const story = { readings: null, papers: 1, since: null, hours: 0 };
const popular: [PopularWhy, string, string][] = [
  [{ ...story, papers: 9 }, "In 9 papers", "Jaridu 9 sun ruwaito"],
  [
    { ...story, papers: 7, since: "2026-11-22T04:22:00.000Z" },
    "In 7 papers since Sun 05:22",
    "Jaridu 7 sun ruwaito tun Lah 05:22",
  ],
  [
    { ...story, papers: 9, readings: 1231 },
    "Read 1,231 times, in 9 papers",
    "An karanta sau 1,231, jaridu 9 sun ruwaito",
  ],
  [story, "New within the hour", "Sabo a wannan awa"],
  [{ ...story, hours: 3 }, "New, 3 h ago", "Sabo, awa 3 da suka wuce"],
  [{ ...story, hours: 1 }, "New, 1 h ago", "Sabo, awa 1 da ta wuce"],
];

const said = (element: React.ReactNode, words: Words) =>
  renderToStaticMarkup(<WordsOfPage value={words}>{element}</WordsOfPage>).replace(/<p[^>]*>|<\/p>/g, "");

test.each(topics)("why a topic trends is said in the page's language: %j", (why, inEnglish, inHausa) => {
  const of = (words: Words) => said(<TopicReason reason={why} articles={99} />, words);
  expect(of(english)).toBe(`${inEnglish} · 99 articles`);
  expect(of(hausa)).toBe(`${inHausa} · labarai 99`);
  expect(englishReason.topic(why)).toBe(inEnglish);
});

test.each(popular)("why a story is popular is said in the page's language: %j", (why, inEnglish, inHausa) => {
  const of = (words: Words) => said(<PopularReason reason={why} />, words);
  expect(of(english)).toBe(inEnglish);
  expect(of(hausa)).toBe(inHausa);
  expect(englishReason.popular(why)).toBe(inEnglish);
});

test("a reason without values stays as it came, and is marked as English", () => {
  expect(said(<PopularReason reason="New" />, hausa)).toBe('<span lang="en">New</span>');
  expect(said(<TopicReason reason="" articles={2} />, english)).toBe("2 articles");
});

test("a topic's articles are not counted twice", () => {
  const reason = { papers: 3, articles: 4 };
  expect(said(<TopicReason reason={reason} articles={4} />, english)).toBe(
    "3 papers, 4 articles since yesterday",
  );
  expect(said(<TopicReason reason={reason} />, english)).toBe("3 papers, 4 articles since yesterday");
});
