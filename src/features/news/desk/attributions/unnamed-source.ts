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
export function isUnnamedSource(who: string): boolean {
  return NAMES_NOBODY.test(who) || (OCCUPATION.test(who) && !NAMES_LIKE_OCCUPATIONS.test(who));
}
