import { expect, test } from "vitest";
import { attributionsOf } from "./attributions.ts";

function sourceIn(title: string, summary = ""): string | null | undefined {
  const text = { url: "u", title, summary, paper: "Iroko Courier", time: new Date(0) };
  return attributionsOf([text])[0]?.who;
}

test.each<[string | null | undefined, string]>([
  ["NEMA", "15 dead in ferry disaster – NEMA"],
  ["Jimoh Ibrahim", "Why I left the ferry business – Jimoh Ibrahim + Video"],
  [undefined, "Troops rescue nine – Niger operation"],
  [undefined, "Tinubu hails ties – Burundi Military Partnership Against Terrorism"],
  ["CAF President Motsepe", "South Africa does not need me in politics — CAF President Motsepe"],
  ["Lagos agency", "Billing rule does not wipe out debts -Lagos agency"],
  ["Oborevwori", "Delta can no longer depend on oil, says Oborevwori"],
  ["Tinubu", "Stop building flyovers, Tinubu tells govs"],
  ["Reps Minority Caucus", "Directive shows government at war with itself – Reps Minority Caucus"],
  ["Dele Momodu", "‘Ado is not Edo,’ says Dele Momodu"],
  ["CDS Oluyede", "Drug abuse undermines security — CDS Oluyede warns"],
  ["EFCC boss", "Fraud most prevalent in public sector – EFCC boss"],
  ["Olu of Warri", "Games To Strengthen Peace, Bond Among Ethnic Groups Says Olu of Warri"],
  ["Governor Otti", "Abia roads will be ready before the rains says Governor Otti"],
  [undefined, "Ex-lawmaker who left the party last year says Governor ran away"],
  [undefined, "Court Says Governor Otti"],
  [null, "160,000 flee over unrest – Report"],
  [null, "Fuel price too high – Group"],
  [null, "Curriculum fails pupils, say it again – Stakeholders"],
  [undefined, "Ferry overturns at Ado landing"],
  [undefined, "‘It’s a thankless job’ — Madugu responds to criticism"],
  [undefined, "What residents say about the stewardship"],
  [undefined, "Boards that work – By Dr Bola Ade"],
  [undefined, "Ferry overturns – Reuters"],
  [undefined, "Ferry overturns – Iroko Courier"],
  [undefined, "Decries vote – buying"],
  [undefined, "Ado will be safe, says Bala – Full list"],
  [undefined, "Party denies endorsing governor, says party remains united"],
])("the source is %s in the headline: %s", (source, title) => {
  expect(sourceIn(title)).toBe(source);
});

test.each<[string | null | undefined, string]>([
  [
    "Lagos State Emergency Management Agency",
    "Fire began at dawn, according to the Lagos State Emergency Management Agency (LASEMA).",
  ],
  ["police", "The suspect, according to the police, fled."],
  ["National Sports Commission", "According to the National Sports Commission, 16 medals were won."],
  [null, "Prices rose, according to residents of Ado."],
  [undefined, "According to him, prices rose."],
  [undefined, "According to Reuters, prices rose."],
  [undefined, "According to Italian media, he was due to be named."],
  [undefined, "Prices rose. According to the […]"],
])("the source is %s in the summary: %s", (source, summary) => {
  expect(sourceIn("Prices rise", summary)).toBe(source);
});

test.each(
  `Rangers 2 – Benin 1; Nigeria 0 – Ghana 3; My life in the force – Part 2; Reporter’s diary – Day 4; The fall of Ado – Episode III;
   Market fire – UPDATED; Market fire – Live updates; Market fire – VIDEO; Market fire – Full list; Market fire – Special report;
   Motorists stranded – Ibadan expressway closed; Fuel tanker falls – Ado Bridge Blocked; Floods – Schools shut;
   Traders count losses – many injured; Ado burns – five dead; Elections – Lagos on edge; The budget – good, bad and ugly;
   Truck falls on Kaduna–Abuja Expressway; Cars collide on Lagos- Badagry Expressway; Rains come – Matters arising;
   Poll: Governor Bala Votes, Says Local Councils Critical To Good Governance; Mbah backs probe, says safety non-negotiable;
   Faults Senator Cruz, Warns Against Religious Narrative; Deploys 106 Personnel, Warns Defaulting Schools`.split(
    /;\s*/,
  ),
)("no source: %s", (title) => {
  expect(sourceIn(title)).toBeUndefined();
});

