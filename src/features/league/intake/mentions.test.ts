import { expect, test } from "vitest";
import type { Club } from "#features/league/shapes.ts";
import { clubsAbout } from "./mentions.ts";

const club = (id: string, name: string, city: string, aliases: string[] = []) =>
  ({ id, name, city, state: null, aliases }) as unknown as Club;
const clubs = [
  club("enyimba", "Enyimba", "Aba"),
  club("rangers-international", "Rangers International", "Enugu", ["Enugu Rangers", "Rangers"]),
  club("kano-pillars", "Kano Pillars", "Kano", ["Pillars"]),
  club("barau", "Barau", "Kano"),
  club("bendel-insurance", "Bendel Insurance", "Benin", ["Insurance"]),
  club("rivers-united", "Rivers United", "Port Harcourt"),
];

test.each([
  ["Enyimba sack coach after fourth defeat", "", "Sports", ["enyimba"]],
  ["Rangers beat Kano Pillars in Enugu", "", "Sports", ["kano-pillars", "rangers-international"]],
  ["Rangers go top", "The NPFL champions won again.", "Sports", ["rangers-international"]],
  ["Rangers held at home in Enugu", "", "Sports", ["rangers-international"]],
  ["NPFL sets date for new season", "", "Sports", []],
  ["Rivers United fined by NPFL", "", "General News", ["rivers-united"]],
  ["Rangers lose to Celtic in Glasgow derby", "", "Sports", null],
  ["National park rangers find lion cubs", "", "General News", null],
  ["Deputy Senate president Barau speaks in Kano", "", "Politics", null],
  ["Insurance premiums rise again", "", "Business", null],
  ["Arsenal top the Premier League", "", "Sports", null],
] as const)('"%s" (summary "%s", category %s) mentions %j', (headline, summary, category, expected) => {
  expect(clubsAbout({ headline, summary, category }, clubs)).toEqual(expected);
});
