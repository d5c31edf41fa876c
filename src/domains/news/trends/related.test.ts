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
