import { expect, test } from "vitest";
import { readJsonLd } from "./json-ld.ts";

const read = (thing: unknown) => readJsonLd(JSON.stringify(thing), 1_000)?.raw ?? null;
const one = (parts: object) => read({ "@type": "Event", ...parts })?.[0];
const names = (text: string, limit = 1_000) => readJsonLd(text, limit)?.raw.map(({ name }) => name) ?? null;
const script = (json: unknown, attributes = 'type="application/ld+json"') =>
  `<script ${attributes}>${JSON.stringify(json)}</script>`;
const event = (name: string) => ({ "@type": "Event", name });

test("every fact of an event is read, and missing ones are null or empty", () => {
  const facts = {
    ...{ "@id": "7", name: "Fair", startDate: "2026-12-01", endDate: "2026-12-02", description: "Of books" },
    ...{ url: "https://a.example/e", image: "https://a.example/e.jpg", offers: { price: 0 } },
    location: {
      name: "Hall",
      address: { streetAddress: "1 Ring Road", addressLocality: "Zaria", addressRegion: "Kaduna" },
    },
  };
  expect(one(facts)).toEqual({
    ...{
      uid: "7",
      repeats: false,
      name: "Fair",
      place: "Hall, 1 Ring Road, Zaria",
      city: "Zaria",
      words: ["Event"],
    },
    start: { at: new Date("2026-11-30T23:00:00Z"), dayOnly: true },
    end: { at: new Date("2026-12-01T23:00:00Z"), dayOnly: true },
    ...{ description: "Of books", url: "https://a.example/e", image: "https://a.example/e.jpg" },
    ...{ price: "Free", status: "scheduled" },
  });
  expect(one({})).toEqual({
    ...{
      uid: null,
      repeats: false,
      name: null,
      start: null,
      end: null,
      place: "",
      city: null,
      words: ["Event"],
    },
    ...{ description: null, url: null, image: null, price: null, status: "scheduled" },
  });
});

test("an event's id is its @id, else its identifier, else its address", () => {
  const ids = { "@id": "one", identifier: "two", url: "three" };
  expect(one(ids)?.uid).toBe("one");
  expect(one({ ...ids, "@id": " " })?.uid).toBe("two");
  expect(one({ ...ids, "@id": null, identifier: 2 })?.uid).toBe("three");
});

test("events of different dates at one address have ids of their own; the last is identified by the address", () => {
  const url = "https://a.example/series";
  const ids = (...things: object[]) =>
    read(things.map((thing) => ({ "@type": "Event", url, ...thing })))?.map(({ uid }) => uid);
  const [first, second] = [{ startDate: "2026-12-01T18:00Z" }, { startDate: "2026-12-08T18:00Z" }];
  expect(ids(first)).toEqual([url]);
  expect(ids(first, second)).toEqual([`${url} 2026-12-01T18:00:00.000Z`, url]);
  expect(ids(second, first)).toEqual([url, `${url} 2026-12-01T18:00:00.000Z`]);
  expect(ids(first, first)).toEqual([url, url]);
  expect(ids({ ...first, "@id": "one" }, second, {})).toEqual(["one", url, url]);
});

test.each([
  ["Hall, Kano", "Hall, Kano", null],
  [{ name: "Hall", address: "1 Ring Road, Kano" }, "Hall, 1 Ring Road, Kano", null],
  [{ address: { addressRegion: "Kano" } }, "", "Kano"],
  [[{ name: "First" }, { name: "Second" }], "First", null],
  [{ name: "Hall", address: [{ addressLocality: "Zaria" }] }, "Hall, Zaria", "Zaria"],
  [null, "", null],
  [7, "", null],
])("an event at %j takes place at %j in the city %j", (location, place, city) =>
  expect(one({ location })).toMatchObject({ place, city }),
);

test.each([
  ["https://a.example/1", "https://a.example/1"],
  [["https://a.example/1", "https://a.example/2"], "https://a.example/1"],
  [{ url: "https://a.example/3" }, "https://a.example/3"],
  [[{ url: "https://a.example/3" }, { url: "https://a.example/4" }], "https://a.example/3"],
  [{}, null],
  [[], null],
])("the picture of an event with the image %j is %j", (image, picture) =>
  expect(one({ image })?.image).toBe(picture),
);

test.each([
  ["https://schema.org/EventCancelled", "cancelled"],
  ["EventCancelled", "cancelled"],
  ["https://schema.org/EventPostponed", "postponed"],
  ["https://schema.org/EventRescheduled", "postponed"],
  ["https://schema.org/EventMovedOnline", "scheduled"],
  ["EventCancelledNot", "scheduled"],
])("an event with the status %s is %s", (eventStatus, status) =>
  expect(one({ eventStatus })?.status).toBe(status),
);

test.each([
  ["Event", true],
  ["MusicEvent", true],
  ["Festival", true],
  ["https://schema.org/SportsEvent", true],
  ["schema:DanceEvent", true],
  [["Thing", "Event"], true],
  ["EventVenue", false],
  ["MusicFestival", false],
  ["Music-Event", false],
  [7, false],
  [undefined, false],
])("a thing of the type %j is an event: %j", (type, isEvent) =>
  expect(read({ "@type": type, name: "x" })).toHaveLength(isEvent ? 1 : 0),
);

test("events are found in lists, in graphs and in parts of other things, also beside nulls", () => {
  const inside = { ...event("c"), superEvent: event("d") };
  const page = { "@graph": [null, 7, "word", event("a")], mainEntity: [[event("b")], { about: inside }] };
  expect(names(JSON.stringify(page))?.toSorted()).toEqual(["a", "b", "c", "d"]);
});

test("a page's events are in its ld+json scripts alone; one that is not JSON is left out", () => {
  const page = [
    ` <html>${script(event("code"), 'type="text/javascript"')}${script(event("a"), "")}`,
    `${script(event("b"))}<SCRIPT id=2 type='Application/LD+JSON'>${JSON.stringify(event("c"))}</SCRIPT>`,
    `<script type="application/ld+json">{"@type":</script>${script([event("d"), event("e")])}</html>`,
  ];
  expect(names(page.join("\n"))).toEqual(["b", "c", "d", "e"]);
  expect(names(page.join("\n"), 3)).toEqual(["b", "c", "d"]);
});

test("a page that breaks off within a script is read up to there", () => {
  expect(names(`${script(event("a"))}<script`)).toEqual(["a"]);
  expect(names(`${script(event("a"))}<script type="application/ld+json">{"@type":"Event"`)).toEqual(["a"]);
});

test("without readable JSON there is no answer; with it there may be no event", () => {
  expect(names("hello")).toBeNull();
  expect(names("<html><p>No script</p></html>")).toBeNull();
  expect(names(`<script type="application/ld+json">{</script>`)).toBeNull();
  expect(names("{}")).toEqual([]);
});
