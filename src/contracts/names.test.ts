import { expect, test } from "vitest";
import { categoryNewsName, foldName, namesMatch } from "./names.ts";

test.each(["Iroyin", "iroyin eyele", "ÌRÒYÌN", "eyele", "  Iroyin-Eyele ", ""])(
  "typing %j finds Ìròyìn Ẹyẹlé",
  (typed) => expect(namesMatch("Ìròyìn Ẹyẹlé", typed)).toBe(true),
);

test.each(["iroyin eyela", "n e y"])("typing %j does not find Ìròyìn Ẹyẹlé", (typed) =>
  expect(namesMatch("Ìròyìn Ẹyẹlé", typed)).toBe(false),
);

test("a name's diacritics are folded in every Unicode spelling", () => {
  expect(new Set(["Ọ̀ṣun", "O\u0323\u0300s\u0323un", "Ọ̀ṣun".normalize("NFC"), "osun"].map(foldName))).toEqual(
    new Set(["osun"]),
  );
});

test.each([
  ["Ɓauchi", "bauchi"],
  ["Ɗan Ƙasa", "dan kasa"],
  ["ƴanci, ƙauye & ɓarawo", "yanci kauye barawo"],
  ["  --  ", ""],
])("%j is folded to %j, without hooks and punctuation", (name, folded) => {
  expect(foldName(name)).toBe(folded);
});

test.each([
  ["General News", "General News"],
  ["Politics", "Politics news"],
])("the news of the category %s is called %j", (category, heading) =>
  expect(categoryNewsName(category)).toBe(heading),
);
