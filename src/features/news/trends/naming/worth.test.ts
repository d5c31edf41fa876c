import { describe, expect, test } from "vitest";
import { rarityOf } from "#platform/text/analysis/rarity.ts";
import { topicSummary } from "#tests/support/topic-summaries.ts";
import type { NameKind } from "./candidate.ts";
import type { TopicSummary } from "./topic-summary.ts";
import { isMoreThanProperName, type StoryNameCandidate, worthOf } from "./worth.ts";

const isMeaningful = (text: string, kind: NameKind, titleCase = false) =>
  isMoreThanProperName({ text, printed: text, kind, titleCase });

test.each<[string, NameKind, boolean]>([
  ["Fuel price", "nouns", true],
  ["Bala Okoro", "nouns", false],
  ["Lagos", "nouns", false],
  ["INEC", "nouns", false],
  // A competition or an event says what a story is about; an office says only who.
  ["AFCON", "nouns", false],
  ["Community Shield", "nouns", true],
  ["Kano governor", "nouns", false],
  ["Lagos", "kicker", false],
  ["Fuel price", "kicker", true],
  ["Bala Okoro’s exit", "deed", true],
  ["Lagos", "sentence", true],
])("the candidate %j (%s) says what its topic is about: %j", (text, kind, expected) => {
  expect(isMeaningful(text, kind)).toBe(expected);
});

test.each<[string, boolean, boolean]>([
  ["Okoro market", false, true],
  ["Okoro Market", false, false],
  ["Okoro Market", true, true],
  ["of 2026", false, false],
  // A rank before or after a word makes it one person’s office.
  ["Okoro senator", false, false],
  ["market traders", false, false],
  ["market candidate list", false, true],
])("the words of %j say more than a name, in title case %j: %j", (text, titleCase, expected) => {
  expect(isMeaningful(text, "nouns", titleCase)).toBe(expected);
});

test.each([
  ["Fubara", false],
  ["Kano", false],
  ["Forum", false],
  ["Shield", true],
  ["INEC", true],
  ["2027", true],
])("the kicker %j says what its topic is about: %j", (text, expected) => {
  expect(isMeaningful(text, "kicker")).toBe(expected);
});

const candidateOf = (text: string, parts: Partial<StoryNameCandidate> = {}): StoryNameCandidate => ({
  text,
  printed: text,
  kind: "nouns",
  titleCase: false,
  story: "s1",
  ...parts,
});

const CANOES = { cano: 1, market: 1 };

/** How often the first counts as much as the second. */
const ratio = (
  [one, topic]: readonly [StoryNameCandidate, TopicSummary],
  [other, otherTopic]: readonly [StoryNameCandidate, TopicSummary],
): number => Number((worthOf(one, topic) / worthOf(other, otherTopic)).toFixed(3));

const topicOf = (parts: Parameters<typeof topicSummary>[0] = {}) =>
  topicSummary({ shares: CANOES, ...parts });
const market = candidateOf("canoe market");

test("words in more headlines count more, rare words count more than common ones", () => {
  expect(worthOf(market, topicOf())).toBeGreaterThan(
    worthOf(market, topicOf({ shares: { cano: 0.8, market: 0.8 } })),
  );
  const common = worthOf(candidateOf("market road"), topicOf({ shares: { market: 1, road: 1 } }));
  expect(worthOf(market, topicOf())).toBeGreaterThan(common);
});

test.each([
  ["in one headline of ten", { cano: 0.1, market: 0.1 }, 10],
  ["in one headline in five", { cano: 0.2, market: 0.2 }, 10],
  ["in one headline of three", { cano: 1 / 3, market: 1 / 3 }, 3],
  ["in no headline", {}, 10],
])("words %s are worth nothing", (_, shares, count) => {
  expect(worthOf(market, topicOf({ shares, count }))).toBe(0);
});

test.each([
  ["in more than one headline in five", { cano: 0.25, market: 0.25 }, 10],
  ["in two headlines of three", { cano: 2 / 3, market: 2 / 3 }, 3],
])("words %s are worth something", (_, shares, count) => {
  expect(worthOf(market, topicOf({ shares, count }))).toBeGreaterThan(0);
});

test("a word that a single headline has costs a little", () => {
  const withRare = worthOf(candidateOf("canoe market road"), topicOf());
  expect(withRare).toBeGreaterThan(0);
  expect(withRare).toBeLessThan(worthOf(market, topicOf()));
});

test("places, bodies and numbers alone are worth nothing", () => {
  const shares = { kano: 1, inec: 1, 2027: 1, zubaro: 1 };
  expect(worthOf(candidateOf("Kano INEC 2027"), topicOf({ shares }))).toBe(0);
  expect(worthOf(candidateOf("Kano of zubaro"), topicOf({ shares }))).toBeGreaterThan(0);
});

