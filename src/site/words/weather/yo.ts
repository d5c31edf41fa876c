import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { weather as names } from "./en.ts";

export const weather = {
  "Change city": "Yí ìlú padà",
  "City of the weather": "Ìlú ojú ọjọ́",
  "High / low": "Gíga / ìsàlẹ̀",
  Humidity: "Ọ̀rinrin",
  "The cities could not be loaded.": "Àwọn ìlú kò jáde.",
  "The city could not be saved.": "A kò fi ìlú náà pamọ́.",
  "The weather is on the front page": "Ojú ọjọ́ wà lójúewé àkọ́kọ́",
  "Updated just now": "A ṣẹ̀ṣẹ̀ tún un ṣe",
  "Updated {n} days ago": "A tún un ṣe ní ọjọ́ {n} sẹ́yìn",
  "Updated {n} h ago": "A tún un ṣe ní wákàtí {n} sẹ́yìn",
  "Updated {n} min ago": "A tún un ṣe ní ìṣẹ́jú {n} sẹ́yìn",
  Weather: "Ojú ọjọ́",
  "Where I am": "Ibi tí mo wà",
  Wind: "Afẹ́fẹ́",
} satisfies WordsFor<typeof names>;
