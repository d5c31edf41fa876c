/**
 * What a headline may tell as done after the event itself. Others (an arrest, a death, a reversal) were tried on real
 * days and were wrong too often.
 */
export const outcomes = [
  "freed",
  "ransom",
  "denied",
  "charged",
  "bail",
  "probe",
  "appeal",
  "called off",
  "withdrawn",
  "summoned",
  "banned",
  "declared winner",
  "moved",
] as const;

export type Outcome = (typeof outcomes)[number];

const PEOPLE_WHO_ACT =
  "police|troops|soldiers|bandits|kidnappers|gunmen|abductors|terrorists|captors|operatives|authorities|officers|guards|hunters|navy|army|dss|efcc|icpc|hamas|militants|insurgents|rebels|hijackers|pirates|vigilantes";
/** What is released without being freed. */
const PAPERS_AND_SUMS =
  "report|results?|list|shortlist|names?|album|single|song|video|clip|footage|statement|funds?|timetable|schedule|guidelines?|details|documents?|cut|dates?|figures|data|squad|trailer|film|movie|officially|new|fresh|full|admission|portal|hotlines?|numbers?|photos?|pictures|images?|calendar|fixtures|fares?|grants?|manifesto|players?|allowances?|salar\\w+|pensions?|water|food|grains?|bonds?|billions?|₦|n\\d|\\$";
const WANTED =
  /\b(?:demands?|demanded|seeks?|calls? for|urges?|wants?|begs?|appeals? for|press(?:es)? for|pushes? for|asks?|tasks?|await\w*|for|after|before|if|may|might|could|would|will|to|until|despite|over|against|ahead of|the|of|their|his|her|not|yet to be|never)\s(?:\S+\s){0,2}$/i;

/** "Protest until SSG is released", "We won't call off strike": wished for, or not done. */
const UNDONE =
  /\b(?:until|till|unless|once|prays?|hopes?|(?:wo|do|does|has|have|had|is|are|was|were|ca)n['’]t|(?:we|i|they|he|she)['’]ll)(?:\s\S{1,30}){0,4}\s$/i;

interface Told {
  /** As a headline tells it of somebody who does it: "Police free …". */
  readonly finite: RegExp;
  /** Any wording that says it is done, in a headline or a summary: "was freed". */
  readonly told: RegExp;
}

