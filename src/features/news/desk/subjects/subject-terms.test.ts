import { expect, test } from "vitest";
import { rarityOf } from "#platform/text/analysis/rarity.ts";
import { subjectTermsOf } from "./subject-terms.ts";

/** A term's weight beside that of "cassava", an ordinary word of the headline, and before rarity. */
function weightBesideWord(term: string, title: string, summary = ""): number {
  const { vector } = subjectTermsOf(title, summary);
  const weight = (vector.get(term) ?? 0) / (vector.get("cassava") ?? 0);
  return (weight * rarityOf("cassava")) / rarityOf(term);
}

test.each([
  ["a name", "adelek", "Cassava farmers meet Adeleke", "", 1.2],
  ["a word", "mill", "Cassava mill for Otukpo", "", 1],
  ["a place", "osogbo", "Cassava mill for traders in Osogbo", "", 0.8],
  ["an agency", "efcc", "Cassava mill that EFCC holds", "", 0.5],
  ["a verb", "sue", "Cassava traders sue", "", 0.35],
  ["a number", "40", "Cassava mill for 40 traders", "", 0],
  ["a kicker", "poll", "Osun poll: Cassava mill for traders", "", 1],
  ["a place in a kicker", "osun", "Osun poll: Cassava mill for traders", "", 0.8],
  ["an agency in a kicker", "efcc", "EFCC trial: Cassava mill for traders", "", 0.5],
  ["a word of the summary", "mill", "Cassava for Otukpo", "A mill.", 0.5],
  ["a name of the summary", "adelek", "Cassava for Otukpo", "It pleases Adeleke.", 0.6],
])("%s counts: %j in %j", (_, term, title, summary, expected) => {
  expect(weightBesideWord(term, title, summary)).toBeCloseTo(expected, 10);
});

test("Nigeria and its government count little, however rare or common the words are", () => {
  const { vector, named } = subjectTermsOf("Cassava mill for Nigeria pleases govt, Okocha");
  const cassava = (vector.get("cassava") ?? 0) / rarityOf("cassava");
  expect((vector.get("nigeria") ?? 0) / cassava).toBeCloseTo(0.3, 10);
  expect((vector.get("govt") ?? 0) / cassava).toBeCloseTo(0.3, 10);
  expect([...named]).toEqual(["okocha"]);
});

test("of a summary, the eight weightiest terms count", () => {
  const rare = ["zanzib", "zanzob", "zanzub", "zonzib", "zonzob", "zonzub", "zunzib", "zunzob"];
  const terms = (summary: string) => [...subjectTermsOf("Mill", summary).vector.keys()];
  expect(terms(`market ${rare.join(" ")}`)).toEqual(["mill", ...rare]);
  expect(terms(`market ${rare.slice(1).join(" ")}`)).toEqual(["mill", ...rare.slice(1), "market"]);
});

test("a term of headline and summary counts as the headline's, and the vector's length is 1", () => {
  const { vector } = subjectTermsOf("Cassava mill", "A cassava mill.");
  expect(vector).toEqual(subjectTermsOf("Cassava mill").vector);
  expect(Math.hypot(...vector.values())).toBeCloseTo(1, 10);
  expect(subjectTermsOf("").vector.size).toBe(0);
});

test.each([
  ["Osun poll: Drummers meet Adeleke in Osogbo", "adelek osogbo osun poll", "osun poll", "osun"],
  // A name in small letters is a name too.
  ["Traders praise davido", "davido", "", ""],
  ["Traders sue EFCC over levy", "efcc", "", ""],
  ["Traders sue over levy", "", "", ""],
  ["WAFCON 2026: Falcons beat rain clouds", "wafcon falcon 2026", "wafcon 2026", "wafcon"],
])("%j names %j, has the kicker terms %j and names the events %j", (title, named, kickerTerms, events) => {
  const terms = subjectTermsOf(title);
  const sorted = (set: ReadonlySet<string>) => [...set].toSorted().join(" ");
  const sortedWords = (words: string) => words.split(" ").toSorted().join(" ");
  expect([sorted(terms.named), sorted(terms.kickerTerms), sorted(terms.events)]).toEqual(
    [named, kickerTerms, events].map(sortedWords),
  );
});

test.each(["#KainjiDecides2026", "KainjiDecides2026", "#KainjiDecides", "Kainji election"])(
  "%s is the Kainji election, in headline and summary",
  (election) => {
    expect([...subjectTermsOf(election).vector.keys()]).toEqual(["kainji", "poll"]);
    expect([...subjectTermsOf("", election).vector.keys()]).toEqual(["kainji", "poll"]);
  },
);
