import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { Brief } from "#features/letters/contract/letters.ts";
import { hausa } from "#tests/support/hausa.ts";
import { WordsOfPage } from "#words/words.ts";
import { BriefPaper } from "./BriefPaper.tsx";

function namesIn(topics: object[]): string[] {
  const brief = { topics, markets: null, weather: null, league: null } as unknown as Brief;
  const element = <BriefPaper brief={brief} marks={() => null} picture={() => null} />;
  const router = createMemoryRouter([{ path: "/*", element }]);
  const markup = renderToStaticMarkup(
    <WordsOfPage value={hausa}>
      <RouterProvider router={router} />
    </WordsOfPage>,
  );
  return markup.match(/<p class="brief__name"[^>]*>[^<]+/g) ?? [];
}

test("a place of the brief is named by its category in the page's words, or by its slug as papers print it", () => {
  const place = { headline: "Ferry sinks", sentence: null, article_id: "a", papers: [] };
  const names = namesIn([
    { ...place, topic: "Politics", language: "en" },
    { ...place, topic: "Osun poll", language: "en", article_id: "b" },
  ]);
  expect(names[0]).toBe(`<p class="brief__name" data-words="">${hausa.say("Politics")}`);
  expect(names[1]).toBe('<p class="brief__name" lang="en" data-words="">Osun poll');
});
