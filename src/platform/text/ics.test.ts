import { expect, test } from "vitest";
import { type CalendarEvent, toIcs } from "./ics.ts";

const event: CalendarEvent = {
  ...{ uid: "a", start: "2026-11-21", minutes: 90, summary: "A", description: "B", location: null },
  ...{ url: "https://b.example", status: "CONFIRMED" },
};

/** The lines of one event, as they are written. */
function linesOf(parts: Partial<CalendarEvent>): string[] {
  const madeAt = new Date("2026-11-20T12:00:00Z");
  return toIcs({ name: "N", maker: "M", madeAt, events: [{ ...event, ...parts }] }).split("\r\n");
}

test.each([
  ["DESCRIPTION:".length, 63, [75]],
  ["DESCRIPTION:".length, 64, [75, 2]],
  ["DESCRIPTION:".length, 63 + 74, [75, 75]],
  ["DESCRIPTION:".length, 63 + 74 + 1, [75, 75, 2]],
])(
  "after a name of %i letters, a text of %i folds into lines of %j bytes, indents included",
  (_, letters, lengths) => {
    const lines = linesOf({ description: "x".repeat(letters) });
    const from = lines.findIndex((line) => line.startsWith("DESCRIPTION:"));
    expect(lines.slice(from, from + lengths.length).map((line) => line.length)).toEqual(lengths);
    expect(lines.slice(from + 1, from + lengths.length).every((line) => line.startsWith(" x"))).toBe(true);
    expect(lines[from + lengths.length]).not.toMatch(/^ /);
  },
);

test("folding splits no letter, however many bytes it has", () => {
  const description = "ẹ̀ọ́".repeat(60);
  const unfolded = linesOf({ description }).join("\r\n").replaceAll("\r\n ", "");
  expect(unfolded).toContain(`DESCRIPTION:${description}`);
});

test("commas, semicolons, backslashes and newlines in a text are escaped", () => {
  expect(linesOf({ summary: "A, B; C\\D\nE\r\nF" })).toContain("SUMMARY:A\\, B\\; C\\\\D\\nE\\nF");
});

test("a calendar has its name, its maker and its events, and says how often to fetch it again", () => {
  const madeAt = new Date("2026-11-20T12:00:00.900Z");
  const match: CalendarEvent = {
    ...{ uid: "m1", start: new Date("2026-11-22T15:00:00Z"), minutes: 115, summary: "A v B" },
    ...{ description: "NPFL", location: "Aba, Enyimba", url: "https://b.example/m1", status: "TENTATIVE" },
  };
  expect(toIcs({ name: "N, 2026", maker: "M; M", madeAt, events: [event, match] })).toBe(
    [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//M\\; M//EN",
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
      "X-WR-CALNAME:N\\, 2026",
      "X-WR-TIMEZONE:Africa/Lagos",
      "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
      "X-PUBLISHED-TTL:PT6H",
      "BEGIN:VEVENT",
      "UID:a@naija-gist",
      "DTSTAMP:20261120T120000Z",
      "DTSTART;VALUE=DATE:20261121",
      "DTEND;VALUE=DATE:20261122",
      "SUMMARY:A",
      "DESCRIPTION:B",
      "URL:https://b.example",
      "STATUS:CONFIRMED",
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
      "BEGIN:VEVENT",
      "UID:m1@naija-gist",
      "DTSTAMP:20261120T120000Z",
      "DTSTART:20261122T150000Z",
      "DTEND:20261122T165500Z",
      "SUMMARY:A v B",
      "DESCRIPTION:NPFL",
      "LOCATION:Aba\\, Enyimba",
      "URL:https://b.example/m1",
      "STATUS:TENTATIVE",
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ].join("\r\n"),
  );
});
