import { expect, test } from "vitest";
import { cityNames } from "#features/culture/intake/city.ts";
import { stateNamed } from "#features/news/api/filter.ts";

test("every city that an event can name leads to a state's page", () => {
  expect(cityNames.filter((city) => stateNamed(city) === undefined)).toEqual([]);
});
