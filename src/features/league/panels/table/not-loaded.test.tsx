import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AskError } from "#ask/ask.ts";
import { hausa } from "#tests/support/hausa.ts";
import { english, WordsOfPage } from "#words/words.ts";
import { NotLoaded } from "./NotLoaded.tsx";

const grouped = "The season 2018-19 was played in groups.";

test.each([
  ["what has no table, as the server says it", 404, grouped, english, [grouped]],
  ["what has no table, in another language", 404, grouped, hausa, ["It did not come."]],
  ["a 404 of somebody else's", 404, "", english, ["It did not come.", "Try again"]],
  ["a failure", 500, "Away.", english, ["It did not come.", "Try again"]],
  ["a network that is away", 0, "", english, ["It did not come.", "Try again"]],
])("of %s a page offers to ask again only where that may help", (_, status, message, words, said) => {
  const failed = new AskError(status, message);
  const markup = renderToStaticMarkup(
    <WordsOfPage value={words}>
      <NotLoaded failed={failed} retry={() => {}} message="It did not come." />
    </WordsOfPage>,
  );
  expect([...markup.matchAll(/>([^<>]+)</g)].map(([, text]) => text)).toEqual(said);
});
