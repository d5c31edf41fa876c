import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { stateOf, states, zones } from "./places.ts";

test("there are 36 states and the Federal Capital Territory, each in a zone and with a capital in Nigeria", () => {
  expect(states).toHaveLength(37);
  expect(new Set(states.map(({ slug }) => slug)).size).toBe(37);
  expect(zones.map((zone) => states.filter((state) => state.zone === zone).length)).toEqual([
    7, 6, 7, 5, 6, 6,
  ]);
  for (const { capital, latitude, longitude, slug } of states) {
    expect(capital).not.toBe("");
    expect(latitude).toBeGreaterThan(4.2);
    expect(latitude).toBeLessThan(13.9);
    expect(longitude).toBeGreaterThan(2.6);
    expect(longitude).toBeLessThan(14.7);
    expect(stateOf(slug)?.slug).toBe(slug);
  }
  expect(stateOf("atlantis")).toBeUndefined();
});

test("neighbours are mutual, and nobody is his own", () => {
  for (const { slug, neighbours } of states) {
    expect(neighbours).not.toContain(slug);
    for (const neighbour of neighbours) expect(stateOf(neighbour)?.neighbours, neighbour).toContain(slug);
  }
});

test("the league's clubs are in these states", () => {
  const clubs: { state: string | null }[] = JSON.parse(
    readFileSync("src/features/league/sources/bundled/clubs.json", "utf8"),
  );
  const names = states.map(({ name }) => name);
  for (const { state } of clubs) if (state !== null) expect(names).toContain(state);
});
