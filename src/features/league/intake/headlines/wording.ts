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

export const firstWonPattern = new RegExp(
  `^(?:${PRECEDING}(?:${WON})|(?:\\w+ ){0,2}(?:S )?(?:\\w+ )?${WIN}(?: S)?(?: over| against| at)|(?:\\w+ ){0,1}S (?:drubbing|thrashing|demolition|rout) of|inflict(?:s|ed)? S defeat on)$`,
);

/** "condemn Abia Warriors to 1-0 defeat": the phrase goes on after the second club. */
export const condemnPattern = /^condemn(?:s|ed)?$/;
export const toDefeatPattern = /^to S (?:defeat|loss)\b/;

const BEATEN =
  "beaten|stunned|shocked|thrashed|humbled|humiliated|edged|mauled|whipped|silenced|stopped|crushed|trounced";

export const firstLostPattern = new RegExp(
  `^(?:(?:lose|loses|lost|fall|falls|fell|bow|bows|bowed|crash|crashes|crashed|slump|slumps|slumped|succumb|succumbs|succumbed|go down|goes down|went down|lose again go down)(?: S)?(?: \\w+){0,3} (?:to|at|against)|(?:\\w+ ){0,6}S (?:defeat|loss|reverse) (?:to|at|by|against)|(?:${BEATEN})(?: S)?(?: at home| away)?(?: by)?)$`,
);

/** Matched anywhere in the headline of a draw. */
export const drawPattern =
  /\b(?:draw|draws|drew|drawn|stalemate|spoils|share|shares|held|hold|holds|honours even|ends?|ended)\b/;

/** Words of a match that is not over, a different one, not of the league's first teams, or uncertain: not read. */
export const unclearPattern = new RegExp(
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
