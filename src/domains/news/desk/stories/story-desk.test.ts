import fc from "fast-check";
import { expect, test } from "vitest";
import { worked } from "#tests/support/worked.ts";
import type { DeskArticle } from "./desk-article.ts";
import { createReadings } from "./readings.ts";
import { createStoryDesk, type Placement } from "./story-desk.ts";

const hour = 3_600_000;
let count = 0;

function told(title: string, more: Partial<DeskArticle> = {}): DeskArticle {
  count += 1;
  return { id: `a${count}`, title, paper: `paper ${count}`, time: 1_000 * hour + count, ...more };
}

function placeAll(articles: readonly DeskArticle[], level: "strict" | "loose" = "strict"): Placement[] {
  const desk = createStoryDesk({ level });
  return articles.map((article) => desk.place(article));
}

test("two papers' words for one event are one story, with the first teller's id", () => {
  const articles = [
    told("Ferry runs aground near Takwa Bay, 40 passengers rescued"),
    told("40 Passengers Saved As Ferry Runs Aground Off Takwa Bay"),
    told("Bakers' union elects Folake Adu as first female leader"),
  ];
  const [first, second, third] = placeAll(articles);
  expect(second?.story).toBe(articles[0]?.id);
  expect(first?.story).toBe(articles[0]?.id);
  expect(third?.story).toBe(articles[2]?.id);
});

test.each([
  [
    "the words behind a dash are a paper's, not a speaker's",
    "Army colonel shot dead in Wuse by gunmen – Report",
    "Military confirms killing of army colonel by gunmen in Wuse",
  ],
  [
    "two statements of one speaker on one matter",
    "VIDEO: Bello asked me to build more jetties – Adu",
    "What Bello told me after ferry mishap – Adu",
  ],
])("one story: %s", (_why, one, other) => {
  const [a, b] = placeAll([told(one), told(other)]);
  expect(b?.story).toBe(a?.story);
});

test("an office in one headline and its holder in the other are one, once a paper has named both", () => {
  const named = { summary: "Zamfara State Governor, Dauda Lawal, received traders on Monday." };
  const areOneAfter = (first: DeskArticle): boolean => {
    const [, a, b] = placeAll([
      first,
      told("Zamfara gov defends flour levy"),
      told("Flour levy will stay, says Lawal"),
    ]);
    return a?.story === b?.story;
  };
  expect(areOneAfter(told("Traders visit Gusau", named))).toBe(true);
  expect(areOneAfter(told("Traders visit Gusau"))).toBe(false);
});

test("different ministries that deny are different speakers", () => {
  const [a, b] = placeAll([
    told("Education Ministry debunks Ilaro school attack report"),
    told("Defence Ministry debunks minister’s resignation rumour"),
  ]);
  expect(b?.story).not.toBe(a?.story);
});

test.each([
  ["Two drown in Lekki canal", "Ten traders win bakery grant in Lekki"],
  ["INEC opens new office in Lokoja", "INEC trains drivers in Lokoja"],
  ["Osun poll: Drummers endorse Bello", "Osun poll: Voters praise quiet queues"],
])("a shared place, agency or kicker joins nothing: %j, %j", (one, other) => {
  const [a, b] = placeAll([told(one), told(other)]);
  expect(a?.story).not.toBe(b?.story);
});

test("headlines of places and agencies alone never join, not even equal ones", () => {
  const words = ["Lagos", "Kano", "INEC", "Osun", "EFCC", "Abuja", "Police", "Ghana", "APC"];
  fc.assert(
    fc.property(fc.array(fc.subarray(words, { minLength: 1 }), { minLength: 2, maxLength: 6 }), (titles) => {
      const placed = placeAll(titles.map((title) => told(title.join(" "))));
      expect(new Set(placed.map(({ story }) => story)).size).toBe(titles.length);
    }),
    { numRuns: 50 },
  );
});

test("the same articles make the same stories, whatever the titles are", () => {
  const word = fc.constantFrom(
    "ferry",
    "sinks",
    "Adu",
    "wins",
    "market",
    "fire",
    "Kano",
    "12",
    "₦5bn",
    "<b>",
    "🌍",
    "Ọba",
  );
  const article = fc.record({
    title: fc.oneof(
      fc.array(word, { maxLength: 8 }).map((words) => words.join(" ")),
      fc.string(),
    ),
    summary: fc.oneof(fc.constant(undefined), fc.string()),
    paper: fc.constantFrom("A", "B", "C"),
    step: fc.nat(30 * hour),
  });
  fc.assert(
    fc.property(fc.array(article, { maxLength: 30 }), (articles) => {
      const inOrder = articles.map((one, i) => ({ ...one, id: `x${i}`, time: i * one.step }));
      inOrder.sort((a, b) => a.time - b.time);
      expect(placeAll(inOrder)).toEqual(placeAll(inOrder));
    }),
    { numRuns: 60 },
  );
});

