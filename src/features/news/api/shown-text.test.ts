import { expect, test } from "vitest";
import { shownExcerpt, shownHeadline } from "./shown-text.ts";

const now = new Date("2026-05-04T18:00:00Z");

test.each([
  ["BREAKING: Fire in Kainji", 1, "BREAKING: Fire in Kainji"],
  ["BREAKING: Fire in Kainji", 3, "Fire in Kainji"],
  ["[BREAKING] Fire in Kainji", 3, "Fire in Kainji"],
  ["JUST-IN: Fire in Kainji", 3, "Fire in Kainji"],
  ["A lake that waits, By Bala Okoro-Ade", 1, "A lake that waits"],
  ["\u200eOoni welcomes guests", 1, "Ooni welcomes guests"],
  ["\u061cOoni welcomes\u2069 guests", 1, "Ooni welcomes guests"],
  ["A doctor’s day 👩\u200d⚕️", 1, "A doctor’s day 👩\u200d⚕️"],
  ["می\u200cخواهم", 1, "می\u200cخواهم"],
  ["Kainji beat Borgu 3–0", 1, "Kainji beat Borgu 3-0"],
  ["Kainji 2 - 1 Borgu", 1, "Kainji 2-1 Borgu"],
  ["Borgu council, 2019–23: a look back", 1, "Borgu council, 2019–23: a look back"],
  ["Drummers – 12 – sail", 1, "Drummers – 12 – sail"],
  ["Breaking bread in Kainji", 3, "Breaking bread in Kainji"],
])("the headline %j from %i hours ago is shown as %j", (title, hours, expected) => {
  expect(shownHeadline(title, new Date(now.getTime() - hours * 3_600_000), now)).toBe(expected);
});

test.each([
  [
    "The union said on Monday that the market would stay open, and that all traders were asked to com",
    "The union said on Monday that the market would stay open, and that all traders were asked to…",
  ],
  ["The union said on Monday that the market would stay open, and all traders were asked to come.", null],
  ["Short and cut of", null],
  ["It would spare the spawning. The story so far: Three states sign.", "It would spare the spawning."],
  ["“We wait.” As earlier reported: the talks, which", "“We wait.”"],
  ["As reported: Three states sign.", "Three states sign."],
  ["He rose earlier: at four.", null],
])(
  "the excerpt %j is shown without its reminder of earlier news, with an ellipsis where it was cut",
  (text, expected) => {
    expect(shownExcerpt(text)).toBe(expected ?? text);
  },
);