const tables: Readonly<Record<Outcome, Told>> = {
  freed: {
    finite: new RegExp(
      `\\b(?:frees|rescues|releases(?!\\s(?:\\S+\\s){0,3}(?:${PAPERS_AND_SUMS}))|liberates|regains? freedom|regained freedom|(?:freed|rescued|set free|released)(?=$|\\s(?:on|after|from|by|in|hours|days|weeks|months|alive|unhurt|unconditionally|as|following|amid))|(?:${PEOPLE_WHO_ACT}) (?:free|rescue|release(?!\\s(?:\\S+\\s){0,3}(?:${PAPERS_AND_SUMS}))))\\b`,
      "i",
    ),
    told: /\b(?:free[sd]|freeing|rescue[sd]?|rescuing|released? (?!of the|the report|results?)|regain(?:s|ed)? (?:their |his |her )?freedom|set free|liberated?)\b/i,
  },
  ransom: {
    finite:
      /\b(?:kidnappers|abductors|captors|bandits|gunmen|terrorists|hijackers|pirates) (?:now )?(?:demand|ask for|seek) (?:(?:\S{1,20} ){0,3}ransom\b|(?:(?:another|fresh|over|about) )?(?:₦|n|\$)\d)/i,
    told: /\bransom\b|\bdemand\w* (?:\S{1,20} )?(?:₦|n|\$)\d/i,
  },
  denied: {
    finite:
      /\b(?:den(?:y|ies)|debunks?|refutes?|disowns?|rubbishes|rebuts?|dismisses (?:\S+ ){0,3}(?:reports?|claims?|allegations?|rumou?rs?|speculations?|accusations?|insinuations?)|rejects (?:\S+ ){0,3}(?:claims?|allegations?|accusations?))\b(?! (?:\S+ ){0,3}(?:bail|entry|access|visas?|justice|request))|\b(?:says|clarifies) [^,‘’“']{3,30}, not [^,‘’“']{3,30},/i,
    told: /\b(?:den(?:y|ies|ied|ying)|debunk\w*|refut\w*|disown\w*|rubbish\w*|rebut\w*|dismiss\w* (?:\S+ ){0,3}(?:reports?|claims?|allegations?|rumou?rs?|speculations?))\b/i,
  },
  charged: {
    finite:
      /\b(?:arraigns?|arraigned|docked|indicts?|indicted|prosecutes|charges? (?:(?!to\b|on\b)\S+ ){1,6}(?:with|over|before)\b|(?:is|are|been|was|were) charged (?:with|over|to)|charged(?=\s*(?:[;,.]|$)| (?:with(?! (?:the |a )?(?:task|duty|responsibility))|to court|over|for \S+ing)\b)|files? (?:\S+ ){0,4}charges? against)\b/i,
    told: /\b(?:arraign\w*|docked|indict\w*|prosecut\w*|charged (?:with|to court|before|over)|charges? against|standing trial|face[sd]? trial)\b/i,
  },
  bail: {
    finite:
      /\b(?:grants?|granted|gets?|secures?|secured|admits?|admitted|den(?:y|ies|ied)|refuses?|refused|revokes?|revoked|rejects?) (?:\S+ ){0,8}bail\b(?! (?:hearing|application for))|\bbail (?:granted|denied|refused|revoked)\b/i,
    told: /\b(?:grant\w*|admitted|denied|refused|revoked?) (?:\S+ ){0,8}bail\b|\bon bail\b/i,
  },
  probe: {
    finite:
      /(?<=\S )(?<!to )(?:probes|investigates|opens? (?:\S+ ){0,3}(?:probe|investigation|inquiry)|(?:begins?|launch(?:es)?|orders?|ordered|starts?|commences?) (?:\S+ ){0,4}(?:probe|investigations?|inquiry|manhunt)|(?:sets up|constitutes?|inaugurates?) (?:\S+ ){0,5}(?:probe|investigat\w+|inquiry) ?(?:panel|committee)?|(?:sets up|constitutes?|inaugurates?) (?:\S+ ){0,3}(?:panel|committee) (?:\S+ ){0,2}(?:probe|investigate))\b/i,
    told: /\b(?:prob(?:es?|ed|ing)|investigat\w*|inquiry|manhunt)\b/i,
  },
  appeal: {
    finite:
      /\b(?:appeals? (?:against|(?:court |tribunal )?(?:judg(?:e)?ment|ruling|verdict|conviction|sentence))|files? (?:\S+ ){0,3}appeal|(?:heads?|goes|approaches|moves?) (?:to )?(?:the )?(?:appeal|supreme) court)\b/i,
    told: /\b(?:appeal(?:s|ed)? (?:against|the (?:judg|ruling|verdict|conviction))|files? (?:\S+ ){0,3}appeal|filed (?:\S+ ){0,3}appeal|notice of appeal)\b/i,
  },
  "called off": {
    finite:
      /\b(?:calls? off|called off|suspends? (?:\S+ ){0,4}(?:strike|protest|picketing|industrial action)|cancels?|cancelled|shelves)\b/i,
    told: /\b(?:call(?:s|ed|ing)? off|suspend\w* (?:\S+ ){0,4}(?:strike|protest|industrial action)|cancel\w*|shelv\w*)\b/i,
  },
  withdrawn: {
    finite:
      /\b(?:(?:withdraws?|drops?|discontinues?) (?:(?!as\b|after\b|amid\b)\S+ ){0,5}(?:charges?|suits?|cases?|petitions?|advisor(?:y|ies)|circulars?|memos?|notices?|directives?|orders?|letters?|bills?)|(?:strikes? out|quashes|voids) (?:\S+ ){0,4}(?:charges?|suits?|cases?|petitions?|convictions?))\b/i,
    told: /\b(?:with(?:draw(?:s|n|ing|al)?|drew)|dropp\w*|drops?|discontinu\w*|str(?:ikes?|uck) out|quash\w*|void(?:s|ed)?)\b/i,
  },
  summoned: {
    finite: /(?<=\S )(?:summons|subpoenas)\b(?! up\b)/i,
    told: /\b(?:summon\w*|subpoena\w*|invit(?:es?|ed|ation))\b/i,
  },
  banned: {
    finite: /(?<=\S )(?:bans|outlaws)\b(?! (?:on|from)\b)(?= (?:\S{1,30} ){1,15}(?:after|following|over)\b)/i,
    told: /\b(?:ban(?:s|ned|ning)?|bars?|barred|outlaw\w*|prohibit\w*|forbid\w*|restrict\w*|suspend\w*|stops?)\b/i,
  },
  "declared winner": {
    finite: /\bdeclares (?:\S+ ){1,4}winners?\b/i,
    told: /(?<!to be )\bdeclare[sd]? (?:\S+ ){0,4}(?:winners?|elected)\b|\bwins (?:\S+ ){0,5}(?:election|poll|governorship|presidency)\b|\bre-?elected\b/i,
  },
  moved: {
    finite:
      /\b(?:defects to|dumps \S+ for|picks (?:\S+ ){1,2}ticket|(?:seals|completes) (?:\S+ ){1,3}(?:move|transfer|switch))\b/i,
    told: /\b(?:join\w*|defect\w*|dump\w*|ticket|seal\w*|complet\w*|sign(?:s|ed|ing))\b/i,
  },
};

/** The outcomes that a headline tells as done: not "to pass", "demands release", "seeks bail". */
export function outcomesOf(headline: string): Outcome[] {
  return outcomes.filter((outcome) => {
    const found = tables[outcome].finite.exec(headline);
    if (found === null) return false;
    const before = headline.slice(0, found.index);
    return outcome === "probe" || outcome === "denied" || !(WANTED.test(before) || UNDONE.test(before));
  });
}

/** True where a text reports the outcome in whatever words. */
export function tells(outcome: Outcome, text: string): boolean {
  return tables[outcome].told.test(text);
}
