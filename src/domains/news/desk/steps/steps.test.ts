import { expect, test } from "vitest";
import { stepsOf } from "./steps.ts";

function marks(...headlines: readonly string[]): (string | null)[] {
  const texts = headlines.map((title, at) => {
    return { url: String(at), title, summary: "", paper: `Paper ${at}`, time: new Date(at) };
  });
  const steps = new Map(stepsOf(texts).map(({ text, kind }) => [text, kind]));
  return texts.map((text) => steps.get(text) ?? null);
}

test.each<[string, string, string | null]>([
  ["Police arrest Osun SSG", "Police release Osun SSG", "freed"],
  ["Bandits abduct 12 in Ado", "12 kidnapped Ado residents regain freedom", "freed"],
  ["Bandits abduct 12 in Ado", "Kidnapped Ado residents freed after ransom", "freed"],
  ["Two held after ferry disaster", "Police free ticket seller held at landing", "freed"],
  ["Night ferry overturns", "Boat owners’ union denies overloading the ferry", "denied"],
  ["Fire breaks out at airport", "FAAN says smoke, not fire, caused emergency", "denied"],
  ["Ferry owner arrested", "Ferry owner charged; boat had no licence", "charged"],
  ["Police arrest man over fraud", "EFCC arraigns man over N56m fraud", "charged"],
  ["Court remands activist", "Court grants activist ₦5m bail", "bail"],
  ["Court remands activist", "Court denies activist bail", "bail"],
  ["Building collapses in Lagos", "Sanwo-Olu orders probe of building collapse", "probe"],
  ["Plane skids off runway", "NSIB begins investigation into Ado incident", "probe"],
  ["Court jails ex-governor", "Ex-governor appeals against judgment", "appeal"],
  ["Doctors begin strike", "NARD suspends strike", "called off"],
  ["Police detain activist", "Amnesty International condemns detention of activist", "stand"],
  [
    "Atiku vows to restore petrol subsidy if elected president",
    "Presidency knocks Atiku over subsidy",
    "stand",
  ],
  ["Fire razes market", "Kano Governor Yusuf Mourns Market Fire Victims", "stand"],
  // What is not done, not new, or not that.
  ["IGP meets officers", "IGP charges officers on neutrality", null],
  ["Rectors meet Bello", "Bello charges varsities to prioritise skills over certificates", null],
  ["Spain face France", "Yamal fires Spain past France", null],
  ["EFCC arrests man", "EFCC arrests fake operative", null],
  ["Kidnapper flees", "Kidnap kingpin in police net", null],
  ["Senate debates bill", "Senate to pass bill", null],
  ["Police detain activist", "Lawyer demands release of activist", null],
  ["Police detain activist", "Activist seeks bail", null],
  ["Police detain activist", "Group condemns detention of activist", null],
  ["Police detain activist", "Residents condemn detention of activist", null],
  ["Exams end", "WAEC releases results", null],
  ["Court jails ex-governor", "Ex-governor appeals for calm", null],
  ["Culture minister Musawa backs new film law", "Minister backs new film law", null],
  ["Musawa backs new film law", "Culture Minister Musawa backs new film law", null],
  ["Court denies plan", "Man denied visa at embassy", null],
])("%s, then: %s", (first, later, kind) => {
  expect(marks(first, later)).toEqual([null, kind]);
});

test("an outcome is a step once, whoever repeats it and however it was told before", () => {
  expect(marks("Police arrest SSG", "Police release SSG", "SSG regains freedom in Osogbo")).toEqual([
    null,
    "freed",
    null,
  ]);
  expect(marks("SSG was freed at dawn, says wife", "Police release SSG")).toEqual([null, null]);
});
