import { expect, test } from "vitest";
import { areCompatibleKinds, type Kind, kindOf, speakerOf } from "./kind.ts";

test.each<[Kind, string]>([
  ["report", "Ferry runs aground near Takwa Bay, 40 passengers rescued"],
  ["report", "Senate passes harbour bill"],
  ["report", "Eagles beat Lions 2-1"],
  ["reaction", "Bakers' union reacts to new flour price"],
  ["reaction", "Adu condemns attack on jetty"],
  ["reaction", "Lawmakers demand probe into ferry mishap"],
  ["reaction", "Adu blasts Bello over jetty"],
  ["reaction", "Bakers blast INEC"],
  ["report", "Jetty blast: Death toll hits 11"],
  ["report", "Gas blast levels bakery"],
  ["report", "Blast rocks harbour"],
  ["report", "Harbour blast kills six"],
  ["report", "Many feared dead in harbour blast"],
  ["reaction", "Adu denies owning jetty"],
  ["reaction", "Adu dismisses claim, court told"],
  ["reaction", "Judge denies taking bribe"],
  ["report", "Court denies Adu's request to travel"],
  ["report", "Appeal Court in Ondo dismisses suit against Adu"],
  ["reaction", "Adu accepts defeat, backs Bello"],
  ["reaction", "Adu rejects Ondo poll result, heads to tribunal"],
  ["report", "Appeal court rejects tribunal's verdict"],
  ["reaction", "Union thanks sailors over rescue"],
  ["report", "Thanks to sailors, 40 reach harbour"],
  ["reaction", "Why I walked out of the ring — Ajayi"],
  ["reaction", "Harbour office withdraws notice after backlash"],
  ["preview", "WAFCON 2026 preview: Falcons eye eleventh crown"],
  ["preview", "Coach names squad ahead of Saturday"],
  ["preview", "What to know as voters choose a governor"],
  ["preview", "Nigeria vs Malawi: Falcons' starting XI"],
  ["opinion", "The harbour that time forgot, By Folake Adu"],
  ["opinion", "Editorial: Mend the jetties"],
  ["opinion", "Six takeaways from the final"],
  ["followup", "Panel begins investigation into ferry mishap"],
  ["followup", "Kidnappers demand ₦5m for baker"],
  ["followup", "Baker speaks three days after rescue"],
  ["live", "Osun decides: Live updates"],
])("the kind is %s for: %s", (kind, title) => {
  expect(kindOf({ title })).toBe(kind);
});

test("the address and the summary decide if the headline does not", () => {
  expect(kindOf({ title: "The harbour", url: "https://paper.example/opinion/the-harbour" })).toBe("opinion");
  expect(kindOf({ title: "Bakers on flour", summary: "The union has reacted to the new price." })).toBe(
    "reaction",
  );
});

test("of different kinds, only a report and a live account tell an event alike", () => {
  const kinds: readonly Kind[] = ["report", "reaction", "preview", "opinion", "followup", "live"];
  const alike = kinds.flatMap((one) =>
    kinds.filter((other) => areCompatibleKinds(one, other)).map((other) => [one, other]),
  );
  const identical = kinds.map((one) => [one, one]);
  expect(alike.toSorted()).toEqual([...identical, ["report", "live"], ["live", "report"]].toSorted());
});

test.each([
  ["Bakers' union condemns attack on jetty", "Bakers' union "],
  ["Kano poll: Adu congratulates Bello", "Adu "],
  ["Flour price is unjust – Bakers' union", "Bakers' union"],
  ["Flour price will fall, says Adu", "Adu"],
  ["16 bodies found, nine missing in ferry mishap – Police", null],
  ["We sank no ferry – Police", "Police"],
  ["Gov Adu Backs Ferry Inquiry, Says Safety Comes First", null],
  ["Condemnation trails attack on jetty", null],
  ["Ferry runs aground near Takwa Bay", null],
])("the speaker of the headline: %s", (title, speaker) => {
  expect(speakerOf(title)).toBe(speaker);
});