test("two tellings of the same minute are one story in either order", () => {
  const one = told("Minister opens cassava mill in Otukpo", { time: 0 });
  const other = told("Otukpo: Minister commissions cassava mill", { time: 0 });
  expect(new Set(placeAll([one, other]).map(({ story }) => story)).size).toBe(1);
  expect(new Set(placeAll([other, one]).map(({ story }) => story)).size).toBe(1);
});

test("after 72 hours a story takes in nothing and is forgotten", () => {
  const desk = createStoryDesk({ level: "strict" });
  const first = desk.place(told("Ferry runs aground near Takwa Bay", { time: hour }));
  const late = desk.place(told("Ferry runs aground near Takwa Bay", { time: 74 * hour }));
  expect(late.story).not.toBe(first.story);
  expect(desk.size).toBe(1);
});

test("two desks that share their readings place as each does alone", () => {
  const words =
    "ferry bay rescued passengers minister resigns footbridge naira gains Takwa Ajayi Lagos 40".split(" ");
  const title = fc.array(fc.constantFrom(...words), { minLength: 3, maxLength: 7 });
  fc.assert(
    fc.property(fc.array(title, { maxLength: 40 }), (titles) => {
      const articles = titles.map((title, i) => told(title.join(" "), { time: i * hour }));
      const readings = createReadings();
      const strict = createStoryDesk({ level: "strict", readings });
      const loose = createStoryDesk({ level: "loose", readings });
      const together = articles.map((article) => [strict.place(article), loose.place(article)]);
      const alone = [placeAll(articles), placeAll(articles, "loose")];
      expect(together).toEqual(articles.map((_, i) => alone.map((placed) => placed[i])));
    }),
    { numRuns: 50 },
  );
});

test("a desk that is given the stored articles continues as if it had never stopped", () => {
  const before = told("Ferry runs aground near Takwa Bay, 40 passengers rescued");
  const after = told("40 passengers saved as ferry runs aground off Takwa Bay");
  const desk = createStoryDesk({ level: "strict" });
  desk.restore(before, "kept-story");
  expect(desk.place(after).story).toBe("kept-story");
});

test("two stories become one when an article shows them to be the same, and the older keeps its id", () => {
  const articles = [
    told("Lighthouse keeper Ajayi finds giant turtle on Takwa beach"),
    told("Giant turtle sparks crowd of swimmers, lifeguards warn"),
    told("Lighthouse keeper Ajayi finds giant turtle, sparks crowd of swimmers on Takwa beach"),
  ];
  const placed = placeAll(articles, "loose");
  expect(placed[1]?.story).toBe(articles[1]?.id);
  const into = articles[0]?.id;
  expect(placed[2]).toMatchObject({
    story: into,
    moves: [{ from: [articles[1]?.id], articles: null, into }],
  });
});

test("a story whose core has come apart splits: the part with its first article keeps the id", () => {
  const ferry = told("Ferry runs aground near Takwa Bay, 40 passengers rescued");
  const audit = told("Minister Bello orders audit of jetties");
  const again = told("Bello: Minister orders jetties audited");
  const desk = createStoryDesk({ level: "strict" });
  for (const one of [ferry, audit, again]) desk.restore(one, ferry.id);
  const placed = desk.place(told("40 passengers saved as ferry runs aground off Takwa Bay"));
  expect(placed.story).toBe(ferry.id);
  expect(placed.moves).toEqual([{ from: [ferry.id], articles: [audit.id, again.id], into: audit.id }]);
  expect(desk.place(told("Minister orders audit of all jetties")).story).toBe(audit.id);
  expect(desk.place(told("Ferry aground off Takwa Bay"))).toMatchObject({ story: ferry.id, moves: [] });
});

