import { expect, test } from "vitest";
import { namedEventsOf } from "./named-event.ts";

test.each([
  ["Osun poll: INEC begins count", ["osun"]],
  ["Police deploy 20,000 for Osun State governorship election", ["osun"]],
  ["Parties sign accord before Ekiti guber polls", ["ekiti"]],
  ["Court hears suit over governorship election in Osun", ["osun"]],
  ["#OsunDecides: Adeleke leads", ["osun"]],
  ["EkitiDecides2026: Voters queue in the rain", ["ekiti"]],
  ["WAFCON 2026: Falcons land in Rabat", ["wafcon"]],
  ["Osun 2026: Parties name candidates", ["osun"]],
  ["Otukpo poll: Drummers meet", ["otukpo"]],
  ["Osun 2026: Osun poll and Ekiti election near", ["osun", "ekiti"]],
  ["#OSUNDecides: Adeleke leads", ["osun"]],
  ["Super Eagles Cup 2026: Falcons land in Rabat", ["super eagles cup"]],
  ["Reed Games of Kainji Lake 2026: Drummers land in Rabat", []],
  ["Osun poll 2026: Drummers meet in Osogbo", ["osun"]],
  // An unknown word or an ordinary one is not a place.
  ["Zanzibarite poll: Drummers meet", []],
  ["Market poll: Drummers meet", []],
  ["Second half 2026: Prices rise again", ["second half"]],
  ["Half 2026: Prices rise again", []],
  // An election of a whole country, region or body is not a named event, nor is a month.
  ["Nigeria election: observers arrive", []],
  ["Northern polls close", []],
  ["INEC poll opens", []],
  ["August 2026: Prices rise again", []],
  ["Osun 2026 draws near", []],
  ["Adeleke visits Osogbo market", []],
])("the named events of %j are %j", (title, names) => expect([...namedEventsOf(title)]).toEqual(names));
