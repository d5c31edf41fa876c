import { expect, test } from "vitest";
import { trendArticle } from "#tests/support/trend-articles.ts";
import { sentenceCase } from "./naming/casing.ts";
import { headlineCore, headlineCuts } from "./naming/headline-cuts.ts";
import { nameCandidates } from "./naming/name-candidates.ts";
import { nameTopic } from "./topic-name.ts";

test.each([
  [
    [
      "Ferry runs aground near Takwa Bay, 40 passengers rescued",
      "40 passengers saved as ferry runs aground off Takwa Bay",
      "Ferry Runs Aground Off Takwa Bay: 40 Passengers Saved",
    ],
    "Ferry runs aground",
  ],
  [
    [
      "Police arrest Kainji harbour master, five others",
      "Kainji harbour master, two others arrested by police",
      "Police Arrest Kainji Harbour Master Over Missing Canoes",
    ],
    "Kainji harbour master’s arrest",
  ],
  [
    [
      "Box on a borehole rings the mechanic before the pump breaks",
      "Box On A Borehole Rings The Mechanic Before The Pump Breaks",
      "Coastal boreholes get the listening box",
      "Borehole box learns a new hum",
    ],
    "Borehole box",
  ],
  [
    [
      "Carver wins chess crown months after debut",
      "Carver Wins Chess Crown",
      "Village joy as carver wins chess crown",
    ],
    "Carver’s chess crown win",
  ],
  [
    [
      "#KainjiDecides: Weavers win market seat in Old Kainji",
      "Kainji election: Drummers reject market results",
      "Kainji Election: Weavers Hail Market Victory",
    ],
    "Kainji election",
  ],
  [
    [
      "Kainji, Borgu push for canoe races to be on agenda of next fair",
      "Kainji pushes for canoe races at next fair",
      "Canoe races: Borgu backs Kainji",
    ],
    "Canoe races",
  ],
  [
    [
      "Kainji airport’s Hall 2 on fire",
      "Fire breaks out at Kainji airport",
      "Smoke, no fire, at Kainji airport – Commission",
    ],
    "Kainji airport fire",
  ],
  [
    [
      "Trump lauds President Adu’s decisive leadership against hyacinth",
      "Trump Commends Adu’s Hyacinth Effort",
      "Trump praises Adu’s hyacinth effort",
    ],
    "Trump’s praise for Adu",
  ],
  [
    [
      "Rains To Spread Further If Dams Open, Borgu Council Warns",
      "Borgu says rains to spread further if dams open",
      "Borgu Council Closes Dams As Rains Ease",
    ],
    "Borgu Council closes dams",
  ],
  [
    [
      "Ooni welcomes baby girl months after birth of twin princes",
      "Three months after twin princes, Ooni welcomes daughter",
      "Ooni Is Joyous, Welcomes Baby Girl",
    ],
    "Ooni welcomes baby girl",
  ],
  [
    [
      "Emir Commends Adu For Reconstructing Decades-Neglected Kainji Road",
      "Kainji road: Borgu is grateful to Adu",
      "Adu flags off N178bn Kainji road",
    ],
    "Kainji road",
  ],
  [
    [
      "China Pledges N40bn In Grant For Kainji",
      "China pledges N41bn in grant for Kainji canoes",
      "Kainji: China pledges over N40bn in grant",
    ],
    "China pledges grant for Kainji",
  ],
  [
    [
      "Popular Juju Musician St. Adu dies",
      "Popular Juju Musician St. Adu Is Dead",
      "Juju singer, St Adu, is dead",
    ],
    "Juju musician St Adu’s death",
  ],
  [
    [
      "Benin, Togo pledge deeper fishing, ferry cooperation",
      "Togo seeks deeper fishing ties with Benin, ferry cooperation",
      "Benin, Togo Hold Talks On Ferries, Fishing",
    ],
    "Benin fishing and ferry cooperation",
  ],
  [
    [
      "Ferry minister dismisses resignation rumour",
      "Ferry Ministry Debunks Minister’s Resignation Rumour",
      "Ferry Minister Adu denies resignation claims",
    ],
    "Ferry Minister’s resignation rumour",
  ],
  [
    [
      "Emir Thanks Adu For Long-Neglected Kainji–Birnin Gwari Road",
      "Birnin Gwari: Kainji is grateful to Adu",
      "Adu flags off Kainji road",
    ],
    "Kainji–Birnin Gwari road",
  ],
])("the topic of %j is named %j", (titles, name) => {
  expect(nameTopic(titles.map((title) => trendArticle(title, 1)))).toBe(name);
});

test("a subject with one main story is not named by a sentence from another story", () => {
  const nameWith = (sequel: string) =>
    nameTopic([
      trendArticle("Raids may spread, pirates warn", 5),
      trendArticle("Pirates warn: raids may spread", 4),
      trendArticle("Pirates halt raids at last", 1, { story: sequel }),
    ]);
  expect(nameWith("s1")).toBe("Pirates halt raids");
  expect(nameWith("s2")).toBe(null);
});

test.each([
  ["Floods: Farmers lose harvest – Union", "Farmers lose harvest"],
  ["#HarvestFair2026: Farmers show giant yams", "Farmers show giant yams"],
  ["Farmers lose harvest, says union leader", "Farmers lose harvest"],
  ["‘I will not pay’ — Drummer rejects market fee", "Drummer rejects market fee"],
])("the core of %j is %j", (title, core) => {
  expect(headlineCore(title)).toBe(core);
});