test("an agency text that several papers print is distinguished from independent reports", () => {
  const wire =
    "A ferry with forty passengers ran aground near Takwa Bay on Monday morning after its engine failed, the harbour master said.";
  const title = "Ferry runs aground near Takwa Bay, 40 passengers rescued";
  const articles = [
    told(title, { summary: wire }),
    told(title, { summary: wire }),
    told("40 passengers rescued as ferry runs aground off Takwa Bay", {
      summary:
        "Our reporter watched how boats brought everybody to the jetty before noon while the crew stayed aboard.",
    }),
  ];
  const placed = placeAll(articles);
  expect(placed.map(({ copyOf }) => copyOf)).toEqual([null, articles[0]?.id, null]);
});

test("round-ups and opinion stay by themselves", () => {
  const [, roundUp] = placeAll([
    told("Ferry runs aground near Takwa Bay"),
    told("Morning recap: Ferry runs aground near Takwa Bay, other top stories"),
  ]);
  expect(roundUp?.story).toBe(`a${count}`);
});

test.each(["", "   ", "\u0000", "…", "💥", "a".repeat(100_000), "<script>".repeat(10_000)])(
  "a hostile title is placed in less than 50 ms (%#)",
  (title) => {
    const desk = createStoryDesk({ level: "strict" });
    desk.place(told("Ferry runs aground"));
    const start = worked();
    const { story } = desk.place(told(title, { summary: title }));
    expect(worked() - start).toBeLessThan(50);
    expect(story).toBe(`a${count}`);
  },
);

test.each([
  ["matches", "Nigeria beat Ghana 2-1 in friendly match", "Nigeria beat Kenya 2-1 in friendly match"],
  [
    "parties",
    "APC suspends ward chairman Musa Adu over primary",
    "PDP suspends ward chairman Musa Adu over primary",
  ],
  [
    "chambers",
    "Senate passes state police bill at third reading",
    "Reps pass state police bill at third reading",
  ],
  [
    "agencies",
    "Police rescue 15 kidnap victims in Kaduna forest",
    "Troops rescue 15 kidnap victims in Kaduna forest",
  ],
  [
    "speakers",
    "Folake Adu congratulates Governor Bello on re-election victory",
    "Bakers congratulate Governor Bello on re-election victory",
  ],
  ["local governments", "Accord wins Ife Central LG by wide margin", "Accord wins Iwo LG by wide margin"],
  ["parts of a serial", "Remaking the Lagos lagoon (1)", "Remaking the Lagos lagoon (2)"],
  [
    "deed and opposite",
    "Kano bans night buses on Adu bridge",
    "Kano lifts restriction of buses on Adu bridge",
  ],
])("two %s never are one story: %j, %j", (_, one, other) => {
  const [a, b] = placeAll([told(one), told(other)]);
  expect(a?.story).not.toBe(b?.story);
});

test.each([
  ["other words", "Kebbi bars night hawkers near Yauri dam", "Hawkers banned from trading near Yauri dam"],
  [
    "an abbreviation",
    "EFCC arrests baker Adu over ₦5m flour scam",
    "Economic and Financial Crimes Commission nabs baker Adu in ₦5m flour fraud",
  ],
  [
    "the town for the state",
    "Two drown as canoe capsizes in Abeokuta",
    "Boat mishap: Two die in Ogun as canoe capsizes",
  ],
])("papers that use %s tell one story: %j, %j", (_, one, other) => {
  const [a, b] = placeAll([told(one), told(other)]);
  expect(b?.story).toBe(a?.story);
});

test.each([
  ["a reaction", "Bakers' union condemns treatment of harbour master after minister's order"],
  ["a preview", "What to know as harbour master Ajayi's sack takes effect"],
  ["a follow-up", "Panel begins probe into dealings of former harbour master"],
])("%s is not told as the event: %j", (_, title) => {
  const [event, other] = placeAll([told("Minister sacks harbour master Ajayi"), told(title)]);
  expect(other?.story).not.toBe(event?.story);
});

test("an article that resembles only one late text does not join the story: no chains", () => {
  const placed = placeAll([
    told("Ferry runs aground near Takwa Bay, 40 passengers rescued"),
    told("40 passengers rescued as ferry runs aground near Takwa Bay"),
    told("40 passengers saved as ferry runs aground off Takwa Bay"),
    told("Ferry aground near Takwa Bay: 40 passengers rescued, minister Bello orders audit of jetties"),
    told("Minister Bello orders audit of jetties"),
  ]);
  expect(new Set(placed.slice(0, 4).map(({ story }) => story)).size).toBe(1);
  expect(placed[4]?.story).not.toBe(placed[0]?.story);
});
