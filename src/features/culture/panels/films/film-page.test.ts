import { expect, test } from "vitest";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import { filmPage } from "./film-page.ts";

const answer = {
  ...{ movies: [{ title: "F" }], genres: ["Drama"], cities: ["Lagos"] },
  ...{ source: { name: "S", url: "https://s.example/" }, as_of: "2026-11-20", kind: "EOD" },
};

test.each([
  ["", undefined, undefined],
  ["?genre=&city=", undefined, undefined],
  ["?genre=Drama&city=Lagos", "Drama", "Lagos"],
  [`?genre=${"g".repeat(51)}&city=${"c".repeat(81)}`, "g".repeat(50), "c".repeat(80)],
])("the address %j asks for a genre and a city", async (query, genre, city) => {
  const asked: unknown[] = [];
  const ask = (async (...question: unknown[]) => {
    asked.push(question);
    return answer;
  }) as unknown as Ask;
  const url = new URL(`https://gist.example/now-showing-movies${query}`);
  expect(await filmPage(ask, "GET /movies/now-showing", url)).toEqual({
    ...{ films: answer.movies, genres: ["Drama"], cities: ["Lagos"], genre, city },
    credit: { source: answer.source, as_of: "2026-11-20", kind: "EOD" },
  });
  expect(asked).toEqual([["GET /movies/now-showing", { genre, city }]]);
});
