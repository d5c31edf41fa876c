import { one } from "#site/words/plural/ha.ts";
import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { analysis as names } from "./en.ts";

export const analysis = {
  "AI-Powered League Analysis": "Nazarin gasa da AI",
  "All results of {season}": "Duk sakamakon {season}",
  "Assumed: {results}": "An ɗauka cewa: {results}",
  "Away win": "Nasara a waje",
  Base: "Na kullum",
  "Both clubs compared": "An kwatanta ƙungiyoyin biyu",
  Calibration: "Daidaiton dama",
  "Chances by club": "Dama bisa ƙungiya",
  "Choose results for the upcoming matches and see what they would change.":
    "Ku zaɓi sakamakon wasanni masu zuwa, ku ga abin da za su sauya.",
  "Clean Sheets": "Ba a ci ba",
  "Confidence: {level}.": "Tabbaci: {level}.",
  "Current Team Streaks": "Jerin sakamakon ƙungiyoyi a yanzu",
  "Deductions, awarded and voided games of {season}, newest first.":
    "Ragin maki, wasannin da aka bayar da waɗanda aka soke na {season}, sabbi da farko.",
  "Deductions, awarded and voided games, newest first.":
    "Ragin maki, wasannin da aka bayar da waɗanda aka soke, sabbi da farko.",
  "Each row is a club's home matches; each column an opponent. Scores lead to the match.":
    "Kowane layi wasannin gida na ƙungiya ne; kowane ginshiƙi abokiyar karawa ce. Sakamako yana kai ga wasan.",
  "Every forecast is written down before its match and scored after it. Smaller scores are better.":
    "Ana rubuta kowane hasashe kafin wasansa, a auna shi bayan wasan. Ƙaramin awo ya fi.",
  "Expected goals: {home} to {away}.": "Ƙwallayen da ake tsammani: {home} da {away}.",
  "Featured Algorithm Prediction": "Zaɓaɓɓen hasashen algorithm",
  "For each upcoming fixture the analysis shows:": "Ga kowane wasa mai zuwa, nazarin yana faɗar:",
  "Forecast record": "Tarihin hasashe",
  "Form + Stats": "Ƙoƙari + ƙididdiga",
  "Form points": "Makin ƙoƙari",
  "Goals Average": "Matsakaicin ƙwallaye",
  "Goals against, a game": "Ƙwallayen da aka sha a wasa",
  "Goals for, a game": "Ƙwallayen da aka ci a wasa",
  Happened: "Ya faru",
  "High-scoring games (3+ goals)": "Wasanni masu ƙwallaye da yawa (3+)",
  Highlight: "Nuna tafiyar",
  "Home Advantage": "Fa'idar gida",
  "Home advantage": "Fa'idar gida",
  "Home side": "Masu gida",
  "Home win": "Nasara a gida",
  "Home {home}, draw {draw}, away {away}.": "Gida {home}, canjaras {draw}, waje {away}.",
  "Home {home}, draw {draw}, away {away}. It scored {score}.":
    "Gida {home}, canjaras {draw}, waje {away}. Awonsa {score}.",
  Insights: "Abin da aka gano",
  "It scored {score} (ranked probability score: 0 is a perfect forecast, 1 a perfectly wrong one).":
    "Awonsa {score} (RPS: 0 cikakken daidai ne, 1 cikakken kuskure).",
  "Load the analysis again": "Sake loda nazari",
  "Loading AI insights...": "Ana loda nazarin AI...",
  "Log loss": "Log loss ɗin",
  "Longest losing streak": "Jerin rashin nasara mafi tsawo",
  "Longest winning streak": "Jerin nasara mafi tsawo",
  "Low-scoring games (1 goal or fewer)": "Wasanni masu ƙwallo kaɗan (0–1)",
  "Match Patterns Analysis": "Nazarin yadda wasanni ke tafiya",
  Matches: "Wasanni",
  "Nine of ten seasons end within": "Kakoki tara cikin goma suna ƙarewa a ciki",
  "No club is on a run of two or more.": "Babu ƙungiya da ke da jerin biyu ko fiye.",
  "No decision is on record for this season.": "Babu hukunci da aka rubuta na wannan kaka.",
  "No forecast has been scored yet.": "Ba a auna wani hasashe ba tukuna.",
  None: "Babu",
  Now: "Yanzu",
  "Of everything that was given a certain chance, how much happened.":
    "Cikin duk abin da aka ba wannan dama, ga nawa suka faru.",
  Open: "Ba zaɓi",
  "Parts of the analysis": "Sassan nazari",
  "Position by matchday": "Matsayi a kowane zagaye",
  "Positions by matchday": "Matsayi bisa zagaye",
  "Predicted winner: {club}.": "Wanda ake hasashen zai ci: {club}.",
  Pts: "Maki",
  "RPS of always naming the home side": "RPS na zaɓar masu gida a kullum",
  "RPS of the usual shares of home wins, draws and away wins":
    "RPS na kason da aka saba na nasara a gida, canjaras da nasara a waje",
  Range: "Tazara",
  "Ranked probability score": "Awon RPS (ranked probability score)",
  "Replayed: made only from matches up to the day before this one.":
    "An maimaita: bai san wasan da aka buga bayan ranar da ta gabata ba.",
  "Result Distribution": "Rabon sakamako",
  Right: "Daidai",
  "Scores by season": "Awo bisa kaka",
  "Scoring Patterns": "Yadda ake cin ƙwallo",
  "Season simulation": "Kwaikwayon kaka",
  "Simulate with these results": "Kwaikwaya da waɗannan sakamako",
  "Sources differ": "Majiyoyi sun bambanta",
  "The cross-table could not be loaded.": "An kasa loda teburin haɗuwa.",
  "The decisions could not be loaded.": "An kasa loda hukunce-hukunce.",
  "The forecast named the home side in {named} of {matches}, and was right in {right}%; always naming the home side is right in {home}%.":
    "Hasashen ya zaɓi masu gida a {named} cikin {matches}, kuma ya yi daidai a {right}%; zaɓar masu gida a kullum yana daidai a {home}%.",
  "The forecast on record": "Hasashen da aka rubuta",
  "The latest forecasts": "Sababbin hasashe",
  "The positions could not be loaded.": "An kasa loda matsayin.",
  "The record could not be loaded.": "An kasa loda tarihin.",
  "The rest of the season, played 10,000 times.": "Sauran kaka, an buga ta sau dubu goma.",
  "The result above stands until the league or a second source settles it.":
    "Sakamakon da ke sama yana nan har sai gasar ko majiya ta biyu ta tabbatar.",
  "The same as a table": "Iri ɗaya a teburi",
  "The season could not be simulated.": "An kasa kwaikwayon kaka.",
  "The season {season} is over: this is how it ended. There is nothing left to simulate.":
    "Kakar {season} ta ƙare: ga yadda ta ƙare. Babu abin da ya rage a kwaikwaya.",
  "The table after each matchday. The club that you choose is green.":
    "Teburi bayan kowane zagaye. Ƙungiyar da kuka zaɓa koriya ce.",
  "The {matches}, played {runs} times, as of {day}.": "{matches}, sau {runs}, zuwa {day}.",
  Times: "Sau",
  "Total matches": "Jimlar wasanni",
  "What if?": "Idan fa?",
  "What it adds is how likely each result is: its chances score {gain}% better than the usual shares, and lie {error} in 100 beside what happened.":
    "Abin da yake ƙarawa shi ne yiwuwar kowane sakamako: damarsa ta fi kason da aka saba da {gain}%, kuma ta kauce wa abin da ya faru da {error} cikin 100.",
  "What it adds is how likely each result is: its chances score {gain}% worse than the usual shares, and lie {error} in 100 beside what happened.":
    "Abin da yake ƙarawa shi ne yiwuwar kowane sakamako: damarsa ta gaza kason da aka saba da {gain}%, kuma ta kauce wa abin da ya faru da {error} cikin 100.",
  "Written down on {time}, before the match.": "An rubuta shi {time}, kafin wasan.",
  "a learning algorithm: its accuracy will improve over time.":
    "algorithm mai koyo: ingancinsa zai ƙaru da lokaci.",
  "at home, away": "a gida, a waje",
  "away win": "nasara a waje",
  "best {best}, worst {worst}, now {now}": "mafi kyau {best}, mafi muni {worst}, yanzu {now}",
  "each club's goals for and against a game, and its points from the last five matches":
    "ƙwallayen da ƙungiyoyin biyu suke ci da waɗanda ake ci su a wasa, da makin wasanni biyar na ƙarshe",
  "goals a game": "ƙwallaye a wasa",
  "home win": "nasara a gida",
  "home wins, away wins, draws": "nasara a gida, nasara a waje, canjaras",
  "relegation {chance}": "faɗawa {chance}",
  replayed: "an maimaita",
  "the chances of a home win, a draw and an away win, scored in public after the match":
    "damar nasara a gida, canjaras da nasara a waje, ana auna su a fili bayan wasa",
  "the predicted winner, and how sure it is: High, Medium or Low":
    "wanda ake hasashen zai ci, da tabbacinsa: Mai yawa, Matsakaici ko Kaɗan",
  "title {chance}": "kofi {chance}",
  "what playing at home is worth in this league": "amfanin wasa a gida a wannan gasa",
  "written before": "an rubuta kafin wasa",
  "{club} after each matchday: {positions}": "{club} bayan kowane zagaye: {positions}",
  "{club} win {share} in 100; an average home side wins {usual}.":
    "{club} tana cin {share} a cikin 100; masu gida na kullum suna cin {usual}.",
  "{goals} in all": "{goals} gaba ɗaya",
  "{matches} of these matches were over before this site began: their forecasts are replayed with the knowledge of the day before, and say so.":
    "{matches} cikin waɗannan wasanni sun ƙare kafin wannan shafi ya fara: an maimaita hasashensu da abin da aka sani ranar da ta gabata, kuma an faɗi haka.",
  "{n} in a row": "{n} a jere",
  "{n} losses": "rashin nasara {n}",
  "{n} remaining matches": (n) => (one(n) ? "wasa {n} da ya rage" : "wasanni {n} da suka rage"),
  "{n} wins": "nasara {n}",
  "{result}, since {time}": "{result}, tun {time}",
} satisfies WordsFor<typeof names>;
