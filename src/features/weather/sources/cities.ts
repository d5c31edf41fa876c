import { states } from "#contracts/places.ts";
import type { Place } from "#features/weather/shapes.ts";

const at = (name: string, latitude: number, longitude: number): Place => ({
  name,
  country: "NG",
  latitude,
  longitude,
});

/** The state capitals and other large cities, known without a look-up, in the order of the alphabet. */
export const nigerianCities: readonly Place[] = [
  ...states.map(({ capital, latitude, longitude }) => at(capital, latitude, longitude)),
  at("Aba", 5.107, 7.367),
  at("Lagos", 6.455, 3.394),
  at("Onitsha", 6.145, 6.786),
  at("Warri", 5.517, 5.75),
  at("Zaria", 11.085, 7.72),
].sort((a, b) => (a.name < b.name ? -1 : 1));
