import { formsOf, headlineVerbForms } from "#platform/text/analysis/headline-verbs.ts";
import type { Token } from "./tokens.ts";

/** Nouns that headlines also use as verbs. */
const nounsToo: ReadonlySet<string> = new Set(
  `attack attacks strike strikes probe protest protests visit vote votes crash arrest arrests fire flood floods ban tax taxes
  transfer transfers trade murder debt debts tour plan plans raid raids clash clashes war deal deals award awards talk talks cut
  cuts reshuffle hike budget blast bomb claim claims letter letters bill bills fare fares fee fees loan loans sanction sanctions
  race fight play plays bid transport report reports review reform reforms project projects test tests score goal release offer
  record market markets lead land summit share shares house houses force forces head state border borders demand demands drug
  drugs pay price prices stage star stars search support trial post place places play power reward risk rule rules sale
  speech target title tour train trains trade treaty union water work works world wound youth bail seal ranking warning
  recruit recruits graduate graduates volunteer volunteers partner partners contract contracts cause causes result results
  shooting killing killings bombing meeting hearing building polling voting campaign campaigns funding recruitment training
  ruling kidnap grant grants aid rescue ambush appeal boycott gift gifts escape pledge sentence mark cross crown fall form gun honour host issue issues link links list lot party point points
  pick push question questions return rally rise season signing start step steps stop storm stress supply swap threat threats
  transition travel turn use view walkout speed fuel spur win wins yield abduction opening screening increase`.split(
    /\s+/,
  ),
);

/** Plurals after which such a word is a verb: "gunmen attack church". */
const pluralNoun = /(?:s|men|people|police|troops)$/;

/** True if the word is what somebody does, so that a noun phrase ends before it. */
export function isDeed(
  token: Token,
  before: Token | undefined,
  after: Token | undefined,
  afterTo = false,
): boolean {
  const { folded } = token;
  if (before?.capital && /s[’']$|[’']s$/.test(before.shown)) return false;
  if (/[’'](?:ve|ll|re|d|m|t)$/i.test(token.shown)) return true;
  if (hasObject(token, before, after)) return true;
  if (!headlineVerbForms.has(folded) && !otherVerbs.has(folded)) return alwaysVerbs.has(folded);
  if (/[’']s$/.test(token.shown)) return false;
  return afterTo || !nounsToo.has(folded) || isVerbInContext(token, before, after);
}

/** "Box on a borehole rings the mechanic": the word between a noun and an article is a verb, known or not. */
function hasObject(token: Token, before: Token | undefined, after: Token | undefined): boolean {
  const inflected = /[^s]s$/.test(token.folded) && !/[’']s?$/.test(token.shown);
  return before !== undefined && inflected && !token.closes && articles.has(after?.folded ?? "");
}

const articles: ReadonlySet<string> = new Set(["a", "an", "the", "its", "his", "her", "their"]);

/** True if the words around it show that a word that may be a noun is a verb here. */
function isVerbInContext(token: Token, before: Token | undefined, after: Token | undefined): boolean {
  const { folded } = token;
  if (!token.closes && after !== undefined && isPlural(before) && verbsAfterPlurals.has(folded)) return true;
  const phraseContinues = after !== undefined && !after.small && !token.closes;
  if (/^(?:kill|shoot|bomb)ing$/.test(folded)) return phraseContinues && before === undefined;
  if (/[^s]s$/.test(folded)) return phraseContinues && before !== undefined;
  return phraseContinues && isPlural(before);
}

/** After two names, a word in the form of a verb is their deed, even if it is a noun elsewhere: "A, B pledge help". */
export function isVerbAfterNames(token: Token, after: Token | undefined): boolean {
  const phraseContinues = after !== undefined && !after.small && !token.closes;
  return phraseContinues && !/s$/.test(token.folded) && headlineVerbForms.has(token.folded);
}

function isPlural(before: Token | undefined): boolean {
  return before !== undefined && pluralNoun.test(before.folded) && !/[’']/.test(before.shown);
}

/** After a plural these are verbs even before a small word: "Falcons fight for survival". */
const verbsAfterPlurals: ReadonlySet<string> = new Set(
  "fight protest clash return push vote rally demand question call".split(" "),
);

const alwaysVerbs: ReadonlySet<string> = new Set(
  `is are was were be been being has have had will would can could may might must gets get set says said tells told makes made
  takes takes comes goes gives gave sees saw knows wants dies died begs vs beats bags steps bows slams dares lands sparks hits
  held became becomes seen done gone known taken given shown made found thrown drawn grown chosen driven written spoken restart restarts remains seems eyes names dumps faces meets holds breaks know think believe hope feel lost won led began beg stuns edges floors cracks`.split(
    /\s+/,
  ),
);

/** Verbs that too rarely tell two events apart for the story desk to list them, but that end a noun phrase. */
const otherVerbs: ReadonlySet<string> = new Set(
  `attend stumble veer skid overshoot seal fix spend rock trigger spur slow brace vie hunt savage
  dissociate distance unite relocate recount rue eye snap sweep frown restructure overhaul reorganise expect explore rejig
  reassign merit mount usher unravel pummel maul nick bury tease wow dazzle gush hint weigh mull ponder
  discuss differ scold chastise urge nudge lure coax woo entice beckon lament erupt 
  besiege barricade occupy sack ransack vandalise flatten level gut char scorch singe drench submerge ravage
  displace strand maroon rescue salvage haul tow airlift smuggle peddle hawk hoard subsidise
  recapitalise delist merge demerge spin divest revalue devalue depreciate appreciate rebound dip
  plummet nosedive tumble swell multiply triple quadruple halve shave trim prune oust
  depose dethrone topple unseat upstage outshine outwit outrun outpace trounce hammer demolish dismantle decimate obliterate
  gain clinch snatch grab clutch seize wrest reclaim regain retake recapture liberate free 
  reprieve acquit exonerate vindicate clear absolve indict arraign remand convict jail imprison incarcerate detain
  apprehend nab foil thwart avert defuse disarm neutralise eliminate gun behead lynch maim mutilate
  molest defile batter assault slap strangle poison drown succumb survive recover recuperate
  operate vaccinate immunise diagnose quarantine isolate infect spread contain curb tackle combat fight
  joke vow swear affirm pledge reassure placate appease mollify soothe console mourn eulogise immortalise memorialise 
  decorate enthrone turban coronate anoint ordain consecrate wed marry divorce separate reconcile reunite adopt
  foster raise nurture mentor teach instruct educate enlighten sensitise sensitize mobilise galvanise
  canvass litigate arbitrate mediate broker negotiate bargain haggle concede yield cede
  disappoint rattle terrify frighten spook haunt stalk locate pinpoint
  direct unveil showcase flaunt
  reconstruct rehabilitate renovate refurbish ground
  mix strut snap repost tweet retweet go deepen widen narrow tighten loosen ease relax
  depend rely disappear vanish
  kneel pray preach prophesy foresee predict calculate collate transmit upload`
    .split(/\s+/)
    .filter((verb) => !nounsToo.has(verb))
    .flatMap(formsOf)
    .filter((form) => !nounsToo.has(form)),
);
