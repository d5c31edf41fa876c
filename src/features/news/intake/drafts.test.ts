import { expect, test } from "vitest";
import type { FeedItem, Paper } from "#features/news/shapes.ts";
import { toDrafts } from "./drafts.ts";

const paper: Paper = {
  id: "palm",
  name: "The Palm Courier",
  homepage: "https://palm.example",
  language: "en",
  defaultCategory: "General News",
  state: "on",
  feeds: [],
};
const seenAt = new Date("2026-11-21T18:00:00Z");
const deps = { paper, feed: { category: null }, seenAt, retainedSince: new Date("2026-06-01T00:00:00Z") };

function item(parts: Partial<FeedItem>): FeedItem {
  const nothing = {
    id: null,
    published: null,
    updated: null,
    summary: "",
    content: "",
    author: null,
    image: null,
  };
  return { ...nothing, title: "A headline", link: "https://palm.example/a", categories: [], ...parts };
}

test("an entry becomes a draft of its paper", () => {
  const { drafts } = toDrafts([item({ published: "2026-11-21T10:00:00.000Z", id: "1" })], deps);
  expect(drafts).toMatchObject([
    { paper: "palm", guid: "1", title: "A headline", time: new Date("2026-11-21T10:00:00Z") },
  ]);
});

test("entries without a link or title are dropped and counted, the others are kept", () => {
  const items = [item({ link: null }), item({ title: "" }), item({ link: "https://palm.example/b" })];
  const { drafts, dropped } = toDrafts(items, deps);
  expect(drafts).toHaveLength(1);
  expect(dropped).toEqual({ "no link": 1, "no title": 1 });
});

test("an entry whose link grows too long when it is made canonical has no link", () => {
  const linkOf = (signs: number) => `https://palm.example/?q=${"|".repeat(signs)}`;
  const items = [item({ link: linkOf(600) }), item({ link: linkOf(700) })];
  expect(items.every(({ link }) => (link ?? "").length < 1_000)).toBe(true);
  const { drafts, dropped } = toDrafts(items, deps);
  expect(drafts.map(({ url }) => url)).toEqual([linkOf(600)]);
  expect(dropped).toEqual({ "no link": 1 });
});

test("an entry without a title has the beginning of its summary as its headline", () => {
  const { drafts } = toDrafts([item({ title: "", summary: "The market is open. It is large." })], deps);
  expect(drafts[0]?.title).toBe("The market is open. It is large.");
});

test("a headline has no invisible or direction characters and at most two marks on a letter; nothing else is none", () => {
  const titles = [`\u202eNaira\u200e ga\u0300\u0301\u0302\u0303ins`, "\u2060\u200b\u200f"];
  const { drafts, dropped } = toDrafts(
    titles.map((title, at) => item({ title, link: `https://palm.example/${at}`, summary: "" })),
    deps,
  );
  expect(drafts.map(({ title }) => title)).toEqual(["Naira gà\u0301ins"]);
  expect(dropped).toEqual({ "no title": 1 });
});

test("no text of a draft has half an emoji: the database refuses it in what is held", () => {
  const half = "Naira \ud83d gains";
  const cut = (length: number) => `${"a".repeat(length - 1)}😀`;
  const { drafts } = toDrafts(
    [
      item({ title: half, summary: half, author: half, categories: [half] }),
      item({ link: "https://palm.example/b", author: cut(200), categories: [cut(100)] }),
    ],
    deps,
  );
  expect(
    drafts.flatMap(({ title, summary, author, categories }) => [title, summary, author, ...categories]),
  ).toEqual([
    ...Array.from({ length: 4 }, () => "Naira \ufffd gains"),
    ...["A headline", "", `${"a".repeat(199)}\ufffd`, `${"a".repeat(99)}\ufffd`],
  ]);
});

test("an entry with a future date or none gets the time it was first seen, in feed order", () => {
  const items = [item({ published: "2099-01-01T00:00:00.000Z" }), item({ link: "https://palm.example/b" })];
  const times = toDrafts(items, deps).drafts.map(({ time }) => time.getTime());
  expect(times).toEqual([seenAt.getTime(), seenAt.getTime() - 1000]);
});

test("a date that all of three entries share is ignored", () => {
  const published = "2026-11-01T00:00:00.000Z";
  const items = ["a", "b", "c"].map((word) => item({ published, link: `https://palm.example/${word}` }));
  expect(toDrafts(items, deps).drafts[0]?.time).toEqual(seenAt);
});

