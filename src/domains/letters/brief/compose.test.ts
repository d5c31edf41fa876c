import { expect, test } from "vitest";
import type { Answers } from "./answers.ts";
import { composeParts } from "./compose.ts";

const nothing: Answers = {
  topics: null,
  stocks: null,
  oil: null,
  weather: null,
  latestRound: null,
  upcoming: null,
  standings: null,
};

function sentenceOf(headline: string, sentence: string): string | null | undefined {
  const topics = [{ topic: "T", headline, sentence, article_id: "a1", papers: [] }];
  return composeParts({ ...nothing, topics: { topics } }, "2026-11-21")?.topics[0]?.sentence;
}

test.for([
  ["Choir sings the seasons in Pidgin", "As reported: Choir sings the seasons in Pidgin."],
  ["Fuel falls to ₦800", "FUEL FALLS TO ₦800"],
  ["Jazz for cattle: Saxophonist plays to cows", "Saxophonist plays to cows"],
])("a sentence that only says the headline again is left out: %s", ([headline = "", sentence = ""]) => {
  expect(sentenceOf(headline, sentence)).toBeNull();
});

test("a sentence with something of its own stays", () => {
  const sentence = "Marketers cut the price of a litre by ₦50 on Friday.";
  expect(sentenceOf("Fuel falls to ₦800", sentence)).toBe(sentence);
});

test("the league is that of its own day, which a season that is played back has", () => {
  const match = {
    date: "2025-12-13",
    home_team: "A",
    away_team: "B",
    round: "Round 17",
    home_score: null,
    away_score: null,
  };
  const upcoming = { fixtures: [match] };
  expect(composeParts({ ...nothing, upcoming }, "2026-11-21")).toBeNull();
  const parts = composeParts({ ...nothing, upcoming, standings: { as_of: "2025-12-12" } }, "2026-11-21");
  expect(parts?.league).toMatchObject({ matchday: "Matchday 17", fixtures: [{ home_team: "A" }] });
});
