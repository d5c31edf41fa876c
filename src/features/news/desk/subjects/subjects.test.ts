import { expect, test } from "vitest";
import type { SubjectTerms } from "./subject-terms.ts";
import { type StorySubjectTerms, Subjects } from "./subjects.ts";

type Weights = Readonly<Record<string, number>>;

interface More {
  readonly named?: string;
  readonly kickerTerms?: string;
  readonly events?: string;
}

const wordsOf = (text = ""): ReadonlySet<string> => new Set(text.split(" ").filter(Boolean));

/** What one article is about: terms with their weights; words of its own make up the rest of the length of 1. */
function about(own: string, weights: Weights, more: More = {}): SubjectTerms {
  const square = Object.values(weights).reduce((sum, weight) => sum + weight ** 2, 0);
  return {
    vector: new Map([...Object.entries(weights), [`${own}-only`, Math.sqrt(Math.max(0, 1 - square))]]),
    named: wordsOf(more.named),
    kickerTerms: wordsOf(more.kickerTerms),
    events: wordsOf(more.events),
  };
}

const story = (name: string, weights: Weights, more: More = {}): StorySubjectTerms => ({
  story: name,
  about: [about(name, weights, more)],
});

/** Each subject's stories, such as "a b", in alphabetical order. */
const subjectsOf = (...stories: StorySubjectTerms[]): string[] =>
  new Subjects(stories)
    .found()
    .map((subject) => subject.toSorted().join(" "))
    .toSorted();

/** Equal weights of several terms. */
const each = (weight: number, terms: string): Weights =>
  Object.fromEntries([...wordsOf(terms)].map((term) => [term, weight]));

test("without stories there is no subject, and a single story is a subject", () => {
  expect(subjectsOf()).toEqual([]);
  expect(subjectsOf(story("a", { fuel: 0.5 }))).toEqual(["a"]);
});

test.each([
  ["0.34 and a shared name", 0.34, "adelek", ["a b"]],
  ["less than 0.34 and a shared name", 0.33, "adelek", ["a", "b"]],
  ["0.45 without a shared name", 0.45, "okoro", ["a b"]],
  ["less than 0.45 without a shared name", 0.44, "okoro", ["a", "b"]],
  ["0.44 and no names at all", 0.44, "", ["a", "b"]],
])("two stories with a likeness of %s", (_, likeness, named, subjects) => {
  const first = story("a", each(0.5, "flour levy"), { named: "minist adelek" });
  expect(subjectsOf(first, story("b", each(likeness, "flour levy"), { named }))).toEqual(subjects);
});

test.each([
  ["three quarters of their likeness: they are one subject", { levy: 0.5, flour: 0.5 }, {}, ["a b"]],
  ["more than that: they are not", { levy: 0.52, flour: 0.42 }, {}, ["a", "b"]],
  ["all of it: they are not", { levy: 0.9 }, {}, ["a", "b"]],
  ["all of it, in the kickers of both: they are", { levy: 0.9 }, { kickerTerms: "levy" }, ["a b"]],
])("two stories in which one term makes up %s", (_, weights, more, subjects) => {
  const first = story("a", { levy: 0.75, flour: 0.25 }, { named: "adelek", kickerTerms: "levy" });
  expect(subjectsOf(first, story("b", weights, { named: "adelek", ...more }))).toEqual(subjects);
});

test("two stories that share only a place are one subject", () => {
  const more = { named: "osogbo" };
  expect(subjectsOf(story("a", { osogbo: 0.7 }, more), story("b", { osogbo: 0.7 }, more))).toEqual(["a b"]);
});

test("a story has the words and the names of all its articles", () => {
  const two: StorySubjectTerms = {
    story: "two",
    about: [
      about("one", each(0.6, "flour levy"), { named: "adelek", kickerTerms: "mill", events: "wafcon" }),
      about("other", each(0.6, "ferri jetti"), { named: "okoro" }),
    ],
  };
  const ofFlour = story("flour", each(0.6, "flour levy"), { named: "adelek" });
  const ofFerries = story("ferries", each(0.6, "ferri jetti"), { named: "okoro" });
  const others = [story("c", { rice: 0.5 }), story("d", { beans: 0.5 }, { events: "wafcon" })];
  expect(subjectsOf(two, ofFlour)).toEqual(["flour two"]);
  expect(subjectsOf(two, ofFerries)).toEqual(["ferries two"]);
  expect(subjectsOf(two, ...others)).toEqual(["c", "d two"]);
});

test("a subject of two stories has the names of both", () => {
  const a = story("a", each(0.6, "flour levy"), { named: "adelek" });
  const b = story("b", each(0.6, "flour levy"), { named: "okoro" });
  // Too unlike either of the two, and like enough to both together with a shared name.
  const c = (named: string) => story("c", each(0.27, "flour levy"), { named });
  for (const named of ["adelek", "okoro"]) expect(subjectsOf(a, b, c(named))).toEqual(["a b c"]);
  expect(subjectsOf(a, b, c("bello"))).toEqual(["a b", "c"]);
});

