import { expect, test } from "vitest";
import type { StoryText } from "#features/news/shapes.ts";
import { HOUR_MS } from "#platform/time.ts";
import { figuresOfStory } from "./figures.ts";

const texts = (...reports: readonly (readonly [paper: string, hour: number, title: string])[]): StoryText[] =>
  reports.map(([paper, hour, title]) => {
    return { url: `${paper}/${hour}`, title, summary: "", paper, time: new Date(hour * HOUR_MS) };
  });

function lines(...reports: readonly (readonly [paper: string, hour: number, title: string])[]): string[] {
  return figuresOfStory(texts(...reports)).map(({ what, group, rows }) => {
    const values = rows.map(({ value, hedge, papers }) =>
      [hedge, value, papers.map(({ paper }) => paper).join("+")].filter((part) => part !== null).join(" "),
    );
    return `${what}${group === null ? "" : ` ${group}`}: ${values.join(", ")}`;
  });
}

test.each([
  {
    name: "papers that agree are one row",
    reports: [
      ["A", 1, "Ferry overturns in Ado, 12 killed"],
      ["B", 2, "Ado ferry: 12 dead"],
      ["A", 3, "12 killed in Ado ferry accident"],
    ],
    figures: ["dead: 12 A+B"],
  },
  {
    name: "different figures are in order of time, even a smaller one after a larger one",
    reports: [
      ["A", 1, "Ado ferry: 15 dead"],
      ["B", 2, "Ado ferry: 12 dead"],
      ["C", 3, "Ado ferry: over 10 dead"],
    ],
    figures: ["dead: 15 A, 12 B, over 10 C"],
  },
  {
    name: "a figure that only one paper has is shown",
    reports: [
      ["A", 1, "Ado ferry: 15 dead"],
      ["B", 2, "Ado ferry overturns"],
    ],
    figures: ["dead: 15 A"],
  },
  {
    name: "two figures of one paper may count two things and are left out",
    reports: [
      ["A", 1, "16 rescued from Ado building"],
      ["A", 9, "13 rescued from Ado building"],
    ],
    figures: [],
  },
  {
    name: "one paper's soldiers may be part of another paper's total: both are left out",
    reports: [
      ["A", 1, "Nine soldiers killed in Ado ambush"],
      ["B", 2, "12 killed in Ado ambush"],
    ],
    figures: [],
  },
  {
    name: "39 pupils and five teachers are not compared with 44 people",
    reports: [
      ["A", 1, "Gunmen abduct 39 pupils, five teachers in Ado school"],
      ["B", 2, "44 abducted in Ado school"],
    ],
    figures: ["abducted: 44 B"],
  },
  {
    name: "112 vandals are not compared with 162 people",
    reports: [
      ["A", 1, "Police arrest 112 vandals in Ado raid"],
      ["B", 2, "Police arrest 162 in Ado raid"],
    ],
    figures: [],
  },
  {
    name: "two officers and two soldiers are not compared with four soldiers",
    reports: [
      ["A", 1, "Two officers, two soldiers killed in Ado ambush"],
      ["B", 2, "Four soldiers killed in Ado ambush"],
    ],
    figures: ["dead soldiers: 4 B"],
  },
  {
    name: "a family of nine and 18 others are not compared with 27 people",
    reports: [
      ["A", 1, "Family of nine, 18 others killed in Ado fire"],
      ["B", 2, "27 killed in Ado fire"],
    ],
    figures: ["dead: 27 B"],
  },
  {
    name: "“nine more” is not a total of nine",
    reports: [
      ["A", 1, "Nine more rescued from Ado rubble"],
      ["B", 2, "Nine rescued from Ado rubble"],
    ],
    figures: ["rescued: 9 B"],
  },
  {
    name: "a rescue by the police is not compared with one by troops",
    reports: [
      ["A", 1, "Police rescue 15 victims in Katsina forest"],
      ["B", 2, "Troops rescue 16 victims in Katsina forest"],
    ],
    figures: [],
  },
  {
    name: "different figures of rescues by one body are shown",
    reports: [
      ["A", 1, "Police rescue 10 passengers in Kano"],
      ["B", 2, "Police rescue nine passengers in Kano"],
    ],
    figures: ["rescued passengers: 10 A, 9 B"],
  },
  {
    name: "pupils rescued from a drifting canoe are not freed, even if its owner is arrested",
    reports: [
      ["A", 1, "Canoe with 12 pupils drifts off in Ado, owner arrested"],
      ["B", 2, "12 pupils rescued from drifting canoe in Ado"],
    ],
    figures: ["rescued pupils: 12 B"],
  },
  {
    name: "pupils rescued from bandits are freed, in whatever words",
    reports: [
      ["A", 1, "Bandits abduct pupils in Ado"],
      ["B", 2, "12 pupils rescued in Ado forest"],
      ["C", 3, "14 pupils freed in Ado forest"],
      ["D", 4, "12 pupils freed in Ado forest"],
    ],
    figures: ["freed pupils: 12 B+D, 14 C"],
  },
  {
    name: "where a number links soldiers and farmers, the line names neither",
    reports: [
      ["A", 1, "Four soldiers killed in Ado attack"],
      ["B", 2, "Four farmers killed in Ado attack"],
      ["C", 3, "Nine farmers killed in Ado attack"],
    ],
    figures: ["dead: 4 A+B, 9 C"],
  },
  {
    name: "the same holds in whatever order the papers report",
    reports: [
      ["C", 1, "Nine farmers killed in Ado attack"],
      ["B", 2, "Four farmers killed in Ado attack"],
      ["A", 3, "Four soldiers killed in Ado attack"],
      ["D", 4, "Nine farmers killed in Ado attack"],
    ],
    figures: ["dead: 9 C+D, 4 B+A"],
  },
  {
    name: "a later number stands beside the first, which is said of two names",
    reports: [
      ["A", 1, "25 schoolgirls abducted in Ado"],
      ["B", 2, "25 girls abducted in Ado"],
      ["C", 3, "26 schoolgirls abducted in Ado"],
    ],
    figures: ["abducted: 25 A+B, 26 C"],
  },
  {
    name: "a figure without a group joins the names that share its number",
    reports: [
      ["A", 1, "25 schoolgirls abducted in Ado"],
      ["B", 2, "25 girls abducted in Ado"],
      ["C", 3, "25 abducted in Ado"],
      ["D", 4, "26 schoolgirls abducted in Ado"],
    ],
    figures: ["abducted: 25 A+B+C, 26 D"],
  },
  {
    name: "those of whom the same numbers are said are one group under two names",
    reports: [
      ["A", 1, "25 hunters abducted in Ado"],
      ["B", 2, "25 youths abducted in Ado"],
      ["C", 3, "24 hunters abducted in Ado"],
      ["D", 4, "24 youths abducted in Ado"],
    ],
    figures: ["abducted: 25 A+B, 24 C+D"],
  },
  {
    name: "people of one group are called as the first paper calls them",
    reports: [
      ["A", 1, "Four killed in Ado attack"],
      ["B", 2, "Four troops killed in Ado attack"],
      ["C", 3, "Five soldiers killed in Ado attack"],
    ],
    figures: ["dead troops: 4 A+B, 5 C"],
  },
  {
    name: "a toll of two days ago is not compared with today's",
    reports: [
      ["A", 1, "Ado ferry: 12 dead"],
      ["B", 49, "Ado ferry: 20 dead"],
    ],
    figures: [],
  },
  {
    name: "figures of different places are not compared",
    reports: [
      ["A", 1, "Attack in Benue: 12 killed"],
      ["B", 2, "Attack in Kaduna: 15 killed"],
    ],
    figures: [],
  },
] satisfies { name: string; reports: [string, number, string][]; figures: string[] }[])(
  "$name",
  ({ reports, figures }) => {
    expect(lines(...reports)).toEqual(figures);
  },
);

