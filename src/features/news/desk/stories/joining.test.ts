import { expect, test } from "vitest";
import { readText } from "#platform/text/analysis/read-text.ts";
import { HOUR_MS } from "#platform/time.ts";
import type { DeskArticle } from "./desk-article.ts";
import type { Level } from "./levels.ts";
import type { LiveArticle } from "./live-articles.ts";
import { makeProfile } from "./profile.ts";
import type { Readings } from "./readings.ts";
import { createStoryDesk, type StoryDesk } from "./story-desk.ts";

const FERRY = "Ferry runs aground near Takwa Bay, 40 passengers rescued";
const AUDIT = "Minister Bello orders audit of jetties";

/** How alike the desk is told that two articles are; others are not compared. */
type Likenesses = Readonly<Record<string, number>>;

const article = (id: string, title: string, hour: number): DeskArticle => ({
  ...{ id, title, paper: `paper of ${id}`, time: hour * HOUR_MS },
});

/** Readings of real texts whose likeness is not computed but given, such as { "b a": 0.4 } for b with the earlier a. */
function readingsWith(
  likenesses: Likenesses,
  expired: Readonly<Record<string, readonly string[]>> = {},
): Readings {
  const live = new Map<string, LiveArticle>();
  return ({ id, title, paper, time, summary = "" }) => {
    const profile = makeProfile({ title }, readText(title), () => 5);
    const read: LiveArticle = {
      id,
      title,
      paper,
      time,
      profile,
      summary,
      copyHash: null,
      stories: [null, null],
    };
    live.set(id, read);
    return {
      article: read,
      expired: (expired[id] ?? []).map((gone) => live.get(gone) as LiveArticle),
      alike: () =>
        [...live.values()].flatMap((other) => {
          const likeness = likenesses[`${id} ${other.id}`];
          return likeness === undefined ? [] : [{ article: other, likeness }];
        }),
    };
  };
}

const deskWith = (level: Level, likenesses: Likenesses = {}): StoryDesk =>
  createStoryDesk({ level, readings: readingsWith(likenesses) });

const words: Readonly<Record<string, string>> = {
  a: "Fire guts Osogbo market",
  b: "Bakers elect Folake Adu",
  c: "Naira gains against dollar",
  d: "Canoe capsizes on Kainji lake",
};

/** The story of the last of these articles, each with words of its own. */
function lastStory(level: Level, ids: string, likenesses: Likenesses): string {
  const desk = deskWith(level, likenesses);
  const placements = [...ids].map((id, at) => desk.place(article(id, words[id] ?? "", at)));
  return placements.at(-1)?.story ?? "";
}

test.each([
  ["at 0.4", "ab", { "b a": 0.4 }, "a"],
  ["not below 0.4", "ab", { "b a": 0.39 }, "b"],
  ["of the most alike article", "abc", { "c a": 0.5, "c b": 0.6 }, "b"],
  ["of the most alike article, in whatever order", "abc", { "c a": 0.6, "c b": 0.5 }, "a"],
  ["whose id sorts first if two are equally alike", "bac", { "c a": 0.5, "c b": 0.5 }, "a"],
  ["by its most alike article", "abcd", { "c a": 0.9, "d a": 0.5, "d b": 0.6, "d c": 0.7 }, "a"],
])("an article joins the loose story %s", (_, ids, likenesses, story) => {
  expect(lastStory("loose", ids, likenesses)).toBe(story);
});

/** The story of the later of two articles, strict, if the desk is told this likeness. */
function strictStory(first: string, later: string, likeness: number): string {
  const desk = deskWith("strict", { "b a": likeness });
  desk.place(article("a", first, 0));
  return desk.place(article("b", later, 1)).story;
}

test.each([
  ["two reports at 0.3", FERRY, FERRY, 0.3, "a"],
  ["two reports below 0.3", FERRY, FERRY, 0.29, "b"],
  ["two reports at 0.3 that are unlike on average", FERRY, words.a ?? "", 0.3, "b"],
  ["a report and a live account", FERRY, `LIVE: ${FERRY}`, 0.3, "a"],
  ["a report and a reaction above 0.7", AUDIT, `Bello hails as ${AUDIT}`, 0.71, "a"],
  ["a report and a reaction below 0.7", AUDIT, `Bello hails as ${AUDIT}`, 0.69, "b"],
  [
    "one speaker's words and reaction",
    "Flour levy hurts bakers in Osogbo – Adeleke",
    "Adeleke condemns flour levy for bakers in Osogbo",
    0.3,
    "a",
  ],
])("whether strict makes one story of %s", (_, first, later, likeness, story) => {
  expect(strictStory(first, later, likeness)).toBe(story);
});

test("an article that only another desk has placed opens no story here", () => {
  const readings = readingsWith({ "b a": 0.9 });
  readings(article("a", FERRY, 0));
  const desk = createStoryDesk({ level: "loose", readings });
  expect(desk.place(article("b", FERRY, 1)).story).toBe("b");
  expect(desk.size).toBe(1);
});

/** A story of ferries, then of audits. */
function storyOf(desk: StoryDesk, ferries: number, audits: number): void {
  for (let at = 0; at < ferries; at += 1) desk.restore(article(`ferry${at}`, FERRY, at), "story");
  for (let at = 0; at < audits; at += 1) desk.restore(article(`audit${at}`, AUDIT, ferries + at), "story");
}

