import fc from "fast-check";
import { expect, test } from "vitest";
import { visibleText } from "./visible-text.ts";

const marks = "\u0300\u0301\u0302\u0303";

test.each([
  ["Naira gains 2%", "Naira gains 2%"],
  // What the languages need stays: two marks on one letter.
  ["Ìròyìn Ọ̀ṣun: owó oṣù tuntun", "Ìròyìn Ọ̀ṣun: owó oṣù tuntun"],
  ["Akwụkwọ Ụ́dara, ń̄", "Akwụkwọ Ụ́dara, ń̄"],
  ["ƙasa ɗaya", "ƙasa ɗaya"],
  // Stacks of marks are cut, and marks on nothing are dropped.
  [`Z${marks.repeat(20)}algo`, "Z\u0300\u0301algo"],
  [`o\u0323${marks}`, "ọ\u0300"],
  [`${marks} Naira ${marks}`, "Naira"],
  // Invisible and direction characters.
  ["\u202eevoba\u202c Naira\u200e gains\u2060", "evoba Naira gains"],
  ["\ufeffNai\u200cra\u200d ga\u00adins\u3164\u2800", "Naira gains"],
  ["Ti\u200dnubu\u{e0041}\ufe0f", "Tinubu"],
  // Half of an emoji is seen as a missing character.
  ["Half \ud83d an emoji \ude00", "Half \ufffd an emoji \ufffd"],
  // An emoji stays whole.
  ["A doctor 👩‍⚕️ and 👩🏾‍⚕️, ❤️ 1️⃣", "A doctor 👩‍⚕️ and 👩🏾‍⚕️, ❤️ 1️⃣"],
])("%j is seen as %j", (text, seen) => {
  expect(visibleText(text)).toBe(seen.normalize("NFC"));
});

test("what was cleaned once stays, and no letter has more than two marks", () => {
  const unit = fc.constantFrom(..."aọẸ é👩⚕ ", ...marks, ..."\u0323\u200d\ufe0f\u202e\u200b\ud83d");
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      const seen = visibleText(text);
      expect(visibleText(seen)).toBe(seen);
      expect(seen.isWellFormed()).toBe(true);
      expect(seen.normalize("NFD")).not.toMatch(/\p{M}{3}|[\u200b\u202e]/u);
    }),
  );
});
