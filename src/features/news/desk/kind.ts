import { isAside } from "#platform/text/analysis/aside.ts";
import { byline, cleanHeadline } from "#platform/text/analysis/headline.ts";
import { nameShare } from "#platform/text/analysis/rarity.ts";
import { isNotSpeaker } from "#platform/text/analysis/spoken.ts";
import { readWords } from "#platform/text/analysis/words.ts";

/**
 * How an article relates to its event: a report, somebody's reaction, a preview, an opinion
 * about it, a follow-up, or a live account.
 */
export type Kind = "report" | "reaction" | "preview" | "opinion" | "followup" | "live";

/**
 * True for articles of one kind, and for a report and a live account; false for a report and a reaction, for example.
 */
export function areCompatibleKinds(one: Kind, other: Kind): boolean {
  return one === other || (eventKinds.has(one) && eventKinds.has(other));
}

const eventKinds: ReadonlySet<Kind> = new Set(["report", "live"]);

export interface TitledArticle {
  readonly title: string;
  readonly summary?: string;
  readonly url?: string;
}

const score = /\b\d{1,2}\s?[-–]\s?\d{1,2}\b/;

const live =
  /\blive[ -](?:updates?|blog|coverage|text|commentary|feed)\b|[([]live[)\]]|^live\s*[:|–—-]|\bas it happen(?:s|ed)\b|\bminute[- ]by[- ]minute\b/i;

const opinion: readonly RegExp[] = [
  /^(?:opinion|editorial|column|commentary|analysis|viewpoint|perspective|review|book review|letter|essay|feature)s?\b\s*[:|–—-]/i,
  byline,
  /\b(?:takeaways?|lessons|talking points|things (?:we )?(?:learnt|learned)|factors (?:that|behind)|winners and losers)\b/i,
  /\/(?:opinions?|editorials?|columns?|columnists?|backpage|letters)\//i,
];

const preview: readonly RegExp[] = [
  /\bpreview\b|\b(?:starting|predicted|probable|confirmed) (?:xi|eleven|line-?ups?)\b|\bteam news\b|\bkick-?off time\b/i,
  /\b(?:how|where) to watch\b|\bwhat to (?:know|expect)\b|\b(?:things|all you need|everything you need) to know (?:as|before|ahead|about the (?:match|game|poll|election))\b/i,
  /\bahead(?: of)? (?:the )?(?:\S+ ){0,4}(?:clash|match|opener|final|semi-?final|quarter-?final|showdown|tie|battle|poll|election|guber|fight|visit|summit|derby|campaign|anniversary|kick-?off|day|friendly|qualifier)\b|\bahead(?: of)? (?:20\d\d|wafcon|afcon|saturday|sunday|monday|tuesday|wednesday|thursday|friday)\b/i,
  /\b(?:eyes?|seeks?|begins?|kick-?off|face|targets?|beckons) (?:\S+ ){0,5}(?:crown|title|revenge|quest|glory|final ticket|history|defence)\b|\b(?:set|ready|brace[ds]?|gears? up|prepares?) for (?:\S+ ){0,4}(?:clash|showdown|battle|chaos|final|opener|rematch|poll|fight)\b/i,
  /\brall(?:y|ies) (?:\S+ ){1,4}(?:for|ahead of) (?:\S+ ){1,4}(?:clash|showdown|tie|battle|match)\b|\bfight(?:s|ing)? for survival\b|\bmust[- ]win\b|\bcountdown\b/i,
  /\b(?:today|tomorrow|this weekend)$|\b(?:today|tomorrow) as\b/i,
];

const followup: readonly RegExp[] = [
  /\b(?:hours?|days?|weeks?|months?) after\b|\baftermath\b|\bfresh details\b/i,
  /\b(?:begins?|launch(?:es)?|opens?|orders?|commences?|starts?|sets? up|constitutes?|inaugurates?) (?:\S+ ){0,4}(?:probe|investigations?|inquiry|manhunt)\b/i,
  /\b(?:kidnappers?|abductors?|bandits|terrorists) (?:demands?|contact|threaten)\b|\bprobes? (?:\S+ ){0,6}(?:incident|accident|crash|mishap|death|explosion|killing|video|fire|collapse|transfer|deal)\b|\bhours after\b|\bregains? freedom\b/i,
  /\b(?:demands?|demanded|pay|paid) (?:\S+ ){0,2}ransom\b|\blaid to rest\b|\bburied\b/i,
  /\b(?:suspects?|victims?|survivors?|witness(?:es)?) (?:recounts?|narrates?|confess(?:es)?|speaks?|relives?|tells?)\b|\bfull (?:reasons?|details?|text|speech)\b/i,
  /\b(?:things|what) to know about\b|\bwho (?:is|was)\b|^(?:timeline|profile|explainer|fact[- ]?check|how .+ (?:happened|was|were))\b|\bhow (?:it|they) (?:all )?(?:happened|began|died|unfolded)\b/i,
];

/** "Atiku blasts Tinubu" criticises; "Gas blast kills six" and "Jos blast: Toll rises" do not. */
const blasts =
  /\bblasts?\b(?=\s\S)(?! (?:(?:kill|rock|hit|claim|leave|injure|wound|destroy|death|victim|survivor|suspect)\w{0,2}|left|hurt|toll|site|scene|in|at|near|on|that|as)\b)(?<=\S blasts?)(?<!\b(?:bombs?|gas|tanker|market|pipeline|refinery|quarry|rock|school|mosque|church|suicide|twin|double|multiple|deadly|fatal|\d+) blasts?)/i;

