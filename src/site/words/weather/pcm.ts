import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { weather as names } from "./en.ts";

export const weather = {
  "Change city": "Change city",
  "City of the weather": "City for the weather",
  "High / low": "High / low",
  Humidity: "How air wet",
  "The cities could not be loaded.": "The cities no gree load.",
  "The city could not be saved.": "The city no save.",
  "The weather is on the front page": "Weather dey front page",
  "Updated just now": "Update just now",
  "Updated {n} days ago": "Update {n} days don pass",
  "Updated {n} h ago": "Update {n} hours don pass",
  "Updated {n} min ago": "Update {n} minutes don pass",
  Weather: "Weather",
  "Where I am": "Where I dey",
  Wind: "Breeze",
} satisfies WordsFor<typeof names>;
