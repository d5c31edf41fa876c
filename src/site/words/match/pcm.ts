import { one } from "#site/words/plural/pcm.ts";
import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { match as names } from "./en.ts";

export const match = {
  "Any other": "Any other one",
  "Chances of 10,000 simulated seasons.": "Chances from 10,000 seasons wey computer play.",
  "Expected goals: {home} to {away}. Confidence: {confidence}.":
    "Goals wey we expect: {home} to {away}. How sure: {confidence}.",
  "Forecast NXP v1.0, a learning algorithm: its accuracy will improve over time.":
    "Forecast NXP v1.0, na algorithm wey dey learn: e go dey correct pass as time dey go.",
  "How often we are right": "How many times we dey right",
  "Last five, the latest on the right": "Last five, the latest dey right",
  "Likely scores": "Scores wey fit be",
  "Of 100 such matches; {club}’s goals first": "Out of 100 matches like this; {club} goals first",
  "One forecast, as of {day}": "One prediction, till {day}",
  "One forecast, made on {time} and kept as it is": "One prediction, we make am {time} and leave am so",
  "Picture to share": "Picture to share",
  "Places by the likeliest score of each result: {scores}.":
    "Number by the score wey fit be pass for each result: {scores}.",
  Result: "Result",
  "Stories of the match": "Tori of the match",
  "That evening, before any other match": "That evening, before any other match",
  "The home side has not lost in {n} meetings": "Who dey house never lose for {n} meetings",
  "They have not met in the league since 2009-10.": "Dem never meet for league since 2009-10.",
  "Two goals at most in each of {n} meetings": "Two goals na the highest for each of {n} meetings",
  "What is at stake": "Wetin dey ground",
  "kick-off not announced": "dem never talk time",
  stays: "e remain",
  "{club} have not lost in {n} meetings": "{club} never lose for {n} meetings",
  "{club} play at home and have not lost in {n}.": "{club} dey play for house, dem never lose for {n}.",
  "{club} play at home and have not won in {n}.": "{club} dey play for house, dem never win for {n}.",
  "{club} play at home.": "{club} dey play for house.",
  "{club} win": "{club} win am",
  "{club} won the last {n}": "{club} win the last {n}",
  "{ground}, the home club’s ground": "{ground}, home club ground",
  "{matches} since 2009-10: {one} won {wins}, {other} {losses}, drawn {draws}":
    "{matches} since 2009-10: {one} win {wins}, {other} {losses}, draw {draws}",
  "{n} league matches": (n) => (one(n) ? "{n} league match" : "{n} league matches"),
} satisfies WordsFor<typeof names>;