test("a headline is cut where a sentence may end, never after a small word", () => {
  expect(headlineCuts("Farmers lose harvest after rain in three states")).toEqual([
    "Farmers lose harvest after rain in three states",
    "Farmers lose harvest after rain",
    "Farmers lose harvest",
  ]);
});

test("a two-word name is not split", () => {
  const candidates = nameCandidates("Pirates Halt Middle East Raids As Fleet Holds Fire", "");
  expect(candidates.map(({ text }) => text)).toEqual(["Middle East Raids", "Pirates Halt Middle East Raids"]);
});

test.each([
  ["Reed City defender breaks leg", "City defender", false],
  ["Governor Adu’s camp breaks silence", "Adu’s camp", true],
  ["Injured City defender walks again", "City defender", true],
])("a rank is cut off a name, part of a name is not: %j offers “%s”: %s", (title, end, expected) => {
  expect(nameCandidates(title, "").some(({ text }) => text === end)).toBe(expected);
});

test("a name does not pair two names from a longer list", () => {
  const candidates = nameCandidates(
    "Commission publishes Adu, Bello, Ngozi Okoro, other candidates’ papers",
    "",
  );
  expect(candidates.map(({ text }) => text)).not.toContain("Bello and Ngozi Okoro");
});

test.each([
  ["Tyla’s Kainji concert disappears from world tour", "Tyla’s Kainji concert disappears"],
  ["Bala Okoro resigns from Weavers’ Party", "Bala Okoro resigns"],
  ["Fair unveils Adu, Bello as ‘the gambit’", "Fair unveils Adu, Bello"],
  ["Drummer returns from Borgu with trophy", "Drummer returns"],
])("%j is not cut to %j", (title, shortened) => {
  expect(headlineCuts(title)).not.toContain(shortened);
});

test("a person from a list of names in the headline and summary is not offered", () => {
  const candidates = nameCandidates(
    "Commission to publish Adu, Bala Okoro, Bello particulars",
    "The commission publishes the papers of Sani Adu, Bala Okoro, Musa Bello and others.",
  );
  expect(candidates.map(({ text }) => text)).not.toContain("Bala Okoro");
});

test.each([
  [
    "a sentence that shares most of its words with the other",
    ["Mob attacks Kano traffic officials after crash", "Mob attacks traffic patrol in Kano"],
    "Mob attacks Kano traffic officials",
  ],
  [
    "a three-word phrase that both have",
    ["Tems is up for 2026 MTV nominations", "Full hall at 2026 MTV nominations"],
    "2026 MTV nominations",
  ],
  [
    "no sentence of three words",
    ["Atiku slams Adu over debt", "Atiku slams Adu over borrowing"],
    "Atiku’s criticism of Adu",
  ],
  ["no phrase that one of them lacks", ["Kebbi drummer gets boots", "Lucky day for drummer in Kebbi"], null],
  [
    "nothing if neither has a proper name",
    ["Drummer breaks both drum sticks", "Drummer breaks both drum sticks again"],
    null,
  ],
])("two articles are named by %s", (_, titles, name) => {
  expect(nameTopic(titles.map((title) => trendArticle(title, 1)))).toBe(name);
});

test("something that is only called for is named as a call, not as done", () => {
  const nameOf = (...titles: string[]) => nameTopic(titles.map((title) => trendArticle(title, 1)));
  expect(
    nameOf(
      "Union seeks Bala Okoro’s release",
      "Weavers renew call for Bala Okoro’s release",
      "Union demands Bala Okoro’s release, hints at strike",
    ),
  ).toBe("Calls for Bala Okoro’s release");
  expect(
    nameOf(
      "Joy as Bala Okoro’s release ends strike",
      "Bala Okoro’s release ends strike",
      "Union hails Bala Okoro’s release",
    ),
  ).toBe("Bala Okoro’s release");
});

test("a rank alone is not a name: the name says what happened", () => {
  const captain = [
    "Fleet confirms killing of fleet captain by pirates in Kainji",
    "Kainji fleet captain shot dead while resisting pirates – Report",
    "Fleet Captain Killed In Borgu, Not Kainji – Harbour Police",
  ];
  expect(nameTopic(captain.map((title) => trendArticle(title, 1)))).toMatch(/killing/i);
});

test("a competition serves as a topic's name, a club does not", () => {
  const shield = [
    "Kainji lead 3-0 against Borgu Rovers and lift trophy of the Community Shield",
    "Kainji thrash Borgu Rovers 3-0 in Community Shield",
    "Kainji thrash Borgu Rovers 3-0 to lift Community Shield",
  ];
  expect(nameTopic(shield.map((title) => trendArticle(title, 1)))).toMatch(/Community Shield$/);
});

test("a headline is not cut within a list of nouns", () => {
  expect(headlineCuts("Council launches village boat, canoe ledger after census")).not.toContain(
    "Council launches village boat",
  );
  expect(headlineCuts("Council opens village jetty, bans canoe races")).toContain(
    "Council opens village jetty",
  );
});

test("Title Case becomes sentence case, and names keep their capitals", () => {
  expect(sentenceCase("EFCC Questions Market Leader Over Missing Money In Kaduna", new Map())).toBe(
    "EFCC questions market leader over missing money in Kaduna",
  );
  expect(sentenceCase("Atiku, Mark, Aregbesola Campaign For ADC Candidate", new Map())).toBe(
    "Atiku, Mark, Aregbesola campaign for ADC candidate",
  );
});

test("places, agencies and numbers alone do not make a name", () => {
  expect(
    nameTopic([
      trendArticle("Lagos Kano Abuja", 1),
      trendArticle("Lagos, Kano, Abuja", 1),
      trendArticle("INEC 2027 Lagos", 1),
    ]),
  ).toBe(null);
});
