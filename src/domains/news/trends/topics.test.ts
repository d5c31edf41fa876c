import fc from "fast-check";
import { expect, test } from "vitest";
import { HOUR_MS as hour } from "#platform/time.ts";
import { briefTopics } from "./brief-topics.ts";
import { sentenceCase } from "./naming/casing.ts";
import { coreOf, cutsOf } from "./naming/headline-cuts.ts";
import { nameCandidates } from "./naming/name-candidates.ts";
import { nameTopic } from "./topic-name.ts";
import { findTopics } from "./topics.ts";
import type { TrendArticle } from "./trend-article.ts";

const now = new Date("2026-05-04T18:00:00Z");
let count = 0;

function told(title: string, hoursAgo: number, more: Partial<TrendArticle> = {}): TrendArticle {
  count += 1;
  const time = new Date(now.getTime() - hoursAgo * hour);
  return { id: `a${count}`, title, paper: `paper ${count}`, time, story: "s1", subject: "t1", ...more };
}

const resignation = (): TrendArticle[] => [
  told("Works minister resigns over collapsed Kainji footbridge", 5),
  told("BREAKING: Works Minister Resigns After Footbridge Collapse", 4),
  told("Footbridge: Why I resigned, by works minister", 1),
  told("Labour hails works minister’s resignation over footbridge", 1),
];

test("a topic has a name that a headline writer could have given", () => {
  const [topic] = findTopics(resignation(), now);
  expect(topic?.name).toBe("Works minister’s resignation");
});

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
    "Chess crown",
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
    "Adu’s hyacinth effort",
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
    "Juju musician St Adu",
  ],
  [
    [
      "Benin, Togo pledge deeper fishing, ferry cooperation",
      "Togo seeks deeper fishing ties with Benin, ferry cooperation",
      "Benin, Togo Hold Talks On Ferries, Fishing",
    ],
    "Benin ferry cooperation",
  ],
  [
    [
      "Ferry minister dismisses resignation rumour",
      "Ferry Ministry Debunks Minister’s Resignation Rumour",
      "Ferry Minister Adu denies resignation claims",
    ],
    "Minister’s resignation rumour",
  ],
  [
    [
      "Emir Thanks Adu For Long-Neglected Kainji–Birnin Gwari Road",
      "Birnin Gwari: Kainji is grateful to Adu",
      "Adu flags off Kainji road",
    ],
    "Kainji–Birnin Gwari road",
  ],
])("%j is called %j", (titles, name) => {
  expect(nameTopic(titles.map((title) => told(title, 1)))).toBe(name);
});

test("of a subject with one main story no sentence of another story is the name", () => {
  const named = (sequel: string) =>
    nameTopic([
      told("Raids may spread, pirates warn", 5),
      told("Pirates warn: raids may spread", 4),
      told("Pirates halt raids at last", 1, { story: sequel }),
    ]);
  expect(named("s1")).toBe("Pirates halt raids");
  expect(named("s2")).toBe(null);
});

test("in the brief a story that two tell stands under its category", () => {
  const pair = ["one", "two"].map((paper) =>
    told("Teacher canvasses early preparation of pupils for ferry trade", 2, {
      paper,
      category: "Education",
    }),
  );
  expect(briefTopics([], pair, now).map(({ topic }) => topic)).toEqual(["Education"]);
});

test.each([
  ["Floods: Farmers lose harvest – Union", "Farmers lose harvest"],
  ["#HarvestFair2026: Farmers show giant yams", "Farmers show giant yams"],
  ["Farmers lose harvest, says union leader", "Farmers lose harvest"],
  ["‘I will not pay’ — Drummer rejects market fee", "Drummer rejects market fee"],
])("the core of %j is %j", (title, core) => {
  expect(coreOf(title)).toBe(core);
});

test("a headline is cut where a sentence may end, never after a small word", () => {
  expect(cutsOf("Farmers lose harvest after rain in three states")).toEqual([
    "Farmers lose harvest after rain in three states",
    "Farmers lose harvest after rain",
    "Farmers lose harvest",
  ]);
});

test("a name of two words is not cut in two", () => {
  const offered = nameCandidates("Pirates Halt Middle East Raids As Fleet Holds Fire", "");
  expect(offered.map(({ text }) => text)).toEqual(["Middle East Raids", "Pirates Halt Middle East Raids"]);
});

test("of a list of names no two are cut out", () => {
  const offered = nameCandidates(
    "Commission publishes Adu, Bello, Ngozi Okoro, other candidates’ papers",
    "",
  );
  expect(offered.map(({ text }) => text)).not.toContain("Bello and Ngozi Okoro");
});

