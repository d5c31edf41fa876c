import { expect, test } from "vitest";
import { rankRelated, rarestWords } from "./related.ts";

const headed = (title: string) => ({ title, summary: "" });

test("articles that share names and words come first, the others keep their order", () => {
  const to = headed("Bala Okoro opens canoe harbour in Kainji");
  const others = ["Market women rest", "Rain delays pupils", "Canoe harbour: Okoro answers fishermen"].map(
    headed,
  );
  expect(rankRelated(to, others).map(({ title }) => title)).toEqual([
    "Canoe harbour: Okoro answers fishermen",
    "Market women rest",
    "Rain delays pupils",
  ]);
});

test("an article is looked up by its rarest words", () => {
  expect(rarestWords(headed("Police say that Zubairu painted 14 canoes"), 2)).toEqual(["Zubairu", "canoes"]);
});

const ranked = (to: string, ...others: string[]) =>
  rankRelated(headed(to), others.map(headed)).map(({ title }) => title);

test("the article that shares more comes first", () => {
  const [more, less] = ["Canoe harbour opens in Kainji", "Canoe sinks off the island"];
  expect(ranked("Okoro opens canoe harbour in Kainji", less, more)).toEqual([more, less]);
});

test("a shared name weighs more than a word, a word more than a place, an office or a number", () => {
  const to = "Weavers meet Zubairu over cathedral in Jos, EFCC closes 41 looms";
  const sharing = [
    "Nurses strike: Zubairu",
    "Nurses strike: cathedral",
    "Nurses strike: Jos",
    "Nurses strike: EFCC",
    "Nurses strike: 41",
  ];
  const alike = ranked(to, ...sharing.toReversed());
  expect(alike.slice(0, 2)).toEqual(sharing.slice(0, 2));
});

test("a word in the summary weighs less than one in the headline", () => {
  const to = headed("Weavers meet over cathedral");
  const [inTitle, inSummary, neither] = [
    headed("Nurses: cathedral"),
    { title: "Nurses", summary: "The cathedral." },
    headed("Drummers rest"),
  ];
  expect(rankRelated(to, [neither, inSummary, inTitle])).toEqual([inTitle, inSummary, neither]);
});

test("of two articles that share one word the shorter one is more alike; one without words is kept", () => {
  const [long, short] = ["Canoe sinks as drummers, weavers and nurses gather near cathedral", "Canoe sinks"];
  expect(ranked("Okoro opens canoe harbour", long, short)).toEqual([short, long]);
  expect(ranked("", "Canoe sinks", "Drummers rest")).toEqual(["Canoe sinks", "Drummers rest"]);
  expect(ranked("Canoe sinks", "", "Canoe sinks")).toEqual(["Canoe sinks", ""]);
});

test("small words, numbers and words beyond the fifth are not looked up", () => {
  expect(rarestWords(headed("The Zubairu of Wixor and 41 Plumat Drexin Fandel Quimet"))).toHaveLength(5);
  expect(rarestWords(headed("The 41 of the ferry 2026"))).toEqual(["ferry"]);
});
