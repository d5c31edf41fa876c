import { expect, test } from "vitest";
import { trendArticle } from "#tests/support/trend-articles.ts";
import { nameTopic, sharedSlug } from "./topic-name.ts";

const nameOf = (...titles: string[]) =>
  nameTopic(titles.map((title, at) => trendArticle(title, 1, { story: "s", paper: `p${at}` })));

test("a slug that three headlines share and a fifth of the group is the name", () => {
  const slugged = [
    "Market levy: Boatmen down their paddles",
    "MARKET LEVY: Council yields to boatmen",
    "Market levy: Court sits on Friday",
  ];
  const others = (count: number) =>
    Array.from({ length: count }, (_, at) => `Ferry ${at} leaves the jetty at dawn`);
  expect(nameOf(...slugged, ...others(12))).toBe("Market levy");
  expect(nameOf(...slugged, ...others(13))).not.toBe("Market levy");
  expect(nameOf(...slugged.slice(0, 2))).not.toBe("Market levy");
});

test("a name with its year is a slug", () => {
  expect(sharedSlug(Array(3).fill("WAFCON 2026: Falcons train in the rain"))).toBe("WAFCON 2026");
});

test.each([
  ["a name, which says who speaks", "Peter Obi: Traders deserve better roads"],
  ["one word", "Insecurity: Traders deserve better roads"],
  ["a year", "2027: Traders deserve better roads"],
  ["a question", "Market levy?: Traders deserve better roads"],
])("%s before the colon is no slug", (_, title) => {
  expect(sharedSlug([title, title, title])).toBeNull();
});

const plain = "Council scraps levy on village canoes";

test.each([
  ["a question", "Will council scrap its levy on canoes?"],
  ["an explanation", "Why council scraps levy on village canoes"],
  ["a quotation", "‘Council scraps levy on canoes’ and nobody believes it"],
  ["a longer quotation inside", "Council says “levy on canoes is gone” at village"],
  ["the first person", "Council scraps levy on our village canoes"],
  ["praise", "Boatmen hail council, levy on village canoes"],
  ["no deed", "Council and its levy on village canoes"],
  ["somebody's claim", "Council scraps levy on village canoes – Chairman"],
  ["too many letters", `${plain} after boatmen down their paddles for a week`],
  ["too few letters", "Council scraps levy"],
])("a plain headline is preferred to %s", (_, title) => {
  expect(nameOf(title, plain)).toBe(plain);
  expect(nameOf(plain, title)).toBe(plain);
});

test("of the others the longest that three lines hold names the topic, and none longer", () => {
  const long = `${plain} and ${"quite old ".repeat(4)}small boats`;
  expect(long.length).toBeLessThanOrEqual(100);
  expect(nameOf(long)).toBe(long);
  expect(nameOf(`${long} and ferries`)).toBeNull();
});

test("prefixes and notes about pictures are off, words that need their speaker name nothing", () => {
  expect(nameOf("JUST IN: Council scraps levy on village canoes (PHOTOS)")).toBe(plain);
  expect(nameOf("UPDATED: Council scraps levy on village canoes [VIDEO]")).toBe(plain);
  expect(nameOf("Council scraps levy on village canoes – Photos")).toBe(plain);
  expect(nameOf("Council will scrap levy on canoes – Chairman")).toBeNull();
});

test("the name comes from the story of most papers, not from a toll that has changed or from its edge", () => {
  const of = (story: string, paper: string, title: string, hours: number) =>
    trendArticle(title, hours, { story, paper });
  expect(
    nameTopic([
      of("small", "a", "Boatmen thank governor for levy", 1),
      of("large", "a", "Ferry sinks at village jetty, kills 4 traders", 5),
      of("large", "b", "Ferry sinks at village jetty, kills 9 traders", 1),
      of("large", "c", "Minister cancels trip to London summit", 1),
    ]),
  ).toBe("Ferry sinks at village jetty, kills 9 traders");
});
