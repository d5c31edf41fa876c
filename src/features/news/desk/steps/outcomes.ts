/**
 * What a headline may report as done after the event itself. Others (an arrest, a death) were tried on real days' news
 * and were wrong too often.
 */
export const outcomes = [
  "freed",
  "ransom",
  "denied",
  "charged",
  "bail",
  "sentenced",
  "acquitted",
  "court order",
  "probe",
  "appeal",
  "called off",
  "withdrawn",
  "reversed",
  "apology",
  "in office",
  "summoned",
  "banned",
  "declared winner",
  "moved",
] as const;

export type Outcome = (typeof outcomes)[number];

const PEOPLE_WHO_ACT =
  "police|troops|soldiers|bandits|kidnappers|gunmen|abductors|terrorists|captors|operatives|authorities|officers|guards|hunters|navy|army|dss|efcc|icpc|hamas|militants|insurgents|rebels|hijackers|pirates|vigilantes";
/** Those whose "charges" are criminal: a governor charges officers with a duty, a bank charges its customers a fee. */
const PROSECUTORS =
  "police|efcc|icpc|dss|sss|ndlea|nscdc|naptip|customs|immigration|ccb|doj|fbi|fifa|uefa|caf|fa|fg|us|uk|prosecutors?|prosecution|authorities|government|govt|state|army|navy|military|agf|hisbah|amotekun";
const TAKEN_BACK =
  "suspension|ban|sack|dismissal|decision|order|directive|policy|hike|increase|appointment|redeployment|sanctions?|closure|judg(?:e)?ment|ruling|conviction|sentence|verdict|expulsion|impeachment|removal|dethronement|revocation|demolition|approval|deduction|tariff|levy|tax";
/** Words that make "court orders" a noun: somebody ignores or obeys them. */
const NOUN_BEFORE =
  "ignor\\w+|def(?:y|ies|ied|ying)|disobe\\w+|flout\\w*|violat\\w+|obey\\w*|respect\\w*|multiple|conflicting|contradictory|several|two|three|these|by|under|despite|through|with|without|of|other|past|pending|fake|forged";
/** Things that are released without being freed. */
const PAPERS_AND_SUMS =
  "report|results?|list|shortlist|names?|album|single|song|video|clip|footage|statement|funds?|timetable|schedule|guidelines?|details|documents?|cut|dates?|figures|data|squad|trailer|film|movie|officially|new|fresh|full|admission|portal|hotlines?|numbers?|photos?|pictures|images?|calendar|fixtures|fares?|grants?|manifesto|players?|allowances?|salar\\w+|pensions?|water|food|grains?|bonds?|billions?|₦|n\\d|\\$";
const WANTED =
  /\b(?:demands?|demanded|seeks?|calls? for|urges?|wants?|begs?|appeals? for|press(?:es)? for|pushes? for|asks?|tasks?|await\w*|for|after|before|if|may|might|could|would|will|to|until|despite|over|against|ahead of|the|of|their|his|her|not|yet to be|never)\s(?:\S+\s){0,2}$/i;

/** "Protest until SSG is released", "We won't call off strike": demanded, or not done. */
const UNDONE =
  /\b(?:until|till|unless|once|prays?|hopes?|(?:wo|do|does|has|have|had|is|are|was|were|ca)n['’]t|(?:we|i|they|he|she)['’]ll)(?:\s\S{1,30}){0,4}\s$/i;

/** "Wants him freed", "demands that she be released". */
const WISHED =
  /\b(?:demand(?:s|ed|ing)?|seek(?:s|ing)?|sought|call(?:s|ed|ing)? for|urg(?:es?|ed|ing)|want(?:s|ed|ing)?|beg(?:s|ged|ging)?|appeal(?:s|ed|ing)? for|press(?:es|ed|ing)? for|ask(?:s|ed|ing)?|pray(?:s|ed|ing)?|hop(?:es|ed|ing)|(?:should|must|would|could|may|might|will|to) be|until|unless)\s(?:[^\s.,;]+\s){0,4}$/i;

const UNDONE_BEFORE = [WANTED, UNDONE, WISHED] as const;

interface OutcomePatterns {
  /** Matches a headline that reports the deed as its news: "Police free …". */
  readonly finite: RegExp;
  /**
   * Matches any wording, in a headline or a summary, that says it has happened: "was freed". Global, because every
   * match is checked.
   */
  readonly anyWording: RegExp;
}

