import { expect, test } from "vitest";
import { findUnrelatedStories } from "./unrelated-stories.ts";

/** The titles that stay. Each belongs to a story of its own, unless one is given: "story| title". */
function keptTitles(...lines: string[]): string[] {
  const reports = lines.map((line, at) => {
    const [, story = `s${at}`, title = line] = /^(\S+)\| (.*)$/.exec(line) ?? [];
    return { story, title };
  });
  const unrelated = findUnrelatedStories(reports);
  return reports.filter(({ story }) => !unrelated.has(story)).map(({ title }) => title);
}

const transfer = [
  "Osimhen transfer: Galatasaray agree Okocha fee",
  "Galatasaray agree fee for Okocha transfer",
  "Okocha transfer to Galatasaray nears",
];

test.each([
  ["a match of the buying club", "Galatasaray edge Fenerbahce in Lewandowski debut"],
  ["another match of that club", "Galatasaray stumble in Istanbul derby"],
])("a story that shares only a name with its subject is left out: %s", (_, title) => {
  expect(keptTitles(...transfer, title)).toEqual(transfer);
});

test("a story without the terms that all others share is left out, despite common words", () => {
  const visit = [
    "Netanyahu at White House for first Trump talks during Iran war",
    "Israeli PM Netanyahu heads to US for first Trump meeting since Iran war",
    "Netanyahu to meet Trump for first time since Iran war",
  ];
  expect(keptTitles(...visit, "Zelensky holds White House talks with Trump on Ukraine war")).toEqual(visit);
});

test.each([
  [
    "it has an ordinary word that most others have",
    "American weavers praise Borgu feasts after long night at Peller wedding",
    ["Peller, Jarvis wedding holds", "Guests storm Peller, Jarvis wedding"],
  ],
  [
    "it is about the election that they name",
    "Davido speaks of Osun",
    ["Osun poll: Adeleke wins", "Osun poll: Adeleke thanks voters"],
  ],
  [
    "it is very like the others, if only by names",
    "Okocha buys Galatasaray scarf",
    ["Okocha thanks Galatasaray", "Okocha trains at Galatasaray"],
  ],
])("a story stays in its subject where %s", (_, one, others) => {
  expect(keptTitles(...others, one)).toEqual([...others, one]);
});

test("of two stories that share only a name, the one with more articles stays", () => {
  const large = ["a| Adeleke road opens", "a| Adeleke opens road", "a| Adeleke opens long road"];
  const small = ["b| Adeleke mourns Okocha", "b| Okocha: Adeleke mourns"];
  expect(keptTitles(...large, ...small)).toEqual(large.map((line) => line.slice(3)));
});
