import { expect, test } from "vitest";
import { detectLanguage, weighLanguages } from "./detect-language.ts";

const none = { en: 0, pcm: 0, ha: 0, yo: 0, ig: 0 };

test.each([
  ["ɓuzzu", { ha: 1 }],
  ["ɗuzzu", { ha: 1 }],
  ["ƙuzzu", { ha: 1 }],
  ["ƴuzzu", { ha: 1 }],
  ["zzẹ", { yo: 1 }],
  ["zzṣ", { yo: 1 }],
  ["zzị", { ig: 1 }],
  ["zzụ", { ig: 1 }],
  ["zzṅ", { ig: 1 }],
  // Both languages write these.
  ["zzọ", { yo: 0.5, ig: 0.5 }],
  ["n'zzu", { yo: 0.5, ig: 0.5 }],
  ["zzm̀", { yo: 0.5 }],
  ["zzu", {}],
])("a word that is on no list counts by its letters: %s", (word, evidence) => {
  expect(weighLanguages(word)).toEqual({ ...none, ...evidence });
});

test.each([
  ["birnin", { ha: 1 }],
  ["birnin Birnin BIRNIN", { ha: 1 }],
  ["birnin kasuwa", { ha: 2 }],
  ["", {}],
])("each word of a list counts once: %j", (text, evidence) => {
  expect(weighLanguages(text)).toEqual({ ...none, ...evidence });
});

test.each([
  ["go", { en: 0.5, pcm: 0.5 }],
  ["mu", { ha: 0.5, yo: 0.5 }],
  ["go make", { en: 1, pcm: 1 }],
])("a word that is on two lists counts half for each: %s", (text, evidence) => {
  expect(weighLanguages(text)).toEqual({ ...none, ...evidence });
});

test.each([
  // Without evidence, and if it is level, the text is in English.
  ["", "en"],
  ["birnin the", "en"],
  ["birnin kasuwa the", "ha"],
  // Naijá needs a word and a half, and a fifth of the evidence for English.
  ["dey the man has been", "en"],
  ["dey go the man has been", "pcm"],
  ["pipo dey the man has been with them after they their from", "pcm"],
  ["pipo dey the man has been with them after they their from which", "en"],
])("where the paper's language is unknown, %j is %s", (title, language) => {
  expect(detectLanguage({ title }, null)).toBe(language);
});

test("exactly one and a half times the evidence of the paper's own language is enough", () => {
  expect(detectLanguage({ title: "ilé ìwé kasuwa birnin gwamna" }, "yo")).toBe("ha");
  expect(weighLanguages("ilé ìwé kasuwa birnin gwamna")).toEqual({ ...none, yo: 2, ha: 3 });
});

test("exactly one and a half words are enough against English", () => {
  expect(weighLanguages("ilé zzọ")).toEqual({ ...none, yo: 1.5, ig: 0.5 });
  expect(detectLanguage({ title: "ilé zzọ" }, "en")).toBe("yo");
});

test.each([
  [300, "ha"],
  [301, "en"],
])("a headline whose second Hausa word ends at character %i is in %s", (length, language) => {
  expect(detectLanguage({ title: "kasuwa birnin".padStart(length) }, "en")).toBe(language);
});

test.each([
  [120, "ha"],
  [121, "en"],
])("a summary whose second Hausa word ends at character %i is in %s", (length, language) => {
  const summary = "kasuwa birnin".padStart(length);
  expect(detectLanguage({ title: "Kano Pillars", summary }, "en")).toBe(language);
});

test("a summary's first letter is read", () => {
  expect(detectLanguage({ title: "", summary: "kasuwa birnin" }, "en")).toBe("ha");
});
