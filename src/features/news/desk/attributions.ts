import type { StoryText } from "#features/news/shapes.ts";
import { cleanHeadline, cleanSummary } from "#platform/text/analysis/headline.ts";
import { isHeadlineVerb } from "#platform/text/analysis/headline-verbs.ts";
import { readWords } from "#platform/text/analysis/words.ts";

/** The source of a text: the whole name as the paper prints it; null for an unnamed source. */
export interface Attribution {
  readonly text: StoryText;
  readonly who: string | null;
}

/** The dash before a tail may have a space on one side only: "… electricity debts -Lagos agency". */
const TAIL = /(?:\s[–—-]\s?|(?<=\S)[–—]\s?|(?<=\p{L}{2})-\s)([^–—]{2,70})$/u;
/** A dash that joins the two ends of a road, or two sides, does not start a tail: "Kaduna–Abuja Expressway". */
const BETWEEN_TWO =
  /\p{L}[–—-]\s?\p{Lu}[^–—]{0,60}\b(?:roads?|expressway|highway|bridge|rail(?:way)?|line|border|corridor|axis|route|clash|match|war|talks|relations|deal|pipeline|ties|game|crisis|conflict|train|flights?|derby)$/iu;
/** "– Jimoh Ibrahim + Video" */
const WITH_PICTURES = /(?<!\s)\s*\+\s*(?:videos?|photos?|pictures)\s*$/i;
const SPEECH_VERBS = "says?|insists?|warns?|declares?|alleges?|laments?|tells?|cautions?|urges?|advises?";
const SAYS_WHO = /,[’'”]?\s(?:says?|insists?|warns?)\s([^,]{2,60})$/iu;
/** Without a comma, only a title marks the speaker: "Games Strengthen Bond Among Groups Says Olu of Warri". */
const SAYS_TITLE =
  /^(?:\S+\s){5,}?[Ss]ays?\s((?:Olu|Oba|Emir|Sultan|Ooni|Alaafin|Olubadan|Governor|Gov|Minister|Commissioner|Senator|Speaker|President|Archbishop|Bishop|Prof|Dr)\.?(?:\s(?:of\s(?:the\s)?)?\p{Lu}[\p{L}’'-]+){1,3})$/u;
const WHO_SAYS = new RegExp(`,[’'”]?\\s([^,:;]{2,50}?)\\s(?:${SPEECH_VERBS})(?:\\s[^,]{2,60})?$`, "iu");
/** "— Femi Adebayo’s ex-wife clarifies". */
const TRAILING_VERB =
  /\s(?:says|warns|insists|declares|laments|clarifies|explains|alleges|cautions|assures|admits|claims|states|discloses|confirms|vows|boasts|submits|maintains|advises)$/i;

const NO_NAME =
  /^(?:how|what|why|when|who|where|whose|which|here|see|by|full|videos?|photos?|the|an?|against|of|on|about|over|no|not|never|now|then|yet|just|still|more|another|beyond|inside|lessons|matters|need|things|reasons|ways|towards?|in|at|and|or|to|all (?:you|the|that|about|we|set|clear|eyes)|defaulting|erring)\b|\bquotes\b|ing$|[?!:“”"]|\d{3,}|^\d+\b/i;
/** Labels that papers give their own texts. */
const LABEL =
  /^(?:(?:live |latest |breaking |news )?updat(?:ed?|es?)|live|breaking(?: news)?|exclusive|just in|latest|developing|watch|listen|audio|video|analysis|opinion|editorial|interview|explainer|review|preview|profile|obituary|tribute|features?|special report|fact[- ]?check|timeline|gallery|pictures|pictorial|in pictures|infographics?|podcast|recap|highlights|final(?:e| part)?|conclu(?:ded|sion)|sponsored|advertorial|press release|lists?|details|guide|tips|sport|news|business|politics|correction|clarification|transcript|quiz|trailer|lyrics|history|biography|age|net worth|prices?|dates?|venue|fixtures|results?|scores?|table|line-?ups?|statement)$/i;
/** "Part 2", "Day 4" and "Benin 1" are not names, but some people, posts and stations do end in a number. */
const NUMBERED = /\s(?:\d{1,3}|[IVX]{1,4}|one|two|three|four)$/;
const KEEPS_NUMBER =
  /^(?:kwam|zone|sector|channel|division|brigade|area|ward|district)\b|\b(?:zone|sector|division|brigade)\s\d+$/i;
/** Words of a sentence, which no name contains. */
const SENTENCE =
  /(?:^|\s)(?:after|over|amid|among|as|with|from|his|her|their|she|he|they|it|is|are|was|were|will|must|not|now|still|never|only|because|when|while|before|that|this|i|we|my|our|but|if|or|vs|versus|reacts?|speaks?|replies|reveals?|makes?|gives?|shares?|says?|tells?|delivers?|critical|crucial|vital|non-\w+|necessary|inevitable|illegal|unacceptable|ready)(?:\s|$)|(?<!advis[eo]r|assistant|aide|secretary|envoy|ambassador)\sto\s/iu;
/** "Ibadan expressway closed", "Schools shut", "Lagos on edge": a state of affairs, not a source. */
const STATE =
  /\s(?:\p{Ll}+ed|shut|dead|missing|underway|again|soon|alive|unhurt|today|tomorrow|on hold|on edge|at large|so far|at last|out|off|down|up|open)$|\sin\s\p{Ll}/u;
const STATE_IN_CAPITALS =
  /\s(?:Closed|Blocked|Shut|Dead|Missing|Injured|Killed|Stranded|Suspended|Cancelled|Postponed|Arrested|Deserted|Underway|Again|Soon|Grounded|Displaced|Destroyed|Razed|Flooded|Reopened|Diverted|Delayed|Affected|Feared|Rescued|Freed|On Hold|On Edge|At Large)$/;
/** In lower case, only an office or a body is a source: "gov", "ex-lawmaker", "state police". */
const OFFICE_WITHOUT_CAPITAL =
  /(?:^|[\s-])(?:police|army|navy|government|govt|gov|governor|minister|commissioner|chair(?:man|woman|person)?|chieftain|president|speaker|lawmaker|senator|rep|monarch|boss|chief|general|counsel|leader|council|officer|director|secretary|judge|court|commission|agency|ministry|military|presidency|senate|candidate|mayor|envoy|ambassador|king|queen|oba|emir|sultan|mogul|star|winner|champion|captain|manager|registrar|rector|vc)$/;
/** What is done or signed, not who speaks: "Niger operation", "Burundi Military Partnership Against Terrorism". */
const EVENT =
  /\b(?:operations?|partnership|offensive|attacks?|terrorism|insurgency|deals?|talks|crisis|crises|war|summit|ceremony|conference|agreement|bill|project|scandal|probe|tragedy|accident|disaster)$/i;
const MAX_WORDS = 8;

/** Newspapers, agencies and broadcasters report the news; they are not its source. */
const press: ReadonlySet<string> = new Set([
  ...["afp", "al jazeera", "ap", "arise", "associated press", "bbc", "bloomberg", "businessday", "cable"],
  ...["channels", "cnn", "daily trust", "espn", "financial times", "goal", "guardian", "leadership", "media"],
  ...["nairametrics", "nan", "nation", "new york times", "newspaper", "newspapers", "premium times", "press"],
  ...["punch", "reporters", "reuters", "sahara reporters", "sky sports", "sports", "sun", "the cable"],
  ...["the nation", "the sun", "x", "thecable", "thisday", "times", "tribune", "trust", "tvc", "vanguard"],
  "washington post",
]);

/** One attribution for each of a story's texts that cites a source, named or not. */
export function attributionsOf(texts: readonly StoryText[]): Attribution[] {
  const papers = new Set(texts.map(({ paper }) => paper.toLowerCase()));
  return texts.flatMap((text) => {
    const who = sourceOf(text, papers);
    return who === undefined ? [] : [{ text, who }];
  });
}

/** Null if the source is unnamed; undefined if the text cites none. */
function sourceOf({ title, summary }: StoryText, papers: ReadonlySet<string>): string | null | undefined {
  const headline = cleanHeadline(title)
    .replace(WITH_PICTURES, "")
    .replace(/(?<![\s:.–—-])[\s:.–—-]+$/u, "");
  const isNoSource = (who: string): boolean => isPress(who, papers);
  for (const pattern of [TAIL, SAYS_WHO, SAYS_TITLE, WHO_SAYS]) {
    const who = pattern.exec(headline)?.[1]?.trim().replace(TRAILING_VERB, "");
    if (who === undefined || (pattern === TAIL && BETWEEN_TWO.test(headline))) continue;
    const source = isNoSource(who) ? undefined : namedSource(who);
    if (source !== undefined) return source;
    if (pattern === TAIL) break;
  }
  return accordingTo(`${headline}.`, isNoSource) ?? accordingTo(cleanSummary(summary), isNoSource);
}

function namedSource(who: string): string | null | undefined {
  if (isUnnamedSource(who)) return null;
  return isName(who) ? who : undefined;
}

function isName(who: string): boolean {
  if ([NO_NAME, LABEL, SENTENCE, STATE, STATE_IN_CAPITALS, EVENT].some((pattern) => pattern.test(who)))
    return false;
  if (NUMBERED.test(who) && !KEEPS_NUMBER.test(who)) return false;
  if (!/\p{Lu}/u.test(who) && !OFFICE_WITHOUT_CAPITAL.test(who)) return false;
  const words = readWords(who);
  if (words.length === 0 || words.length > MAX_WORDS) return false;
  return !words.some(
    ({ term, shown, capital }, at) =>
      isHeadlineVerb(term) && (/[^s]s$/.test(shown) || (at > 0 && at < words.length - 1 && !capital)),
  );
}

function isPress(who: string, papers: ReadonlySet<string>): boolean {
  const name = who.toLowerCase();
  return papers.has(name) || press.has(name);
}

const TITLE = String.raw`(?:Mr|Mrs|Ms|Dr|Prof|Engr|Barr|Hon|Sen|Gen|Col|Maj|Capt|Lt|Cpl|Sgt|Rev|Ven|St|Alh|Arc|Pst|Bro|\p{Lu})\.`;
/** A full stop belongs to a name only after a title or an initial: "Dr. A. Bello". */
const NAME_WORD = String.raw`(?:${TITLE}|\p{Lu}[\p{L}\d&/-]*(?:['’](?!s\b)\p{L}+)?)`;
const NAME = String.raw`${NAME_WORD}(?:\s(?:(?:of|for|on|and|the|in|de|al|&)\s){0,2}${NAME_WORD}){0,9}`;
const OFFICE =
  "[Ss]pokes(?:man|woman|person)|[Cc]hair(?:man|woman|person)?|[Pp]resident|[Gg]overnor|[Dd]irector(?:[- ][Gg]eneral)?|[Mm]inister|[Cc]ommissioner|[Ss]ecretary(?:[- ][Gg]eneral)?|[Cc]oordinator|[Mm]anager|[Hh]ead|[Bb]oss|[Cc]hief|[Oo]fficer|[Aa]dviser|[Aa]ide|[Ll]eader|[Cc]oach|[Rr]egistrar|[Rr]ector|[Pp]rovost|[Cc]ommandant|[Cc]ommander|[Ll]awyer|[Cc]ounsel|[Ss]peaker|[Ss]enator|[Dd]eputy|DG|MD|CEO|CP|PRO|PPRO";
const BODY = "police|army|navy|military|government|federal government|presidency|senate";
const UNNAMED_PEOPLE =
  "reports?|sources?|residents?|witness(?:es)?|eyewitness(?:es)?|experts?|analysts?|officials?|stakeholders|locals|villagers|study|studies|survey|poll|research|researchers|insiders?|family|relatives|neighbours?|traders|marketers|doctors|lawyers?|aides?|medics|survivors?|passengers|parents|students|workers|farmers|investigators|observers|operators|scientists|economists|activists|clerics?";
const POSSESSIVE = "['’]s?";
/** "the Director-General of NEMA, Zubaida Umar", "NEMA spokesman Manzo Ezekiel", "the NBS". */
const WHO = String.raw`(?:${NAME}\s|${NAME}${POSSESSIVE}\s)?(?:(?:deputy|national|state|media|police|publicity|press|managing|executive|chief|senior|special|corporate)\s){0,3}(?:${OFFICE})(?:\s(?:of|for|on)\s(?:the\s)?${NAME})?(?:,?\s${NAME})?|${NAME}|${BODY}`;
const SOURCE_END = String.raw`(?=[,;:)]|\.(?:\s|$)|$|\s[(…\[]|${POSSESSIVE}\s|\s(?:the|that|is|was|are|were|has|have|had|in|on|at|by|who|which|as|while|when|during|following|showed?|shows|and|after|before|to|with|from|said|about|via|through|released|published|issued|will|would|can|could|also|since|because|but|not)\b)`;
/** "a statement signed by", "data from". */
const DOCUMENT = String.raw`(?:\p{Ll}+\s){0,3}(?:statements?|reports?|data|figures|survey|study|documents?|records?|bulletin|notice|memo|publication|poll|post|findings|results)\s(?:(?:was\s|which\s)?(?:released|issued|signed|published|obtained|posted|compiled|conducted|shared|made)\s(?:(?:on\s)?\p{Lu}\p{Ll}+day\s)?)?(?:by|from|of)\s(?:the\s)?`;
const ACCORDING = new RegExp(
  String.raw`\b[Aa]ccording to\s(?:the\s|an?\s)?(?:${DOCUMENT})?(${WHO})${SOURCE_END}`,
  "u",
);
const ACCORDING_UNNAMED = new RegExp(
  String.raw`\b[Aa]ccording to\s(?:an?\s|the\s|some\s|several\s|two\s|three\s|his\s|her\s|their\s)?(?:(?:${NAME}|\p{Ll}{3,})\s){0,2}(?:${UNNAMED_PEOPLE})\b`,
  "u",
);
const OFFICE_ALONE = new RegExp(`^(?:${OFFICE})$`, "u");
const HAS_OFFICE = new RegExp(String.raw`\b(?:${OFFICE})\b`, "u");
const HOLDER = new RegExp(
  String.raw`^,\s${NAME_WORD}(?:\s(?:${NAME_WORD}|bin|al|de)){1,4}(?=[,;:.(]|\s|$)`,
  "u",
);
/** A trailing weekday or a small word left over from the sentence is not part of the name. */
const TRAILING_WORDS = /\s(?:on|in|and|for|the|of)(?:\s(?:the|\p{L}+day))?$|\son\s\p{L}+day$/u;

/** The source that a text names; null if the source is unnamed, undefined if there is none. */
function accordingTo(text: string, isNoSource: (who: string) => boolean): string | null | undefined {
  const match = ACCORDING.exec(text);
  const who = match?.[1] === undefined ? undefined : fullName(match[1], text);
  if (who !== undefined && !isNoSource(who)) {
    if (isUnnamedSource(who)) return null;
    if (!isOfficeAlone(who) && !isCut(who, text)) return who;
  }
  return ACCORDING_UNNAMED.test(text) ? null : undefined;
}

function fullName(name: string, text: string): string {
  return withHolder(name.replace(TRAILING_WORDS, ""), text);
}

/** If the summary ends at the name, the name may be cut short, unless it ends in an acronym. */
function isCut(who: string, text: string): boolean {
  const rest = text.slice(text.indexOf(who) + who.length);
  return /^\s*(?:$|[[(]?…|\.\.\.|\[\.)/u.test(rest) && !/(?:^|\s)\p{Lu}{2,}$/u.test(who);
}

/** "the chairman": an office without its body, which the summary has named before. */
function isOfficeAlone(who: string): boolean {
  return OFFICE_ALONE.test(who) && /^\p{Ll}/u.test(who);
}

/** Adds the holder if one follows the office: "Director-General of NEMA, Zubaida Umar". */
function withHolder(office: string, text: string): string {
  if (office.includes(",") || !HAS_OFFICE.test(office)) return office;
  const rest = text.slice(text.indexOf(office) + office.length);
  const holder = HOLDER.exec(rest)?.[0];
  return holder === undefined ? office : office + holder;
}

/**
 * Words for people and documents that identify nobody: a source described by nothing else is unnamed. An office counts
 * as a name, because only one person holds it: "Minister", "DG", "Police".
 */
const PEOPLE =
  "abductee|activist|actor|actress|academic|advocate|aide|ally|analyst|artisan|artiste|associate|attorney|author|banker|beneficiary|bishop|boyfriend|businessman|businesswoman|candidate|celebrity|cleric|clergyman|clergy|coach|colleague|columnist|commentator|commuter|conservationist|consultant|consumer|counsel|couple|critic|customer|daughter|developer|diplomat|doctor|don|driver|economist|educationist|educator|engineer|entrepreneur|environmentalist|ex-convict|ex-housemate|ex-player|expert|eyewitness|family|fan|farmer|father|fisherman|friend|girlfriend|graduate|herder|historian|housemate|housewife|husband|imam|importer|industrialist|influencer|insider|investigator|investor|journalist|landlord|lawyer|lecturer|local|manufacturer|marketer|medic|mother|motorist|musician|neighbour|nurse|observer|official|operative|operator|parent|passenger|pastor|patient|pensioner|physician|policy maker|policymaker|pollster|practitioner|preacher|priest|professional|professor|promoter|psychologist|pundit|relative|researcher|resident|retailer|retiree|scholar|scientist|shopper|sibling|singer|sister|brother|socialite|solicitor|son|source|spokesman|spokesperson|spokeswoman|staff|stakeholder|student|survivor|tailor|teacher|technocrat|tenant|trader|transporter|traveller|trustee|undergraduate|veteran|victim|villager|virologist|volunteer|vendor|voter|widow|wife|witness|worker|youth";
/** Plurals only: in the singular, many of these are an office. */
const PLURALS =
  "parties|families|employees|women|men|businessmen|fishermen|clergymen|lawmakers|ex-lawmakers|senators|elders|leaders|monarchs|chiefs|governors|bodies|unions|churches|clerics|agencies|organisations|companies|firms|airlines|banks|children|girls|boys|people|netizens|nigerians|users|others|police sources";
/** Documents without a named author. */
const DOCUMENTS =
  "audit|data|document|dossier|finding|fresh data|index|insider report|investigation|media report|poll|probe report|publication|record|report|research|statistics|study|studies|survey|figures|media organisation|media organization";
const BODIES =
  "advocacy group|agency|association|body|civil society|coalition|company|community|communities|csos?|firm|forum|group|ngos?|organisation|organization|pressure group|think[- ]?tank|union|network|platform";
/** Adjectives that describe such people without naming them. */
const ADJECTIVES =
  "a|an|another|the|some|several|many|more|most|new|fresh|latest|top|senior|leading|popular|prominent|renowned|notable|former|ex|local|foreign|international|global|nigerian|african|british|american|us|uk|un|young|female|male|concerned|anonymous|unnamed|security|political|legal|medical|health|public health|economic|financial|finance|energy|oil|power|tech|technology|cyber|cybersecurity|communication|communications|media|education|religious|islamic|muslim|christian|rights|human rights|civil society|environmental|climate|agric|agricultural|industry|market|maritime|aviation|housing|property|real estate|tax|fuel|petroleum|cement|rice|food|transport|party|police|military|intelligence|government|presidency|school|university|varsity|community|family|youth|women|student|labour|opposition|defence|hospital|court|election|poll|development|policy|sports?|football|nutrition|child|care|insurance|pension|labour|it|ai|ict|hr|pr";

const NAMES_NOBODY = new RegExp(
  `^(?:(?:${ADJECTIVES})[ -])*(?:(?:${PEOPLE})(?:s|es)?|${PLURALS}|(?:${DOCUMENTS})s?|(?:${BODIES})s?|beneficiaries|celebrities|policemen)$`,
  "i",
);
/** "Marketers", "Importers", "Pharmacists", "Civilians": people by their occupation. */
const OCCUPATION = /^(?:ex-)?\p{L}{3,}(?:ers|ists|ians|ants|sters)$/iu;
/** Names of places, clubs, families and offices with the same endings. */
const NAMES_LIKE_OCCUPATIONS =
  /^(?:rivers|rangers|gunners|raiders|falconers|customs|summers|saunders|sanders|rogers|myers|powers|withers|waters|meyers|masters|bombers|warriors|panthers|tigers|lakers|strikers|corinthians|pirates|wikkitourists|tourists|saints|giants)$/i;

/** True if the words identify nobody: "Report", "Stakeholders", "Security expert". */
function isUnnamedSource(who: string): boolean {
  return NAMES_NOBODY.test(who) || (OCCUPATION.test(who) && !NAMES_LIKE_OCCUPATIONS.test(who));
}