test("an entry too old to be kept is not stored", () => {
  const { drafts, dropped } = toDrafts([item({ published: "2020-01-01T00:00:00.000Z" })], deps);
  expect(drafts).toEqual([]);
  expect(dropped).toEqual({ "too old": 1 });
});

test("two addresses of one page are one draft; an id on two entries identifies neither", () => {
  const items = [
    item({ id: "same" }),
    item({ link: "https://www.palm.example/a/?utm_source=rss" }),
    item({ id: "same", link: "https://palm.example/b" }),
  ];
  expect(toDrafts(items, deps).drafts.map(({ canonicalUrl, guid }) => [canonicalUrl, guid])).toEqual([
    ["https://palm.example/a", null],
    ["https://palm.example/b", null],
  ]);
});

test("a headline-only paper's draft has no summary, picture or hash, and is not analysed", () => {
  const items = [
    item({ summary: "Text.", content: "word ".repeat(400), image: "https://palm.example/p.jpg" }),
  ];
  const { drafts } = toDrafts(items, { ...deps, paper: { ...paper, headlineOnly: true } });
  expect(drafts[0]).toMatchObject({ summary: "", imageUrl: null, copyHash: null, analysed: false });
});

test("the paper's own name is removed from the end of a headline", () => {
  expect(toDrafts([item({ title: "Rain comes - The Palm Courier" })], deps).drafts[0]?.title).toBe(
    "Rain comes",
  );
});

test("a text of 150 words or more gives the article's word count, a shorter one gives none", () => {
  const words = (count: number) =>
    toDrafts([item({ content: "word ".repeat(count) })], deps).drafts[0]?.wordCount;
  expect([words(149), words(150), words(400)]).toEqual([null, 150, 400]);
});

test.each([
  ["Rain comes – The Palm Courier", "Rain comes"],
  ["Rain comes | The Palm Courier", "Rain comes"],
  ["Rain at The Palm Courier", "Rain at The Palm Courier"],
  ["The Palm Courier", "The Palm Courier"],
  ["x".repeat(301), `${"x".repeat(299)}…`],
])("the headline %s becomes %s", (title, headline) => {
  expect(toDrafts([item({ title })], deps).drafts[0]?.title).toBe(headline);
});

test.each<[Partial<FeedItem>, object]>([
  [{ link: `https://palm.example/${"a".repeat(1979)}` }, {}],
  [{ link: `https://palm.example/${"a".repeat(1980)}` }, { "no link": 1 }],
  [{ published: "2026-06-01T00:00:00.000Z" }, {}],
  [{ published: "2026-05-31T23:59:59.999Z" }, { "too old": 1 }],
])("the reasons for dropping an entry with %j: %j", (parts, dropped) => {
  expect(toDrafts([item(parts)], deps).dropped).toEqual(dropped);
});

test("the copy hash depends on exactly the first 25 words; a shorter text has none", () => {
  const words = Array.from({ length: 26 }, (_, at) => `word${at}`);
  const markOf = (at: number, count = 26) => {
    const content = words.map((word, i) => (i === at ? "other" : word)).slice(0, count);
    return toDrafts([item({ content: content.join(" ") })], deps).drafts[0]?.copyHash;
  };
  const original = markOf(-1);
  expect(markOf(25)).toBe(original);
  expect(markOf(-1, 25)).toBe(original);
  expect([markOf(0), markOf(24)]).not.toContain(original);
  expect(markOf(-1, 24)).toBeNull();
});

test("a date that both of two entries share is kept", () => {
  const published = "2026-11-01T00:00:00.000Z";
  const items = ["a", "b"].map((word) => item({ published, link: `https://palm.example/${word}` }));
  expect(toDrafts(items, deps).drafts.map(({ time }) => time.toISOString())).toEqual([published, published]);
});

test("copies of one wire report share a copy hash, with or without a dateline", () => {
  const text = `The ministry said on Saturday that ${"one more of the many plain words ".repeat(8)}`;
  const items = [
    item({ content: `Abuja, Nov. 21, 2026 (NAN) ${text}` }),
    item({ content: text, link: "https://palm.example/b" }),
    item({ content: `Another report. ${text}`, link: "https://palm.example/c" }),
    item({ content: "Too short.", link: "https://palm.example/d" }),
  ];
  const [one, two, three, four] = toDrafts(items, deps).drafts.map((draft) => draft.copyHash);
  expect(one).toBe(two);
  expect(three).not.toBe(one);
  expect(four).toBeNull();
});

