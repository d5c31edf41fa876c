import { expect, test } from "vitest";
import type { Ladder, Story } from "#features/news/contract/news.ts";
import { sourcesOf } from "./sources.ts";

const telling = (url: string, paper: string, language = "en") => ({
  ...{ url, paper: { id: paper }, headline: `Headline ${url}`, language, article_id: `a-${url}` },
});
const tellings = [telling("1", "A"), telling("2", "A"), telling("3", "B", "ha"), telling("4", "C")];
const attributions = (...pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([who, url]) => ({ who, url })) as unknown as Ladder["attributions"];

test("each source is listed once, by how many papers name it, with the first report that does", () => {
  const named = attributions(["Police", "1"], ["Police", "2"], ["Governor", "3"], ["Governor", "4"]);
  expect(sourcesOf(named, tellings as unknown as Story["tellings"])).toEqual([
    { who: "Governor", papers: 2, headline: "Headline 3", lang: "ha", id: "a-3" },
    { who: "Police", papers: 1, headline: "Headline 1", lang: undefined, id: "a-1" },
  ]);
});

test("a source whose reports are not in the story is left out", () => {
  const named = attributions(["Police", "9"], ["Governor", "9"], ["Governor", "1"]);
  expect(
    sourcesOf(named, tellings as unknown as Story["tellings"]).map(({ who, papers }) => [who, papers]),
  ).toEqual([["Governor", 1]]);
});
