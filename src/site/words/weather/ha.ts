import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { weather as names } from "./en.ts";

export const weather = {
  "Change city": "Sauya birni",
  "City of the weather": "Birnin yanayi",
  "High / low": "Mafi girma / ƙanƙanta",
  Humidity: "Danshi",
  "The cities could not be loaded.": "Ba a iya lodawa birane ba.",
  "The city could not be saved.": "Ba a adana birnin ba.",
  "The weather is on the front page": "Yanayi yana shafin farko",
  "Updated just now": "An sabunta yanzu",
  "Updated {n} days ago": "An sabunta kwanaki {n} da suka wuce",
  "Updated {n} h ago": "An sabunta awa {n} da suka wuce",
  "Updated {n} min ago": "An sabunta minti {n} da suka wuce",
  Weather: "Yanayi",
  "Where I am": "Inda nake",
  Wind: "Iska",
} satisfies WordsFor<typeof names>;
