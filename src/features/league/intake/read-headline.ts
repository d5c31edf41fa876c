import { foldClubName } from "#features/league/intake/names.ts";

/** Verbs that, between the names of two clubs, say that the first won. In the patterns below S is the score. */
const WON = [
  "annihilate blank blow_away cage conquer cruise_past crush defeat demolish despatch destroy dispatch down drub dump edge",
  "ease_past fight_past flog floor get_past gun_down halt hammer hit humble humiliate knock_off maul outclass",
  "outplay outscore overcome overpower overrun pip pummel punish rout sail_past scrape_past see_off shock",
  "shoot_down silence sink slay smash spank squeeze_past stop stun subdue sweep_aside tame thrash thump topple",
  "trounce upset wallop whip batter beat",
]
  .join(" ")
  .split(" ")
  .map((verb) => verb.split("_"))
  .map(([head, ...particle]) => [`${head}(?:s|es|ed|ned|ped)?`, ...particle].join(" "))
  .join("|");

/** Words that may precede such a verb: "come from behind to beat", "10-man … narrowly beat". */
const PRECEDING =
  "(?:(?:come|came|comes|rally|rallied|rallies|fight back|fought back)(?: from [a-z ]+?)? to )?(?:\\w+ly )?";

const WIN = "(?:win|wins|won|victory|triumph|triumphs|triumphed|success)";

const firstWonPattern = new RegExp(
  `^(?:${PRECEDING}(?:${WON})|(?:\\w+ ){0,2}(?:S )?(?:\\w+ )?${WIN}(?: S)?(?: over| against| at)|(?:\\w+ ){0,1}S (?:drubbing|thrashing|demolition|rout) of|inflict(?:s|ed)? S defeat on)$`,
);

/** "condemn Abia Warriors to 1-0 defeat": the phrase goes on after the second club. */
const condemnPattern = /^condemn(?:s|ed)?$/;

const toDefeatPattern = /^to S (?:defeat|loss)\b/;

const BEATEN =
  "beaten|stunned|shocked|thrashed|humbled|humiliated|edged|mauled|whipped|silenced|stopped|crushed|trounced";

const firstLostPattern = new RegExp(
  `^(?:(?:lose|loses|lost|fall|falls|fell|bow|bows|bowed|crash|crashes|crashed|slump|slumps|slumped|succumb|succumbs|succumbed|go down|goes down|went down|lose again go down)(?: S)?(?: \\w+){0,3} (?:to|at|against)|(?:\\w+ ){0,6}S (?:defeat|loss|reverse) (?:to|at|by|against)|(?:${BEATEN})(?: S)?(?: at home| away)?(?: by)?)$`,
);

/** Matched anywhere in the headline of a draw. */
const drawPattern =
  /\b(?:draw|draws|drew|drawn|stalemate|spoils|share|shares|held|hold|holds|honours even|ends?|ended)\b/;

/** Words of a match that is not over, a different one, not of the league's first teams, or uncertain: not read. */
const unclearPattern = new RegExp(
  [
    "half ?time|break|interval|live|updates?|minutes?|trail|trails|trailing|lead|leads|leading|up against|ahead",
    "penalties|penalty shoot ?out|shoot ?out|aggregate|agg|first leg|second leg|legged",
    "preview|predict|predicts|predicted|prediction|likely|could|can|will|would|should|may|might|if|need|needs",
    "target|targets|eye|eyes|seek|seeks|hope|hopes|vow|vows|want|wants|aim|aims|bet|betting|tips?|odds",
    "set for|set to|to meet|to face|to host|host|hosts|ahead of|chase|chases|revenge|repeat|battle|lock horns",
    "last|former|ex|ago|since|history|historic|throwback|flashback|remember|recall|how|when|season|seasons|title",
    "jinx|record|head ?to ?head|tally|runs|deficit|in (?:january|february|march|april|may|june|july|august|september|october|november|december)",
    "women|womens|woman|ladies|queens|angels|girls|female|youth|youths|u ?\\d\\d|under ?\\d\\d|junior|juniors|feeders?|reserves?|academy|b team",
    "friendly|friendlies|pre ?season|cup|beach|futsal|caf|champions league|confederation|glasgow|celtic",
    "awarded|awards?|walkover|boardroom|court|replay|replayed|abandoned|annulled|cancelled|postponed|called off|suspends?|appeal",
    "have beaten|has beaten|have won|has won|not|never|twice|double",
  ]
    .join("|")
    .replace(/^/, "\\b(?:")
    .replace(/$/, ")\\b"),
);

/** The result that a headline reports for a match of two clubs of the league, without saying which is at home. */
export interface ReportedResult {
  readonly clubs: readonly [string, string];
  readonly goals: readonly [number, number];
}

/** How a headline was read; "unclear" if it names two clubs and a score but its meaning is uncertain. */
export type HeadlineReading = ReportedResult | "unclear" | "other";

