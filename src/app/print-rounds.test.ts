import { expect, test } from "vitest";
import type { RoundResult } from "#features/news/jobs/schedule.ts";
import { printRounds } from "./print-rounds.ts";

const round = (
  asked: number,
  failed: number,
  newArticles: number,
  outage: RoundResult["outage"] = null,
): RoundResult => ({ asked, failed, newArticles, outage });
const silence = round(2, 2, 0, "unreachable");

const UNREADABLE = "No newspaper's feed could be read. They are asked again soon.";
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
  ["an unreachable network, once", [silence, silence], [CUT_OFF]],
  ["nothing when only the feeds of this round failed", [round(5, 5, 0)], []],
  ["newspapers that answer with errors only", [round(2, 2, 0, "unreadable"), silence], [UNREADABLE, CUT_OFF]],
  [
    "a network lost again after feeds answered without news; a round that asked none is silent",
    [silence, round(0, 0, 0), silence, round(2, 1, 0), silence],
    [CUT_OFF, CUT_OFF],
  ],
  [
    "a network lost again after its one feed brought news",
    [round(1, 1, 0, "unreachable"), round(1, 0, 3), round(1, 1, 0, "unreachable")],
    [CUT_OFF, "3 articles came from 1 newspaper feed.", CUT_OFF],
  ],
])("the messages to the operator: %s", (_, rounds, sentences) => {
  const messages: string[] = [];
  const print = printRounds((sentence) => void messages.push(sentence));
  for (const one of rounds) print(one);
  expect(messages).toEqual(sentences);
});