test.each(
  `Marketers Cleric Aide Family Lawyer Lawyers Experts Importers Pharmacists Residents Pastor Couple Spokesperson Sources Farmers
   Study Audit NGOs CSOs Association Scholars Parents Commuters`
    .split(/\s+/)
    .concat(
      "Security expert",
      "Islamic cleric",
      "Senior officials",
      "Civil society groups",
      "Political analyst",
    ),
)("%s, cited as a source, is unnamed", (name) => {
  expect(sourceIn(`Fuel price to fall – ${name}`)).toBeNull();
  expect(sourceIn(`Fuel price to fall, says ${name}`)).toBeNull();
});

test.each(
  `Rivers|Rangers|Customs|Minister|DG|MD|IG|Police|Senate|Davido|Kwam 1|Buhari’s family|Tinubu’s aide|Chairman|Security Council|
   Lawyer Femi Falana|Marketers Association of Nigeria|Zone 2 Police|Manchester United|Mohammed|Nigerians in Diaspora Commission|
   Special Adviser to the Governor`.split(/\|\s*/),
)("%s, cited as a source, is a name", (name) => {
  expect(sourceIn(`Fuel price to fall – ${name}`)).toBe(name);
});

test.each([
  // A verb between other words makes a sentence, unless it is capitalised as a part of a name.
  ["Owners seek refund", false],
  ["Owners now seek refund", false],
  ["Owners Support Union", true],
  ["state police", true],
  ["Rivers state", true],
  // One that ends in a single s does so in any place.
  ["Council Bans Okada", false],
  ["Council Wins", false],
  ["State Press Council", true],
  // A name has at most eight words.
  ["Chief Ado Bala Dele Kole Jide Tunde Femi", true],
  ["Chief Ado Bala Dele Kole Jide Tunde Femi Obi", false],
])("%s, cited as a source: a name is %s", (who, isName) => {
  expect(sourceIn(`Ferry sinks – ${who}`)).toBe(isName ? who : undefined);
});

test.each<[string | null | undefined, string]>([
  ["Director-General of NEMA, Zubaida Umar", "the Director-General of NEMA, Zubaida Umar, rain will come"],
  ["Director-General of NEMA, Zubaida Umar", "the Director-General of NEMA, Zubaida Umar. Rain will come"],
  ["NEMA spokesman, Manzo Ezekiel", "NEMA spokesman, Manzo Ezekiel, rain will come"],
  ["Lagos police spokesman Benjamin Hundeyin", "Lagos police spokesman Benjamin Hundeyin, two died"],
  ["police spokesperson Ani Iniedu", "a statement by police spokesperson Ani Iniedu, two died"],
  [
    "Presidential spokesman, Bayo Onanuga",
    "a statement by Presidential spokesman, Bayo Onanuga on Sunday, he left",
  ],
  ["Minister of Works, Dr. David Umahi", "the Minister of Works, Dr. David Umahi, the road is done"],
  ["Dr. A. Bello", "Dr. A. Bello, two died"],
  ["Governor Bello", "Governor Bello. He spoke on Monday"],
  ["NBS", "the NBS’s latest data"],
  ["NBS", "data from the NBS"],
  ["NBS", "figures released by the NBS on Monday"],
  ["National Bureau of Statistics", "the National Bureau of Statistics' report, prices rose"],
  ["NEMA", "NEMA, Lagos was hit most"],
  ["National Union of Road Transport Workers", "the National Union of Road Transport Workers, buses stopped"],
  // A capital does not turn unnamed people into a name.
  [null, "Lawyers"],
  [null, "the Marketers, rain will come"],
  [null, "industry experts"],
  [null, "a local source"],
  [null, "security sources […]"],
  [null, "NNPC officials"],
  [undefined, "the chairman, rain will come"],
  [undefined, "the statement, rain will come"],
  [undefined, "a statement by the Media Information […]"],
  [undefined, "X user Ado, rain will come"],
  [undefined, "Reuters"],
])("the source is %s in: according to %s", (source, words) => {
  expect(sourceIn("Prices rise", `Prices rose, according to ${words}.`)).toBe(source);
});
