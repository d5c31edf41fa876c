import { states } from "#contracts/places.ts";

/** The capitals, but for Ikeja, which is a district here, and other cities with halls. */
export const cityNames: readonly string[] = [
  ...states.map(({ capital }) => capital).filter((capital) => capital !== "Ikeja"),
  ...["Lagos", "Warri", "Zaria", "Aba", "Onitsha", "Ile-Ife", "Nsukka", "Badagry"],
];
/** Districts that are named without their city. */
const QUARTERS: Readonly<Record<string, string>> = {
  "Victoria Island": "Lagos",
  Lekki: "Lagos",
  Ikeja: "Lagos",
  Ikoyi: "Lagos",
  Yaba: "Lagos",
  Surulere: "Lagos",
  Oniru: "Lagos",
  Wuse: "Abuja",
  Maitama: "Abuja",
  Garki: "Abuja",
  Asokoro: "Abuja",
  Benin: "Benin City",
};

const byName = new Map([
  ...cityNames.map((city) => [city.toLowerCase(), city] as const),
  ...Object.entries(QUARTERS).map(([quarter, city]) => [quarter.toLowerCase(), city] as const),
]);
const CITY_NAME = new RegExp(`(?<![\\p{L}-])(${[...byName.keys()].join("|")})(?![\\p{L}-])`, "giu");

/** The Nigerian city of an address; the last name in it is the most reliable. */
export function cityIn(address: string): string | null {
  const cities = [...address.matchAll(CITY_NAME)].map(([name]) => byName.get(name.toLowerCase()) ?? null);
  return cities.at(-1) ?? null;
}
