import { expect, test } from "vitest";
import { headlineCore, headlineCuts } from "./headline-cuts.ts";

test.each([
  ["a hashtag goes", "#HarvestFair: Farmers lose harvest", "Farmers lose harvest"],
  ["a kicker before three words goes", "FG: Farmers lose harvest", "Farmers lose harvest"],
  ["a kicker before two words stays", "Floods: Farmers flee", "Floods: Farmers flee"],
  ["a single letter is not a kicker", "X: Farmers lose harvest", "X: Farmers lose harvest"],
  ["a source behind a bar goes", "Farmers lose harvest | Punch", "Farmers lose harvest"],
  ["a source behind a dash without spaces goes", "Farmers lose harvest—Union", "Farmers lose harvest"],
  ["a source after “according to” goes", "Farmers lose harvest, according to union", "Farmers lose harvest"],
  ["a remark in brackets goes", "Farmers lose harvest (SEE PICS)", "Farmers lose harvest"],
  ["a source stays if fewer than three words would be left", "Farmers flee – Union", "Farmers flee – Union"],
  ["a source goes if three words are left", "Farmers flee floods – Union", "Farmers flee floods"],
])("%s: the core of %j is %j", (_, title, core) => {
  expect(headlineCore(title)).toBe(core);
});

test.each([
  ["quoted words", "‘I will not pay’ – Drummer rejects market fee", "Drummer rejects market fee"],
  ["words of a “we”", "We will not pay – Drummer rejects market fee", "Drummer rejects market fee"],
  ["words of nobody", "Traders will not pay – Drummer rejects market fee", "Traders will not pay"],
  ["a deed of three words", "We will not pay – Drummer rejects fee", "We will not pay"],
  ["no deed at all", "We will not pay – Lagos canoe women group", "We will not pay"],
  ["a verb at the beginning only", "We will not pay – Reject the market fee", "We will not pay"],
])(
  "the core is what follows the dash if it tells a deed after somebody’s words; %s: %j gives %j",
  (_, title, core) => {
    expect(headlineCore(title)).toBe(core);
  },
);

test("a whole headline of up to nine words is a cut, a longer one is not", () => {
  const nine = "Lagos traders lose market stalls canoes yams drums reeds";
  expect(headlineCuts(nine)).toContain(nine);
  expect(headlineCuts(`${nine} again`)).toEqual([]);
});

test("a cut has at least three words", () => {
  expect(headlineCuts("Farmers lose harvest after rain")).toContain("Farmers lose harvest");
  expect(headlineCuts("Farmers flee after rain in Kano")).toEqual([
    "Farmers flee after rain in Kano",
    "Farmers flee after rain",
  ]);
  expect(headlineCuts("Farmers flee")).toEqual([]);
});

test.each([
  ["before a small word", "Farmers lose harvest after heavy rain", "Farmers lose harvest", true],
  ["before any other word", "Farmers lose harvest yields again today", "Farmers lose harvest", false],
  ["before a dash", "Farmers lose harvest - Union blames Kano dam", "Farmers lose harvest", true],
  ["after a small word", "Farmers lose harvest to rain in Kano", "Farmers lose harvest to", false],
  ["after a number", "Farmers lose 40 after heavy rain", "Farmers lose 40", false],
  ["after an article", "Farmers lose the after heavy rain", "Farmers lose the", false],
  [
    "after a verb that needs its object",
    "Mayor urges Kano traders to leave",
    "Mayor urges Kano traders",
    false,
  ],
  ["after such a verb at the beginning", "Tell Kano traders after rain", "Tell Kano traders", false],
  ["after a verb without its second word", "Bello’s son takes over from Adu", "Bello’s son takes", false],
  [
    "before that second word if the verb is another one",
    "Bello’s son sleeps over in Kano",
    "Bello’s son sleeps",
    true,
  ],
  ["before hours that tell when", "Farmers lose harvest hours after rain", "Farmers lose harvest", true],
  ["before hours that tell how long", "Farmers lose harvest hours from now", "Farmers lose harvest", false],
  ["before hours at the end", "Farmers lose harvest days", "Farmers lose harvest", false],
])("%s: %j may be cut to %j: %j", (_, title, cut, expected) => {
  expect(headlineCuts(title).includes(cut)).toBe(expected);
});

test.each([
  ["a verb before “from”", "Lagos concert disappears from tour", "Lagos concert disappears", false],
  ["a noun before “from”", "Trader sells canoe from Kano", "Trader sells canoe", true],
  ["a gift before “to”", "China gives canoes to Kano", "China gives canoes", false],
  ["no gift before “to”", "China hauls canoes to Kano", "China hauls canoes", true],
  ["a deadline before “for”", "INEC extends deadline for papers", "INEC extends deadline", false],
  ["a deadline before another word", "INEC extends deadline after protest", "INEC extends deadline", true],
  ["another word before “for”", "INEC buys canoes for papers", "INEC buys canoes", true],
])(
  "what needs the words that follow is not cut there; %s: %j is cut to %j: %j",
  (_, title, cut, expected) => {
    expect(headlineCuts(title).includes(cut)).toBe(expected);
  },
);

test.each([
  ["a verb follows", "Council opens village jetty, bans canoe races", true],
  ["a verb follows as the second word", "Council opens village jetty, mayor bans races", true],
  ["a verb follows as the fourth word", "Council opens village jetty, new Kano mayor bans races", true],
  ["a verb follows as the fifth word", "Council opens village jetty, new old Kano mayor bans races", false],
  ["a word in -ing follows", "Council opens village jetty, pleasing traders", true],
  ["a verb without -s follows later", "Council opens village jetty, Kano traders ban races", false],
  ["no verb follows", "Council opens village jetty, canoe ledger", false],
  ["another list member follows", "Council opens village jetty, bans, fines", false],
  ["a comma stands before", "Council, mayor open jetty, bans canoe races", false],
])("a clause may end at a comma: %s in %j: %j", (_, title, expected) => {
  const [cut = ""] = / jetty/.test(title) ? title.split(/(?<= jetty),/) : [];
  expect(headlineCuts(title).includes(cut)).toBe(expected);
});

test.each([
  ["Council opens village jetty; canoe races begin", "Council opens village jetty"],
  ["Gov. Adu opens jetty in Kano", "Gov Adu opens jetty"],
  ["“Adu” opens jetty in Kano", "Adu opens jetty"],
  ["Adu opens ‘jetty’ in Kano", "Adu opens jetty"],
  ["Adu’s wife opens jetty in Kano", "Adu’s wife opens jetty"],
  ["Adu’s wife opens ‘jetty’ in Kano", "Adu’s wife opens jetty"],
])("marks and points of titles are left out: %j is cut to %j", (title, cut) => {
  expect(headlineCuts(title)).toContain(cut);
});