test("a place, a body and a number count less than a word of the same rarity", () => {
  const added = (word: string, term: string): number =>
    (worthOf(candidateOf(`canoe market ${word}`), topicOf({ shares: { ...CANOES, [term]: 1 } })) -
      worthOf(market, topicOf())) /
    rarityOf(term);
  const ofWord = added("road", "road");
  expect(added("Kano", "kano") / ofWord).toBeCloseTo(0.7);
  expect(added("INEC", "inec") / ofWord).toBeCloseTo(0.6);
  expect(added("2027", "2027") / ofWord).toBeCloseTo(0.3);
});

test("a name of more than 64 letters is worth nothing", () => {
  const word = "canoe ".repeat(11).trim();
  expect(word).toHaveLength(65);
  expect(worthOf(candidateOf(word), topicOf())).toBe(0);
  expect(worthOf(candidateOf(word.slice(1)), topicOf())).toBeGreaterThan(0);
});

test("a kicker counts more than a phrase, a sentence less", () => {
  const topic = topicOf({ largestEventShare: 0.65 });
  const phrase = [market, topic] as const;
  const sentence = [candidateOf("canoe market", { kind: "sentence" }), topic] as const;
  expect(ratio([candidateOf("canoe market", { kind: "kicker" }), topic], phrase)).toBe(1.4);
  expect(ratio(sentence, phrase)).toBe(0.45);
});

test.each([
  ["all articles", 1, 0.8],
  ["two in three", 0.66, 0.5],
  ["fewer", 0.65, 0.45],
])("a sentence counts more if more articles tell one event: %s", (_, largestEventShare, factor) => {
  const topic = topicOf({ largestEventShare });
  expect(ratio([candidateOf("canoe market", { kind: "sentence" }), topic], [market, topic])).toBe(factor);
});

test("a sentence from another story is worth nothing if half of the articles tell the main one", () => {
  const worthWith = (largestEventShare: number, parts: Partial<StoryNameCandidate>) =>
    worthOf(candidateOf("canoe market", { kind: "sentence", ...parts }), topicOf({ largestEventShare }));
  expect(worthWith(0.5, { story: "s2" })).toBe(0);
  expect(worthWith(0.49, { story: "s2" })).toBeGreaterThan(0);
  expect(worthWith(0.5, { story: "s1" })).toBeGreaterThan(0);
  expect(worthWith(0.5, { story: "s2", kind: "nouns" })).toBeGreaterThan(0);
});

test.each([
  ["of a reaction", "canoe market reacts", 0.56],
  ["of something else", "canoe market burns", 0.8],
])("a sentence %s counts this much of the same phrase: %j: %d", (_, text, factor) => {
  const topic = topicOf();
  expect(ratio([candidateOf(text, { kind: "sentence" }), topic], [candidateOf(text), topic])).toBe(factor);
});

test.each([
  ["half of the articles", 0.5, 1.4],
  ["all articles", 1, 1.4],
  ["one in five articles", 0.2, 1.16],
])("a phrase that %s print counts more", (_, share, factor) => {
  const printing = topicOf({ printed: { "canoe market": share }, count: 4 });
  expect(ratio([market, printing], [market, topicOf({ count: 4 })])).toBeCloseTo(factor, 2);
});

test.each([
  ["two of five articles print it", "canoe market", 5, 0.4, 1],
  ["one of five articles prints it", "canoe market", 5, 0.2, 0.75],
  ["one of four articles prints it", "canoe market", 4, 0.25, 1],
  ["one of four articles prints it, and it has “of”", "market of canoe", 4, 0.25, 0.75],
])("a phrase of one article among many counts less: %s", (_, text, count, share, factor) => {
  const candidate = candidateOf(text);
  const worth = worthOf(candidate, topicOf({ count, printed: { [text]: share } }));
  const noOne = worthOf({ ...market }, topicOf({ count: 2 * count, printed: { "canoe market": 0.5 } }));
  const shareOfOne = Math.max(0.2, 1.05 / count);
  const otherShareOfOne = Math.max(0.2, 1.05 / (2 * count));
  const expected = ((1 - shareOfOne) / (1 - otherShareOfOne)) * ((1 + 0.8 * share) / 1.4) * factor;
  expect(worth / noOne).toBeCloseTo(expected);
});

test("a joined phrase that only one article prints is worth nothing", () => {
  const joined = candidateOf("canoe market", { needsTwoArticles: true });
  expect(worthOf(joined, topicOf({ printed: { "canoe market": 0.1 } }))).toBe(0);
  expect(worthOf(joined, topicOf({ printed: { "canoe market": 0.2 } }))).toBeGreaterThan(0);
});

