import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pages } from "#contracts/addresses.ts";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import type { CultureEvent } from "#features/culture/contract.ts";
import { textOf } from "#tests/support/page-text.ts";
import { renderPage } from "#tests/support/site-pages.tsx";

const recorded: { now: string; answers: Record<string, { events: CultureEvent[] }> } = JSON.parse(
  readFileSync("tests/fixtures/page-answers.json", "utf8"),
);

/** What the page says above the name of an event that begins at 20:00 on 5 December in Lagos. */
async function whenOf(ends_at: string | null, all_day: boolean): Promise<string | undefined> {
  const ask = (async (address: string) => {
    const answer = recorded.answers[`${api.culture.events} {}`];
    if (address !== api.culture.events || !answer) throw new Error("not asked");
    const event = { ...answer.events[0], starts_at: "2026-12-05T19:00:00.000Z", ends_at, all_day };
    return { ...answer, events: [{ ...event, category: "music" }] };
  }) as unknown as Ask;
  const lines = textOf(await renderPage(ask, pages.events, recorded.now)).split("\n");
  return lines[lines.lastIndexOf("music") - 1];
}

test.each([
  ["its hours", "2026-12-05T21:00:00.000Z", false, "20:00 to 22:00"],
  ["its hours, if it goes on into the next day", "2026-12-06T01:00:00.000Z", false, "20:00 to 02:00"],
  ["its hours, one minute short of a day", "2026-12-06T18:59:00.000Z", false, "20:00 to 19:59"],
  ["its hour and last day, if longer", "2026-12-06T19:00:00.000Z", false, "20:00 · Until 6 December 2026"],
  ["its last day, if no hour is known", "2026-12-06T01:00:00.000Z", true, "Until 6 December 2026"],
  ["that it is all day", "2026-12-05T22:00:00.000Z", true, "All day"],
  ["its hour alone, if no end is known", null, false, "20:00"],
])("of an event the page says %s", async (_, ends, allDay, said) => {
  expect(await whenOf(ends, allDay)).toBe(said);
});
