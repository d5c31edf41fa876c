import { expect, test } from "vitest";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import { askPlace } from "./place-page.ts";

const place = { name: "Osun", slug: "osun", capital: "Osogbo", cities: ["Osogbo", "Ife"] };
const event = (name: string, city: string | null) => ({ name, city });
const [near, far] = [
  ["Osogbo", "Ife", "Ife", "Osogbo", "Ife", "Ife"],
  ["Lagos", null],
];
const events = [...far, ...near].map((city, at) => event(`e${at}`, city));
const answers: Readonly<Record<string, object>> = {
  [api.news.place]: { place, most_reported: [], latest: [], zone_stories: [], is_quiet: true },
  [api.league.teams]: { teams: [{ _id: "a", team_name: "A", city: "Ife", state: "Osun" }, { state: "Edo" }] },
  [api.league.club]: { row: null, results: ["last", "before"], next: ["next", "then"] },
  [api.culture.events]: { events },
};
const ask = (async (address: string) => {
  const answer = answers[address];
  if (answer === undefined) throw new Error("down");
  return answer;
}) as Ask;

test("a state's page has the next five events in its cities, and its clubs with their last and next match", async () => {
  const shown = await askPlace(ask, "osun", 0);
  expect(shown.events.map(({ name }) => name)).toEqual(["e2", "e3", "e4", "e5", "e6"]);
  expect(shown.clubs).toEqual([
    { id: "a", name: "A", city: "Ife", position: null, last: "last", next: "next" },
  ]);
  expect(shown.weather).toBeNull();
});
