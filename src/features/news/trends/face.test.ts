import { expect, test } from "vitest";
import { trendArticle } from "#tests/support/trend-articles.ts";
import { casualtyToll, faceOf, facesOf, faultsOf, findOvertaken } from "./face.ts";
import type { TrendArticle } from "./trend-article.ts";

test("a report of something that has since been withdrawn does not speak for its story", () => {
  const story = [
    trendArticle("School tells girls not to shake hands in advisory", 3, { story: "s", paper: "A" }),
    trendArticle("School withdraws hand-shake advisory after backlash", 2, {
      story: "s",
      paper: "B",
      kind: "reaction",
    }),
  ];
  expect(faceOf(story)?.title).toBe(story[1]?.title);
});

const event = "Council opens Borgu clinic";

test.each<[number, string, Partial<TrendArticle>?]>([
  [0, event],
  [3, `PHOTOS: ${event}`],
  [3, `SPECIAL REPORT: ${event}`],
  [3, "‘We opened Borgu clinic’"],
  [3, "We thought of Borgu clinic, survivor narrates as council opens it"],
  [3, "Borgu clinic must open, says council"],
  [3, "No clinic was looted in Borgu, commissioner replies council"],
  [3, "Council to mayor: Open Borgu clinic"],
  [3, "Council opens hearts- Okoro"],
  [3, `TECH FEATURE: ${event}`],
  [3, `${event} now!`],
  [3, "bakers freed as council opens Borgu clinic"],
  [3, "baked, 12 sold as council opens Borgu clinic"],
  [3, `FLASHBACK: ${event}`],
  [3, `${event} for`],
  [3, `${event}…`],
  [3, `${event} https://borgu.example/clinic`],
  [3, "Council seeks seeks Borgu clinic"],
  [3, `Why council opens Borgu clinic`],
  [3, event, { kind: "opinion" }],
  [3, event, { kind: "preview" }],
  [2, event, { kind: "reaction" }],
  [3, "Thirteen dead in Borgu after 20 rescued – Weavers' leader"],
  [0, "Borgu records 17 cholera deaths — Commissioner"],
  [2, "Council charges nurses on Borgu clinic"],
  [2, "Adu urges council to open Borgu clinic"],
  [2, "Adu accuses council of closing Borgu clinic"],
  [2, "Borgu clinic: Council speaks on closure"],
  [0, "Council account frozen – Official"],
  [0, "Council says clinic smokes, not on fire"],
  // A headline without a verb tells no event, unless it is in a language whose verbs we do not know.
  [2, "Borgu council and its old roads"],
  [2, "Adu and the opening of Borgu"],
  [2, "Opens"],
  [0, "Borgu council and its old roads", { language: "ha" }],
])("how far a text is from a plain report, %d: %s %o", (expected, title, parts) => {
  expect(faultsOf(trendArticle(title, 1, parts))).toBe(expected);
});

test.each([
  ["12 killed in Borgu", "12"],
  ["Flood kills 1,200 in Borgu", "1200"],
  ["12 persons feared dead in Borgu", "12"],
  ["Death toll hits 15", "15"],
  ["Death toll in Borgu flood hits 15", "15"],
  ["Flood: death toll in Niger State rises from 10 to 25", "25"],
  ["Son kills 60-year-old mother in Borgu", null],
  [event, null],
])("the toll in “%s” is %s", (title, toll) => {
  expect(casualtyToll(title)).toBe(toll);
});

const story = (...reports: (readonly [title: string, hours: number, parts?: Partial<TrendArticle>])[]) =>
  reports.map(([title, hours, parts], at) => trendArticle(title, hours, { id: `${at}`, ...parts }));
const overtaken = (...reports: Parameters<typeof story>) => [...findOvertaken(story(...reports))].toSorted();

test("an interim state is overtaken by any newer telling", () => {
  const lead = "Kainji take early lead against Borgu";
  expect(overtaken([lead, 3], [event, 2])).toEqual(["0"]);
  expect(overtaken([event, 3], [lead, 2])).toEqual([]);
  expect(overtaken([lead, 3])).toEqual([]);
});

