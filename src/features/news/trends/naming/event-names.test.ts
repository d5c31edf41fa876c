import { expect, test } from "vitest";
import { topicSummary } from "#tests/support/topic-summaries.ts";
import type { NameCandidate } from "./candidate.ts";
import { eventNames } from "./event-names.ts";

const phrase = (text: string, parts: Partial<NameCandidate> = {}): NameCandidate => ({
  text,
  printed: text,
  kind: "nouns",
  titleCase: false,
  ...parts,
});

const namesOf = (
  text: string,
  shares: Record<string, number>,
  parts: Partial<NameCandidate> = {},
): string[] => eventNames([phrase(text, parts)], topicSummary({ shares })).map((one) => one.text);

test.each<[string, string, Record<string, number>, string[]]>([
  [
    "three in five headlines name the place and tell the event",
    "Ondo",
    { ondo: 0.6, kidnap: 0.6 },
    ["Ondo kidnapping"],
  ],
  ["fewer name the place", "Ondo", { ondo: 0.59, kidnap: 0.6 }, []],
  ["fewer tell the event", "Ondo", { ondo: 0.6, kidnap: 0.59 }, []],
  [
    "the phrase goes on with a rarer word",
    "Ondo forest",
    { ondo: 1, kidnap: 1, forest: 0.5 },
    ["Ondo kidnapping"],
  ],
  ["the phrase begins with a rarer word", "old Ondo", { ondo: 1, kidnap: 1 }, []],
  ["the phrase goes on with a shared common word", "Ondo market", { ondo: 1, kidnap: 1, market: 1 }, []],
  [
    "three shared names",
    "Ondo Musa Bala",
    { ondo: 1, kidnap: 1, musa: 1, bala: 1 },
    ["Ondo Musa Bala kidnapping"],
  ],
  ["four shared names", "Ondo Musa Bala Atiku", { ondo: 1, kidnap: 1, musa: 1, bala: 1, atiku: 1 }, []],
  [
    "a name that is not known elsewhere",
    "Ondo Zubaro",
    { ondo: 1, zubaro: 1, kidnap: 1 },
    ["Ondo Zubaro kidnapping"],
  ],
  ["a common word with a capital", "Ondo Market", { ondo: 1, market: 1, kidnap: 1 }, []],
  ["names without a place", "Musa Bala", { kidnap: 1, musa: 1, bala: 1 }, []],
  ["a country at war", "Iran", { iran: 1, kidnap: 1 }, []],
  ["two events", "Ondo", { ondo: 1, crash: 1, flood: 1 }, ["Ondo crash", "Ondo flood"]],
  ["killings", "Ondo", { ondo: 1, kill: 1 }, ["Ondo killings"]],
  ["killings with an accident in three of ten", "Ondo", { ondo: 1, kill: 1, cholera: 0.3 }, []],
  ["killings with an accident in fewer", "Ondo", { ondo: 1, kill: 1, cholera: 0.29 }, ["Ondo killings"]],
  ["an accident does not hide other events", "Ondo", { ondo: 1, kidnap: 1, cholera: 1 }, ["Ondo kidnapping"]],
  ["a court case in half of the headlines", "Ondo", { ondo: 1, kidnap: 1, court: 0.5 }, []],
  ["a court case in fewer", "Ondo", { ondo: 1, kidnap: 1, court: 0.49 }, ["Ondo kidnapping"]],
])(
  "the event at a place is named if nearly all headlines have both; %s: %j with %j gives %j",
  (_, text, shares, names) => {
    expect(namesOf(text, shares)).toEqual(names);
  },
);

test("a name is composed only from a noun phrase that owns nothing", () => {
  const shares = { ondo: 1, kidnap: 1 };
  expect(namesOf("Ondo", shares, { kind: "kicker" })).toEqual([]);
  expect(namesOf("Ondo", shares, { kind: "sentence" })).toEqual([]);
  expect(namesOf("Ondo’s", shares)).toEqual([]);
});

test("a name that two phrases give is composed once, with what the first of them is", () => {
  const topic = topicSummary({ shares: { ondo: 1, kidnap: 1 } });
  const composed = eventNames([phrase("Ondo", { titleCase: true }), phrase("Ondo forest")], topic);
  expect(composed).toMatchObject([
    {
      text: "Ondo kidnapping",
      printed: "Ondo",
      kind: "deed",
      titleCase: true,
      deed: { noun: "kidnapping" },
    },
  ]);
});

test.each<[string, string, Record<string, number>, string[]]>([
  [
    "nearly all name both",
    "Super Falcons",
    { super: 0.6, falcon: 0.6, wafcon: 0.6 },
    ["Super Falcons at WAFCON"],
  ],
  ["fewer name the tournament", "Super Falcons", { super: 1, falcon: 1, wafcon: 0.59 }, []],
  ["fewer name the team", "Super Falcons", { super: 1, falcon: 0.59, wafcon: 1 }, []],
  ["the team has one word", "Falcons", { falcon: 1, wafcon: 1 }, []],
  ["the team has three words", "Our Super Falcons", { super: 1, falcon: 1, wafcon: 1 }, []],
  ["a word is a place", "Kano Falcons", { kano: 1, falcon: 1, wafcon: 1 }, []],
  ["a word is not a name", "Super market", { super: 1, market: 1, wafcon: 1 }, []],
  ["it is an event", "Super Cup", { super: 1, cup: 1, wafcon: 1 }, []],
  ["it is the tournament itself", "Falcons WAFCON", { falcon: 1, wafcon: 1 }, []],
])("a team at its tournament: %s: %j with %j gives %j", (_, text, shares, names) => {
  expect(namesOf(text, shares)).toEqual(names);
});

test("somebody who speaks in half of the headlines is named with remarks", () => {
  const shares = { bala: 1, musa: 1 };
  const remarksOf = (text: string, quoted: number) =>
    eventNames([phrase(text)], topicSummary({ shares, quoted }));
  expect(remarksOf("Musa Bala", 0.5)).toMatchObject([
    {
      text: "Musa Bala’s remarks",
      printed: "Musa Bala’s",
      deed: { vague: true, terms: new Set(["musa", "bala"]) },
    },
  ]);
  expect(remarksOf("Musa Bala", 0.49)).toEqual([]);
  expect(remarksOf("Musa", 1)).toEqual([]);
});

test.each<[string, string, Record<string, number>, string[]]>([
  ["nearly all have both", "new pension law", { pension: 0.6, protest: 0.6 }, ["pension protest"]],
  ["fewer have the thing", "pension law", { pension: 0.59, protest: 1 }, []],
  ["fewer have the deed", "pension law", { pension: 1, protest: 0.59 }, []],
  ["two things", "pension law", { pension: 1, law: 1, protest: 1 }, ["pension protest"]],
  ["a name", "Atiku", { atiku: 1, protest: 1 }, []],
  ["people", "teachers", { teacher: 1, protest: 1 }, []],
  ["a place", "kano market", { kano: 1, market: 1, protest: 1 }, ["market protest"]],
  ["a capital", "Pension law", { pension: 1, protest: 1 }, []],
  ["an event", "market fire", { market: 1, fire: 1, strike: 0, protest: 1 }, ["market protest"]],
])("a thing with the protest over it: %s: %j with %j gives %j", (_, text, shares, names) => {
  expect(namesOf(text, shares)).toEqual(names);
});

test("in title case a capital does not make a name of a thing", () => {
  expect(namesOf("Pension Law", { pension: 1, protest: 1 }, { titleCase: true })).toEqual([
    "Pension protest",
  ]);
});