test.each([
  ["nobody is named by most headlines", "canoe market", [], 1],
  ["it names whom most headlines name", "canoe market", ["cano"], 1],
  ["it leaves out somebody", "canoe market", ["wike"], 0.6],
  ["it leaves out a place, which may be put before it", "canoe market", ["kano"], 0.85],
  ["it leaves out a place, and has “of”", "canoe of market", ["kano"], 0.6],
])("a name without anybody whom most headlines name counts less: %s", (_, text, mainNames, factor) => {
  const candidate = candidateOf(text);
  expect(ratio([candidate, topicOf({ mainNames })], [candidate, topicOf()])).toBe(factor);
});

test("before a name of five words no place can be put, before a shorter one it can", () => {
  const factorOf = (text: string, kind: NameKind = "nouns") =>
    ratio(
      [candidateOf(text, { kind }), topicOf({ mainNames: ["kano"] })],
      [candidateOf(text, { kind }), topicOf()],
    );
  expect(factorOf("a canoe market at sea")).toBe(0.6);
  expect(factorOf("a canoe market at")).toBe(0.85);
  expect(factorOf("canoe market", "sentence")).toBe(0.6);
});

test.each([
  ["in a single headline", 0.2, 0.6],
  ["in more", 0.21, 1],
])("a person %s makes a name weaker", (_, share, factor) => {
  const named = topicOf({ shares: { ...CANOES, wike: share } });
  const unnamed = topicOf({ shares: { ...CANOES, zubaro: share } });
  // The person is known, so that the words weigh differently: only what they add to the rest is taken out.
  const weighed = (term: string) =>
    rarityOf("cano") * 0.8 + rarityOf("market") * 0.8 + rarityOf(term) * (share - 0.2);
  const worth = worthOf(candidateOf("canoe market Wike"), named) / weighed("wike");
  const other = worthOf(candidateOf("canoe market zubaro"), unnamed) / weighed("zubaro");
  expect(worth / other).toBeCloseTo(factor);
});

test.each(["Kano", "INEC", "Wike"])("%s in a single headline makes a name weaker", (name) => {
  const topic = topicOf({ shares: { ...CANOES, [name.toLowerCase()]: 0.2 } });
  expect(ratio([candidateOf(`canoe market ${name}`), topic], [market, topic])).toBe(0.6);
});

test.each([
  ["somebody’s name in many stories", "Bala Okoro", 0.65, 0.6],
  ["somebody’s name in one event", "Bala Okoro", 0.66, 0.25],
])("a name alone counts less than a name with a common word: %s", (_, text, largestEventShare, factor) => {
  const topic = topicOf({ shares: { bala: 1, okoro: 1 }, largestEventShare });
  const named = worthOf(candidateOf(text), topic);
  expect(named / ((rarityOf("bala") + rarityOf("okoro")) * 0.8 * 0.75)).toBeCloseTo(factor);
});

describe("a deed’s name", () => {
  const deed = { noun: "arrest", terms: new Set(["arrest"]) };
  const arrest = candidateOf("canoe market’s arrest", { kind: "deed", deed, printed: "canoe market" });
  const worthWith = (shares: Record<string, number>, parts: Partial<StoryNameCandidate> = {}) =>
    worthOf({ ...arrest, ...parts }, topicOf({ shares, printed: { "canoe market": 0.5 } }));
  const words = (share: number, told: number) =>
    (rarityOf("cano") + rarityOf("market")) * (share - 0.2) + 3 * (told - 0.2);

  test.each([
    ["half of the headlines have both parties and the deed", 0.5, 0.5, 1.3],
    ["fewer tell the deed", 0.5, 0.49, 1],
    ["fewer have both parties", 0.49, 0.5, 1],
    ["two in five have both parties", 0.4, 0.5, 1],
    ["fewer than two in five have both parties", 0.39, 0.5, 0.4],
  ])("%s", (_, share, told, factor) => {
    const worth = worthWith({ cano: share, market: share, arrest: told });
    expect(worth / (words(share, told) * 0.95 * 1.4)).toBeCloseTo(factor);
  });

  test("a vague deed and a deed of one word gain nothing by both parties", () => {
    const shares = { cano: 1, market: 1, arrest: 1 };
    const vague = worthWith(shares, { deed: { ...deed, vague: true } });
    expect(worthWith(shares) / vague).toBeCloseTo(1.3);
    const one = worthWith(shares, { text: "canoe’s arrest" });
    expect(one / ((rarityOf("cano") * 0.8 + 3 * 0.8) * 0.95 * 1.4)).toBeCloseTo(1);
  });

  test("a deed says more than a place alone", () => {
    expect(worthWith({ kano: 1, arrest: 1 }, { text: "Kano’s arrest" })).toBeGreaterThan(0);
  });
});
