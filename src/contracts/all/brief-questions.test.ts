import { expect, test } from "vitest";
import type { Ask } from "./all-endpoints.ts";
import { briefQuestions } from "./brief-questions.ts";

test("each part of the Daily Brief is requested from its own address", async () => {
  const questions = briefQuestions((async (address: string) => address) as unknown as Ask);
  const answers = await Promise.all(
    Object.entries(questions).map(async ([part, ask]) => [part, await ask()]),
  );
  expect(Object.fromEntries(answers)).toEqual({
    topics: "GET /brief/topics",
    languages: ["pcm", "ha", "yo", "ig"].map((language) => ({ language, topics: [] })),
    stocks: "GET /stocks/summary",
    oil: "GET /commodities/oil/latest",
    weather: "GET /weather/current",
    latestRound: "GET /npfl/fixtures/latest-round",
    standings: "GET /npfl/standings/current",
    upcoming: "GET /npfl/fixtures/upcoming",
  });
});
