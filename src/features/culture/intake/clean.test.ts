import { expect, test } from "vitest";
import { lagosInstant } from "#platform/time.ts";
import { cleanEvent, cleanText, type RawEvent, webAddress } from "./clean.ts";

const start = { at: new Date("2026-12-05T17:00:00Z"), dayOnly: false };
const raw: RawEvent = {
  ...{
    uid: null,
    repeats: false,
    name: "Fair",
    start,
    end: null,
    place: null,
    city: null,
    words: [],
    description: null,
  },
  ...{ url: null, image: null, price: null, status: "scheduled" },
};
const cleaned = (parts: Partial<RawEvent>) => cleanEvent({ ...raw, ...parts });

test("every fact of an event is kept, and missing ones are null or empty", () => {
  const facts = {
    ...{ venue: "Freedom Park, Lagos", city: "Lagos", category: "learning", description: "Of books" },
    ...{
      url: "https://a.example/e",
      imageUrl: "https://a.example/e.jpg",
      price: "Free",
      status: "postponed",
    },
  };
  const end = { at: new Date("2026-12-05T20:00:00Z"), dayOnly: false };
  expect(
    cleaned({
      ...{ end, place: "Freedom Park, Lagos", words: ["Book"], description: "Of books", price: "Free" },
      ...{ url: "https://a.example/e", image: "https://a.example/e.jpg", status: "postponed" },
    }),
  ).toMatchObject({ name: "Fair", startsAt: start.at, endsAt: end.at, allDay: false, ...facts });
  expect(cleaned({ start: { ...start, dayOnly: true } })).toMatchObject({
    ...{ endsAt: null, allDay: true, venue: null, city: null, category: "festival", description: "" },
    ...{ url: null, imageUrl: null, price: null, status: "scheduled" },
  });
  // An event that begins at an hour and ends on a later day ends with that day; on its own, at no known time.
  const lastDay = (day: string) => cleaned({ end: { at: lagosInstant(day, "00:00"), dayOnly: true } });
  expect(lastDay("2026-12-07")).toMatchObject({ endsAt: lagosInstant("2026-12-07", "23:59") });
  expect(lastDay("2026-12-05")).toMatchObject({ endsAt: null });
  expect(cleaned({ name: null })).toBeNull();
  expect(cleaned({ name: "<b> </b>" })).toBeNull();
  expect(cleaned({ start: null })).toBeNull();
});

test.each([
  ["name", "name", 200],
  ["place", "venue", 200],
  ["description", "description", 2_000],
  ["price", "price", 60],
] as const)("an event's %s may be as long as its limit; a longer one is cut", (given, kept, longest) => {
  const text = (length: number) => ({ [given]: "x".repeat(length) });
  expect(cleaned(text(longest))?.[kept]).toBe("x".repeat(longest));
  expect(cleaned(text(longest + 1))?.[kept]).toBe(`${"x".repeat(longest - 1)}…`);
});

test("a city is read from the first sixty characters of a file's own word for it", () => {
  expect(cleaned({ city: `${"x".repeat(55)} Kano` })?.city).toBe("Kano");
  expect(cleaned({ city: `${"x".repeat(56)} Kano` })?.city).toBeNull();
});

test("the place is more reliable than the file's own city, which may be a state", () => {
  expect(cleaned({ city: "Kano", place: "Sabon Gari, Zaria" })?.city).toBe("Zaria");
  expect(cleaned({ city: "Kano", place: "The old stadium" })?.city).toBe("Kano");
});

test("an event's id consists of twelve hexadecimal digits from its own id, or from its name and start", () => {
  const ids = [
    cleaned({}),
    cleaned({ name: "Other fair" }),
    cleaned({ start: { ...start, at: new Date("2026-12-06T17:00:00Z") } }),
    cleaned({ uid: "1" }),
    cleaned({ uid: "2" }),
  ].map((event) => event?.id);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
  expect(cleaned({ uid: "1", name: "Renamed" })?.id).toBe(cleaned({ uid: "1" })?.id);
  expect(cleaned({ description: "More" })?.id).toBe(cleaned({})?.id);
});

test.each([
  ["abcde", 5, "abcde"],
  ["abcdef", 5, "abcd…"],
  ["ab  cdef", 5, "ab c…"],
  ["abc defg", 5, "abc…"],
  ["<b>abcde</b>", 5, "abcde"],
  [null, 5, ""],
])("the text %j cut to %d characters is %j", (text, longest, shortened) =>
  expect(cleanText(text, longest)).toBe(shortened),
);

test("what follows the first 20,000 characters of a text is not read", () => {
  const blanks = " ".repeat(19_999);
  expect(cleanText(`${blanks}XY`, 5)).toBe("X");
});

test("marks that reverse the writing direction are removed", () => {
  expect(cleanText("a\u200e\u061c\u202e\u2066b\u200f\u202a\u2069c", 9)).toBe("abc");
});

test.each([
  ["https://example.org/a?b=1#c", "https://example.org/a?b=1#c"],
  [" HTTP://Example.org ", "http://example.org/"],
  [`https://a/${"x".repeat(1_990)}`, `https://a/${"x".repeat(1_990)}`],
  [`https://a/${"x".repeat(1_991)}`, null],
  ["https://user:secret@example.org/", null],
  ["https://user@example.org/", null],
  ["https://:secret@example.org/", null],
  ["ftp://example.org/", null],
  ["xhttps://example.org/", null],
  ["example.org", null],
  ["", null],
  [null, null],
])("the web address %j is read as %j", (text, address) => expect(webAddress(text)).toBe(address));
