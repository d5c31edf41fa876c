import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { stepsOf } from "./steps.ts";

function marks(...headlines: readonly string[]): (string | null)[] {
  const texts = headlines.map((title, at) => {
    return { url: String(at), title, summary: "", paper: `Paper ${at}`, time: new Date(at) };
  });
  const steps = new Map(stepsOf(texts).map(({ text, kind }) => [text, kind]));
  return texts.map((text) => (steps.has(text) ? String(steps.get(text)) : null));
}

test.each<[string, string, string | null]>([
  ["Police arrest Osun SSG", "Police release Osun SSG", "freed"],
  ["Bandits abduct 12 in Ado", "12 kidnapped Ado residents regain freedom", "freed"],
  ["Bandits abduct 12 in Ado", "Kidnapped Ado residents freed after ransom", "freed"],
  ["Two held after ferry disaster", "Police free ticket seller held at landing", "freed"],
  ["Bandits abduct magistrate at home", "Kidnappers demand N80m to free abducted magistrate", "ransom"],
  ["Bandits abduct magistrate at home", "Abductors demand ransom for magistrate", "ransom"],
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
  ["Student arraigned for cyberbullying", "EFCC drops charges against student, other suspect", "withdrawn"],
  [
    "Do not shake hands, university warns students",
    "University withdraws advisory after backlash",
    "withdrawn",
  ],
  ["Cement costs more in Nigeria than Kenya", "FCCPC summons cement firms as price hits N15,000", "summoned"],
  ["Two die cleaning sewage in Abia", "Abia bans manual sewage evacuation after two die", "banned"],
  [
    "Adeleke scores highest votes, set to be declared",
    "INEC declares Adeleke winner of Osun poll",
    "declared winner",
  ],
  ["Senator resigns from APC", "Senator picks PDP ticket hours after quitting APC", "moved"],
  [
    "Over 200 lecturers resign, ASUU threatens strike",
    "VC rejects ASUU’s claim of resignation of lecturers",
    "denied",
  ],
  ["Police detain activist", "Amnesty International condemns detention of activist", "stand"],
  [
    "Atiku vows to restore petrol subsidy if elected president",
    "Presidency knocks Atiku over subsidy",
    "stand",
  ],
  ["Fire razes market", "Kano Governor Yusuf Mourns Market Fire Victims", "stand"],
  ["I never told soldiers to vote – Obi", "Obi denies telling soldiers to vote", null],
  ["Soldiers told to vote, says Bello", "Obi denies telling soldiers to vote", "denied"],
  ["Canoe drifts off with pupils in Ado", "Marine police rescue drifting pupils in Ado", null],
  [
    "Canoe drifts off with pupils, owner arrested in Ado",
    "Marine police rescue drifting pupils in Ado",
    null,
  ],
  ["Bandits hold pupils in canoe in Ado", "Marine police rescue drifting pupils in Ado", "freed"],
  ["Police detain activist", "Amnesty International condemns demolition of market", null],
  // Outcomes that have not happened, are not new, or are different.
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
  ["Bandits abduct magistrate for N80m ransom", "Kidnappers demand N80m for magistrate", null],
  ["Bandits abduct magistrate at home", "Bandits seek amnesty in N80m farm deal", null],
  ["Police detain secretary", "Workers to protest until detained secretary is released", null],
  ["Police detain secretary", "Family prays he is released", null],
  ["Police detain secretary", "Detained secretary hasn't been released", null],
  ["Gunmen abduct ex-secretary", "Ex-secretary once freed by court still missing", null],
  ["Lecturers begin strike", "We won’t call off strike, lecturers say", null],
  ["Lecturers begin strike", "Don't call off strike, students tell lecturers", null],
  ["Lecturers begin strike", "If paid, we'll suspend strike", null],
  ["Governor takes office", "Governor charged with task to build roads", null],
  ["Exams end", "WAEC releases results", null],
  ["Court jails ex-governor", "Ex-governor appeals for calm", null],
  ["Culture minister Musawa backs new film law", "Minister backs new film law", null],
  ["Musawa backs new film law", "Culture Minister Musawa backs new film law", null],
  ["Governor meets party leaders", "Singer drops new single as charges fly", null],
  ["Reps debate oil bill", "Reps step down bill to ban unbranded oil", null],
  ["Kano signs orders on illicit drugs", "Kano bans illicit drug sales, restricts movement", null],
  ["INEC to declare winner tonight", "Adeleke set to be declared winner", null],
  ["Kano bans after-party at weddings", "Kano outlaws after-party", null],
  ["Court denies plan", "Man denied visa at embassy", null],
])("the headline %s, then %s: the step is %s", (first, later, kind) => {
  expect(marks(first, later)).toEqual([null, kind]);
});

test("a stand by an office is not a new step of its holder, a different stand is", () => {
  expect(
    marks("Fire razes market", "Presidency backs new market fire bill", "Tinubu backs new market fire bill"),
  ).toEqual([null, "stand", null]);
  expect(marks("Fire razes market", "Presidency backs market bill", "Tinubu condemns market fire")).toEqual([
    null,
    "stand",
    "stand",
  ]);
});

test("an outcome that was only demanded before is a step when it happens", () => {
  expect(
    marks(
      "Police arrest SSG",
      "Group wants SSG freed",
      "Lawyer demands that SSG be released",
      "Police release SSG",
    ),
  ).toEqual([null, null, null, "freed"]);
});

test("an outcome is a step only once, whoever repeats it and in whatever words", () => {
  expect(marks("Police arrest SSG", "Police release SSG", "SSG regains freedom in Osogbo")).toEqual([
    null,
    "freed",
    null,
  ]);
  expect(marks("SSG was freed at dawn, says wife", "Police release SSG")).toEqual([null, null]);
});

/** Labelled before the rules were run on them: first headline, later headline, the step or nothing. */
const hostile = readFileSync(
  new URL("../../../../../tests/fixtures/step-headlines.tsv", import.meta.url),
  "utf8",
)
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"));

test.each(hostile)("labelled pair: %s, then: %s", (first = "", later = "", kind = "") => {
  expect(marks(first, later)).toEqual([null, kind || null]);
});

test.each([
  ["Ex-boxer found jailed in Morocco", null],
  ["Naira reverses gains at official window", null],
  ["Tanker overturns as court sits over closure", null],
  ["Minister takes over as chair of panel", null],
  ["Police charge four suspects with cultism", "charged"],
  ["FA charges Chelsea over crowd trouble", "charged"],
  ["NANS says no plan to protest", "denied"],
])("after an unrelated headline: %s (step: %s)", (later, kind) => {
  expect(marks("Something else happens", later)).toEqual([null, kind]);
});
