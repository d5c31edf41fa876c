import { expect, test } from "vitest";
import { categoryOf } from "./clean.ts";
import { readFilms } from "./films.ts";
import { readEvents as readEventsAt } from "./read-events.ts";

const readEvents = (text: string) => readEventsAt(text, new Date("2026-06-01T12:00:00Z"));

const event = (name: string) => ({ "@type": "Event", name, startDate: "2026-12-01" });
const nestedIn = (depth: number, value: unknown): unknown =>
  depth === 0 ? value : [nestedIn(depth - 1, value)];

function namesIn(json: unknown): readonly string[] | string {
  const read = readEvents(typeof json === "string" ? json : JSON.stringify(json));
  return read.ok ? read.value.events.map(({ name }) => name) : read.failure.kind;
}

test("an event is found up to twelve levels deep and among the first 20,000 values, no further", () => {
  expect(namesIn(nestedIn(12, event("deep")))).toEqual(["deep"]);
  expect(namesIn(nestedIn(13, event("deep")))).toEqual([]);
  const afterItems = (before: number) => [...Array<number>(before).fill(0), event("far")];
  expect(namesIn(afterItems(19_998))).toEqual(["far"]);
  expect(namesIn(afterItems(19_999))).toEqual([]);
});

test("a file may hold a thousand events and two megabytes, no more", () => {
  const namesOfMany = (count: number) => namesIn(Array.from({ length: count }, (_, at) => event(`e${at}`)));
  expect(namesOfMany(1_000)).toHaveLength(1_000);
  expect(namesOfMany(1_001)).toBe("too-large");
  const padded = (length: number) => JSON.stringify(event("x")).padEnd(length, " ");
  expect(namesIn(padded(2_097_152))).toEqual(["x"]);
  expect(namesIn(padded(2_097_153))).toBe("too-large");
});

test("a file that is refused is told why, and one without events is not refused", () => {
  const failureOf = (text: string) => {
    const read = readEvents(text);
    return read.ok ? read.value : read.failure;
  };
  expect(failureOf("x".repeat(2_097_153))).toEqual({
    ...{ kind: "too-large", message: "more than 2097152 characters" },
  });
  expect(failureOf(JSON.stringify(Array(1_001).fill(event("x"))))).toEqual({
    ...{ kind: "too-large", message: "more than 1000 events" },
  });
  expect(failureOf("hello")).toEqual({ kind: "not-understood", message: "neither iCalendar nor JSON-LD" });
  const empty = { events: [], leftOut: 0, isWhole: true };
  expect(failureOf("[]")).toEqual(empty);
  expect(failureOf(" \n begin:vcalendar\nEND:VCALENDAR")).toEqual(empty);
});

test("an event must start from 2000 to 2099; an end after 2099 or not after the start is dropped", () => {
  const at = (startDate: string, endDate?: string) => {
    const read = readEvents(JSON.stringify({ ...event("x"), startDate, endDate }));
    return read.ok && (read.value.events[0]?.endsAt?.toISOString() ?? read.value.leftOut);
  };
  expect(at("1999-12-31T23:59Z")).toBe(1);
  expect(at("2000-01-01T00:00Z")).toBe(0);
  expect(at("2099-12-31T23:59Z", "2100-01-01T00:00Z")).toBe(0);
  expect(at("2100-01-01T00:00Z")).toBe(1);
  expect(at("2026-12-01T18:00Z", "2026-12-01T18:00Z")).toBe(0);
  expect(at("2026-12-01T18:00Z", "2026-12-01T18:01Z")).toBe("2026-12-01T18:01:00.000Z");
});

test.each([
  ["MusicEvent", "x", "music"],
  ["ComedyEvent", "x", "theatre"],
  ["", "Premiere of a Nollywood classic", "film"],
  ["", "Lagos City Marathon", "sport"],
  ["", "Night of prayers", "faith"],
  ["", "Durbar", "festival"],
  ["", "Fintech summit", "business"],
  ["", "A lecture", "learning"],
  ["", "Get-together", "other"],
  // The file's own words take precedence over the name, and an earlier sign over a later one.
  ["EducationEvent", "Jazz night", "learning"],
  ["Festival", "x", "festival"],
  ["", "Gospel concert", "music"],
  ["", "Musical chairs", "other"],
])("an event with the words %j and the name %j has the category %s", (words, name, category) => {
  expect(categoryOf(words, name)).toBe(category);
});

