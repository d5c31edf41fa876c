import { expect, test } from "vitest";
import { categories } from "#contracts/sections.ts";
import type { EditionStory } from "#features/news/shapes.ts";
import { MINUTE_MS } from "#platform/time.ts";
import { type Candidate, chooseEdition, EDITION_LENGTH, type OpenEdition, updateEdition } from "./choose.ts";

const noon = new Date("2026-11-21T11:00:00Z");
const after = (minutes: number): Date => new Date(+noon + minutes * MINUTE_MS);

/** A candidate of a subject of its own; its article is "a-" and the story. */
function candidate(story: string, parts: Partial<Candidate> = {}): Candidate {
  return {
    story,
    article: `a-${story}`,
    overtaken: new Set(),
    category: "Politics",
    subject: story,
    worth: 1,
    points: {},
    mayLead: true,
    isEvent: true,
    burstAt: null,
    ...parts,
  };
}

/** Each of a category of its own as far as there are some. */
const several = (count: number, parts: Partial<Candidate> = {}, name = "s") =>
  Array.from({ length: count }, (_, n) =>
    candidate(`${name}${n}`, { category: categories[n % categories.length] ?? "Politics", ...parts }),
  );
const ids = (stories: readonly EditionStory[] | null) => stories?.map(({ story }) => story);
const articlesOf = (candidates: readonly Candidate[]) =>
  candidates.map(({ story, article }) => ({ id: article, story }));

test("an edition has exactly seven stories, and none is chosen from fewer", () => {
  expect(EDITION_LENGTH).toBe(7);
  expect(chooseEdition(several(6), noon)).toBeNull();
  expect(chooseEdition(several(7), noon)).toEqual(
    several(7).map(({ story, article }) => ({ story, article })),
  );
  expect(ids(chooseEdition(several(8), noon))).toEqual(["s0", "s1", "s2", "s3", "s4", "s5", "s6"]);
});

test("stories stand in the order of their worth, at most three of a category and five of General News", () => {
  const general = several(6, { category: "General News" }, "g");
  const politics = several(4, { category: "Politics" }, "p");
  expect(ids(chooseEdition([...politics, ...general], noon))).toEqual([
    "p0",
    "p1",
    "p2",
    "g0",
    "g1",
    "g2",
    "g3",
  ]);
  expect(ids(chooseEdition([...general, ...politics], noon))).toEqual([
    "g0",
    "g1",
    "g2",
    "g3",
    "g4",
    "p0",
    "p1",
  ]);
});

test("the caps yield where seven cannot be filled otherwise", () => {
  const politics = several(7, { category: "Politics" }, "p");
  expect(ids(chooseEdition(politics, noon))).toEqual(["p0", "p1", "p2", "p3", "p4", "p5", "p6"]);
});

test("filler leads nothing, as long as something else may", () => {
  const filler = candidate("filler", { mayLead: false, category: "Health" });
  expect(ids(chooseEdition([filler, ...several(7)], noon))?.slice(0, 2)).toEqual(["s0", "filler"]);
  expect(ids(chooseEdition(several(7, { mayLead: false }), noon))?.[0]).toBe("s0");
});

test("a subject's second story is chosen only when no other subject is left", () => {
  const candidates = [...several(3, { subject: "vote", category: "Health" }, "v"), ...several(5)];
  expect(ids(chooseEdition(candidates, noon))).toEqual(["v0", "s0", "s1", "s2", "s3", "s4", "v1"]);
});

test.each([
  ["just now", 0, "s6"],
  ["exactly an hour ago", 60, "s6"],
  ["longer ago", 60.1, "s0"],
])("after a burst of coverage that was %s (%d min), the lead is %s", (_, minutes, lead) => {
  const candidates = several(7).map((one) =>
    one.story === "s6" ? { ...one, burstAt: after(-minutes) } : one,
  );
  const edition = ids(chooseEdition(candidates, noon));
  expect(edition?.[0]).toBe(lead);
  expect(edition?.toSorted()).toEqual(["s0", "s1", "s2", "s3", "s4", "s5", "s6"]);
});

test("a burst story that was not chosen takes the lead, and the last story is dropped", () => {
  const candidates = [...several(7), candidate("new", { burstAt: noon })];
  const edition = chooseEdition(candidates, noon);
  expect(ids(edition)).toEqual(["new", "s0", "s1", "s2", "s3", "s4", "s5"]);
  expect(edition?.[0]?.article).toBe("a-new");
});