/** `aliases` maps every folded club name to its id. Only a headline with a single possible meaning gives a result. */
export function readHeadline(headline: string, aliases: ReadonlyMap<string, string>): HeadlineReading {
  const marked = markClubs(wordsOf(headline), aliases);
  const text = marked.words.join(" ");
  if (new Set(marked.clubs).size < 2 || !/\bS\b|\bN\b|goalless/.test(text)) return "other";
  if (marked.clubs.length !== 2 || headline.includes("?") || unclearPattern.test(text)) return "unclear";
  const goals = goalsIn(text, marked.numbers);
  return goals ? { clubs: [marked.clubs[0] ?? "", marked.clubs[1] ?? ""], goals } : "unclear";
}

type Goals = readonly [number, number];

/** Goals of the first and second club. In `text`, C is a club, S a score, and N one side's number of goals. */
function goalsIn(text: string, numbers: readonly string[]): Goals | null {
  if (/\bC N C N\b/.test(text) && numbers.length === 2) return [Number(numbers[0]), Number(numbers[1])];
  const score = onlyScore(text, numbers);
  if (!score) return null;
  if (/\bC S C\b/.test(text)) return score;
  if (score[0] === score[1]) return drawPattern.test(text) ? score : null;
  return byWinner(text, [Math.max(...score), Math.min(...score)]);
}

/** The only score in the headline; null if it has none or several. */
function onlyScore(text: string, numbers: readonly string[]): Goals | null {
  const scores = numbers.filter((number) => number.includes("-"));
  if (/\bgoalless (?:draw|stalemate)\b/.test(text)) return numbers.length === 0 ? [0, 0] : null;
  const [first = 0, second = 0] = (scores[0] ?? "").split("-").map(Number);
  return scores.length === 1 && numbers.length === 1 ? [first, second] : null;
}

/** Gives the winner the higher number, because newspapers write the score from either side. */
function byWinner(text: string, [higher, lower]: Goals): Goals | null {
  const [, between = "", after = ""] = text.split(/\bC\b/).map((part) => part.trim());
  if (condemnPattern.test(between) && toDefeatPattern.test(after)) return [higher, lower];
  const scored = /\bS\b/.test(between) || /^(?:(?:with|in|by) )?S\b/.test(after);
  if (scored && firstWonPattern.test(between)) return [higher, lower];
  return scored && firstLostPattern.test(between) ? [lower, higher] : null;
}

export function clubsNamedIn(headline: string, aliases: ReadonlyMap<string, string>): ReadonlySet<string> {
  return new Set(markClubs(wordsOf(headline), aliases).clubs);
}

interface Marked {
  readonly words: readonly string[];
  readonly clubs: readonly string[];
  readonly numbers: readonly string[];
}

/** Replaces club names by C, scores by S and single digits by N; where several names fit, the longest wins. */
function markClubs(words: readonly string[], aliases: ReadonlyMap<string, string>): Marked {
  const [marked, clubs, numbers]: [string[], string[], string[]] = [[], [], []];
  for (let at = 0; at < words.length; ) {
    const length = nameLength(words, at, aliases);
    const word = words[at] ?? "";
    if (length > 0) {
      clubs.push(aliases.get(folded(words.slice(at, at + length))) ?? "");
      marked.push("C");
    } else if (/^\d{1,2}-\d{1,2}$/.test(word) || /^\d$/.test(word)) {
      numbers.push(word);
      marked.push(word.includes("-") ? "S" : "N");
    } else marked.push(word);
    at += Math.max(1, length);
  }
  return { words: marked, clubs, numbers };
}

const MAX_NAME_LENGTH = 3;

function nameLength(words: readonly string[], at: number, aliases: ReadonlyMap<string, string>): number {
  for (let length = Math.min(MAX_NAME_LENGTH, words.length - at); length > 0; length--) {
    const name = words.slice(at, at + length);
    if (name.every((word) => !/^\d/.test(word) || /^\d[a-z]/.test(word)) && aliases.has(folded(name)))
      return length;
  }
  return 0;
}

function folded(words: readonly string[]): string {
  return foldClubName(words.join(" "));
}

/** Lower-case words: "2 – 1" and "2:1" become "2-1"; possessive endings and fillers such as FC are removed. */
function wordsOf(headline: string): string[] {
  return headline
    .slice(0, MAX_HEADLINE_LENGTH)
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/int'l/g, "international")
    .replaceAll(/'s\b|'(?=\s|$)/g, "")
    .replaceAll(/(?<![\d-])(\d{1,2})\s*[-–—−:]\s*(\d{1,2})(?![\d-])/g, "$1-$2")
    .replaceAll(/[^a-z0-9'\-\s+]/g, " ")
    .split(/\s+/)
    .map((word) => (/^\d+-\d+$/.test(word) ? word : word.replaceAll(/-/g, " ")))
    .flatMap((word) => word.split(" "))
    .filter((word) => word !== "" && !FILLERS.has(word));
}

/** Only this much is read: a longer text is not a headline. */
const MAX_HEADLINE_LENGTH = 300;
const FILLERS = new Set(["fc", "sc", "ft", "a", "the"]);
