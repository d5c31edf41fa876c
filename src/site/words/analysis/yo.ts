import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { analysis as names } from "./en.ts";

export const analysis = {
  "AI-Powered League Analysis": "Ìtúpalẹ̀ líìgì pẹ̀lú AI",
  "All results of {season}": "Gbogbo èsì {season}",
  "Assumed: {results}": "A gbà pé: {results}",
  "Away win": "Borí níta",
  Base: "Ìpìlẹ̀",
  "Both clubs compared": "Ìfiwéra ẹgbẹ́ méjèèjì",
  Calibration: "Ìbámu àǹfààní",
  "Chances by club": "Àǹfààní ẹgbẹ́ kọ̀ọ̀kan",
  "Choose results for the upcoming matches and see what they would change.":
    "Yan èsì ìdíje tó ń bọ̀, kí o sì rí ohun tí wọn yóò yí padà.",
  "Clean Sheets": "Kò sí góòlù wọlé",
  "Confidence: {level}.": "Ìdánilójú: {level}.",
  "Current Team Streaks": "Èsì léraléra àwọn ẹgbẹ́ báyìí",
  "Deductions, awarded and voided games of {season}, newest first.":
    "Àmì tí a yọ, ìdíje tí a fún wọn àti èyí tí a fagilé ní {season}, tuntun lákọ̀ọ́kọ́.",
  "Deductions, awarded and voided games, newest first.":
    "Àmì tí a yọ, ìdíje tí a fún wọn àti èyí tí a fagilé, tuntun lákọ̀ọ́kọ́.",
  "Each row is a club's home matches; each column an opponent. Scores lead to the match.":
    "Ìlà kọ̀ọ̀kan ni ìdíje nílé ẹgbẹ́ kan; òpó kọ̀ọ̀kan ni alátakò. Èsì ń mú ọ lọ sí ìdíje náà.",
  "Every forecast is written down before its match and scored after it. Smaller scores are better.":
    "A ń kọ àsọtẹ́lẹ̀ kọ̀ọ̀kan sílẹ̀ ṣáájú ìdíje, a sì ń wọ̀n ọ́n lẹ́yìn rẹ̀. Ìwọ̀n kékeré ló dára jù.",
  "Expected goals: {home} to {away}.": "Góòlù tí a ń retí: {home} sí {away}.",
  "Featured Algorithm Prediction": "Àsọtẹ́lẹ̀ algorithm tí a yàn",
  "For each upcoming fixture the analysis shows:": "Fún ìdíje kọ̀ọ̀kan tó ń bọ̀, ìtúpalẹ̀ ń sọ:",
  "Forecast record": "Àkọsílẹ̀ àsọtẹ́lẹ̀",
  "Form points": "Àmì ìṣesí",
  "Goals Average": "Ìpíndọ́gba góòlù",
  "Goals against, a game": "Góòlù tí a gbá sí wọn ní ìdíje kan",
  "Goals for, a game": "Góòlù wọlé ní ìdíje kan",
  Happened: "Ó ṣẹlẹ̀",
  "High-scoring games (3+ goals)": "Ìdíje tó ní góòlù púpọ̀ (3+)",
  "Home Advantage": "Àǹfààní ilé",
  "Home advantage": "Àǹfààní ilé",
  "Home side": "Onílé",
  "Home win": "Borí nílé",
  "Home {home}, draw {draw}, away {away}.": "Nílé {home}, ọ̀mì {draw}, níta {away}.",
  "Home {home}, draw {draw}, away {away}. It scored {score}.":
    "Nílé {home}, ọ̀mì {draw}, níta {away}. Ìwọ̀n rẹ̀ jẹ́ {score}.",
  Insights: "Ohun tí a rí",
  "It scored {score} (ranked probability score: 0 is a perfect forecast, 1 a perfectly wrong one).":
    "Ìwọ̀n rẹ̀ jẹ́ {score} (RPS: 0 tọ̀nà pátápátá, 1 ṣìnà pátápátá).",
  "Load the analysis again": "Tún ìtúpalẹ̀ gbé jáde",
  "Loading AI insights...": "Ìtúpalẹ̀ AI ń jáde bọ̀...",
  "Log loss": "Log loss rẹ̀",
  "Longest losing streak": "Pàdánù léraléra tó gùn jù",
  "Longest winning streak": "Borí léraléra tó gùn jù",
  "Low-scoring games (1 goal or fewer)": "Ìdíje tó ní góòlù díẹ̀ (0–1)",
  "Match Patterns Analysis": "Bí ìdíje ṣe ń lọ",
  Matches: "Ìdíje",
  "Nine of ten seasons end within": "Sáà mẹ́sàn-án nínú mẹ́wàá ń parí láàárín",
  "No club is on a run of two or more.": "Kò sí ẹgbẹ́ tó ní èsì kan náà léraléra ní ẹ̀mejì.",
  "No decision is on record for this season.": "Kò sí ìdájọ́ tí a kọ sílẹ̀ fún sáà yìí.",
  "No forecast has been scored yet.": "A kò tíì wọn àsọtẹ́lẹ̀ kankan.",
  None: "Kò sí",
  Now: "Báyìí",
  "Of everything that was given a certain chance, how much happened.":
    "Nínú gbogbo ohun tí a fún ní àǹfààní yìí, iye tó ṣẹlẹ̀ nìyí.",
  Open: "Kò yàn",
  "Parts of the analysis": "Àwọn apá ìtúpalẹ̀",
  "Position by matchday": "Ipò ní ìpele kọ̀ọ̀kan",
  "Positions by matchday": "Ipò ní ìpele dé ìpele",
  "Predicted winner: {club}.": "Ẹni tí yóò borí: {club}.",
  Pts: "Àmì",
  "RPS of always naming the home side": "RPS bí a bá ń yan onílé nígbà gbogbo",
  "RPS of the usual shares of home wins, draws and away wins":
    "RPS ti ìpín tó wọ́pọ̀ fún borí nílé, ọ̀mì àti borí níta",
  Range: "Ààlà",
  "Ranked probability score": "Ìwọ̀n RPS (ranked probability score)",
  "Replayed: it knows no match that was played after the day before this one.":
    "A tún un ṣe: kò mọ ìdíje tí a gbá lẹ́yìn ọjọ́ tó ṣáájú èyí.",
  "Result Distribution": "Ìpín èsì",
  Right: "Tó tọ̀nà",
  "Scores by season": "Ìwọ̀n ní sáà kọ̀ọ̀kan",
  "Scoring Patterns": "Bí a ṣe ń gbá góòlù",
  "Season simulation": "Àfarawé sáà",
  "Show the way of": "Fi ìrìn ẹgbẹ́ yìí hàn",
  "Simulate with these results": "Ṣe àfarawé pẹ̀lú èsì wọ̀nyí",
  "Sources differ": "Àwọn orísun yàtọ̀ síra",
  "The cross-table could not be loaded.": "Tábìlì ìpàdé kò jáde.",
  "The decisions could not be loaded.": "Àwọn ìdájọ́ kò jáde.",
  "The forecast named the home side in {named} of {matches}, and was right in {right}%; always naming the home side is right in {home}%.":
    "Àsọtẹ́lẹ̀ yan onílé nínú {named} lára {matches}, ó sì tọ̀nà ní {right}%; yíyan onílé nígbà gbogbo tọ̀nà ní {home}%.",
  "The forecast on record": "Àsọtẹ́lẹ̀ tí a kọ sílẹ̀",
  "The latest forecasts": "Àsọtẹ́lẹ̀ tuntun",
  "The positions could not be loaded.": "Àwọn ipò kò jáde.",
  "The record could not be loaded.": "Àkọsílẹ̀ náà kò jáde.",
  "The rest of the season, played 10,000 times.": "Ìyókù sáà, tí a gbá nígbà ẹgbàarùn-ún.",
  "The result above stands until the league or a second source settles it.":
    "Èsì òkè yìí ló dúró títí líìgì tàbí orísun kejì yóò fi fìdí rẹ̀ múlẹ̀.",
  "The same as a table": "Ohun kan náà ní tábìlì",
  "The season could not be simulated.": "A kò lè ṣe àfarawé sáà.",
  "The season {season} is over: this is how it ended. There is nothing left to simulate.":
    "Sáà {season} ti parí: bó ṣe parí nìyí. Kò sí ohun tó kù láti fara wé.",
  "The table after each matchday. The club that you choose is green.":
    "Tábìlì lẹ́yìn ìpele kọ̀ọ̀kan. Ẹgbẹ́ tí o yàn ní àwọ̀ ewéko.",
  "The {matches}, played {runs} times, as of {day}.": "{matches}, nígbà {runs}, títí di {day}.",
  Times: "Iye ìgbà",
  "Total matches": "Àpapọ̀ ìdíje",
  "What if?": "Bí ó bá ṣe pé?",
  "What it adds is how likely each result is: its chances score {gain}% better than the usual shares, and lie {error} in 100 beside what happened.":
    "Ohun tó fi kún un ni bí èsì kọ̀ọ̀kan ṣe lè rí: àǹfààní rẹ̀ fi {gain}% dára ju ìpín tó wọ́pọ̀ lọ, ó sì fi {error} nínú 100 yàtọ̀ sí ohun tó ṣẹlẹ̀.",
  "What it adds is how likely each result is: its chances score {gain}% worse than the usual shares, and lie {error} in 100 beside what happened.":
    "Ohun tó fi kún un ni bí èsì kọ̀ọ̀kan ṣe lè rí: àǹfààní rẹ̀ fi {gain}% burú ju ìpín tó wọ́pọ̀ lọ, ó sì fi {error} nínú 100 yàtọ̀ sí ohun tó ṣẹlẹ̀.",
  "Written down on {time}, before the match.": "A kọ ọ́ sílẹ̀ ní {time}, ṣáájú ìdíje náà.",
  "a learning algorithm: its accuracy will improve over time.":
    "algorithm tó ń kẹ́kọ̀ọ́: yóò máa dára síi bí àkókò ti ń lọ.",
  "at home, away": "nílé, níta",
  "away win": "borí níta",
  "best {best}, worst {worst}, now {now}": "tó dára jù {best}, tó burú jù {worst}, báyìí {now}",
  "each club's goals for and against a game, and its points from the last five matches":
    "góòlù tí ẹgbẹ́ méjèèjì ń gbá wọlé àti èyí tí a ń gbá sí wọn nínú ìdíje, àti àmì ìdíje márùn-ún tó kẹ́yìn",
  "goals a game": "góòlù ní ìdíje kan",
  "home win": "borí nílé",
  "home wins, away wins, draws": "borí nílé, borí níta, ọ̀mì",
  "relegation {chance}": "ìjákulẹ̀ {chance}",
  replayed: "a tún un ṣe",
  "the chances of a home win, a draw and an away win, scored in public after the match":
    "àǹfààní borí nílé, ọ̀mì àti borí níta, tí a ń wọ̀n ní gbangba lẹ́yìn ìdíje",
  "the predicted winner, and how sure it is: High, Medium or Low":
    "ẹni tí yóò borí, àti bó ṣe dájú tó: Púpọ̀, Àárín tàbí Kékeré",
  "title {chance}": "ife {chance}",
  "what playing at home is worth in this league": "ohun tí ìdíje nílé ń ṣe nínú líìgì yìí",
  "written before": "a kọ ọ́ ṣáájú",
  "{club} after each matchday: {positions}": "{club} lẹ́yìn ìpele kọ̀ọ̀kan: {positions}",
  "{club} win {share} in 100; a usual home side wins {usual}.":
    "{club} borí {share} nínú 100; onílé ní gbogbogbòò ń borí {usual}.",
  "{goals} in all": "{goals} lápapọ̀",
  "{matches} of these matches were over before this site began: their forecasts are replayed with the knowledge of the day before, and say so.":
    "{matches} nínú ìdíje wọ̀nyí ti parí kí ojúewé yìí tó bẹ̀rẹ̀: a tún àsọtẹ́lẹ̀ wọn ṣe pẹ̀lú ohun tí a mọ̀ ní ọjọ́ tó ṣáájú, a sì sọ bẹ́ẹ̀.",
  "{n} in a row": "{n} léraléra",
  "{n} losses": "pàdánù {n}",
  "{n} remaining matches": "ìdíje {n} tó kù",
  "{n} wins": "borí {n}",
  "{result}, since {time}": "{result}, láti {time}",
} satisfies WordsFor<typeof names>;
