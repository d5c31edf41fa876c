import fc from "fast-check";
import { expect, test } from "vitest";
import { cpuMs } from "#tests/support/cpu-time.ts";
import type { DeskArticle } from "./desk-article.ts";
import { createReadings } from "./readings.ts";
import { createStoryDesk, type Placement } from "./story-desk.ts";

const hour = 3_600_000;
let count = 0;

function report(title: string, more: Partial<DeskArticle> = {}): DeskArticle {
  count += 1;
  return { id: `a${count}`, title, paper: `paper ${count}`, time: 1_000 * hour + count, ...more };
}

function placeAll(articles: readonly DeskArticle[], level: "strict" | "loose" = "strict"): Placement[] {
  const desk = createStoryDesk({ level });
  return articles.map((article) => desk.place(article));
}

test("two papers' reports of one event are one story, with the first article's id", () => {
  const articles = [
    report("Ferry runs aground near Takwa Bay, 40 passengers rescued"),
    report("40 Passengers Saved As Ferry Runs Aground Off Takwa Bay"),
    report("Bakers' union elects Folake Adu as first female leader"),
  ];
  const [first, second, third] = placeAll(articles);
  expect(second?.story).toBe(articles[0]?.id);
  expect(first?.story).toBe(articles[0]?.id);
  expect(third?.story).toBe(articles[2]?.id);
});

test.each([
  [
    "“Report” after a dash is not a speaker",
    "Army colonel shot dead in Wuse by gunmen – Report",
    "Military confirms killing of army colonel by gunmen in Wuse",
  ],
  [
    "two statements by one speaker on one matter",
    "VIDEO: Bello asked me to build more jetties – Adu",
    "What Bello told me after ferry mishap – Adu",
  ],
])("two headlines are one story: %s", (_why, one, other) => {
  const [a, b] = placeAll([report(one), report(other)]);
  expect(b?.story).toBe(a?.story);
});

test("denials by different ministries are different stories", () => {
  const [a, b] = placeAll([
    report("Education Ministry debunks Ilaro school attack report"),
    report("Defence Ministry debunks minister’s resignation rumour"),
  ]);
  expect(b?.story).not.toBe(a?.story);
});

test.each([
  ["Two drown in Lekki canal", "Ten traders win bakery grant in Lekki"],
  ["INEC opens new office in Lokoja", "INEC trains drivers in Lokoja"],
  ["Osun poll: Drummers endorse Bello", "Osun poll: Voters praise quiet queues"],
])("a shared place, agency or kicker alone does not make one story: %j, %j", (one, other) => {
  const [a, b] = placeAll([report(one), report(other)]);
  expect(a?.story).not.toBe(b?.story);
});

test("headlines made only of places and agencies never join, even if they are equal", () => {
  const words = ["Lagos", "Kano", "INEC", "Osun", "EFCC", "Abuja", "Police", "Ghana", "APC"];
  fc.assert(
    fc.property(fc.array(fc.subarray(words, { minLength: 1 }), { minLength: 2, maxLength: 6 }), (titles) => {
      const placements = placeAll(titles.map((title) => report(title.join(" "))));
      expect(new Set(placements.map(({ story }) => story)).size).toBe(titles.length);
    }),
    { numRuns: 50 },
  );
});

