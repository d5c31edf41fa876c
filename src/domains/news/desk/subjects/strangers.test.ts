import { expect, test } from "vitest";
import { strangersAmong } from "./strangers.ts";

/** The titles that stay. Each belongs to a story of its own, unless one is given: "story| title". */
function kept(...lines: string[]): string[] {
  const tellings = lines.map((line, at) => {
    const [, story = `s${at}`, title = line] = /^(\S+)\| (.*)$/.exec(line) ?? [];
    return { story, title };
  });
  const strangers = strangersAmong(tellings);
  return tellings.filter(({ story }) => !strangers.has(story)).map(({ title }) => title);
}

const transfer = [
  "Osimhen transfer: Galatasaray agree Okocha fee",
  "Galatasaray agree fee for Okocha transfer",
  "Okocha transfer to Galatasaray nears",
];

test.each([
  ["a match of the club that buys", "Galatasaray edge Fenerbahce in Lewandowski debut"],
  ["another match", "Galatasaray stumble in Istanbul derby"],
])("what hangs on a topic by a name alone is left out: %s", (_, stranger) => {
  expect(kept(...transfer, stranger)).toEqual(transfer);
});

test("what lacks everything that all others tell is left out, though it shares their common words", () => {
  const visit = [
    "Netanyahu at White House for first Trump talks during Iran war",
    "Israeli PM Netanyahu heads to US for first Trump meeting since Iran war",
    "Netanyahu to meet Trump for first time since Iran war",
  ];
  expect(kept(...visit, "Zelensky holds White House talks with Trump on Ukraine war")).toEqual(visit);
});

test.each([
  [
    "it tells what most others tell",
    "American weavers praise Borgu feasts after long night at Peller wedding",
    ["Peller, Jarvis wedding holds", "Guests storm Peller, Jarvis wedding"],
  ],
  [
    "it is of the election that they name",
    "Davido speaks of Osun",
    ["Osun poll: Adeleke wins", "Osun poll: Adeleke thanks voters"],
  ],
  [
    "it is very like the others, though by names",
    "Okocha buys Galatasaray scarf",
    ["Okocha thanks Galatasaray", "Okocha trains at Galatasaray"],
  ],
])("a story stays where %s", (_, one, others) => {
  expect(kept(...others, one)).toEqual([...others, one]);
});

test("of two stories with one name the larger one stays", () => {
  const large = ["a| Adeleke road opens", "a| Adeleke opens road", "a| Adeleke opens long road"];
  const small = ["b| Adeleke mourns Okocha", "b| Okocha: Adeleke mourns"];
  expect(kept(...large, ...small)).toEqual(large.map((line) => line.slice(3)));
});
