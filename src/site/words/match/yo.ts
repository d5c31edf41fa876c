import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { match as names } from "./en.ts";

export const match = {
  "Any other": "Òmíràn",
  "Chances of 10,000 simulated seasons.": "Àǹfààní láti sáà 10,000 tí ẹ̀rọ gbá.",
  "Expected goals: {home} to {away}. Confidence: {confidence}.":
    "Góòlù tí a ń retí: {home} sí {away}. Ìdánilójú: {confidence}.",
  "Forecast NXP v1.0, a learning algorithm: its accuracy will improve over time.":
    "Àsọtẹ́lẹ̀ NXP v1.0, algorithm tó ń kẹ́kọ̀ọ́: yóò máa péye sí i bí àkókò ṣe ń lọ.",
  "How often we are right": "Ìgbà mélòó la máa ń tọ̀nà",
  "Last five, the latest on the right": "Márùn-ún tó kẹ́yìn, tuntun jù ní ọ̀tún",
  "Likely scores": "Èsì tó ṣeé ṣe",
  "Of 100 such matches; {club}’s goals first": "Nínú ìdíje 100 irú èyí; góòlù {club} ṣáájú",
  "One forecast, as of {day}": "Àsọtẹ́lẹ̀ kan, títí di {day}",
  "One forecast, made on {time} and kept as it is": "Àsọtẹ́lẹ̀ kan, a ṣe é {time}, a sì fi sílẹ̀ bẹ́ẹ̀",
  "Picture to share": "Àwòrán láti pín",
  "Places by the likeliest score of each result: {scores}.": "Ipò nípa èsì tó ṣeé ṣe jù: {scores}.",
  Result: "Èsì",
  "Stories of the match": "Ìròyìn ìdíje náà",
  "That evening, before any other match": "Ní ìrọ̀lẹ́ yẹn, ṣáájú ìdíje mìíràn",
  "The home side has not lost in {n} meetings": "Ẹgbẹ́ tó wà nílé kò pàdánù nínú ìpàdé {n}",
  "They have not met in the league since 2009-10.": "Wọn kò tíì pàdé ní líìgì láti 2009-10.",
  "Two goals at most in each of {n} meetings": "Góòlù méjì ló pọ̀ jù nínú ìpàdé {n} kọ̀ọ̀kan",
  "What is at stake": "Ohun tó wà nílẹ̀",
  "kick-off not announced": "a kò tíì kéde àkókò",
  stays: "dúró",
  "{club} have not lost in {n} meetings": "{club} kò pàdánù nínú ìpàdé {n}",
  "{club} play at home and have not lost in {n}.": "{club} wà nílé, wọn kò tíì pàdánù nínú {n}.",
  "{club} play at home and have not won in {n}.": "{club} wà nílé, wọn kò tíì borí nínú {n}.",
  "{club} play at home.": "{club} wà nílé.",
  "{club} win": "{club} borí",
  "{club} won the last {n}": "{club} borí nínú {n} tó kẹ́yìn",
  "{ground}, the home club’s ground": "{ground}, pápá ẹgbẹ́ ilé",
  "{matches} since 2009-10: {one} won {wins}, {other} {losses}, drawn {draws}":
    "{matches} láti 2009-10: {one} borí {wins}, {other} {losses}, ọ̀mì {draws}",
  "{n} league matches": "ìdíje líìgì {n}",
} satisfies WordsFor<typeof names>;
