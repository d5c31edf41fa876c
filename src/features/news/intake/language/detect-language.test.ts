import { expect, test } from "vitest";
import { cpuMs } from "#tests/support/cpu-time.ts";
import { detectLanguage, weighLanguages } from "./detect-language.ts";

const texts = [
  ["en", "Senate passes the budget after a long night of debate"],
  ["en", "Ọba of Lagos opens a new library at Ọ̀ṣun house"],
  ["en", "Don urges government to pay lecturers"],
  ["pcm", "Market women don talk say dem no go pay the new levy, na so dem vex"],
  ["pcm", "How pipo wey dey work for bank take carry light come dia village"],
  ["ha", "Gwamnan Kano ya buɗe sabuwar kasuwa a cikin birnin"],
  ["ha", "Yan sanda sun kama mutum biyu da ake zargi da satar shanu"],
  ["yo", "Gómìnà Ọ̀yọ́ ṣí ilé ìwé tuntun fún àwọn ọmọdé"],
  ["yo", "Awon akekoo bere idanwo ni ipinle Ogun"],
  ["ig", "Gọvanọ Enugu emeghela ụlọ ọgwụ ọhụrụ maka ụmụaka"],
  ["ig", "Ndi uweojii ejidela mmadu abuo n'Onicha"],
] as const;

test.each(texts)("%s is detected in: %s", (language, title) => {
  expect(detectLanguage({ title }, language)).toBe(language);
  expect(detectLanguage({ title }, null)).toBe(language);
  expect(detectLanguage({ title }, "en")).toBe(language);
});

test.each([
  ["pcm", "Who be the new Super Eagles coach?"],
  ["ha", "Bola Ahmed Tinubu, Atiku Abubakar, Peter Obi"],
  ["yo", "Ooni Ile-Ife"],
  ["fr", "Le président a visité la ville de Lagos"],
])("a text without evidence for another language is in its paper's own: %s, %j", (paperLanguage, title) => {
  expect(detectLanguage({ title }, paperLanguage)).toBe(paperLanguage);
});

test.each([
  // Against a paper's own language, one word is too little and two are enough.
  ["en", "birnin", "en"],
  ["en", "kasuwa birnin", "ha"],
  ["en", "ilé", "en"],
  ["en", "ilé ìwé", "yo"],
  ["en", "ụlọ", "en"],
  ["en", "ụlọ ọgwụ", "ig"],
  ["en", "dey", "en"],
  ["en", "pipo dey", "pcm"],
  // Another language needs one and a half times the evidence of the paper's own.
  ["yo", "ilé kasuwa birnin", "ha"],
  ["yo", "ilé ìwé kasuwa birnin", "yo"],
  // English needs four words, in a Naijá paper eight and no word of Naijá.
  ["ha", "the man has been", "en"],
  ["ha", "the man has", "ha"],
  ["pcm", "the man has been with them after they", "en"],
  ["pcm", "the man has been with them after", "pcm"],
  ["pcm", "the man has been with them after they dey", "pcm"],
] as const)("in a paper in %s, %j is %s", (paperLanguage, title, language) => {
  expect(detectLanguage({ title }, paperLanguage)).toBe(language);
});

test("a word counts without its marks; a part of a number or a compound does not", () => {
  expect(weighLanguages("akekoo")).toMatchObject({ yo: 1 });
  expect([weighLanguages("N16bn"), weighLanguages("re-elected")].map(({ yo, ig }) => yo + ig)).toEqual([
    0, 0,
  ]);
});

test("the beginning of the summary decides where the headline has only names", () => {
  const summary = "Ƙungiyar ta ce ta sayi ɗan wasan daga birnin Kano a kan kuɗi mai yawa.";
  expect(detectLanguage({ title: "Kano Pillars, Rangers" }, "en")).toBe("en");
  expect(detectLanguage({ title: "Kano Pillars, Rangers", summary }, "en")).toBe("ha");
});

test("the language of a hostile title of 50,000 letters is found in less than 50 ms of CPU time", () => {
  const start = cpuMs();
  expect(detectLanguage({ title: "ọ́".repeat(50_000), summary: "'".repeat(50_000) }, "en")).toBe("en");
  expect(cpuMs() - start).toBeLessThan(50);
});