test("the most alike stories are united first, and the group is compared as a whole", () => {
  const stories = [
    story("a", each(0.55, "flour levy"), { named: "adelek" }),
    story("b", each(0.65, "flour levy"), { named: "adelek" }),
    story("c", { ...each(0.5, "flour levy"), ...each(0.4, "ferri jetti") }, { named: "adelek" }),
    story("d", each(0.7, "ferri jetti"), { named: "adelek" }),
  ];
  // c would join d (0.56), but joins a and b (0.7) before; the three together are too unlike d.
  expect(subjectsOf(...stories)).toEqual(["a b c", "d"]);
  expect(subjectsOf(...stories.slice(2))).toEqual(["c d"]);
});

/** Terms that only this story has, each as heavy as the others. */
const own = (name: string, count: number): Weights =>
  each(0.25, Array.from({ length: count }, (_, at) => `${name}${at}`).join(" "));

test.each([
  ["four", 5, ["a b"]],
  ["only three", 6, ["a", "b"]],
  ["none", 9, ["a", "b"]],
])("alike stories are compared if enough of it is in their ten heaviest terms: %s", (_, count, subjects) => {
  const light = each(0.2, "flour levy mill sack bread oven wheat baker price");
  const [a, b] = ["a", "b"].map((name) =>
    story(name, { ...own(name, count), ...light }, { named: "adelek" }),
  ) as [StorySubjectTerms, StorySubjectTerms];
  expect(subjectsOf(a, b)).toEqual(subjects);
});

test("a story that hardly resembles its large subject's centre is left out, unless it names its event", () => {
  const bakers = (count: number, more: More = {}) =>
    Array.from({ length: count }, (_, at) =>
      story(`${at}`, each(0.6, "flour levy"), { named: "adelek", ...more }),
    );
  const between = story("between", each(0.5, "flour levy ferri jetti"), { named: "adelek" });
  const far = (more: More = {}) => story("far", each(0.7, "ferri jetti"), { named: "adelek", ...more });
  const all = "0 1 2 3 4 5 6 7 8 9 between far";
  const withoutFar = ["0 1 2 3 4 5 6 7 8 9 between", "far"];
  expect(subjectsOf(far(), between, ...bakers(6))).toEqual(["0 1 2 3 4 5 between far"]);
  expect(subjectsOf(far(), between, ...bakers(10))).toEqual(withoutFar);
  const event = { events: "osun" };
  expect(subjectsOf(far(event), between, ...bakers(10, event))).toEqual([all]);
  expect(subjectsOf(far(event), between, ...bakers(10))).toEqual(withoutFar);
});

test.each([
  ["half of a subject's stories name: one of two", 1, 2, ["0 1 other"]],
  ["more than half name: two of three", 2, 3, ["0 1 2 other"]],
  ["less than half name: one of three", 1, 3, ["0 1 2", "other"]],
  ["no story names", 0, 2, ["0 1", "other"]],
])("whether a story joins by an event that %s", (_, naming, count, subjects) => {
  const bakers = Array.from({ length: count }, (_, at) =>
    story(`${at}`, each(0.6, "flour levy"), at < naming ? { events: "osun" } : {}),
  );
  expect(subjectsOf(...bakers, story("other", { ferri: 0.5 }, { events: "osun ekiti" }))).toEqual(subjects);
});

test("stories of two events are two subjects, unless one story names both", () => {
  const polls = [
    story("a", { flour: 0.5 }, { events: "osun" }),
    story("b", { ferri: 0.5 }, { events: "osun" }),
    story("c", { wheat: 0.5 }, { events: "ekiti" }),
    story("d", { jetti: 0.5 }, { events: "ekiti" }),
  ];
  expect(subjectsOf(...polls)).toEqual(["a b", "c d"]);
  expect(subjectsOf(...polls, story("e", { rain: 0.5 }, { events: "osun ekiti" }))).toEqual(["a b e", "c d"]);
});

/** Stories of one subject, whose core is "osogbo", "poll" and "ballot" unless other terms are named. */
const large = (count: number, core = "osogbo poll ballot", named = "osogbo", from = 0) =>
  Array.from({ length: count }, (_, at) => story(`${from + at}`, each(0.5, core), { named }));
/** With weights so low that it is unlike every other story. */
const slight = (terms: string, named = "osogbo") => story("x", each(0.2, terms), { named });

test.each([
  ["two of its three core terms, one of them a place", 4, slight("osogbo poll"), ["0 1 2 3 x"]],
  ["all three core terms", 4, slight("osogbo poll ballot"), ["0 1 2 3 x"]],
  ["two core terms of a subject of three stories", 3, slight("osogbo poll"), ["0 1 2", "x"]],
  ["its place alone", 4, slight("osogbo rain"), ["0 1 2 3", "x"]],
  ["two core terms without its place", 4, slight("poll ballot"), ["0 1 2 3", "x"]],
  ["its place in the summary alone", 4, slight("osogbo poll", "poll"), ["0 1 2 3", "x"]],
])("whether a large subject takes in a story with %s", (_, count, other, subjects) => {
  expect(subjectsOf(...large(count), other)).toEqual(subjects);
});