const film = { list: "now", title: "A film" };
const kindOf = (rows: unknown) => {
  const read = readFilms(JSON.stringify(rows));
  return read.ok ? "fine" : (/^(?:\d+\.)?\w*/.exec(read.failure.message)?.[0] ?? "");
};

test.each<[object, string]>([
  [
    { title: "x".repeat(200), length_minutes: 1_000, rating: 10, genres: Array(20).fill("x".repeat(80)) },
    "fine",
  ],
  [{ rating: 0, length_minutes: 1, release_date: "2026-12-18", description: "x".repeat(2_000) }, "fine"],
  [{ poster_url: null, trailer_url: null, length_minutes: null, release_date: null, rating: null }, "fine"],
  [{ title: "" }, "0.title"],
  [{ title: "x".repeat(201) }, "0.title"],
  [{ description: "x".repeat(2_001) }, "0.description"],
  [{ poster_url: "x".repeat(2_000), trailer_url: "x".repeat(2_000) }, "fine"],
  [{ poster_url: "x".repeat(2_001) }, "0.poster_url"],
  [{ trailer_url: "x".repeat(2_001) }, "0.trailer_url"],
  [{ title: "x" }, "fine"],
  [{ genres: Array(21).fill("x") }, "0.genres"],
  [{ genres: ["x".repeat(81)] }, "0.genres"],
  [{ cities: Array(20).fill("x".repeat(80)) }, "fine"],
  [{ cities: ["x".repeat(81)] }, "0.cities"],
  [{ length_minutes: 0 }, "0.length_minutes"],
  [{ length_minutes: 1_001 }, "0.length_minutes"],
  [{ rating: 10.1 }, "0.rating"],
  [{ rating: -0.1 }, "0.rating"],
  [{ release_date: "18/12/2026" }, "0.release_date"],
])("checking a film with %j gives: %s", (parts, problem) =>
  expect(kindOf([{ ...film, ...parts }])).toBe(problem),
);

test("a film's texts keep to their limits even if composing their characters makes them longer", () => {
  // Unicode composes this letter from two characters, not the other way round.
  const grows = (length: number) => "\u0958".repeat(length);
  const read = readFilms(
    JSON.stringify([
      { ...film, title: grows(200), description: grows(2_000), genres: [grows(80)], cities: [grows(80)] },
    ]),
  );
  const [kept] = read.ok ? read.value.now : [];
  expect(kept?.title).toHaveLength(200);
  expect(kept?.overview).toHaveLength(2_000);
  expect([...(kept?.genres ?? []), ...(kept?.cities ?? [])].map(({ length }) => length)).toEqual([80, 80]);
});

test("a file may hold 500 films, which are numbered within their list", () => {
  expect(kindOf(Array(500).fill(film))).toBe("fine");
  expect(kindOf(Array(501).fill(film))).toBe("");
  const read = readFilms(JSON.stringify([film, { ...film, list: "soon" }, film]));
  expect(read.ok && [read.value.now.map(({ id }) => id), read.value.soon.map(({ id }) => id)]).toEqual([
    ["film-1", "film-2"],
    ["film-1"],
  ]);
});

test("every fact of an operator's film is kept, and missing ones are null or empty", () => {
  const facts = {
    ...{ title: "A film", description: "Of Lagos", genres: ["Drama"], cities: ["Lagos", "Abuja"] },
    ...{ length_minutes: 101, release_date: "2026-12-18", rating: 7.5, nollywood: true },
    ...{ poster_url: "https://a.example/p.jpg", trailer_url: "https://a.example/t" },
  };
  const read = readFilms(JSON.stringify([{ list: "now", ...facts }, film]));
  const rest = { genres: [], cities: [], poster: null, trailerUrl: null };
  expect(read.ok && read.value.now).toEqual([
    {
      ...{
        id: "film-1",
        title: "A film",
        overview: "Of Lagos",
        genres: ["Drama"],
        cities: ["Lagos", "Abuja"],
      },
      ...{ lengthMinutes: 101, releaseDate: "2026-12-18", rating: 7.5, nollywood: true },
      ...{ poster: "https://a.example/p.jpg", trailerUrl: "https://a.example/t" },
    },
    {
      ...{ id: "film-2", title: "A film", overview: "", ...rest },
      ...{ lengthMinutes: null, releaseDate: null, rating: null, nollywood: false },
    },
  ]);
});