const draftOf = (parts: Partial<FeedItem>, ofPaper: Partial<Paper> = {}) =>
  toDrafts([item(parts)], { ...deps, paper: { ...paper, ...ofPaper } }).drafts[0];

test("at most twenty of an entry's categories are kept, each with at most 100 characters", () => {
  const categories = Array.from({ length: 21 }, (_, i) => `tag ${i}`);
  expect(draftOf({ categories })?.categories).toEqual(categories.slice(0, 20));
  const long = ["a".repeat(100), "b".repeat(101)];
  expect(draftOf({ categories: long })?.categories).toEqual(["a".repeat(100), "b".repeat(100)]);
});

test.each([
  [null, null],
  ["Ada Obi", "Ada Obi"],
  ["a".repeat(200), "a".repeat(200)],
  ["a".repeat(201), "a".repeat(200)],
])("the author %s is kept with at most 200 characters", (author, draftAuthor) => {
  expect(draftOf({ author })?.author).toBe(draftAuthor);
});

test.each([
  [2_000, true],
  [2_001, false],
])("a picture whose address has %i characters is kept: %s", (length, isKept) => {
  const image = `https://palm.example/${"a".repeat(length - 21)}`;
  expect(draftOf({ image })?.imageUrl).toBe(isKept ? image : null);
});

test.each([
  [499, true],
  [500, false],
])("an id of %i characters is kept: %s", (length, isKept) => {
  const id = "a".repeat(length);
  expect(draftOf({ id })?.guid).toBe(isKept ? id : null);
});

test("an entry without a title has at most 110 characters of its summary as its headline", () => {
  const words = (length: number) =>
    "The rain at the market goes on "
      .repeat(9)
      .slice(0, length - 1)
      .padEnd(length, "x");
  expect(draftOf({ title: "", summary: words(109) })?.title).toBe(words(109));
  expect(draftOf({ title: "", summary: words(130) })?.title).toMatch(/^.{80,109}…$/);
  expect(draftOf({ title: "", summary: `${"x".repeat(109)}.` })?.title).toBe(`${"x".repeat(109)}.`);
  expect(draftOf({ title: "", summary: `${"x".repeat(110)}.` })?.title).toBe(`${"x".repeat(109)}…`);
});

test("an entry that was published when it was seen keeps its time; a second later is in the future", () => {
  const third = (published: string) =>
    toDrafts(
      ["a", "b", "c"].map((id) =>
        item({ link: `https://palm.example/${id}`, published: id === "c" ? published : null }),
      ),
      deps,
    ).drafts[2]?.time.toISOString();
  expect(third("2026-11-21T18:00:00.000Z")).toBe("2026-11-21T18:00:00.000Z");
  expect(third("2026-11-21T18:00:01.000Z")).toBe("2026-11-21T17:59:58.000Z");
  expect(third("2026-11-21T09:00:00.000Z")).toBe("2026-11-21T09:00:00.000Z");
});

test("a fact check has its text, but is not analysed; a report is", () => {
  const text = { summary: "It rains.", content: "word ".repeat(30) };
  const check = draftOf(text, { kind: "fact-check" });
  expect(check).toMatchObject({ summary: "It rains.", copyHash: expect.any(String), analysed: false });
  expect(draftOf(text)).toMatchObject({ summary: "It rains.", analysed: true });
});

test("a text's language is detected, but a headline-only paper's is always its own", () => {
  const hausa = { title: "Gwamnan Kano ya buɗe sabuwar kasuwa a cikin birnin" };
  expect(draftOf(hausa)?.language).toBe("ha");
  expect(draftOf(hausa, { headlineOnly: true })?.language).toBe("en");
});

test("a draft has its feed's and its paper's category; of two entries for one page the first counts", () => {
  const items = [item({ title: "First" }), item({ title: "Second" })];
  const { drafts } = toDrafts(items, { ...deps, feed: { category: "Sports" } });
  expect(drafts).toMatchObject([{ title: "First", feedCategory: "Sports", paperCategory: "General News" }]);
});

test("every reason is counted once for each entry", () => {
  const items = [
    item({ link: null }),
    item({ link: null }),
    item({ title: "" }),
    item({ link: null, title: "" }),
  ];
  expect(toDrafts(items, deps)).toEqual({
    ...{ drafts: [], undated: [] },
    dropped: { "no link": 3, "no title": 1 },
  });
});
