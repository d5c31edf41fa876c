import { expect, test } from "vitest";
import { findSubjects, findSubjectsByLanguage } from "./find-subjects.ts";

const articlesOf = (titles: readonly string[]) =>
  titles.map((title, i) => ({ id: `a${i}`, title, story: `s${i}` }));
const areOneSubject = (...titles: string[]): boolean =>
  new Set(findSubjects(articlesOf(titles)).values()).size === 1;

test("an election is one subject with its polling units, results and congratulations", () => {
  expect(
    areOneSubject(
      "#KainjiDecides2026: Drummer wins polling unit in Borgu",
      "Kainji Election 2026: Weavers Defeat Drummers In Borgu Ward",
      "#KainjiDecides2026: Commission declares Bala Okoro winner of Kainji election",
      "#KainjiDecides2026: Governor congratulates Bala Okoro on election victory",
      "Kainji Election: Village head votes early in home ward",
    ),
  ).toBe(true);
});

const race = [
  "#KainjiDecides2026: Drummer wins polling unit in Borgu",
  "#KainjiDecides2026: Bala Okoro in early lead after results",
  "Kainji election: Bala Okoro protests late results",
  "Kainji poll: Commission declares Bala Okoro winner",
  "Okoro thanks Kainji voters after poll",
];

test.each([
  "Kainji Election: Weavers’ Secretary Ade Folarin Delivers Reed Ward",
  "KainjiDecides2026: Canoe Party wins Old Wharf by wide margin",
  "Lawyers find Kainji gov poll largely peaceful",
])("a large subject takes in a headline with its place and its event: %s", (title) => {
  expect(areOneSubject(...race, title)).toBe(true);
});

test.each(["Commission extends deadline for poll forms", "Kainji market gets new roof"])(
  "a large subject does not take in a headline with its place or event alone: %s",
  (title) => {
    expect(areOneSubject(...race, title)).toBe(false);
  },
);

test.each([
  [
    "an election, with little else in common",
    [
      "Osun poll: Weavers petition police",
      "Osun 2026: Okoro Seeks Peace Talks",
      "New CP to oversee Osun gov poll",
    ],
  ],
  ["a place's election", ["Governorship election in Ekiti: lists out", "Ekiti State poll: canoes hired"]],
  ["games with their year", ["Reed Games 2026: Adu throws far", "Reed Games 2026: Diary of a drummer"]],
])("headlines that name %s are of one subject without another common word", (_, titles) => {
  expect(areOneSubject(...titles)).toBe(true);
});

test.each([
  ["polls of two places", ["Osun poll: Weavers petition police", "Ekiti poll: Canoes hired for forms"]],
  ["a body’s rules", ["INEC election rules are out", "INEC poll clerks get boots"]],
  ["a poll without a place", ["Governorship poll: weavers meet", "Governorship poll: canoes hired"]],
  ["a month", ["August 2026: weavers meet", "August 2026: canoes hired in Borgu"]],
])("headlines about %s do not name one event", (_, titles) => {
  expect(areOneSubject(...titles)).toBe(false);
});

test("a story's articles have one subject, whatever their words", () => {
  const subjects = findSubjects([
    { id: "a", title: "Fire guts Kainji market", story: "s" },
    { id: "b", title: "Traders count losses", story: "s" },
  ]);
  expect(subjects.get("a")).toBe(subjects.get("b"));
});

test.each([
  [["Troops rescue 27 kidnap victims in Sokoto", "Police arrest 40 suspects, rescue kidnap victims in Abia"]],
  [["Keyamo orders review of Osubi airport code", "Keyamo congratulates weavers on party primary"]],
  [["Kainji beat Borgu in canoe final", "Bank opens branch in Kainji"]],
])("%j are two subjects", (titles) => {
  expect(areOneSubject(...titles)).toBe(false);
});

test("a story unlike the rest of its subject gets its own, the others keep theirs", () => {
  const visit = [
    "Netanyahu at White House for first Trump talks during Iran war",
    "Israeli PM Netanyahu heads to US for first Trump meeting since Iran war",
    "Netanyahu to meet Trump for first time since Iran war",
  ];
  const subjects = findSubjects(
    articlesOf([...visit, "Zelensky holds White House talks with Trump on Ukraine war"]),
  );
  const [zelensky, ...theirs] = [...subjects.values()].reverse();
  expect(new Set(theirs).size).toBe(1);
  expect(zelensky).toBe("s3");
});

test("a story with a large subject's names, but without what all its stories are about, gets its own", () => {
  const choir = [
    "Okocha choir wins prize in Warri",
    "Warri hails choir of Okocha",
    "Okocha choir sings in Warri hall",
    "Bakers feed Okocha choir at Warri",
  ];
  const kites = "Okocha buys kites, lanterns, drums in Warri";
  expect(areOneSubject(...choir)).toBe(true);
  expect(findSubjects(articlesOf([...choir, kites])).get("a4")).toBe("s4");
  expect(areOneSubject(...choir, "Okocha’s choir buys kites, lanterns, drums in Warri")).toBe(true);
});

test("articles in two languages have no subject in common", () => {
  const [one = "", other = ""] = race;
  const inLanguages = (...languages: string[]) =>
    findSubjectsByLanguage(
      [one, other].map((title, at) => ({
        ...{ id: `a${at}`, title, story: `s${at}` },
        language: languages[at] ?? "en",
      })),
    );
  expect(new Set(inLanguages("en", "en").values()).size).toBe(1);
  expect([...inLanguages("en", "pcm")]).toEqual([
    ["a0", "s0"],
    ["a1", "s1"],
  ]);
});

test.each([
  ["an opinion piece", "Opinion: Okoro after the Kainji poll"],
  ["a round-up", "Morning recap: Okoro wins Kainji poll, other top stories"],
])("%s does not join the subject of reports: %j", (_, title) => {
  expect(areOneSubject(...race, title)).toBe(false);
});