test("a toll is overtaken by a different newer one, not by the same", () => {
  const [twelve, fifteen] = ["Boat mishap kills 12 in Kainji", "Boat mishap kills 15 in Kainji"];
  expect(overtaken([twelve, 3], [fifteen, 2])).toEqual(["0"]);
  expect(overtaken([fifteen, 3], [twelve, 2])).toEqual(["0"]);
  expect(overtaken([twelve, 3], [twelve, 2])).toEqual([]);
  expect(overtaken([twelve, 3], [event, 2])).toEqual([]);
});

test("what a newer text says is not so is overtaken, unless it is only somebody's claim", () => {
  const crash = "Canoe crash at Borgu jetty";
  expect(overtaken([crash, 3], ["Borgu canoe drifted, not a crash, harbour office finds", 2])).toEqual(["0"]);
  expect(overtaken([crash, 3], ["Borgu drift not a crash – Canoe owner", 2])).toEqual([]);
});

test("a text far from the centre of its story comes last", () => {
  const [fire, fireToo] = ["Fire guts Kainji market", "Fire guts Kainji market shops"];
  const faces = facesOf(story([fire, 9], [fireToo, 6], [event, 1]));
  expect(faces.map(({ title }) => title)).toEqual([fireToo, fire, event]);
});

test("an original comes before its copies; of equally new texts the lower id is first", () => {
  const faces = (...reports: Parameters<typeof story>) => facesOf(story(...reports)).map(({ id }) => id);
  expect(faces([event, 3], [event, 2, { copyOf: "0" }])).toEqual(["0", "1"]);
  expect(faces([event, 3, { copyOf: "x" }], [event, 2, { copyOf: "x" }])).toEqual(["1", "0"]);
  expect(faces([event, 2], [event, 2])).toEqual(["0", "1"]);
});

test.each<[string, [title: string, hours: number, kind?: string][], string]>([
  [
    "its newest central report",
    [
      ["Fire guts Kainji market", 9],
      ["Fire at Kainji market guts shops", 2],
    ],
    "Fire at Kainji market guts shops",
  ],
  [
    "a central report, not a newer outlier",
    [
      ["Fire guts Kainji market", 9],
      ["Fire guts Kainji market shops", 6],
      ["Governor thanks pupils", 1],
    ],
    "Fire guts Kainji market shops",
  ],
  [
    "the result, not a preview published after it",
    [
      ["Kainji beat Borgu in canoe final", 20],
      ["Kainji v Borgu canoe final line-ups", 1, "preview"],
    ],
    "Kainji beat Borgu in canoe final",
  ],
  [
    "the newer score, not an overtaken one",
    [
      ["Kainji take early lead against Borgu", 3],
      ["Kainji lose to Borgu after lead", 2],
    ],
    "Kainji lose to Borgu after lead",
  ],
  [
    "a report rather than pictures of the same event",
    [
      ["Adu meets Borgu envoys over jetty", 3],
      ["PICTORIAL: Adu meets Borgu envoys over jetty", 1],
    ],
    "Adu meets Borgu envoys over jetty",
  ],
  [
    "what was done, not what was said about it",
    [
      ["Adu opens Borgu weavers’ college", 5],
      ["Borgu weavers will lead at college, says Adu", 1],
    ],
    "Adu opens Borgu weavers’ college",
  ],
  [
    "the newest toll",
    [
      ["Boat mishap kills 12 in Kainji", 9],
      ["Boat mishap kills 15 in Kainji", 4],
    ],
    "Boat mishap kills 15 in Kainji",
  ],
])("the text that speaks for a story is %s", (_, reports, expected) => {
  expect(
    faceOf(story(...reports.map(([title, hours, kind]) => [title, hours, { kind }] as const)))?.title,
  ).toBe(expected);
});