test("a large subject whose headlines name no place or person takes in nothing", () => {
  expect(subjectsOf(...large(4, "osogbo poll ballot", ""), slight("osogbo poll"))).toEqual(["0 1 2 3", "x"]);
});

test.each([
  ["a place", "osogbo", true],
  ["an unknown word", "zanzibarite", true],
  ["a name", "adelek", true],
  ["an ordinary word", "market", false],
  ["an agency", "efcc", false],
  ["a number", "2027", false],
])("a large subject takes in other stories if its headlines name %s", (_, term, takesIn) => {
  const stories = large(4, `${term} poll ballot`, term);
  const other = slight(`${term} poll`, term);
  expect(subjectsOf(...stories, other)).toEqual(takesIn ? ["0 1 2 3 x"] : ["0 1 2 3", "x"]);
});

test("the core is what at least 60 % of the stories have, and of that the three commonest terms", () => {
  const stories = (votersIn: number, wardsIn: number) =>
    Array.from({ length: 5 }, (_, at) => {
      const more = `${at < votersIn ? " voter" : ""}${at < wardsIn ? " ward" : ""}`;
      return story(`${at}`, each(0.44, `osogbo poll ballot${more}`), { named: "osogbo" });
    });
  const alone = ["0 1 2 3 4", "x"];
  const together = ["0 1 2 3 4 x"];
  const withBallot = (count: number) =>
    Array.from({ length: 5 }, (_, at) =>
      story(`${at}`, each(0.5, `osogbo poll${at < count ? " ballot" : ""}`), { named: "osogbo" }),
    );
  expect(subjectsOf(...withBallot(3), slight("osogbo ballot"))).toEqual(together);
  expect(subjectsOf(...withBallot(2), slight("osogbo ballot"))).toEqual(alone);
  expect(subjectsOf(...stories(4, 3), slight("osogbo ballot"))).toEqual(together);
  expect(subjectsOf(...stories(4, 3), slight("osogbo voter"))).toEqual(alone);
  expect(subjectsOf(...stories(4, 3), slight("osogbo ward"))).toEqual(alone);
});

test("a story that two large subjects would take in joins the larger one, or else the more alike", () => {
  const osogbo = (count: number, weight = 0.5) =>
    Array.from({ length: count }, (_, at) =>
      story(`o${at}`, each(weight, "osogbo poll ballot"), { named: "osogbo" }),
    );
  const ikeja = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      story(`i${at}`, each(0.5, "ikeja ferri jetti"), { named: "ikeja" }),
    );
  const both = story("x", each(0.2, "osogbo poll ikeja jetti"), { named: "osogbo ikeja" });
  expect(subjectsOf(...osogbo(4), ...ikeja(5), both)).toEqual(["i0 i1 i2 i3 i4 x", "o0 o1 o2 o3"]);
  expect(subjectsOf(...ikeja(4), ...osogbo(5), both)).toEqual(["i0 i1 i2 i3", "o0 o1 o2 o3 o4 x"]);
  expect(subjectsOf(...ikeja(4), ...osogbo(4, 0.55), both)).toEqual(["i0 i1 i2 i3", "o0 o1 o2 o3 x"]);
  expect(subjectsOf(...ikeja(4), ...osogbo(4, 0.45), both)).toEqual(["i0 i1 i2 i3 x", "o0 o1 o2 o3"]);
});

test("a large subject takes in small subjects, but none as large as itself", () => {
  const slightly = (name: string) =>
    story(name, { ...each(0.2, "osogbo poll"), ...each(0.6, "ferri jetti") }, { named: "osogbo" });
  const small = ["x", "y", "z"].map(slightly);
  expect(subjectsOf(...large(4), ...small)).toEqual(["0 1 2 3 x y z"]);
  expect(subjectsOf(...large(4), ...small, slightly("w"))).toEqual(["0 1 2 3", "w x y z"]);
});

test("stories that one event unites take in what has their core", () => {
  const event = { events: "osun", named: "osogbo" };
  const stories = ["a", "b", "c", "d"].map((name) => story(name, each(0.35, "osogbo poll"), event));
  expect(subjectsOf(...stories, slight("osogbo poll"))).toEqual(["a b c d x"]);
  expect(subjectsOf(...stories.slice(1), slight("osogbo poll"))).toEqual(["b c d", "x"]);
});

test("a large subject takes in more once its core has become clearer", () => {
  // Of the first four, only two have "ballot"; with the two that join by "osogbo poll", most have it.
  const first = large(4, "osogbo poll").map(({ story: name, about: [one] }, at) =>
    at < 2
      ? story(name, each(0.5, "osogbo poll ballot"), { named: "osogbo" })
      : { story: name, about: [one!] },
  );
  const joining = ["v", "w"].map((name) => story(name, each(0.2, "osogbo poll ballot"), { named: "osogbo" }));
  const last = slight("osogbo ballot");
  expect(subjectsOf(...first, ...joining, last)).toEqual(["0 1 2 3 v w x"]);
  expect(subjectsOf(...first, last)).toEqual(["0 1 2 3", "x"]);
});
