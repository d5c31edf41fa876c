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

test("two stories of one article each are not judged, one of two articles and one of one are", () => {
  const [one, other] = ["Galatasaray agree Okocha fee", "Galatasaray stumble in Istanbul derby"];
  expect(keptTitles(one, other)).toEqual([one, other]);
  expect(keptTitles(`a| ${one}`, "a| Galatasaray agree fee for Okocha", `b| ${other}`)).toHaveLength(2);
});

test("the articles of a single story are never unrelated", () => {
  expect(keptTitles("a| Galatasaray agree Okocha fee", "a| Fire guts market", "a| Naira gains")).toHaveLength(
    3,
  );
});

test("a story that shares nothing with the others is left out", () => {
  expect(keptTitles(...transfer, "Fire guts Kainji market")).toEqual(transfer);
});

test("several stories are left out, one after the other", () => {
  const strange = [
    "Galatasaray stumble in Istanbul derby",
    "Galatasaray flags shock pensioners in Rome",
    "Fire guts Kainji market",
  ];
  expect(keptTitles(...transfer, ...strange)).toEqual(transfer);
});

test("a subject of more than 24 stories is not checked", () => {
  const stories = (count: number) => Array.from({ length: count }, (_, at) => transfer[at % 3] as string);
  const derby = "Galatasaray stumble in Istanbul derby";
  expect(keptTitles(...stories(23), derby)).toEqual(stories(23));
  expect(keptTitles(...stories(24), derby)).toEqual([...stories(24), derby]);
});

test.each([
  ["half of the others have", ["Galatasaray greet supporters", "Galatasaray buy Okocha"], true],
  [
    "a third of the others have",
    ["Galatasaray greet supporters", "Galatasaray buy Okocha", "Galatasaray draw"],
    false,
  ],
  [
    "two thirds of the others have",
    ["Galatasaray greet supporters", "Galatasaray mock supporters", "Galatasaray draw"],
    true,
  ],
])("whether a story stays that shares a name and an ordinary word that %s", (_, others, stays) => {
  const story = "Galatasaray flags, drums, kites, lanterns, candles and scarves anger supporters, pensioners";
  expect(keptTitles(...others, story).includes(story)).toBe(stays);
});

test("a number that headlines share does not keep a story in its subject", () => {
  const others = ["Galatasaray agree 2027 Okocha fee", "Okocha fee in 2027 for Galatasaray"];
  const story = "Galatasaray drums and flags shock Istanbul pensioners in 2027";
  expect(keptTitles(...others, story)).toEqual(others);
});

test("terms that all others share count only if there are three others", () => {
  const visit = [
    "Netanyahu at White House for first Trump talks during Iran war",
    "Israeli PM Netanyahu heads to US for first Trump meeting since Iran war",
  ];
  const zelensky = "Zelensky holds White House talks with Trump on Ukraine war";
  expect(keptTitles(...visit, zelensky)).toEqual([...visit, zelensky]);
  const third = "Netanyahu to meet Trump for first time since Iran war";
  expect(keptTitles(...visit, `s0| ${third}`, zelensky)).not.toContain(zelensky);
});

test("a story belongs if it names the election of the others as a name, or they name its own", () => {
  const polls = ["Osun poll: Adeleke wins", "Osun poll: Adeleke thanks voters"];
  for (const story of ["Osun 2026: Drums and flags shock pensioners", "Osun traders buy drums"])
    expect(keptTitles(...polls, story)).toEqual([...polls, story]);
  expect(keptTitles("Adeleke wins", "Adeleke thanks voters", "Adeleke buys Osun drums")).toHaveLength(2);
});

test("a story that shares an ordinary word with one of the others, and no name, stays", () => {
  const others = ["Bakers fight fee in court", "Bakers hail power deal", "Traders fight power deal"];
  const story = "Davido and Okocha pay fee for Adeleke";
  expect(keptTitles(...others, story)).toContain(story);
});
