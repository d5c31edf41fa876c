import { expect, test } from "vitest";
import { stem } from "#platform/text/analysis/words.ts";
import { findLinks, type LinkableArticle, namesOf } from "./find-links.ts";

const noon = Date.parse("2026-11-20T12:00:00Z");

function article(id: string, language: string, title: string, hours = 0): LinkableArticle {
  return { id, language, title, summary: "", time: new Date(noon + hours * 3_600_000) };
}

const english = article("en1", "en", "Surgeon Kelechi Obianuju opens Gwarzo clinic in Sokoto");
const hausa = "Likita Kelechi Obianuju ta buɗe asibitin Gwarzo a Sakkwato";

test("articles in two languages are linked by shared rare names, in each language's spelling", () => {
  const links = findLinks([
    english,
    article("ha1", "ha", hausa),
    article("yo1", "yo", "Dókítà Kẹlẹchi Ọbianuju ṣí ilé ìwòsàn Gwarzo"),
    article("ig1", "ig", "Dọkịta Kelechi Obianuju meghere ụlọ ọgwụ n'Gwarzo"),
  ]);
  expect(links.map(({ article, other }) => `${article}-${other}`).toSorted()).toEqual([
    "en1-ha1",
    "en1-ig1",
    "en1-yo1",
    "ig1-ha1",
    "yo1-ha1",
    "yo1-ig1",
  ]);
  expect(links.every(({ rarity }) => rarity >= 19)).toBe(true);
});

test.each([
  ["the same language", article("en2", "en", "Kelechi Obianuju names Gwarzo clinic staff")],
  ["more than a day apart", article("ha1", "ha", hausa, 25)],
  ["only one rare name", article("ha1", "ha", "Obianuju ta isa Legas")],
  ["only common names", article("ha1", "ha", "Tinubu da APC da INEC a Abuja, Najeriya, Sakkwato")],
  ["no name at all", article("ha1", "ha", "ƴan bindiga sun kashe mutum goma")],
])("no link: %s", (_why, other) => {
  expect(findLinks([english, other])).toEqual([]);
});

test.each([
  ["Ya isa Sakkwato", "sokoto"],
  ["Sun dawo daga Legas", "lagos"],
  ["Ọ lọ si Eko", "lagos"],
])("a place has the same name in every language: %s", (text, name) => {
  expect([...namesOf(text).keys()]).toContain(stem(name));
});