test("what is only called for is not told as done", () => {
  const named = (...titles: string[]) => nameTopic(titles.map((title) => told(title, 1)));
  expect(
    named(
      "Union seeks Bala Okoro’s release",
      "Weavers renew call for Bala Okoro’s release",
      "Union demands Bala Okoro’s release, hints at strike",
    ),
  ).toBe("Calls for Bala Okoro’s release");
  expect(
    named(
      "Joy as Bala Okoro’s release ends strike",
      "Bala Okoro’s release ends strike",
      "Union hails Bala Okoro’s release",
    ),
  ).toBe("Bala Okoro’s release");
});

test("the brief tells no story in somebody's words alone", () => {
  const pair = (story: string, title: string) =>
    ["one", "two"].map((paper) => told(title, 2, { paper, story, subject: story, category: "Health" }));
  const articles = [
    ...pair("a", "What Adu told me of the jetty – Okoro"),
    ...pair("b", "Council opens Borgu clinic"),
  ];
  expect(briefTopics([], articles, now).map(({ storyId }) => storyId)).toEqual(["b"]);
});

test("a rank says whom, not what happened", () => {
  const captain = [
    "Fleet confirms killing of fleet captain by pirates in Kainji",
    "Kainji fleet captain shot dead while resisting pirates – Report",
    "Fleet Captain Killed In Borgu, Not Kainji – Harbour Police",
  ];
  expect(nameTopic(captain.map((title) => told(title, 1)))).toMatch(/killing/i);
});

test("a competition says what it is about, a club does not", () => {
  const shield = [
    "Kainji lead 3-0 against Borgu Rovers and lift trophy of the Community Shield",
    "Kainji thrash Borgu Rovers 3-0 in Community Shield",
    "Kainji thrash Borgu Rovers 3-0 to lift Community Shield",
  ];
  expect(nameTopic(shield.map((title) => told(title, 1)))).toMatch(/Community Shield$/);
});

test("a headline is not cut within a list of nouns", () => {
  expect(cutsOf("Council launches village boat, canoe ledger after census")).not.toContain(
    "Council launches village boat",
  );
  expect(cutsOf("Council opens village jetty, bans canoe races")).toContain("Council opens village jetty");
});

test("Title Case becomes a sentence, names keep their capitals", () => {
  expect(sentenceCase("EFCC Questions Market Leader Over Missing Money In Kaduna", new Map())).toBe(
    "EFCC questions market leader over missing money in Kaduna",
  );
  expect(sentenceCase("Atiku, Mark, Aregbesola Campaign For ADC Candidate", new Map())).toBe(
    "Atiku, Mark, Aregbesola campaign for ADC candidate",
  );
});

test("places, agencies and numbers alone are no name", () => {
  expect(
    nameTopic([told("Lagos Kano Abuja", 1), told("Lagos, Kano, Abuja", 1), told("INEC 2027 Lagos", 1)]),
  ).toBe(null);
});

test("a topic has three articles of two papers at least", () => {
  const articles = resignation();
  expect(findTopics(articles.slice(0, 2), now)).toEqual([]);
  expect(
    findTopics(
      articles.map((article) => ({ ...article, paper: "one" })),
      now,
    ),
  ).toEqual([]);
  expect(findTopics(articles.slice(0, 3), now)).toHaveLength(1);
});

test("one paper has one vote, however much it writes", () => {
  const articles = resignation();
  const [calm] = findTopics(articles, now);
  const flood = Array.from({ length: 20 }, () =>
    told("Works minister resigns over footbridge", 1, { paper: articles[3]?.paper }),
  );
  const [flooded] = findTopics([...articles, ...flood], now);
  expect(flooded?.papers).toBe(4);
  expect(Math.abs((flooded?.score ?? 0) - (calm?.score ?? 0))).toBeLessThan(1);
});

test("a copied wire text counts half", () => {
  const own = resignation();
  const copies = own.map((article, i) => ({ ...article, copyOf: i === 0 ? null : (own[0]?.id ?? null) }));
  expect(findTopics(copies, now)[0]?.score).toBeLessThan(findTopics(own, now)[0]?.score ?? 0);
});

test("the score says of what it is made, fades, and lies between 0 and 10", () => {
  const articles = resignation();
  const [fresh] = findTopics(articles, now);
  const [faded] = findTopics(articles, new Date(now.getTime() + 12 * hour));
  expect(fresh?.reason).toBe("4 papers, 2 in the last 2 h");
  expect(faded?.score).toBeLessThan(fresh?.score ?? 0);
  fc.assert(
    fc.property(
      fc.array(fc.record({ hours: fc.integer({ min: 0, max: 60 }), paper: fc.nat(40) })),
      (tellings) => {
        const many = tellings.map(({ hours, paper }) =>
          told("Works minister resigns over bridge", hours, { paper: `p${paper}` }),
        );
        for (const { score } of findTopics(many, now)) {
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(10);
        }
      },
    ),
    { numRuns: 50 },
  );
});

