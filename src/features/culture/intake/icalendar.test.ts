import { expect, test } from "vitest";
import { readICalendar } from "./icalendar.ts";

const event = (...lines: string[]) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"];
const calendar = (...lines: string[]) => ["BEGIN:VCALENDAR", ...lines, "END:VCALENDAR"].join("\r\n");
const read = (...lines: string[]) => readICalendar(calendar(...lines), 1_000);

test("every property of an event is read, and missing ones are null", () => {
  const lines = [
    ...[
      "UID:7",
      "SUMMARY:Fair",
      "DTSTART:20261201T180000Z",
      "DTEND:20261201T200000Z",
      "LOCATION:Hall\\, Kano",
    ],
    ...["CATEGORIES:Trade", "DESCRIPTION:a\\nb\\Nc\\;d\\\\e", "URL:https://a.example/", "STATUS:Cancelled"],
  ];
  expect(read(...event(...lines))).toEqual([
    {
      ...{ uid: "7", repeats: false, name: "Fair", place: "Hall, Kano", city: null, words: ["Trade"] },
      start: { at: new Date("2026-12-01T18:00:00Z"), dayOnly: false },
      end: { at: new Date("2026-12-01T20:00:00Z"), dayOnly: false },
      ...{ description: "a\nb\nc;d\\e", url: "https://a.example/", image: null, price: null },
      status: "cancelled",
    },
  ]);
  expect(read(...event())).toEqual([
    {
      ...{
        uid: null,
        repeats: false,
        name: null,
        start: null,
        end: null,
        place: null,
        city: null,
        words: [""],
      },
      ...{ description: null, url: null, image: null, price: null, status: "scheduled" },
    },
  ]);
});

test("an event's picture is its image, or else its attachment", () => {
  const pictureOf = (...lines: string[]) => read(...event(...lines))[0]?.image;
  expect(pictureOf("ATTACH:https://a.example/a", "IMAGE:https://a.example/i")).toBe("https://a.example/i");
  expect(pictureOf("ATTACH;FMTTYPE=image/png:https://a.example/a")).toBe("https://a.example/a");
});

test("a property given twice counts once, in small letters too, and parts of an event are not the event", () => {
  const lines = event("BEGIN:VALARM", "SUMMARY:Alarm", "END:VALARM", "summary:First", "SUMMARY:Second");
  expect(read(...lines).map(({ name }) => name)).toEqual(["First"]);
  expect(read("BEGIN: vevent ", "SUMMARY:Small", "END:vevent").map(({ name }) => name)).toEqual(["Small"]);
  expect(read("BEGIN:VTODO", "SUMMARY:A task", "END:VTODO")).toEqual([]);
});

test("lines that are not properties are left out", () => {
  expect(read("no property", ...event("SUMMARY:Fair", "", "nor this"))[0]?.name).toBe("Fair");
  expect(readICalendar("END:VEVENT\nSUMMARY:alone", 10)).toEqual([]);
});

test("a line that begins with a space or a tab continues the line before", () => {
  expect(read(...event("SUMMARY:Fe", " la", "\tbration"))[0]?.name).toBe("Felabration");
  expect(readICalendar(calendar(...event("SUMMARY:Fe", " la")).replaceAll("\r", ""), 10)[0]?.name).toBe(
    "Fela",
  );
});

test("a line is read up to its 20,000th character", () => {
  const line = `SUMMARY:${"x".repeat(20_000)}`;
  expect(read(...event(line))[0]?.name).toHaveLength(20_000 - "SUMMARY:".length);
});

test("an event is read up to eight components deep, and nothing after a deeper one", () => {
  const deep = (around: number) => [
    ...Array<string>(around).fill("BEGIN:X"),
    ...event("SUMMARY:Deep"),
    ...Array<string>(around).fill("END:X"),
    ...event("SUMMARY:After"),
  ];
  const names = (around: number) => read(...event("SUMMARY:Before"), ...deep(around)).map(({ name }) => name);
  expect(names(6)).toEqual(["Before", "Deep", "After"]);
  expect(names(7)).toEqual(["Before"]);
});

test("no more events are read than asked for", () => {
  const three = calendar(...event("SUMMARY:1"), ...event("SUMMARY:2"), ...event("SUMMARY:3"));
  expect(readICalendar(three, 2).map(({ name }) => name)).toEqual(["1", "2"]);
  expect(readICalendar(three, 4)).toHaveLength(3);
});

test.each([
  ["DTEND;VALUE=DATE:20261208", "2026-12-06T23:00:00.000Z"],
  ["DTEND:20261208T100000Z", "2026-12-08T10:00:00.000Z"],
])("%s: an end that is a day is the day after the last", (line, at) => {
  expect(read(...event("DTSTART;VALUE=DATE:20261201", line))[0]?.end?.at.toISOString()).toBe(at);
});
