import { one } from "#site/words/plural/pcm.ts";
import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { analysis as names } from "./en.ts";

export const analysis = {
  "AI-Powered League Analysis": "How AI see the league",
  "All results of {season}": "All results for {season}",
  "Assumed: {results}": "If e be so: {results}",
  "Away win": "Away win",
  Base: "Normal",
  "Both clubs compared": "Both clubs side by side",
  Calibration: "If chance match wetin happen",
  "Chances by club": "Chance for each club",
  "Choose results for the upcoming matches and see what they would change.":
    "Choose results for the matches wey dey come, see wetin go change.",
  "Clean Sheets": "No goal enter",
  "Confidence: {level}.": "How sure: {level}.",
  "Current Team Streaks": "Clubs wey dey on a run",
  "Deductions, awarded and voided games of {season}, newest first.":
    "Points wey dem comot, games wey dem dash or cancel for {season}, new one first.",
  "Deductions, awarded and voided games, newest first.":
    "Points wey dem comot, games wey dem dash or cancel, new one first.",
  "Each row is a club's home matches; each column an opponent. Scores lead to the match.":
    "Each row na home matches of one club; each column na who dem play. Press score to see the match.",
  "Every forecast is written down before its match and scored after it. Smaller scores are better.":
    "We dey write every prediction before the match and mark am after. Small mark better pass.",
  "Expected goals: {home} to {away}.": "Goals wey we expect: {home} to {away}.",
  "Featured Algorithm Prediction": "The match wey algorithm pick",
  "For each upcoming fixture the analysis shows:": "For each match wey dey come, we tell you:",
  "Forecast record": "How prediction don do",
  "Form + Stats": "Form plus figures",
  "Form points": "Form points",
  "Goals Average": "Average goals",
  "Goals against, a game": "Goals wey enter dem, one game",
  "Goals for, a game": "Goals wey dem score, one game",
  Happened: "Wetin happen",
  "High-scoring games (3+ goals)": "Games wey get plenty goals (3+)",
  Highlight: "Show how this club waka",
  "Home Advantage": "Wetin house dey add",
  "Home advantage": "Wetin house dey add",
  "Home side": "Home side",
  "Home win": "Home win",
  "Home {home}, draw {draw}, away {away}.": "Home {home}, draw {draw}, away {away}.",
  "Home {home}, draw {draw}, away {away}. It scored {score}.":
    "Home {home}, draw {draw}, away {away}. The mark na {score}.",
  Insights: "Wetin e show",
  "It scored {score} (ranked probability score: 0 is a perfect forecast, 1 a perfectly wrong one).":
    "The mark na {score} (RPS: 0 mean say e correct finish, 1 mean say e miss finish).",
  "Load the analysis again": "Load the analysis again",
  "Loading AI insights...": "Wetin AI see dey load...",
  "Log loss": "Log loss",
  "Longest losing streak": "Who don lose pass back to back",
  "Longest winning streak": "Who don win pass back to back",
  "Low-scoring games (1 goal or fewer)": "Games wey get small goals (0–1)",
  "Match Patterns Analysis": "How matches dey go",
  Matches: "Matches",
  "Nine of ten seasons end within": "Nine out of ten seasons dey end inside this",
  "No club is on a run of two or more.": "No club dey on a run of two or more.",
  "No decision is on record for this season.": "Dem never decide anything for this season.",
  "No forecast has been scored yet.": "We never mark any prediction.",
  None: "Nobody",
  Now: "Now",
  "Of everything that was given a certain chance, how much happened.":
    "Of everything wey we give this chance, na so e happen reach.",
  Open: "Leave am",
  "Parts of the analysis": "Parts of the analysis",
  "Position by matchday": "Where dem dey each matchday",
  "Positions by matchday": "Positions each matchday",
  "Predicted winner: {club}.": "Who go win: {club}.",
  Pts: "Pts",
  "RPS of always naming the home side": "RPS if we dey always pick home side",
  "RPS of the usual shares of home wins, draws and away wins":
    "RPS for how home win, draw and away win dey normally share",
  Range: "From-to",
  "Ranked probability score": "Ranked probability score (RPS)",
  "Replayed: made only from matches up to the day before this one.":
    "We run am back: e no know any match wey dem play after the day before.",
  "Result Distribution": "How results share",
  Right: "Correct",
  "Scores by season": "Marks for each season",
  "Scoring Patterns": "How dem dey score",
  "Season simulation": "How season fit end",
  "Simulate with these results": "Play am with these results",
  "Sources differ": "Sources no gree",
  "The cross-table could not be loaded.": "The cross-table no gree load.",
  "The decisions could not be loaded.": "Wetin dem decide no gree load.",
  "The forecast named the home side in {named} of {matches}, and was right in {right}%; always naming the home side is right in {home}%.":
    "The prediction pick home side for {named} out of {matches}, and e correct {right}%; if you dey always pick home side, you go correct {home}%.",
  "The forecast on record": "The prediction wey we write",
  "The latest forecasts": "The last predictions",
  "The positions could not be loaded.": "The positions no gree load.",
  "The record could not be loaded.": "The record no gree load.",
  "The rest of the season, played 10,000 times.":
    "Wetin remain for the season, we play am ten thousand times.",
  "The result above stands until the league or a second source settles it.":
    "The result for up go stand till the league or another source settle am.",
  "The same as a table": "The same thing for table",
  "The season could not be simulated.": "The season no gree play.",
  "The season {season} is over: this is how it ended. There is nothing left to simulate.":
    "Season {season} don end: na so e end. Nothing remain to play.",
  "The table after each matchday. The club that you choose is green.":
    "The table after each matchday. The club wey you pick dey green.",
  "The {matches}, played {runs} times, as of {day}.": "{matches}, we play am {runs} times, till {day}.",
  Times: "How many times",
  "Total matches": "All matches",
  "What if?": "Wetin if?",
  "What it adds is how likely each result is: its chances score {gain}% better than the usual shares, and lie {error} in 100 beside what happened.":
    "Wetin e add na how each result fit be: the chances {gain}% better pass the normal share, and dem miss wetin happen by {error} out of 100.",
  "What it adds is how likely each result is: its chances score {gain}% worse than the usual shares, and lie {error} in 100 beside what happened.":
    "Wetin e add na how each result fit be: the chances {gain}% bad pass the normal share, and dem miss wetin happen by {error} out of 100.",
  "Written down on {time}, before the match.": "We write am {time}, before the match.",
  "a learning algorithm: its accuracy will improve over time.":
    "algorithm wey dey learn: e go dey better as time dey go.",
  "at home, away": "for house, away",
  "away win": "away win",
  "best {best}, worst {worst}, now {now}": "best {best}, worst {worst}, now {now}",
  "each club's goals for and against a game, and its points from the last five matches":
    "goals wey both clubs dey score and wey dey enter dem for one game, and points for the last five matches",
  "goals a game": "goals for one game",
  "home win": "home win",
  "home wins, away wins, draws": "home win, away win, draw",
  "relegation {chance}": "relegation {chance}",
  replayed: "we run am back",
  "the chances of a home win, a draw and an away win, scored in public after the match":
    "chance for home win, draw and away win; after the match everybody fit see how e do",
  "the predicted winner, and how sure it is: High, Medium or Low":
    "who go win, and how sure we be: High, Middle or Small",
  "title {chance}": "title {chance}",
  "what playing at home is worth in this league": "wetin playing for house dey add for this league",
  "written before": "we write am before",
  "{club} after each matchday: {positions}": "{club} after each matchday: {positions}",
  "{club} win {share} in 100; an average home side wins {usual}.":
    "{club} go win {share} out of 100; normal home side dey win {usual}.",
  "{goals} in all": "{goals} altogether",
  "{matches} of these matches were over before this site began: their forecasts are replayed with the knowledge of the day before, and say so.":
    "{matches} of these matches don end before this site start: we make their prediction with wetin we know the day before, and we talk am.",
  "{n} in a row": "{n} back to back",
  "{n} losses": "{n} lose",
  "{n} remaining matches": (n) => (one(n) ? "{n} match wey remain" : "{n} matches wey remain"),
  "{n} wins": "{n} win",
  "{result}, since {time}": "{result}, since {time}",
} satisfies WordsFor<typeof names>;
