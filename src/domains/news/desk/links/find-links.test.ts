import { expect, test } from "vitest";
import { stem } from "#platform/text/analysis/words.ts";
import { findLinks, type Linkable } from "./find-links.ts";
import { namesOf } from "./read-names.ts";

const noon = Date.parse("2026-11-20T12:00:00Z");

function told(id: string, language: string, title: string, hours = 0): Linkable {
  return { id, language, title, summary: "", time: new Date(noon + hours * 3_600_000) };
}

const english = told("en1", "en", "Surgeon Kelechi Obianuju opens Gwarzo clinic in Sokoto");
const hausa = "Likita Kelechi Obianuju ta buɗe asibitin Gwarzo a Sakkwato";

test("articles in two languages are linked by shared rare names, in each language's spelling", () => {
  const found = findLinks([
    english,
    told("ha1", "ha", hausa),
    told("yo1", "yo", "Dókítà Kẹlẹchi Ọbianuju ṣí ilé ìwòsàn Gwarzo"),
    told("ig1", "ig", "Dọkịta Kelechi Obianuju meghere ụlọ ọgwụ n'Gwarzo"),
  ]);
  expect(found.map(({ article, other }) => `${article}-${other}`).toSorted()).toEqual([
    "en1-ha1",
    "en1-ig1",
    "en1-yo1",
    "ig1-ha1",
    "yo1-ha1",
    "yo1-ig1",
  ]);
  expect(found.every(({ rarity }) => rarity >= 19)).toBe(true);
});

test.each([
  ["the same language", told("en2", "en", "Kelechi Obianuju names Gwarzo clinic staff")],
  ["more than a day apart", told("ha1", "ha", hausa, 25)],
  ["only one rare name", told("ha1", "ha", "Obianuju ta isa Legas")],
  ["only common names", told("ha1", "ha", "Tinubu da APC da INEC a Abuja, Najeriya, Sakkwato")],
  ["no name at all", told("ha1", "ha", "ƴan bindiga sun kashe mutum goma")],
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
