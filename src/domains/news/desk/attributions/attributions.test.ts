import { expect, test } from "vitest";
import { attributionsOf } from "./attributions.ts";

function whoSays(title: string, summary = ""): string | null | undefined {
  const text = { url: "u", title, summary, paper: "Iroko Courier", time: new Date(0) };
  return attributionsOf([text])[0]?.who;
}

test.each<[string | null | undefined, string]>([
  ["NEMA", "15 dead in ferry disaster – NEMA"],
  ["CAF President Motsepe", "South Africa does not need me in politics — CAF President Motsepe"],
  ["Lagos agency", "Billing rule does not wipe out debts -Lagos agency"],
  ["Oborevwori", "Delta can no longer depend on oil, says Oborevwori"],
  ["Tinubu", "Stop building flyovers, Tinubu tells govs"],
  ["Reps Minority Caucus", "Directive shows government at war with itself – Reps Minority Caucus"],
  ["Dele Momodu", "‘Ado is not Edo,’ says Dele Momodu"],
  ["CDS Oluyede", "Drug abuse undermines security — CDS Oluyede warns"],
  ["EFCC boss", "Fraud most prevalent in public sector – EFCC boss"],
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
  [undefined, "Party denies endorsing governor, says party remains united"],
])("%s: %s", (who, title) => {
  expect(whoSays(title)).toBe(who);
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
])("%s: a summary with %s", (who, summary) => {
  expect(whoSays("Prices rise", summary)).toBe(who);
});
