import { expect, test } from "vitest";
import { comparableName, findStand } from "./stands.ts";

test.each([
  ["Amnesty International condemns detention of activist", "international"],
  ["NLC rejects new wage", "nlc"],
  ["Governor Soludo backs reform", "soludo"],
  ["Falana faults court’s order", "falana"],
  // Nobody is named, no stand is taken, or the stand is not the headline's news.
  ["Group condemns detention of activist", null],
  ["Residents reject new levy", null],
  ["Detention of activist goes on", null],
  ["Two feared dead as Soludo condemns attack", null],
  ["Why Falana rejects the order", null],
  ["Police arrest trader, Falana condemns it", null],
  ["The Very Long Name Of A Known Nigerian Body Rejects Levy", null],
])("who takes a stand in %j: %j", (headline, name) =>
  expect(findStand(headline)?.lastName ?? null).toBe(name),
);

test("a headline without a named stand gives null; a name is compared without its possessive", () => {
  expect(findStand("Residents reject new levy")).toBeNull();
  expect(findStand("Detention of activist goes on")).toBeNull();
  expect(findStand("Why Falana rejects the order")).toBeNull();
  expect(findStand("Police arrest trader and Falana condemns it")).toBeNull();
  expect(["Adeleke’s", "Obi'", "ẸFCC"].map(comparableName)).toEqual(["adeleke", "obi", "efcc"]);
});