const tables: Readonly<Record<Outcome, OutcomePatterns>> = {
  freed: {
    finite: new RegExp(
      `\\b(?:frees|rescues|releases(?!\\s(?:\\S+\\s){0,3}(?:${PAPERS_AND_SUMS}))|liberates|regains? freedom|regained freedom|(?:freed|rescued|set free|released)(?=$|\\s(?:on|after|from|by|in|hours|days|weeks|months|alive|unhurt|unconditionally|as|following|amid))|(?:${PEOPLE_WHO_ACT}) (?:free|rescue|release(?!\\s(?:\\S+\\s){0,3}(?:${PAPERS_AND_SUMS}))))\\b`,
      "i",
    ),
    anyWording:
      /\b(?:free[sd]|freeing|rescue[sd]?|rescuing|released? (?!of the|the report|results?)|regain(?:s|ed)? (?:their |his |her )?freedom|set free|liberated?)\b/gi,
  },
  ransom: {
    finite:
      /\b(?:kidnappers|abductors|captors|bandits|gunmen|terrorists|hijackers|pirates) (?:now )?(?:demand|ask for|seek) (?:(?:\S{1,20} ){0,3}ransom\b|(?:(?:another|fresh|over|about) )?(?:₦|n|\$)\d)/i,
    anyWording: /\bransom\b|\bdemand\w* (?:\S{1,20} )?(?:₦|n|\$)\d/gi,
  },
  denied: {
    finite:
      /\b(?:(?<!\b(?:nor|not|to|never|cannot|can|won['’]t|don['’]t|didn['’]t) )den(?:y|ies)|debunks?|refutes?|disowns?|rubbishes|rebuts?|dismisses (?:\S+ ){0,3}(?:reports?|claims?|allegations?|rumou?rs?|speculations?|accusations?|insinuations?)|rejects (?:\S+ ){0,3}(?:claims?|allegations?|accusations?))\b(?! (?:\S+ ){0,3}(?:bail|entry|access|visas?|justice|request))|\b(?:says|clarifies) [^,‘’“']{3,30}, not [^,‘’“']{3,30},|\b(?:says|insists) (?:there (?:is|was) )?no (?:\S+ ){0,2}(?:deal|rift|feud|alliance|plans? (?:to|for))\b/i,
    anyWording:
      /\b(?:den(?:y|ies|ied|ying)|debunk\w*|refut\w*|disown\w*|rubbish\w*|rebut\w*|dismiss\w* (?:\S+ ){0,3}(?:reports?|claims?|allegations?|rumou?rs?|speculations?))\b/gi,
  },
  charged: {
    finite: new RegExp(
      `\\b(?:arraigns?|arraigned|docked|indicts?|indicted|prosecutes|(?:${PROSECUTORS}) charges? (?:(?!to\\b|on\\b)\\S+ ){1,6}(?:with|over|before)\\b|(?:is|are|been|was|were) charged (?:with|over|to)|charged(?=\\s*(?:[;,.]|$)| (?:with(?! (?:the |a )?(?:task|duty|responsibility))|to court|over|for \\S+ing)\\b)|files? (?:\\S+ ){0,4}charges? against)\\b`,
      "i",
    ),
    anyWording:
      /\b(?:arraign\w*|docked|indict\w*|prosecut\w*|charged (?:with|to court|before|over)|charges? against|standing trial|face[sd]? trial)\b/gi,
  },
  bail: {
    finite:
      /\b(?:grants?|granted|gets?|secures?|secured|admits?|admitted|den(?:y|ies|ied)|refuses?|refused|revokes?|revoked|rejects?) (?:\S+ ){0,8}bail\b(?! (?:hearing|application for))|\bbail (?:granted|denied|refused|revoked)\b/i,
    anyWording: /\b(?:grant\w*|admitted|denied|refused|revoked?) (?:\S+ ){0,8}bail\b|\bon bail\b/gi,
  },
  sentenced: {
    finite:
      /\b(?:(?:court|judge|tribunal|martial|justice) (?:jails|sentences)|(?:jailed|sentenced)(?= (?:for|over|to|life|after|\d+|two|three|four|five|six|seven|eight|nine|ten)\b)|(?:bags?|gets?) (?:\S+ ){0,3}(?:imprisonment|jail term|years in (?:jail|prison)|death sentence)|sent to (?:jail|prison) (?:for|over)\b)/i,
    anyWording:
      /\b(?:jail(?:s|ed)|sentence[sd]|sentencing|convict(?:s|ed)|(?:bag|get|got)\w* (?:\S+ ){0,3}(?:imprisonment|jail|death sentence)|behind bars)\b/gi,
  },
  acquitted: {
    finite:
      /\b(?:(?:court|judge|tribunal|justice) (?:\S+ ){0,2}?(?:acquits|discharges|clears)|(?:discharged|acquitted)(?=$| (?:of|in|over|by|and)\b))\b/i,
    anyWording: /\b(?:acquit\w*|discharge[sd]|cleared of)\b/gi,
  },
  "court order": {
    finite: new RegExp(
      `(?<!\\b(?:${NOUN_BEFORE}) (?:\\S+ )?)\\b(?:court|tribunal|judge) (?:orders(?! (?:on|of|in|by|for|from|as|against|and)\\b)|restrains|stops|halts|bars|nullifies|voids|sacks|upholds|affirms|invalidates|sets aside|throws out)(?=\\s)`,
      "i",
    ),
    anyWording:
      /\b(?:court|tribunal|judge|justice)\b(?:[^.]{0,60})\b(?:order(?:s|ed|ing)|restrain\w*|stop(?:s|ped)|halt(?:s|ed)|bar(?:s|red)|nullif\w*|void(?:s|ed)|sack(?:s|ed)|up(?:holds|held)|affirm\w*|invalidat\w*|set(?:s|ting)? aside|thr(?:ows|ew) out|rul(?:es|ed))\b/gi,
  },
  probe: {
    finite:
      /(?<=\S )(?<!to )(?:probes|investigates|opens? (?:\S+ ){0,3}(?:probe|investigation|inquiry)|(?:begins?|launch(?:es)?|orders?|ordered|starts?|commences?) (?:\S+ ){0,4}(?:probe|investigations?|inquiry|manhunt)|(?:sets up|constitutes?|inaugurates?) (?:\S+ ){0,5}(?:probe|investigat\w+|inquiry) ?(?:panel|committee)?|(?:sets up|constitutes?|inaugurates?) (?:\S+ ){0,3}(?:panel|committee) (?:\S+ ){0,2}(?:probe|investigate))\b/i,
    anyWording: /\b(?:prob(?:es?|ed|ing)|investigat\w*|inquiry|manhunt)\b/gi,
  },
  appeal: {
    finite:
      /\b(?:appeals? (?:against|(?:court |tribunal )?(?:judg(?:e)?ment|ruling|verdict|conviction|sentence))|files? (?:\S+ ){0,3}appeal|(?:heads?|goes|approaches|moves?) (?:to )?(?:the )?(?:appeal|supreme) court)\b/i,
    anyWording:
      /\b(?:appeal(?:s|ed)? (?:against|the (?:judg|ruling|verdict|conviction))|files? (?:\S+ ){0,3}appeal|filed (?:\S+ ){0,3}appeal|notice of appeal)\b/gi,
  },
  "called off": {
    finite:
      /\b(?:calls? off|called off|suspends? (?:\S+ ){0,4}(?:strike|protest|picketing|industrial action)|cancels?|cancelled|shelves|(?:strike|protests?|industrial action) (?:is |was |has been )?(?:suspended|called off))\b/i,
    anyWording:
      /\b(?:call(?:s|ed|ing)? off|suspend\w* (?:\S+ ){0,4}(?:strike|protest|industrial action)|cancel\w*|shelv\w*)\b/gi,
  },
  withdrawn: {
    finite:
      /\b(?:(?:withdraws?|drops?|discontinues?) (?:(?!as\b|after\b|amid\b)\S+ ){0,5}(?:charges?|suits?|cases?|petitions?|advisor(?:y|ies)|circulars?|memos?|notices?|directives?|orders?|letters?|bills?)|(?:strikes? out|quashes|voids) (?:\S+ ){0,4}(?:charges?|suits?|cases?|petitions?|convictions?))\b/i,
    anyWording:
      /\b(?:with(?:draw(?:s|n|ing|al)?|drew)|dropp\w*|drops?|discontinu\w*|str(?:ikes?|uck) out|quash\w*|void(?:s|ed)?)\b/gi,
  },
  reversed: {
    finite: new RegExp(
      `\\b(?:(?:reverses|rescinds|overturns|revokes) (?:(?!as\\b|on\\b|at\\b|after\\b|amid\\b|over\\b)\\S+ ){0,4}(?:${TAKEN_BACK})|reinstates (?!.*\\bcommitment)|(?:restores|recalls) (?:\\S+ ){0,3}(?:suspended|sacked|dismissed|deposed|dethroned)|(?:lifts|relaxes|vacates) (?:\\S+ ){0,4}(?:ban|suspension|embargo|curfew|sanctions?|restrictions?|lockdown))`,
      "i",
    ),
    anyWording:
      /\b(?:revers(?:es|ed|ing|al)|rescind\w*|overturn(?:s|ed) (?:\S+ ){0,4}(?:ban|judg\w+|ruling|suspension|decision|sack)|reinstat(?:es|ed|ing)|restore[sd]|(?:lift|relax|vacat)(?:s|es|ed|ing) (?:\S+ ){0,4}(?:ban|suspension|embargo|curfew|sanctions?|restrictions?))\b/gi,
  },
  apology: {
    finite:
      /\b(?:apologi[sz]es|(?:tenders|offers|issues) (?:\S+ ){0,2}apolog(?:y|ies)|begs (?:for )?forgiveness)\b/i,
    anyWording:
      /\b(?:apologi[sz](?:es|ed|ing)|(?:tender|offer|issu)\w* (?:\S+ ){0,2}apolog(?:y|ies)|says sorry|forgiveness)\b/gi,
  },
  "in office": {
    finite: /\b(?:assumes (?:office|duty)|takes oath (?:of office|as)|(?:is |was )?sworn[- ]in as)\b/i,
    anyWording:
      /\b(?:assum(?:es|ed|ing) (?:office|duty)|sworn[- ]in|swear(?:s|ing)[- ]in|swore in|inaugurat\w*|takes oath|took (?:oath|over))\b/gi,
  },
  summoned: {
    finite: /(?<=\S )(?:summons|subpoenas)\b(?! up\b)/i,
    anyWording: /\b(?:summon\w*|subpoena\w*|invit(?:es?|ed|ation))\b/gi,
  },
  banned: {
    finite: /(?<=\S )(?:bans|outlaws)\b(?! (?:on|from)\b)(?= (?:\S{1,30} ){1,15}(?:after|following|over)\b)/i,
    anyWording:
      /\b(?:ban(?:s|ned|ning)?|bars?|barred|outlaw\w*|prohibit\w*|forbid\w*|restrict\w*|suspend\w*|stops?)\b/gi,
  },
  "declared winner": {
    finite: /\bdeclares (?:\S+ ){1,4}winners?\b/i,
    anyWording:
      /(?<!to be )\bdeclare[sd]? (?:\S+ ){0,4}(?:winners?|elected)\b|\bwins (?:\S+ ){0,5}(?:election|poll|governorship|presidency)\b|\bre-?elected\b/gi,
  },
  moved: {
    finite:
      /\b(?:defects to|dumps \S+ for|picks (?:\S+ ){1,2}ticket|(?:seals|completes) (?:\S+ ){1,3}(?:move|transfer|switch))\b/i,
    anyWording: /\b(?:join\w*|defect\w*|dump\w*|ticket|seal\w*|complet\w*|sign(?:s|ed|ing))\b/gi,
  },
};

/** The outcomes that a headline reports as done; "to pass", "demands release" and "seeks bail" do not count. */
export function outcomesOf(headline: string): Outcome[] {
  return outcomes.filter((outcome) => {
    const match = tables[outcome].finite.exec(headline);
    if (match === null) return false;
    const before = headline.slice(0, match.index);
    return (
      outcome === "probe" || outcome === "denied" || !UNDONE_BEFORE.some((pattern) => pattern.test(before))
    );
  });
}

/** True if a text reports the outcome in any words, and not merely somebody's wish for it. */
export function reportsOutcome(outcome: Outcome, text: string): boolean {
  return [...text.matchAll(tables[outcome].anyWording)].some(
    ({ index }) => !WISHED.test(text.slice(Math.max(0, index - 60), index)),
  );
}

/** Whom somebody has taken can be freed; everybody else is only rescued. */
export function speaksOfAbduction(text: string): boolean {
  return /\b(?:abduct|kidnap|captiv|captor|hostage|bandits|traffick|hijack)/i.test(text);
}
