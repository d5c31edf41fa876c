import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { match as names } from "./en.ts";

export const match = {
  "Any other": "Nke ọzọ",
  "Chances of 10,000 simulated seasons.": "Ohere site n'oge 10,000 igwe gbara.",
  "Expected goals: {home} to {away}. Confidence: {confidence}.":
    "Goolu a na-atụ anya: {home} na {away}. Ntụkwasị obi: {confidence}.",
  "Forecast NXP v1.0, a learning algorithm: its accuracy will improve over time.":
    "Amụma NXP v1.0, algorithm na-amụ ihe: izi ezi ya ga-aka mma ka oge na-aga.",
  "How often we are right": "Ugboro ole anyị ziri ezi",
  "Last five, the latest on the right": "Ise ikpeazụ, nke ọhụrụ n'aka nri",
  "Likely scores": "Nsonaazụ nwere ike ịdị",
  "Of 100 such matches; {club}’s goals first": "N'ime asọmpi 100 dị otu a; goolu {club} buru ụzọ",
  "One forecast, as of {day}": "Otu amụma, ruo {day}",
  "One forecast, made on {time} and kept as it is": "Otu amụma, emere ya {time} wee hapụ ya otu ahụ",
  "Picture to share": "Foto ịkesa",
  "Places by the likeliest score of each result: {scores}.":
    "Ọnọdụ site na nsonaazụ kacha nwee ike: {scores}.",
  Result: "Nsonaazụ",
  "Stories of the match": "Akụkọ asọmpi a",
  "That evening, before any other match": "N'anyasị ahụ, tupu asọmpi ọzọ",
  "The home side has not lost in {n} meetings": "E meribeghị ndị nọ n'ụlọ n'izute {n}",
  "They have not met in the league since 2009-10.": "Ha ezutebeghị na liigi kemgbe 2009-10.",
  "Two goals at most in each of {n} meetings": "Goolu abụọ kacha n'izute {n} ọ bụla",
  "What is at stake": "Ihe dị n'ihe ize ndụ",
  "kick-off not announced": "akpọsabeghị oge",
  stays: "nọgide",
  "{club} have not lost in {n} meetings": "E meribeghị {club} n'izute {n}",
  "{club} play at home and have not lost in {n}.": "{club} nọ n'ụlọ, o meribeghị ha n'egwuregwu {n}.",
  "{club} play at home and have not won in {n}.": "{club} nọ n'ụlọ, ha emeribeghị n'egwuregwu {n}.",
  "{club} play at home.": "{club} nọ n'ụlọ.",
  "{club} win": "{club} emerie",
  "{club} won the last {n}": "{club} meriri {n} ikpeazụ",
  "{ground}, the home club’s ground": "{ground}, ọma ndị ụlọ",
  "{matches} since 2009-10: {one} won {wins}, {other} {losses}, drawn {draws}":
    "{matches} kemgbe 2009-10: {one} meriri {wins}, {other} {losses}, ọhaneeghe {draws}",
  "{n} league matches": "asọmpi liigi {n}",
} satisfies WordsFor<typeof names>;
