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
  // An election of a whole country, region or body is not a named event, nor is a month.
  ["Nigeria election: observers arrive", []],
  ["Northern polls close", []],
  ["INEC poll opens", []],
  ["August 2026: Prices rise again", []],
  ["Osun 2026 draws near", []],
  ["Adeleke visits Osogbo market", []],
])("the named events of %j are %j", (title, names) => expect([...namedEventsOf(title)]).toEqual(names));