test("the sparkline counts the articles of 48 hours, oldest first", () => {
  const [topic] = findTopics(resignation(), now);
  expect(topic?.sparkline).toHaveLength(48);
  expect(topic?.sparkline.slice(-6)).toEqual([1, 1, 0, 0, 2, 0]);
  expect(topic?.sparkline.reduce((sum, value) => sum + value, 0)).toBe(4);
});

test("articles of the future, round-ups, lists, guides and opinion make no topic", () => {
  expect(findTopics(resignation(), new Date(now.getTime() - 24 * hour))).toEqual([]);
  const asides = [
    told("Morning recap: Works minister resigns, other top stories", 1),
    told("FULL LIST: Works ministers who resigned", 1),
    told("The minister and the bridge, By Adaeze Bello", 1),
  ];
  expect(findTopics(asides, now)).toEqual([]);
});

test("alike events in different places are no topic", () => {
  const events = ["Sokoto", "Jigawa", "Edo", "Kwara"].map((place) =>
    told(`Police arrest six suspects in ${place}`, 1),
  );
  expect(findTopics(events, now)).toEqual([]);
  expect(
    findTopics(
      events.map((one) => ({ ...one, title: "Police arrest six suspects in Edo" })),
      now,
    ),
  ).toHaveLength(1);
});

test("the same deeds at two places are two subjects", () => {
  const arrests = ["Osun", "Osun", "Jos", "Jos"].map((place, i) =>
    told(`Police arrest registrar and five others in ${place}`, i, { story: place, subject: place }),
  );
  expect(findTopics(arrests, now)).toEqual([]);
});

test("two subjects with the same strongest words are one topic", () => {
  const halves = resignation().map((article, i) => ({ ...article, subject: `t${i % 2}` }));
  const more = resignation().map((article, i) => ({ ...article, subject: `t${i % 2}` }));
  expect(findTopics([...halves, ...more], now)).toHaveLength(1);
});

test("a topic keeps its id while it grows", () => {
  const articles = resignation();
  const [before] = findTopics(articles, now);
  const [after] = findTopics([told("Who follows the works minister who resigned?", 0), ...articles], now);
  expect(after?.id).toBe(before?.id);
});

test("the brief takes the headline in the middle and a full sentence of its own story", () => {
  const articles = [
    told("Works minister resigns over collapsed footbridge", 5, {
      summary:
        "The works minister resigned on Monday over the footbridge that collapsed in Kainji. More follows…",
    }),
    told("Works minister resigns after footbridge collapse", 4, { summary: "Cut in the middle of the" }),
    told("Labour hails minister over footbridge", 1, {
      story: "s2",
      summary: "Labour leaders hailed the minister who resigned over the collapsed footbridge in Kainji.",
    }),
  ];
  const [topic] = briefTopics(findTopics(articles, now), articles, now);
  expect(topic?.headline).toMatch(/^Works minister resigns/);
  expect(topic?.sentence).toBe(
    "The works minister resigned on Monday over the footbridge that collapsed in Kainji.",
  );
  expect(topic?.papers).toHaveLength(3);
});

test("a sentence that only says the headline again is none, and copies of a headline stand behind the others", () => {
  const again = (title: string, i: number) => told(title, i, { summary: `As reported: ${title}.` });
  const wire = "Works minister resigns over collapsed footbridge";
  const articles = [again(wire, 5), again(wire, 4), again("Works minister resigns over footbridge", 3)];
  const topics = findTopics(articles, now);
  expect(briefTopics(topics, articles, now)[0]?.sentence).toBe(null);
  expect(new Set(topics[0]?.sampleHeadlines.slice(0, 2)).size).toBe(2);
});

test("a sentence that stands in other stories too is a paper's furniture: the headline stands alone", () => {
  const summary = "Get the day's news on your phone by joining our channel today.";
  const articles = resignation().map((article) => ({ ...article, summary }));
  const sentenceBeside = (other: TrendArticle) => {
    const all = [...articles, other];
    return briefTopics(findTopics(all, now), all, now)[0]?.sentence;
  };
  expect(sentenceBeside(told("Market women open a creche", 3, { story: "s9", summary }))).toBe(null);
  expect(sentenceBeside(told("Market women open a creche", 3, { story: "s9" }))).toBe(summary);
});
