import { expect, test } from "vitest";
import { type CalendarEvent, toIcs } from "./ics.ts";

const event: CalendarEvent = {
  ...{ uid: "a@b", start: "2026-11-21", minutes: 90, summary: "A", description: "B", location: null },
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
