import { expect, test } from "vitest";
import type { Brief } from "#features/letters/contract/letters.ts";
import { hausa } from "#tests/support/hausa.ts";
import {
  emailSubject,
  langIfDifferent,
  longDay,
  marketFigures,
  matchLine,
  namedPapers,
  readingMinutes,
  topicPapers,
  topicSentence,
  weatherLine,
} from "./wording.ts";

const papers = (...names: readonly string[]) => names.map((name) => ({ id: name, name, favicon_url: null }));

test("a letter is about its first headline, without one about its day", () => {
  const topics = [{ headline: "Naira gains" }, { headline: "Ferry" }];
  expect(emailSubject({ date: "2026-11-21", topics } as unknown as Brief)).toBe("Daily Brief: Naira gains");
  const empty = { date: "2026-11-21", topics: [] } as unknown as Brief;
  expect(emailSubject(empty)).toBe("Daily Brief, Saturday, 21 November 2026");
  expect(emailSubject(empty, hausa)).toBe("Taƙaitattun labaran yau, Asabar, 21 ga Nuwamba 2026");
  expect(longDay("2026-11-21")).toBe("Saturday, 21 November 2026");
});

test.each([
  [150_123.456, 0.5, "150,123.46", "+0.50%"],
  [5000, -0.456, "5,000", "-0.46%"],
  [0.5, 0, "0.5", "0.00%"],
  [1, null, "1", ""],
])("an index of %d that changed by %j percent is written %j, %j", (value, percent_change, text, change) => {
  const indices = [{ label: "NGX-30", value, percent_change, direction: "up" as const }];
  expect(marketFigures({ indices, oil: null })).toEqual([{ label: "NGX-30", value: text, change }]);
});

test.each([
  ["+1.10", "+1.10"],
  [null, ""],
])("oil stands last, in dollars, with its change %j as %j", (change, text) => {
  const index = { label: "NGX-30", value: 1, percent_change: null, direction: "neutral" as const };
  const oil = { label: "Brent Crude", price: 65.239, change };
  expect(marketFigures({ indices: [index], oil } as never)).toEqual([
    { label: "NGX-30", value: "1", change: "" },
    { label: "Brent Crude", value: "$65.24", change: text },
  ]);
});

test("the weather is in whole degrees", () => {
  const weather = { city: "Abuja", temp: 31.5, description: "clear sky", temp_max: 34.4, temp_min: 21.6 };
  expect(weatherLine(weather)).toBe("Abuja: 32°C, clear sky, high 34°, low 22°");
  expect(weatherLine(weather, hausa)).toContain(hausa.translate("clear sky").text);
});

test.each([
  [{ home_score: 2, away_score: 1, date: "2026-11-22" }, "A 2–1 B, Sun 22 Nov 2026"],
  [{ home_score: 0, away_score: 0, date: "2026-11-22" }, "A 0–0 B, Sun 22 Nov 2026"],
  [{ home_score: null, away_score: null, date: "2026-11-29" }, "A v B, Sun 29 Nov 2026"],
  [{ home_score: 1, away_score: null, date: null }, "A v B"],
  [{ home_score: null, away_score: 1, date: null }, "A v B"],
  [{ home_score: 1, away_score: 3, date: null }, "A 1–3 B"],
  [{ home_score: 1, away_score: 3, date: null, status: "completed" }, "A 1–3 B"],
  [{ home_score: 0, away_score: 3, date: null, status: "awarded" }, "A 0–3 B (awarded)"],
  [{ home_score: null, away_score: null, date: null, status: "postponed" }, "A v B"],
])("a match with %j is written %j", (match, line) => {
  expect(matchLine({ home_team: "A", away_team: "B", ...match })).toBe(line);
});

test("an awarded result is called so in the letter's language", () => {
  const match = { home_team: "A", away_team: "B", home_score: 0, away_score: 3, date: null };
  const line = `A 0–3 B (${hausa.translate("awarded").text})`;
  expect(matchLine({ ...match, status: "awarded" }, hausa)).toBe(line);
});

test.each([
  [[], "", ""],
  [["A"], "A", "Reported by A."],
  [["A", "B"], "A · B", "First reported by A."],
  [["A", "B", "C"], "Also in 2 papers", "First reported by A."],
  [["A", "B", "C", "D"], "Also in 3 papers", "First reported by A."],
])("a topic told by %j names its papers as %j and has the sentence %j", (names, named, sentence) => {
  expect(topicPapers({ papers: papers(...names) })).toBe(named);
  expect(topicSentence({ sentence: null, papers: papers(...names) })).toBe(sentence);
  expect(topicSentence({ sentence: "It gained.", papers: papers(...names) })).toBe("It gained.");
});

test("up to two papers are named one by one, so that each can be marked with its language", () => {
  expect(namedPapers(papers("A", "B"))).toEqual(papers("A", "B"));
  expect(namedPapers(papers("A", "B", "C"))).toBe("Also in 2 papers");
});

test("a text is marked with its language only if the letter is in another one", () => {
  expect([langIfDifferent("en"), langIfDifferent("en", "ha"), langIfDifferent("ha", "ha")]).toEqual([
    undefined,
    "ha",
    undefined,
  ]);
  expect(langIfDifferent("ha")).toBe("en");
});

test.each([
  [0, 1],
  [2, 1],
  [328, 1],
  [330, 2],
  [548, 2],
  [550, 3],
])("a brief of %d words takes %d min to read", (count, minutes) => {
  const half = "word ".repeat(count / 2).trim();
  const rest = "word ".repeat(count - Math.floor(count / 2)).trim();
  const topics = count === 0 ? [] : [{ headline: half, sentence: rest, papers: [] }];
  expect(readingMinutes(topics as unknown as Brief["topics"])).toBe(minutes);
});
