import { expect, test } from "vitest";
import type { ArticleRow } from "#domains/news/store/find-articles.ts";
import { toPaperMark, toStory } from "./cards.ts";

const desk = {
  sign: (kind: string, url: string | null) => url && `/${kind}/${url}`,
  factsAbout: (paper: string) => (paper === "state" ? [{ fact: "kind", value: "state", source: "" }] : []),
} as never;

const row = (id: string, paper: string, hour: number, copy_of: string | null = null): ArticleRow => ({
  ...{ id, url: `https://${paper}.example/${id}`, title: `Headline ${id}`, summary: "", category: "Sports" },
  ...{ language: "en", image_url: null, word_count: 440, views: 0, story_id: "s1", subject_id: "t1" },
  ...{ copy_of, copy_hash: null, sample: false, paper_id: paper, paper_name: `Paper ${paper}` },
  ...{ paper_kind: "newspaper" as never, name_language: "en", icon_url: "i.png" },
  published_at: new Date(Date.UTC(2026, 10, 20, hour)),
});

test("a story lists each paper once, by its first telling, and counts tellings that are not copies", () => {
  const rows = [row("a", "one", 6), row("b", "state", 7, "a"), row("c", "one", 8), row("d", "two", 9, "a")];
  const story = toStory(rows, desk);
  expect(story).toMatchObject({
    ...{ _id: "s1", headline: "Headline a", language: "en", category: "Sports" },
    ...{ first_told_at: "2026-11-20T06:00:00.000Z", last_told_at: "2026-11-20T09:00:00.000Z" },
    ...{ papers: 3, independent_reports: 2 },
    coverage: [
      { paper: "Paper one", published_at: "2026-11-20T06:00:00.000Z", copy: false },
      { paper: "Paper state", published_at: "2026-11-20T07:00:00.000Z", copy: true },
      { paper: "Paper two", published_at: "2026-11-20T09:00:00.000Z", copy: true },
    ],
  });
  expect(story?.tellings.map(({ article_id, copy, owner }) => [article_id, copy, owner])).toEqual([
    ["a", false, null],
    ["b", true, "state"],
    ["c", false, null],
    ["d", true, null],
  ]);
});

test("a story of one article starts and ends with it; no articles make no story", () => {
  const at = "2026-11-20T06:00:00.000Z";
  expect(toStory([row("a", "one", 6)], desk)).toMatchObject({
    papers: 1,
    first_told_at: at,
    last_told_at: at,
  });
  expect(toStory([], desk)).toBeNull();
});

test("a paper's mark has its name, the language of the name and the signed icon", () => {
  expect(toPaperMark(row("a", "one", 6), desk)).toEqual({
    ...{ id: "one", name: "Paper one", language: "en", favicon_url: "/icons/i.png" },
  });
});
