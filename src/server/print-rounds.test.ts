import { expect, test } from "vitest";
import { printRounds } from "./print-rounds.ts";

const round = (asked: number, failed: number, newArticles: number) => ({ asked, failed, newArticles });

const CUT_OFF = "No newspaper could be reached. They are asked again soon.";

test.each([
  [
    "the first articles, with their feeds",
    [round(5, 0, 1200)],
    ["1,200 articles came from 5 newspaper feeds."],
  ],
  [
    "feeds that could not be read",
    [round(5, 2, 1)],
    ["1 article came from 3 newspaper feeds. 2 could not be read and are asked again."],
  ],
  [
    "later stories, without their feeds",
    [round(5, 0, 3), round(5, 0, 1), round(5, 1, 2)],
    ["3 articles came from 5 newspaper feeds.", "1 new article.", "2 new articles."],
  ],
  ["nothing after rounds without new articles", [round(5, 0, 0), round(0, 0, 0)], []],
  ["an unreachable network, once", [round(5, 5, 0), round(5, 5, 0)], [CUT_OFF]],
  [
    "a network lost again after feeds answered without news; a round that asked none is silent",
    [round(2, 2, 0), round(0, 0, 0), round(2, 2, 0), round(2, 1, 0), round(2, 2, 0)],
    [CUT_OFF, CUT_OFF],
  ],
  [
    "a network lost again after its one feed brought news",
    [round(1, 1, 0), round(1, 0, 3), round(1, 1, 0)],
    [CUT_OFF, "3 articles came from 1 newspaper feed.", CUT_OFF],
  ],
])("the messages to the operator: %s", (_, rounds, sentences) => {
  const messages: string[] = [];
  const print = printRounds((sentence) => void messages.push(sentence));
  for (const one of rounds) print(one as never);
  expect(messages).toEqual(sentences);
});
