import { expect, test } from "vitest";
import { tellRounds } from "./tell-rounds.ts";

const round = (asked: number, failed: number, newArticles: number) => ({ asked, failed, newArticles });

const CUT_OFF = "No newspaper could be reached. They are asked again soon.";

test.each([
  ["the first stories", [round(5, 0, 1200)], ["1,200 stories came from 5 newspaper feeds."]],
  [
    "feeds that could not be read",
    [round(5, 2, 1)],
    ["1 story came from 3 newspaper feeds. 2 could not be read and are asked again."],
  ],
  [
    "later ones",
    [round(5, 0, 3), round(5, 0, 1), round(5, 1, 2)],
    ["3 stories came from 5 newspaper feeds.", "1 new story.", "2 new stories."],
  ],
  ["nothing in a round without any", [round(5, 0, 0), round(0, 0, 0)], []],
  ["none reachable, once", [round(5, 5, 0), round(5, 5, 0)], [CUT_OFF]],
  [
    "none reachable again after some were, though they had nothing new; a round that asked none tells nothing",
    [round(2, 2, 0), round(0, 0, 0), round(2, 2, 0), round(2, 1, 0), round(2, 2, 0)],
    [CUT_OFF, CUT_OFF],
  ],
  [
    "none reachable again after one was",
    [round(1, 1, 0), round(1, 0, 3), round(1, 1, 0)],
    [CUT_OFF, "3 stories came from 1 newspaper feeds.", CUT_OFF],
  ],
])("the operator is told of %s", (_, rounds, sentences) => {
  const told: string[] = [];
  const tell = tellRounds((sentence) => void told.push(sentence));
  for (const one of rounds) tell(one as never);
  expect(told).toEqual(sentences);
});