test.each<[first: string, later: string, hours: number, isCompared: boolean]>([
  ["12 dead", "20 dead", 24, true],
  ["12 dead", "20 dead", 24.1, false],
  ["12 missing", "20 missing", 24, true],
  ["12 missing", "20 missing", 24.1, false],
  ["12 injured", "20 injured", 14, true],
  ["12 injured", "20 injured", 14.1, false],
  ["12 abducted", "20 abducted", 14, true],
  ["12 abducted", "20 abducted", 14.1, false],
  // A rounded figure does not contradict an exact one within a tenth, however far apart they are.
  ["over 50 dead", "55 dead", 48, true],
  ["over 50 dead", "56 dead", 48, false],
  ["over 50 dead", "50 dead", 48, true],
  ["over 50 dead", "49 dead", 48, false],
  ["at least 50 dead", "49 dead", 48, false],
  ["nearly 50 dead", "45 dead", 48, true],
  ["nearly 50 dead", "44 dead", 48, false],
  ["about 50 dead", "55 dead", 48, true],
  ["55 dead", "over 50 dead", 48, true],
  ["50 feared dead", "52 dead", 48, false],
])("%s and %s after %d hours are compared: %s", (first, later, hours, isCompared) => {
  const compared = lines(["A", 1, `Ado ferry: ${first}`], ["B", 1 + hours, `Ado ferry: ${later}`]);
  expect(compared).toHaveLength(isCompared ? 1 : 0);
});

test("one word in common is enough to compare two reports of a story", () => {
  expect(lines(["A", 1, "Ferry sinks: 12 dead"], ["B", 2, "Market burns: 20 dead"])).toEqual([
    "dead: 12 A, 20 B",
  ]);
});

test("the figure that most papers report is kept, with those that may stand beside it", () => {
  expect(
    lines(
      ["A", 1, "Ado ferry: 12 dead"],
      ["B", 30, "Ado ferry: 20 dead"],
      ["C", 31, "Ado ferry: 20 dead"],
      ["D", 32, "Ado ferry: 21 dead"],
    ),
  ).toEqual(["dead: 20 B+C, 21 D"]);
});
