import { expect, test } from "vitest";
import { foldName, namesMatch, newsOf } from "./names.ts";

test.each(["Iroyin", "iroyin eyele", "ÌRÒYÌN", "eyele", "  Iroyin-Eyele ", ""])(
  "%j is typed for Ìròyìn Ẹyẹlé",
  (typed) => expect(namesMatch("Ìròyìn Ẹyẹlé", typed)).toBe(true),
);

test.each(["iroyin eyela", "n e y"])("%j is not", (typed) =>
  expect(namesMatch("Ìròyìn Ẹyẹlé", typed)).toBe(false),
);

test("however a name's marks are spelt, they are folded", () => {
  expect(new Set(["Ọ̀ṣun", "O\u0323\u0300s\u0323un", "Ọ̀ṣun".normalize("NFC"), "osun"].map(foldName))).toEqual(
    new Set(["osun"]),
  );
});

test.each([
  ["Ɓauchi", "bauchi"],
  ["Ɗan Ƙasa", "dan kasa"],
  ["ƴanci, ƙauye & ɓarawo", "yanci kauye barawo"],
  ["  --  ", ""],
])("%j is folded to %j: Hausa's hooked letters are those without hooks", (name, folded) => {
  expect(foldName(name)).toBe(folded);
});

test.each([
  ["General News", "General News"],
  ["Politics", "Politics news"],
])("the news of %s are %s", (category, said) => expect(newsOf(category)).toBe(said));
