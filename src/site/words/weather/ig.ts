import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { weather as names } from "./en.ts";

export const weather = {
  "Change city": "Gbanwee obodo",
  "City of the weather": "Obodo nke ihu igwe",
  "High / low": "Elu / ala",
  Humidity: "Iru mmiri ikuku",
  "The cities could not be loaded.": "Obodo ndị ahụ ebughị.",
  "The city could not be saved.": "Echekwaghị obodo ahụ.",
  "The weather is on the front page": "Ihu igwe dị n'ihu mbụ",
  "Updated just now": "Emelitere ya ugbu a",
  "Updated {n} days ago": "Emelitere ya ụbọchị {n} gara aga",
  "Updated {n} h ago": "Emelitere ya awa {n} gara aga",
  "Updated {n} min ago": "Emelitere ya nkeji {n} gara aga",
  Weather: "Ihu igwe",
  "Where I am": "Ebe m nọ",
  Wind: "Ifufe",
} satisfies WordsFor<typeof names>;
