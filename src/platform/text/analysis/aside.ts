import { byline, cleanHeadline } from "./headline.ts";
import { isHeadlineVerb } from "./headline-verbs.ts";
import { readWords } from "./words.ts";

/** Texts that collect, explain or advertise rather than report one event. */
const titles: readonly RegExp[] = [
  /^(?:morning|evening|daily|weekly|week(?:end)?|night|news)\s+(?:recap|round[- ]?up|digest|brief(?:ing)?|wrap)\b/i,
  /\b(?:and )?other top stories\b|\b(?:top|biggest|major) (?:news )?stories\b|\bnewspapers?(?:’|')? (?:review|headlines)\b|\bfront pages?\b/i,
  /^(?:list:|how to|see list|steps to|what to know|things to know|everything (?:you|to) know|explainer|fact[- ]?check|factcheck|timeline|profile|at a glance|quotes? of the|photo of the|today in history|on this day|horoscope)(?!\w)/i,
  /\bquotes of the (?:day|week|month|year)\b/i,
  /\blive updates?\b|^(?:full text|text|transcript|read)\s*(?:of\b|:)|^as it happened\b/i,
  /^\d+ (?:things|reasons|ways|facts|tips|lessons|questions|times|takeaways)\b/i,
  /^(?:opinion|editorial|column|commentary|interview|review|analysis|feature|letter|book review|viewpoint|sponsored|advertorial|promoted|podcast|live blog)\b\s*[:|–—-]/i,
  byline,
  /\bhow to (?:apply|register|check|watch|stream)\b|\brecruitment portal\b|\bapplication (?:link|portal)\b|\bwhere to watch\b/i,
];
/** "FULL LIST: 68 lawyers become judges" reports an event, "FULL LIST: Schools that won the quiz" does not. */
const fullList = /^\W*(?:see )?full list\b\W*(.*)$/i;
const relative = /\b(?:that|who|which|where|with|of)\b.*/i;
const sections =
  /\/(?:opinions?|editorials?|columns?|columnists?|promoted|sponsored|advertorial|backpage|letters|horoscope)\//i;

/** True for round-ups, lists, guides, opinion and advertisements: they join no story and start no topic. */
export function isAside(title: string, url = ""): boolean {
  const headline = cleanHeadline(title);
  const [, listed] = fullList.exec(headline) ?? [];
  if (listed !== undefined && !tellsDeed(listed)) return true;
  const raw = title.slice(0, 300).trim();
  return (
    titles.some((pattern) => pattern.test(headline)) ||
    (raw !== headline && titles.some((pattern) => pattern.test(raw))) ||
    sections.test(url.slice(0, 500))
  );
}

function tellsDeed(text: string): boolean {
  return readWords(text.replace(relative, "")).some(({ term }) => isHeadlineVerb(term));
}