/** "Court dismisses suit" and "Judge denies bail" are rulings, "Judge denies taking bribe" is not. */
const denies =
  /\b(?:dismisses|denies)\b(?<!\b(?:court|tribunal|judge|justice)\b[^,:;]{0,50})|\bdenies (?=\w+ing\b)/i;

/** A court that rejects a verdict rules, a loser who rejects it reacts. */
const rejects =
  /\brejects? (?<!\b(?:court|tribunal|judge|justice)\b[^,:;]{0,50})(?:\S+ ){0,4}(?:results?|verdict|judge?ment|ruling|outcome|defeat)\b/i;

/** Reactions to somebody else's action. Without an earlier event such a headline is a report of its own. */
const reaction: readonly RegExp[] = [
  /\breact(?:s|ed|ions?)?\b|\brepl(?:y|ies|ied)\b|\bresponds?\b|\b(?:fires?|hits?|claps?) back\b|\bbacklash\b|\boutrage\b|\buproar\b|\bbreaks? silence\b|\bopens? up\b|\btributes?\b/i,
  /\b(?:hails?|lauds?|praises?|commends?|applauds?|salutes?|congratulates?|felicitates?|celebrates with)\b/i,
  /\b(?:condemns?|decr(?:y|ies)|slams?|knocks?|faults?|berates?|lambasts?|flays?|accuses?|denounces?|rebukes?|tackles?|criticis(?:e|es)|bemoans?|laments?|kicks? (?:over|against)|mocks?)\b/i,
  /\b(?:mourns?|condoles?|commiserates?|grieves?|defends?|rubbish(?:es)?|rebuts?)\b/i,
  /\b(?:demands?|seeks?|calls? for|want) (?:an? )?(?:immediate |independent |urgent |full |un |thorough )?(?:arrest|probe|justice|release|prosecution|investigation|apology|inquiry|resignation|sack|autopsy)\b/i,
  /\bafter (?:\S+ )?(?:backlash|outcry|outrage|criticism|uproar)\b|\b(?:clarifies|explains?|debunks?|refutes?|counters?|disowns?)\b|\bgroup\b.*\b(?:backs?|supports?|rejects?)\b/i,
  blasts,
  denies,
  /\b(?:accepts?|concedes?) defeat\b|(?<=\S )\bthanks (?!to\b)(?=\S)/i,
  rejects,
  /\bwhy (?:I|we)\b|\bI (?:didn[’']t|did not|never|won[’']t|regret|was not|wasn[’']t)\b|\b(?:takes?|accepts?) (?:full )?(?:responsibility|blame)\b/i,
];

const tables: readonly (readonly [Kind, readonly RegExp[]])[] = [
  ["live", [live]],
  ["opinion", opinion],
  ["preview", preview],
  ["reaction", reaction],
  ["followup", followup],
];

/** The kind of an article by its headline's words, since papers rarely state it. */
export function kindOf({ title, summary = "", url = "" }: TitledArticle): Kind {
  const headline = cleanHeadline(title);
  if (live.test(title)) return "live";
  for (const [kind, patterns] of tables) {
    if (kind === "preview" && score.test(headline)) continue;
    if (patterns.some((pattern) => pattern.test(headline))) return kind;
  }
  if (opinion.some((pattern) => pattern.test(url.slice(0, 500)))) return "opinion";
  if (/\bvs?\.?\s/i.test(headline) && !score.test(headline)) return "preview";
  if (isAside(title, url)) return /\?$/.test(headline) ? "opinion" : "followup";
  return reactsInSummary(summary) ? "reaction" : "report";
}

function reactsInSummary(summary: string): boolean {
  return /^.{0,120}\b(?:has|have) (?:reacted|responded|replied)\b/is.test(summary.slice(0, 200));
}

/**
 * Whose reaction a headline reports: the words before its verb, or after "says" or a dash; null if it is not a
 * reaction, or does not say.
 */
export function speakerOf(title: string): string | null {
  const headline = cleanHeadline(title);
  const last = /\s[–—-]\s?([^–—]{2,60})$|,\s(?:says?|declares?|insists?|warns?)\s([^,]{2,50})$/iu.exec(
    headline,
  );
  const afterDash = last?.[1];
  const spoken = afterDash === undefined || isNotSpeaker(afterDash.trim(), headline) ? undefined : afterDash;
  const afterSays = last?.[2] ?? "";
  const speaker =
    spoken ?? (mayBeName(afterSays) && !isNotSpeaker(afterSays, headline) ? afterSays : undefined);
  if (speaker !== undefined) return speaker;
  const starts = reaction.flatMap((pattern) => pattern.exec(headline)?.index ?? []);
  const subject = starts.length === 0 ? "" : headline.slice(0, Math.min(...starts)).replace(/^.*:\s/, "");
  return /\p{L}/u.test(subject) ? subject : null;
}

/** "…, says Mbah" names who says it, "…, says safety comes first" does not. */
function mayBeName(text: string): boolean {
  const last = readWords(text).findLast(({ stop }) => !stop);
  return last?.capital === true && (nameShare(last.term) ?? 1) >= NAME_AFTER_SAYS;
}

/** After "says" a name is likely, so a word with at least this `nameShare` may be one. */
const NAME_AFTER_SAYS = 0.3;
