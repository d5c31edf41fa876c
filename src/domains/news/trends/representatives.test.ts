import { expect, test } from "vitest";
import { now, trendArticle } from "#tests/support/trend-articles.ts";
import { findLeads } from "./leads.ts";
import { representativesOf } from "./representatives.ts";

test("a report of something that has since been withdrawn does not represent its story", () => {
  const story = [
    trendArticle("School tells girls not to shake hands in advisory", 3, { story: "s", paper: "A" }),
    trendArticle("School withdraws hand-shake advisory after backlash", 2, {
      story: "s",
      paper: "B",
      kind: "reaction",
    }),
  ];
  expect(representativesOf(story).map(({ title }) => title)).toEqual([story[1]?.title]);
});

const fire = "Fire destroys granary in Kainji";
test.each([
  "Guild rallies behind weaver after insult",
  "King welcomes baby girl with wife",
  "Weaver weds drummer",
])("sympathy and family occasions do not lead ahead of an event: %s", (title) => {
  const inTwoPapers = (story: string, headline: string, hours: number) =>
    ["A", "B"].map((paper) =>
      trendArticle(headline, hours, { story, subject: story, paper, summary: "Said the palace." }),
    );
  const articles = [...inTwoPapers("light", title, 1), ...inTwoPapers("fire", fire, 3)];
  const [lead] = findLeads(articles, now);
  expect(articles.find(({ id }) => id === lead)?.title).toBe(fire);
});