test("of several bursts the latest leads; of simultaneous ones, the worthiest", () => {
  const rest = several(7);
  const early = candidate("early", { burstAt: after(-20), worth: 9 });
  const late = candidate("late", { burstAt: after(-10), worth: 2 });
  const worthier = candidate("worthier", { burstAt: after(-10), worth: 3 });
  for (const bursts of [
    [early, late],
    [late, early],
  ])
    expect(ids(chooseEdition([...rest, ...bursts], noon))?.[0]).toBe("late");
  for (const bursts of [
    [early, late, worthier],
    [worthier, late, early],
  ])
    expect(ids(chooseEdition([...rest, ...bursts], noon))?.[0]).toBe("worthier");
});

const standing = several(7);
const open: OpenEdition = {
  opensAt: noon,
  begunAt: noon,
  stories: standing.map(({ story, article }) => ({ story, article })),
};
/** Better ones, which only a new choice would take. */
const better = [...several(7, {}, "b"), ...standing];

test.each([
  ["begun at once", 0, 1, false],
  ["begun ten minutes after its time", 10, 11, false],
  ["begun later, within its first half hour", 10.1, 20, true],
  ["begun later, exactly half an hour ago", 20, 50, true],
  ["begun later, more than half an hour ago", 20, 50.1, false],
])("an edition %s (begun %d min, now %d min after its time) is chosen anew: %s", (_, begun, now, isAnew) => {
  const edition = { ...open, begunAt: after(begun) };
  const updated = updateEdition(edition, better, articlesOf(better), after(now));
  expect(ids(updated)?.[0]).toBe(isAnew ? "b0" : "s0");
});

test("a story whose article is gone is shown by another of its articles, or leaves", () => {
  const articles = [
    ...articlesOf(standing).slice(2),
    { id: "other", story: "s0" },
    { id: "third", story: "s0" },
  ];
  const updated = updateEdition(open, [...standing.slice(2), candidate("new")], articles, noon);
  expect(updated[0]).toEqual({ story: "s0", article: "other" });
  expect(ids(updated)).toEqual(["s0", "s2", "s3", "s4", "s5", "s6", "new"]);
});

test("stories that turned out to be one are shown once, under the story of their article", () => {
  const articles = articlesOf(standing).map((one) => (one.story === "s2" ? { ...one, story: "s0" } : one));
  const updated = updateEdition(open, [...standing, candidate("new")], articles, noon);
  expect(updated.slice(0, 2)).toEqual(open.stories.slice(0, 2));
  expect(ids(updated)).toEqual(["s0", "s1", "s3", "s4", "s5", "s6", "s2"]);
});

test("an overtaken article gives way to its story's newest; a newer one alone changes nothing", () => {
  const newer = standing.map((one) =>
    one.story === "s1" || one.story === "s2"
      ? { ...one, article: `new-${one.story}`, overtaken: new Set(one.story === "s1" ? ["a-s1"] : []) }
      : one,
  );
  const updated = updateEdition(open, newer, articlesOf(standing), noon);
  expect(updated).toEqual(
    open.stories.map((one) => (one.story === "s1" ? { story: "s1", article: "new-s1" } : one)),
  );
});

test("a burst moves a standing story to the lead with the article that it had", () => {
  const burst = standing.map((one) =>
    one.story === "s3" ? { ...one, article: "newer", burstAt: noon } : one,
  );
  const updated = updateEdition(open, burst, articlesOf(standing), noon);
  expect(updated[0]).toEqual({ story: "s3", article: "a-s3" });
  expect(ids(updated)).toEqual(["s3", "s0", "s1", "s2", "s4", "s5", "s6"]);
});

test("a burst makes any of the seven the lead, and the others keep their order", () => {
  for (const { story } of standing) {
    const burst = standing.map((one) => (one.story === story ? { ...one, burstAt: noon } : one));
    const others = standing.filter((one) => one.story !== story);
    const expected = [story, ...others.map((one) => one.story)];
    expect(ids(updateEdition(open, burst, articlesOf(standing), noon))).toEqual(expected);
  }
});

test("a full edition keeps its place even if its stories are no longer candidates", () => {
  expect(updateEdition(open, [], articlesOf(standing), noon)).toEqual(open.stories);
});

test("words stand in an edition only where seven events cannot be found", () => {
  const words = candidate("w", { isEvent: false, category: "Health" });
  expect(ids(chooseEdition([candidate("lead"), words, ...several(6)], noon))).not.toContain("w");
  expect(ids(chooseEdition([candidate("lead"), words, ...several(5)], noon))).toContain("w");
});
