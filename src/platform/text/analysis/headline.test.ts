import { expect, test } from "vitest";
import { cpuMs } from "#tests/support/cpu-time.ts";
import { isAside } from "./aside.ts";
import { cleanHeadline, cleanSummary, splitHashtags } from "./headline.ts";
import { readText, splitKicker } from "./read-text.ts";
import { readWords } from "./words.ts";

test.each([
  ["BREAKING: Ferry service returns to Marina", "Ferry service returns to Marina"],
  ["JUST-IN:Ferry service returns", "Ferry service returns"],
  ["[UPDATED] VIDEO: Ferry service returns", "Ferry service returns"],
  ["Ferry service returns (PHOTOS)", "Ferry service returns"],
  ["Ferry &amp; rail return &#8217;tomorrow&#8217;", "Ferry & rail return ’tomorrow’"],
  ["\u200eFerry returns", "Ferry returns"],
  ["\u061cFer\u200cry re\u200dturns", "Ferry returns"],
  ["A doctor’s day 👩\u200d⚕️👩🏿\u200d⚕️", "A doctor’s day 👩\u200d⚕️👩🏿\u200d⚕️"],
  ["𝗙𝗲𝗿𝗿𝘆 returns", "Ferry returns"],
  ["VIDEO:", "VIDEO:"],
  ["Breaking! ICYMI: Ferry returns", "Ferry returns"],
  ["Ferry returns | ", "Ferry returns"],
])("%j is printed as %j", (title, clean) => {
  expect(cleanHeadline(title)).toBe(clean);
});

test("a summary loses the closing lines that blog software adds, and invisible marks", () => {
  expect(cleanSummary("The ferry is back. The post Ferry returns appeared first on The Palm Post .")).toBe(
    "The ferry is back.",
  );
  expect(cleanSummary('The ferry is back. The post <a href="https://example.com')).toBe("The ferry is back.");
  expect(cleanSummary("\u200eThe ferry is back.")).toBe("The ferry is back.");
});

test.each(["₦52.52 billion", "N52.5bn", "₦52,500,000,000"])(
  "different spellings of an amount of money give the same term: %s",
  (money) => {
    expect(readWords(`Market earns ${money} in May`).map((word) => word.term)).toContain("n53000000000");
  },
);

test.each([
  ["Soldiers free abducted fishermen", "Troops rescue kidnapped fishermen"],
  ["Governor lauds Ọ̀ṣun weavers", "Gov hails Osun weavers"],
  ["Three pupils win varsity quiz", "3 pupils win university quiz"],
])("%j and %j have the same terms", (one, other) => {
  const terms = (title: string) => readText(title).title.map(({ term }) => term);
  expect(terms(one)).toEqual(terms(other));
});

test("a kicker is separated from the headline that follows it", () => {
  expect(splitKicker("Harvest fair: Farmers show giant yams")).toEqual({
    kicker: "Harvest fair",
    body: "Farmers show giant yams",
  });
  const { title } = readText("Harvest fair: Farmers show giant yams");
  expect(title.filter(({ kind }) => kind === "kicker").map(({ term }) => term)).toEqual(["harvest", "fair"]);
});

test("a score before a colon is not a kicker", () => {
  expect(splitKicker("Kainji 3-0 Borgu: Okoro leads weavers to cup").kicker).toBe("");
});

test("a hashtag is split into its words", () => {
  expect(splitHashtags("#HarvestFair2026: Farmers show yams")).toBe("Harvest Fair: Farmers show yams");
});

test("places and agencies are marked as such, not as ordinary words", () => {
  const kinds = new Map(readText("INEC opens office in Lokoja").title.map(({ term, kind }) => [term, kind]));
  expect(kinds.get("inec")).toBe("agency");
  expect(kinds.get("lokoja")).toBe("place");
  expect(kinds.get("offic")).toBe("word");
});

test.each([
  "Morning recap: Ferry returns, market reopens, other top stories",
  "FULL LIST: Schools that won the quiz",
  "How to apply for the bakery fund",
  "The river and the road, By Adaeze Bello",
  "EDITORIAL: Mend the bridge",
  "‘I know the river’ – Top 20 Quotes Of The Week",
])("%j is an aside, not a report of an event", (title) => {
  expect(isAside(title)).toBe(true);
});

test.each([
  "Ferry returns to Marina",
  "FULL LIST: Ten pupils win harvest prizes",
  "Police by-pass blocked by lorry",
  "List of demands delivered to council",
])("%j is a report of an event", (title) => {
  expect(isAside(title)).toBe(false);
});

test("an opinion section in the address makes an article an aside", () => {
  expect(isAside("The river and the road", "https://example.com/opinion/123-river.html")).toBe(true);
  expect(isAside("The river and the road", "https://example.com/news/123-river.html")).toBe(false);
});

test("a title of 100 kB is read in less than 50 ms", () => {
  const hostile = [
    "a".repeat(100_000),
    "<".repeat(100_000),
    "&amp;".repeat(20_000),
    "BREAKING: ".repeat(10_000),
    "N1,".repeat(33_000),
  ];
  readText(hostile[0] ?? "");
  for (const title of hostile) {
    const start = cpuMs();
    readText(title, title);
    isAside(title, title);
    expect(cpuMs() - start).toBeLessThan(50);
  }
});
