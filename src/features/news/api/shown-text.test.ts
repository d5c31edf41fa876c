import { expect, test } from "vitest";
import { shownExcerpt, shownHeadline } from "./shown-text.ts";

test.each([
  ["BREAKING: Fire in Kainji", "Fire in Kainji"],
  ["[BREAKING] Fire in Kainji", "Fire in Kainji"],
  ["JUST-IN: Fire in Kainji", "Fire in Kainji"],
  ["A lake that waits, By Bala Okoro-Ade", "A lake that waits"],
  ["A lake that waits — by Bala Okoro-Ade", "A lake that waits"],
  ["Fire in Kainji |", "Fire in Kainji"],
  ["\u200eOoni welcomes guests", "Ooni welcomes guests"],
  ["\u061cOoni welcomes\u2069 guests", "Ooni welcomes guests"],
  ["A doctor’s day 👩\u200d⚕️", "A doctor’s day 👩\u200d⚕️"],
  ["می\u200cخواهم", "می\u200cخواهم"],
  ["Kainji beat Borgu 3–0", "Kainji beat Borgu 3-0"],
  ["Kainji 2 - 1 Borgu", "Kainji 2-1 Borgu"],
  ["Borgu council, 2019–23: a look back", "Borgu council, 2019–23: a look back"],
  ["Drummers – 12 – sail", "Drummers – 12 – sail"],
  ["Breaking bread in Kainji", "Breaking bread in Kainji"],
])("the headline %j is shown as %j, however old it is", (title, expected) => {
  expect(shownHeadline(title)).toBe(expected);
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
