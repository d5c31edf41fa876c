import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { analysis as names } from "./en.ts";

export const analysis = {
  "AI-Powered League Analysis": "Nyocha liigi site na AI",
  "All results of {season}": "Nsonaazụ niile nke {season}",
  "Assumed: {results}": "E weere na: {results}",
  "Away win": "Mmeri n'obodo ọzọ",
  Base: "Nkịtị",
  "Both clubs compared": "E jiri otu abụọ ahụ tụnyere",
  Calibration: "Nkwekọ ohere",
  "Chances by club": "Ohere nke otu ọbụla",
  "Choose results for the upcoming matches and see what they would change.":
    "Họrọ nsonaazụ nke asọmpi na-abịa, hụ ihe ha ga-agbanwe.",
  "Clean Sheets": "Goolu abaghị",
  "Confidence: {level}.": "Ntụkwasị obi: {level}.",
  "Current Team Streaks": "Usoro nsonaazụ otu ugbu a",
  "Deductions, awarded and voided games of {season}, newest first.":
    "Akara e wepụrụ, egwuregwu e nyere na nke a kagburu na {season}, nke ọhụrụ buru ụzọ.",
  "Deductions, awarded and voided games, newest first.":
    "Akara e wepụrụ, egwuregwu e nyere na nke a kagburu, nke ọhụrụ buru ụzọ.",
  "Each row is a club's home matches; each column an opponent. Scores lead to the match.":
    "Ahịrị ọbụla bụ egwuregwu ụlọ nke otu; ogidi ọbụla bụ onye mmegide. Nsonaazụ na-eduga n'egwuregwu ahụ.",
  "Every forecast is written down before its match and scored after it. Smaller scores are better.":
    "A na-edetu amụma ọbụla tupu egwuregwu ya, tụọ ya mgbe ọ gachara. Ọnụọgụ dị obere ka mma.",
  "Expected goals: {home} to {away}.": "Goolu a na-atụ anya: {home} na {away}.",
  "Featured Algorithm Prediction": "Amụma algorithm ahọpụtara",
  "For each upcoming fixture the analysis shows:": "Maka asọmpi ọbụla na-abịa, nyocha na-ekwu:",
  "Forecast record": "Ndekọ amụma",
  "Form points": "Akara omume",
  "Goals Average": "Nkezi goolu",
  "Goals against, a game": "Goolu e nyere ha, n'egwuregwu",
  "Goals for, a game": "Goolu enyere, n'egwuregwu",
  Happened: "Mere",
  "High-scoring games (3+ goals)": "Egwuregwu ọtụtụ goolu (3+)",
  "Home Advantage": "Uru ụlọ",
  "Home advantage": "Uru ụlọ",
  "Home side": "Onye ụlọ",
  "Home win": "Mmeri n'ụlọ",
  "Home {home}, draw {draw}, away {away}.": "N'ụlọ {home}, ọhaneeghe {draw}, n'obodo ọzọ {away}.",
  "Home {home}, draw {draw}, away {away}. It scored {score}.":
    "N'ụlọ {home}, ọhaneeghe {draw}, n'obodo ọzọ {away}. Ọtụtụ ya bụ {score}.",
  Insights: "Ihe a chọpụtara",
  "It scored {score} (ranked probability score: 0 is a perfect forecast, 1 a perfectly wrong one).":
    "Ọtụtụ ya bụ {score} (RPS: 0 ziri ezi kpamkpam, 1 hiere kpamkpam).",
  "Load the analysis again": "Bute nyocha ahụ ọzọ",
  "Loading AI insights...": "Nyocha AI na-ebu...",
  "Log loss": "Log loss ya",
  "Longest losing streak": "Usoro mfunahụ kacha ogologo",
  "Longest winning streak": "Usoro mmeri kacha ogologo",
  "Low-scoring games (1 goal or fewer)": "Egwuregwu goolu ole na ole (0–1)",
  "Match Patterns Analysis": "Otu egwuregwu si aga",
  Matches: "Egwuregwu",
  "Nine of ten seasons end within": "Oge itoolu n'ime iri na-agwụ n'ime",
  "No club is on a run of two or more.": "O nweghị otu nwere otu nsonaazụ ugboro abụọ n'usoro.",
  "No decision is on record for this season.": "O nweghị mkpebi edekọrọ maka oge a.",
  "No forecast has been scored yet.": "Atụbeghị amụma ọbụla.",
  None: "O nweghị",
  Now: "Ugbu a",
  "Of everything that was given a certain chance, how much happened.":
    "N'ime ihe niile e nyere ohere a, ole mere bụ nke a.",
  Open: "Ahọrọghị",
  "Parts of the analysis": "Akụkụ nyocha ahụ",
  "Position by matchday": "Ọnọdụ n'agba ọbụla",
  "Positions by matchday": "Ọnọdụ site n'agba ruo agba",
  "Predicted winner: {club}.": "Onye ga-emeri: {club}.",
  Pts: "Akara",
  "RPS of always naming the home side": "RPS nke ịkpọ onye ụlọ mgbe niile",
  "RPS of the usual shares of home wins, draws and away wins":
    "RPS nke oke a na-ahụkarị nke mmeri n'ụlọ, ọhaneeghe na mmeri n'obodo ọzọ",
  Range: "Oke",
  "Ranked probability score": "Ọtụtụ RPS (ranked probability score)",
  "Replayed: it knows no match that was played after the day before this one.":
    "Emegharịrị ya: ọ maghị egwuregwu agbara mgbe ụbọchị bu nke a ụzọ gachara.",
  "Result Distribution": "Nkesa nsonaazụ",
  Right: "Ziri",
  "Scores by season": "Ọtụtụ n'oge ọbụla",
  "Scoring Patterns": "Otu e si enye goolu",
  "Season simulation": "Nṅomi oge egwuregwu",
  "Show the way of": "Gosi ije nke",
  "Simulate with these results": "Jiri nsonaazụ ndị a ṅomie",
  "Sources differ": "Isi mmalite dị iche",
  "The cross-table could not be loaded.": "Tebụl nzukọ ebughị.",
  "The decisions could not be loaded.": "Mkpebi ndị ahụ ebughị.",
  "The forecast named the home side in {named} of {matches}, and was right in {right}%; always naming the home side is right in {home}%.":
    "Amụma kpọrọ onye ụlọ na {named} n'ime {matches}, o ziri ezi na {right}%; ịkpọ onye ụlọ mgbe niile ziri ezi na {home}%.",
  "The forecast on record": "Amụma edekọrọ",
  "The latest forecasts": "Amụma ndị ọhụrụ",
  "The positions could not be loaded.": "Ọnọdụ ndị ahụ ebughị.",
  "The record could not be loaded.": "Ndekọ ahụ ebughị.",
  "The rest of the season, played 10,000 times.": "Ihe fọdụrụ n'oge a, agbara ya ugboro puku iri.",
  "The result above stands until the league or a second source settles it.":
    "Nsonaazụ dị n'elu ga-adịgide ruo mgbe liigi ma ọ bụ isi mmalite nke abụọ dozie ya.",
  "The same as a table": "Otu ihe ahụ na tebụl",
  "The season could not be simulated.": "Enweghị ike ịṅomi oge egwuregwu.",
  "The season {season} is over: this is how it ended. There is nothing left to simulate.":
    "Oge {season} agwụla: otu o si gwụ bụ nke a. O nweghị ihe fọdụrụ ịṅomi.",
  "The table after each matchday. The club that you choose is green.":
    "Tebụl mgbe agba ọbụla gachara. Otu ị họọrọ dị ndụ ndụ.",
  "The {matches}, played {runs} times, as of {day}.": "{matches}, ugboro {runs}, ruo {day}.",
  Times: "Ugboro",
  "Total matches": "Mkpokọta egwuregwu",
  "What if?": "Ọ bụrụ na?",
  "What it adds is how likely each result is: its chances score {gain}% better than the usual shares, and lie {error} in 100 beside what happened.":
    "Ihe ọ na-agbakwunye bụ otu nsonaazụ ọbụla nwere ike isi dị: ohere ya ji {gain}% ka oke a na-ahụkarị mma, o ji {error} n'ime 100 dị iche n'ihe mere.",
  "What it adds is how likely each result is: its chances score {gain}% worse than the usual shares, and lie {error} in 100 beside what happened.":
    "Ihe ọ na-agbakwunye bụ otu nsonaazụ ọbụla nwere ike isi dị: ohere ya ji {gain}% ka oke a na-ahụkarị njọ, o ji {error} n'ime 100 dị iche n'ihe mere.",
  "Written down on {time}, before the match.": "Edere ya {time}, tupu egwuregwu ahụ.",
  "a learning algorithm: its accuracy will improve over time.":
    "algorithm na-amụta ihe: ọ ga-aka mma ka oge na-aga.",
  "at home, away": "n'ụlọ, n'obodo ọzọ",
  "away win": "mmeri n'obodo ọzọ",
  "best {best}, worst {worst}, now {now}": "kacha mma {best}, kacha njọ {worst}, ugbu a {now}",
  "each club's goals for and against a game, and its points from the last five matches":
    "goolu otu abụọ ahụ na-enye na nke a na-enye ha n'egwuregwu, na akara nke egwuregwu ise ikpeazụ",
  "goals a game": "goolu n'egwuregwu",
  "home win": "mmeri n'ụlọ",
  "home wins, away wins, draws": "mmeri n'ụlọ, mmeri n'obodo ọzọ, ọhaneeghe",
  "relegation {chance}": "ndaba {chance}",
  replayed: "emegharịrị",
  "the chances of a home win, a draw and an away win, scored in public after the match":
    "ohere mmeri n'ụlọ, ọhaneeghe na mmeri n'obodo ọzọ, a na-atụ ya n'ihu ọha mgbe egwuregwu gachara",
  "the predicted winner, and how sure it is: High, Medium or Low":
    "onye ga-emeri, na otu o si doo anya: Nnukwu, Etiti ma ọ bụ Obere",
  "title {chance}": "iko {chance}",
  "what playing at home is worth in this league": "uru egwuregwu n'ụlọ bara na liigi a",
  "written before": "edere ya tupu",
  "{club} after each matchday: {positions}": "{club} mgbe agba ọbụla gachara: {positions}",
  "{club} win {share} in 100; a usual home side wins {usual}.":
    "{club} na-emeri {share} n'ime 100; onye ụlọ nkịtị na-emeri {usual}.",
  "{goals} in all": "{goals} n'ozuzu",
  "{matches} of these matches were over before this site began: their forecasts are replayed with the knowledge of the day before, and say so.":
    "{matches} n'ime egwuregwu ndị a agwụla tupu saịtị a amalite: emegharịrị amụma ha site n'ihe a maara ụbọchị bu ụzọ, e kwukwara ya.",
  "{n} in a row": "{n} n'usoro",
  "{n} losses": "mfunahụ {n}",
  "{n} remaining matches": "egwuregwu {n} fọdụrụ",
  "{n} wins": "mmeri {n}",
  "{result}, since {time}": "{result}, kemgbe {time}",
} satisfies WordsFor<typeof names>;
