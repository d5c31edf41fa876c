import { expect, test } from "vitest";
import { figuresOf } from "./find-figures.ts";

function figuresIn(title: string, summary = ""): string[] {
  return figuresOf({ title, summary }).map(({ what, value, hedge, group }) =>
    [what, hedge, value, group].filter((part) => part !== null).join(" "),
  );
}

test.each<[string, ...string[]]>([
  ["Gunmen kill 12 in Ado", "dead 12"],
  ["Ferry accident: Twelve passengers feared dead", "dead feared 12 passengers"],
  ["Fire claims three lives in Ado market", "dead 3"],
  ["Death toll in ferry accident rises to 15", "dead 15"],
  ["46 bodies recovered, 24 missing after boat accident", "dead 46", "missing 24"],
  ["Blast kills three, wounds four in Ado", "dead 3", "injured 4"],
  ["Bandits abduct at least 30 schoolgirls", "abducted at least 30 schoolgirls"],
  ["Troops rescue two dozen farmers", "freed 24 farmers"],
  ["16 kidnap victims regain freedom", "freed 16"],
  ["Police arrest 1,198 suspects", "arrested 1198"],
  ["Three students of the Ado university have been abducted", "abducted 3 students"],
  ["Killing of four herders: Governor pleads for calm", "dead 4 herders"],
  ["Twenty-three die in crash", "dead 23"],
  ["Gunmen kill 12 police officers in Ado", "dead 12 officers"],
  ["Six army soldiers killed", "dead 6 soldiers"],
  // Numbers that are not figures of the event.
  ["60-year-old man dies in hotel"],
  ["Two lives have been saved by the new ambulance"],
  ["Two-storey building collapses, kills trader"],
  ["Boeing 737 crew rescued"],
  ["Troops of Sector 3 arrest gunrunner"],
  ["Police arrest Bala, 30, for killing father"],
  ["Fifth suspect arrested over killing"],
  ["Herder, 11 cows killed on Ado road"],
  ["Between 10 and 15 killed in Ado"],
  ["Death toll rises from 38 to 40"],
  ["Police arrest 81 in three weeks"],
  ["5,091 killed since January"],
  ["Police officer, two others killed"],
  ["Nine more rescued from rubble"],
  ["Family of nine killed in fire"],
  ["Two officers, two soldiers killed in ambush"],
  ["Gunmen abduct 39 pupils, five teachers"],
  ["Police deny killing of five protesters"],
  ["Troops working to rescue 44 pupils"],
  ["Lawmakers demand release of 12 activists"],
  ["Six killed in 2014 attack remembered"],
  ["Fraudster jailed over N652m"],
])("the figures of: %s", (title, ...figures) => {
  expect(figuresIn(title)).toEqual(figures);
});

test("the summary's figure counts only if the headline has none", () => {
  expect(figuresIn("Market burns", "Three traders were injured. Two died.")).toEqual([
    "injured 3 traders",
    "dead 2",
  ]);
  expect(figuresIn("Five die in market fire", "Two died at once.")).toEqual(["dead 5"]);
  expect(figuresIn("Market burns", "Two died at once. Five died in all.")).toEqual([]);
  // A denial applies to its own sentence only; the fourth sentence is background and not read.
  expect(
    figuresIn(
      "Market burns",
      "Police deny the killing of anybody. Rescued were no traders. 12 were injured.",
    ),
  ).toEqual(["injured 12"]);
  expect(figuresIn("Market burns", "It was night. Nobody slept. It rained. 12 were injured.")).toEqual([]);
});

test.each<[string, string, ...string[]]>([
  ["Boat capsizes in Ado", "Last month, 60 people died in a similar mishap in Niger State."],
  ["Fire at Ado depot", "It comes weeks after 98 people were killed in the Ilu explosion."],
  ["Gunmen attack Ado church", "Last Sunday, 35 worshippers were abducted from another church."],
  ["Bandits raid Ado", "In a similar attack, 25 people were killed."],
  ["Bandits raid Ado", "Two weeks ago, 25 people were killed there."],
  ["Bandits raid Ado", "Three days earlier, 25 people were abducted."],
  // What is said of this event stands, also beside another one.
  [
    "Ado schoolgirls regain freedom",
    "24 pupils were freed three weeks after they were abducted.",
    "freed 24 pupils",
  ],
  ["Ado schoolgirls regain freedom", "Three weeks after the abduction, 24 were freed.", "freed 24"],
  ["Bandits raid Ado", "Nine died. Last year 25 people were killed there.", "dead 9"],
  ["Police foil theft", "Police arrested two suspects in separate operations.", "arrested 2"],
  ["Police foil fuel theft", "Police arrested two suspects with 4,000 litres of AGO.", "arrested 2"],
  ["Gunmen who killed 20 farmers last week arrested", "", "dead 20 farmers"],
])("of “%s” with “%s”", (title, summary, ...figures) => {
  expect(figuresIn(title, summary)).toEqual(figures);
});
