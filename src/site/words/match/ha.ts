import { one } from "#site/words/plural/ha.ts";
import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { match as names } from "./en.ts";

export const match = {
  "Any other": "Wani daban",
  "Chances of 10,000 simulated seasons.": "Dama daga kakoki 10,000 na kwaikwayo.",
  "Expected goals: {home} to {away}. Confidence: {confidence}.":
    "Ƙwallayen da ake tsammani: {home} da {away}. Tabbaci: {confidence}.",
  "Forecast NXP v1.0, a learning algorithm: its accuracy will improve over time.":
    "Hasashen NXP v1.0, algorithm mai koyo: daidaitonsa zai inganta da lokaci.",
  "How often we are right": "Sau nawa muke daidai",
  "Last five, the latest on the right": "Biyar na ƙarshe, na baya-bayan nan a dama",
  "Likely scores": "Sakamakon da ake tsammani",
  "Of 100 such matches; {club}’s goals first": "Cikin wasanni 100 irin wannan; ƙwallayen {club} da farko",
  "One forecast, as of {day}": "Hasashe ɗaya, zuwa {day}",
  "One forecast, made on {time} and kept as it is": "Hasashe ɗaya, an yi shi {time} kuma an bar shi haka",
  "Picture to share": "Hoton yaɗawa",
  "Places by the likeliest score of each result: {scores}.":
    "Matsayi bisa sakamakon da ya fi yiwuwa: {scores}.",
  Result: "Sakamako",
  "Stories of the match": "Labaran wasan",
  "That evening, before any other match": "A wannan yamma, kafin wani wasa",
  "The home side has not lost in {n} meetings": "Masu gida ba su sha kaye ba a haɗuwa {n}",
  "They have not met in the league since 2009-10.": "Ba su haɗu a gasar ba tun 2009-10.",
  "Two goals at most in each of {n} meetings": "Ƙwallo biyu mafi yawa a kowace haɗuwa ta {n}",
  "What is at stake": "Abin da ke ciki",
  "kick-off not announced": "ba a faɗi lokaci ba",
  stays: "ya tsaya",
  "{club} have not lost in {n} meetings": "{club} ba su sha kaye ba a haɗuwa {n}",
  "{club} play at home and have not lost in {n}.": "{club} suna gida, ba su sha kaye ba a wasanni {n}.",
  "{club} play at home and have not won in {n}.": "{club} suna gida, ba su yi nasara ba a wasanni {n}.",
  "{club} play at home.": "{club} suna gida.",
  "{club} win": "{club} ta ci",
  "{club} won the last {n}": "{club} sun ci {n} na ƙarshe",
  "{ground}, the home club’s ground": "{ground}, filin masu gida",
  "{matches} since 2009-10: {one} won {wins}, {other} {losses}, drawn {draws}":
    "{matches} tun 2009-10: {one} ta ci {wins}, {other} {losses}, canjaras {draws}",
  "{n} league matches": (n) => (one(n) ? "wasan gasa {n}" : "wasannin gasa {n}"),
} satisfies WordsFor<typeof names>;
