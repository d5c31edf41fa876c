/** The weather card. Sorted; the English of a sentence is its name. */
export const weather = [
  "Change city",
  "City of the weather",
  "High / low",
  "Humidity",
  "The cities could not be loaded.",
  "The city could not be saved.",
  "The weather is on the front page",
  "Updated just now",
  "Updated {n} days ago",
  "Updated {n} h ago",
  "Updated {n} min ago",
  "Weather",
  "Where I am",
  "Wind",
] as const;