test("the same articles always make the same stories, whatever their titles", () => {
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

test("two reports with the same time are one story in either order", () => {
  const one = report("Minister opens cassava mill in Otukpo", { time: 0 });
  const other = report("Otukpo: Minister commissions cassava mill", { time: 0 });
  expect(new Set(placeAll([one, other]).map(({ story }) => story)).size).toBe(1);
  expect(new Set(placeAll([other, one]).map(({ story }) => story)).size).toBe(1);
});

test("after 72 hours a story takes no more articles and is forgotten", () => {
  const desk = createStoryDesk({ level: "strict" });
  const first = desk.place(report("Ferry runs aground near Takwa Bay", { time: hour }));
  const late = desk.place(report("Ferry runs aground near Takwa Bay", { time: 74 * hour }));
  expect(late.story).not.toBe(first.story);
  expect(desk.size).toBe(1);
});

test("two desks that share readings place articles as each does alone", () => {
  const words =
    "ferry bay rescued passengers minister resigns footbridge naira gains Takwa Ajayi Lagos 40".split(" ");
  const title = fc.array(fc.constantFrom(...words), { minLength: 3, maxLength: 7 });
  fc.assert(
    fc.property(fc.array(title, { maxLength: 40 }), (titles) => {
      const articles = titles.map((title, i) => report(title.join(" "), { time: i * hour }));
      const readings = createReadings();
      const strict = createStoryDesk({ level: "strict", readings });
      const loose = createStoryDesk({ level: "loose", readings });
      const together = articles.map((article) => [strict.place(article), loose.place(article)]);
      const alone = [placeAll(articles), placeAll(articles, "loose")];
      expect(together).toEqual(articles.map((_, i) => alone.map((placements) => placements[i])));
    }),
    { numRuns: 50 },
  );
});

test("a desk restored from stored articles continues their stories", () => {
  const before = report("Ferry runs aground near Takwa Bay, 40 passengers rescued");
  const after = report("40 passengers saved as ferry runs aground off Takwa Bay");
  const desk = createStoryDesk({ level: "strict" });
  desk.restore(before, "kept-story");
  expect(desk.place(after).story).toBe("kept-story");
});

test("an article that matches two stories unites them under the older one's id", () => {
  const articles = [
    report("Lighthouse keeper Ajayi finds giant turtle on Takwa beach"),
    report("Giant turtle sparks crowd of swimmers, lifeguards warn"),
    report("Lighthouse keeper Ajayi finds giant turtle, sparks crowd of swimmers on Takwa beach"),
  ];
  const placements = placeAll(articles, "loose");
  expect(placements[1]?.story).toBe(articles[1]?.id);
  const into = articles[0]?.id;
  expect(placements[2]).toMatchObject({
    story: into,
    moves: [{ from: [articles[1]?.id], articles: null, into }],
  });
});

test("a story that falls into two groups splits; the group with its first article keeps the id", () => {
  const ferry = report("Ferry runs aground near Takwa Bay, 40 passengers rescued");
  const audit = report("Minister Bello orders audit of jetties");
  const again = report("Bello: Minister orders jetties audited");
  const desk = createStoryDesk({ level: "strict" });
  for (const one of [ferry, audit, again]) desk.restore(one, ferry.id);
  const placement = desk.place(report("40 passengers saved as ferry runs aground off Takwa Bay"));
  expect(placement.story).toBe(ferry.id);
  expect(placement.moves).toEqual([{ from: [ferry.id], articles: [audit.id, again.id], into: audit.id }]);
  expect(desk.place(report("Minister orders audit of all jetties")).story).toBe(audit.id);
  expect(desk.place(report("Ferry aground off Takwa Bay"))).toMatchObject({ story: ferry.id, moves: [] });
});

test("an agency text printed again is marked as a copy, an independent report is not", () => {
  const wire =
    "A ferry with forty passengers ran aground near Takwa Bay on Monday morning after its engine failed, the harbour master said, and tugs took all of them to the jetty.";
  const title = "Ferry runs aground near Takwa Bay, 40 passengers rescued";
  const articles = [
    report(title, { summary: wire }),
    report(title, { summary: wire }),
    report("40 passengers rescued as ferry runs aground off Takwa Bay", {
      summary:
        "Our reporter watched how boats brought everybody to the jetty before noon while the crew stayed aboard.",
    }),
  ];
  const placements = placeAll(articles);
  expect(placements.map(({ copyOf }) => copyOf)).toEqual([null, articles[0]?.id, null]);
});

test.each([
  ["a round-up", "Morning recap: Ferry runs aground near Takwa Bay, other top stories"],
  ["an opinion piece", "Ferry runs aground near Takwa Bay, By Bala Okoro Ade"],
])("%s is a story of its own: %j", (_, title) => {
  const [, separate] = placeAll([report("Ferry runs aground near Takwa Bay"), report(title)]);
  expect(separate?.story).toBe(`a${count}`);
});

test.each(
  Object.entries({
    ...{ empty: "", blank: "   ", "a control character": "\u0000", "an ellipsis": "…", "an emoji": "💥" },
    ...{ "100,000 letters": "a".repeat(100_000), "10,000 tags": "<script>".repeat(10_000) },
  }),
)("a hostile title becomes a story of its own in less than 50 ms of CPU time: %s", (_, title) => {
  const desk = createStoryDesk({ level: "strict" });
  desk.place(report("Ferry runs aground"));
  const start = cpuMs();
  const { story } = desk.place(report(title, { summary: title }));
  expect(cpuMs() - start).toBeLessThan(50);
  expect(story).toBe(`a${count}`);
});

test.each([
  ["two matches", "Nigeria beat Ghana 2-1 in friendly match", "Nigeria beat Kenya 2-1 in friendly match"],
  [
    "two parties",
    "APC suspends ward chairman Musa Adu over primary",
    "PDP suspends ward chairman Musa Adu over primary",
  ],
  [
    "two chambers",
    "Senate passes state police bill at third reading",
    "Reps pass state police bill at third reading",
  ],
  [
    "two agencies",
    "Police rescue 15 kidnap victims in Kaduna forest",
    "Troops rescue 15 kidnap victims in Kaduna forest",
  ],
  [
    "two speakers",
    "Folake Adu congratulates Governor Bello on re-election victory",
    "Bakers congratulate Governor Bello on re-election victory",
  ],
  ["two local governments", "Accord wins Ife Central LG by wide margin", "Accord wins Iwo LG by wide margin"],
  ["two parts of a serial", "Remaking the Lagos lagoon (1)", "Remaking the Lagos lagoon (2)"],
  ["opposite deeds", "Kano bans night buses on Adu bridge", "Kano lifts restriction of buses on Adu bridge"],
])("%s are never one story: %j, %j", (_, one, other) => {
  const [a, b] = placeAll([report(one), report(other)]);
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
])("headlines that use %s are one story: %j, %j", (_, one, other) => {
  const [a, b] = placeAll([report(one), report(other)]);
  expect(b?.story).toBe(a?.story);
});

test.each([
  ["a reaction", "Bakers' union condemns treatment of harbour master after minister's order"],
  ["a preview", "What to know as harbour master Ajayi's sack takes effect"],
  ["a follow-up", "Panel begins probe into dealings of former harbour master"],
])("%s does not join the event's story: %j", (_, title) => {
  const [event, other] = placeAll([report("Minister sacks harbour master Ajayi"), report(title)]);
  expect(other?.story).not.toBe(event?.story);
});

test("an article that resembles only one late article of a story does not join it", () => {
  const placements = placeAll([
    report("Ferry runs aground near Takwa Bay, 40 passengers rescued"),
    report("40 passengers rescued as ferry runs aground near Takwa Bay"),
    report("40 passengers saved as ferry runs aground off Takwa Bay"),
    report("Ferry aground near Takwa Bay: 40 passengers rescued, minister Bello orders audit of jetties"),
    report("Minister Bello orders audit of jetties"),
  ]);
  expect(new Set(placements.slice(0, 4).map(({ story }) => story)).size).toBe(1);
  expect(placements[4]?.story).not.toBe(placements[0]?.story);
});

test("a second look merges what was opened apart although it is alike, once", () => {
  const desk = createStoryDesk({ level: "strict" });
  const articles = [
    report("Borgu council sacks ferry master Okoro over capsized canoe"),
    report("Ferry master Okoro explains why canoe sank"),
    report("Bakers' union elects Folake Adu as first female leader"),
  ];
  const [first, second, third] = articles.map((article) => desk.place(article).story);
  expect(new Set([first, second, third]).size).toBe(3);
  expect(desk.review()).toEqual([{ from: [second], articles: null, into: first }]);
  expect(desk.review()).toEqual([]);
  expect(createStoryDesk({ level: "loose" }).review()).toEqual([]);
});