test.each([
  ["three of eight", 3, 5, true],
  ["three of nine, of which the first no longer counts", 3, 6, false],
  ["one of eight", 1, 7, false],
  ["all", 10, 0, true],
])(
  "an article joins if it is like the eight newest of a story on average: like %s",
  (_, ferries, audits, joins) => {
    const desk = deskWith("strict", { "new ferry0": 0.9 });
    storyOf(desk, ferries, audits);
    expect(desk.place(article("new", FERRY, 20)).story !== "new").toBe(joins);
  },
);

test.each([
  ["two alike and one other", [FERRY, AUDIT], FERRY, [["1"]]],
  ["all alike", [FERRY, FERRY], FERRY, []],
  ["two articles only", [FERRY], AUDIT, []],
])("a story without its first article: the largest part keeps its id, of %s", (_, titles, last, parts) => {
  const desk = deskWith("strict", { "new 0": 0.9 });
  titles.forEach((title, at) => void desk.restore(article(`${at}`, title, at), "story"));
  const { moves } = desk.place(article("new", last, 9));
  expect(moves.map(({ articles }) => articles)).toEqual(parts);
});

test("a loose story of a report takes in a reaction as it takes in a report", () => {
  const desk = deskWith("loose", { "b a": 0.4 });
  desk.place(article("a", AUDIT, 0));
  expect(desk.place(article("b", `Bello hails as ${AUDIT}`, 1)).story).toBe("a");
});

test("a loose story is never split", () => {
  const desk = deskWith("loose", { "new ferry0": 0.9 });
  storyOf(desk, 1, 2);
  expect(desk.place(article("new", FERRY, 9))).toMatchObject({ story: "story", moves: [] });
});

test("three stories that one article resembles are united if they are alike, under the oldest's id", () => {
  const desk = deskWith("loose", { "new x": 0.5, "new y": 0.6, "new z": 0.7, "new far": 0.9 });
  for (const [at, id] of ["y", "z", "x"].entries()) desk.place(article(id, FERRY, at));
  expect(desk.place(article("new", FERRY, 4))).toMatchObject({
    story: "y",
    moves: [{ from: ["z", "x"], articles: null, into: "y" }],
  });
  const apart = deskWith("loose", { "new x": 0.5, "new y": 0.6 });
  apart.place(article("x", words.a ?? "", 0));
  apart.place(article("y", words.b ?? "", 1));
  expect(apart.place(article("new", words.b ?? "", 2))).toMatchObject({ story: "y", moves: [] });
});

test("an article that resembles one of a story that was united with another joins the united story", () => {
  const desk = deskWith("loose", { "new x": 0.5, "new y": 0.6, "next y": 0.5, "last next": 0.5 });
  for (const [at, id] of ["x", "y", "new", "next", "last"].entries())
    expect(desk.place(article(id, FERRY, at)).story).toBe(at === 1 ? "y" : "x");
});

test("of two stories of the same age, the one whose id sorts first keeps it", () => {
  const desk = deskWith("loose", { "new x": 0.5, "new y": 0.6 });
  for (const id of ["y", "x"]) desk.place(article(id, FERRY, 0));
  expect(desk.place(article("new", FERRY, 1)).moves).toEqual([{ from: ["y"], articles: null, into: "x" }]);
});

test("an article that joins the part that is taken out of a story belongs to that part", () => {
  const desk = deskWith("strict", { "new audit": 0.9, "next new": 0.9 });
  for (const [at, [id, title]] of Object.entries({
    ferry0: FERRY,
    ferry1: FERRY,
    ferry2: FERRY,
    audit: AUDIT,
  }).entries())
    desk.restore(article(id, title, at), "ferry0");
  for (const [at, id] of ["audit1", "audit2"].entries()) desk.restore(article(id, AUDIT, 5 + at), "ferry0");
  const { story, moves } = desk.place(article("new", AUDIT, 8));
  expect(story).toBe("audit");
  expect(moves).toEqual([
    { from: ["ferry0"], articles: ["audit", "audit1", "audit2", "new"], into: "audit" },
  ]);
  expect(desk.place(article("next", AUDIT, 9))).toMatchObject({ story: "audit", moves: [] });
});

test("a story lives on after its first article has left, and is forgotten with its last", () => {
  const likenesses = { "b a": 0.9, "c b": 0.9, "d b": 0.9, "d c": 0.9 };
  const expired = { c: ["a"], d: ["b", "c"] };
  const desk = createStoryDesk({ level: "loose", readings: readingsWith(likenesses, expired) });
  const place = (id: string, hour: number) => [desk.place(article(id, FERRY, hour)).story, desk.size];
  expect([place("a", 0), place("b", 1), place("c", 2), place("d", 3)]).toEqual([
    ["a", 1],
    ["a", 2],
    ["a", 2],
    ["d", 1],
  ]);
});

test("a text is a copy of the earliest article of its story that it repeats", () => {
  const desk = deskWith("loose", { "b a": 0.9, "c a": 0.9, "d a": 0.9 });
  const summary =
    "A ferry with forty passengers ran aground near Takwa Bay on Monday morning after its engine failed, the harbour master said, and all of them were taken off by fishermen.";
  const place = (id: string, title: string, at: number) =>
    desk.place({ ...article(id, title, at), summary: title === FERRY ? summary : "" }).copyOf;
  expect([place("a", AUDIT, 0), place("b", FERRY, 1), place("c", FERRY, 2), place("d", FERRY, 3)]).toEqual([
    null,
    null,
    "b",
    "b",
  ]);
});
