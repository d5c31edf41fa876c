import { LINK_END, LINK_MARKS, LINK_START } from "./html.ts";
import { oneLine, plainLines } from "./plain-text.ts";
import { sentenceEnds } from "./sentences.ts";

interface Marker {
  readonly begins: RegExp;
  /** True for markers in capitals, which are never part of a sentence; any other must begin one. */
  readonly anywhere: boolean;
}

/**
 * What papers' software inserts into a text or appends to it. Each entry matches the beginning of such a passage, whose
 * link, line or sentence is removed.
 */
const MARKERS: readonly Marker[] = [
  {
    begins:
      /(?:READ|SEE|WATCH) ?ALSO ?[:–—-]|(?:READ|SEE) MORE ?[:–—-]|ALSO (?:READ|SEE|WATCH) ?[:–—-]|(?:RELATED|RECOMMENDED|TRENDING)(?: (?:NEWS|STORY|STORIES|POSTS?|ARTICLES?|READING))? ?:|YOU (?:MAY|MIGHT) ALSO LIKE ?:?/,
    anywhere: true,
  },
  {
    begins:
      /(?:Read|See|Watch) [Aa]lso ?[:–—-]|Also (?:[Rr]ead|[Ss]ee|[Ww]atch) ?[:–—-]|(?:Related|Recommended)(?: (?:[Nn]ews|[Ss]tory|[Ss]tories|[Pp]osts?|[Aa]rticles?|[Rr]eading))? ?:|You (?:may|might) also like ?:/,
    anywhere: false,
  },
  {
    begins:
      /(?:Continue|Keep|CONTINUE|KEEP) (?:reading|READING)\b|Click (?:here|HERE) (?:to|for)\b|CLICK HERE (?:TO|FOR)\b|(?:Read|READ) (?:(?:the )?full|(?:THE )?FULL|the rest|the original)\b|(?:Read|READ) (?:more|MORE|further)(?= ?(?:$|[.:»→…\ufdd1\n]|(?:at|on|here|about|via|from|HERE)\b))/,
    anywhere: false,
  },
  { begins: /The post (?=[^\sa-z])[^\n]{1,400}? (?:appeared first on|first appeared on) /, anywhere: false },
];
/** Only at the end of a text: sources, truncation marks, a signature that was cut off. */
const TAILS = [
  /(?<=[.!?…\]])\s*The post$/,
  /(?<!\s)\s*(?:Source|Via):\s.{1,60}$/,
  /(?<!\s)\s*(?:\[\s*)?(?:…|\.{3})\s*(?:\]\s*)?$/,
  /(?<!\s)\s*(?:»|→|&raquo;)\s*$/,
];
const LETTER_OR_DIGIT = /[\p{L}\d]/u;
const LINKS = /\ufdd0[^\ufdd1]*\ufdd1?/g;
const ENDED = /(?:^|[.!?…:»\]”’"')\n\ufdd0\ufdd1])[ *([–—-]*$/;
/** No headline is longer. */
const MAX_LENGTH = 400;

/** A feed's HTML as plain text without "READ ALSO", "The post … appeared first on", "Continue reading" and similar. */
export function readableText(html: string): string {
  return withoutTails(oneLine(withoutMarked(plainLines(html))));
}

function withoutTails(text: string): string {
  return TAILS.reduce((rest, tail) => rest.replace(tail, ""), text);
}

function withoutMarked(text: string): string {
  const lines = text.replace(/[^\S\n]+/g, " ").split("\n");
  const hasSeveral = lines.filter((line) => LETTER_OR_DIGIT.test(line)).length > 1;
  const cleaned = lines.map((line) =>
    MARKERS.reduce((rest, marker) => strike(rest, marker, hasSeveral), line),
  );
  return cleaned.join("\n").replace(LINK_MARKS, "");
}

function strike(line: string, { begins, anywhere }: Marker, isOneOfSeveral: boolean): string {
  if (!begins.test(line)) return line;
  const parts: string[] = [];
  const marks = new RegExp(begins, "g");
  const opening = line.search(LETTER_OR_DIGIT);
  let from = 0;
  for (let found = marks.exec(line); found !== null; found = marks.exec(line)) {
    const before = line.slice(Math.max(0, found.index - 8), found.index);
    if (!(anywhere ? !LETTER_OR_DIGIT.test(before.slice(-1)) : ENDED.test(before))) continue;
    const after = marks.lastIndex;
    const ofLine = isOneOfSeveral && found.index === opening;
    const bracket = /[([] ?$/.exec(before)?.[0] ?? "";
    parts.push(line.slice(from, found.index - bracket.length));
    const closed = bracket === "" ? -1 : line.slice(after, after + MAX_LENGTH).search(/[)\]]/);
    from = closed >= 0 ? after + closed + 1 : endOf({ line, start: found.index, after, ofLine });
    marks.lastIndex = from;
  }
  return parts.join("") + line.slice(from);
}

interface Place {
  readonly line: string;
  /** Where the marker begins, and where it ends. */
  readonly start: number;
  readonly after: number;
  /** True if the marker begins its line and the text has other lines. */
  readonly ofLine: boolean;
}

/** Where the passage that a marker begins ends: with its link, its line or its sentence. */
function endOf({ line, start, after, ofLine }: Place): number {
  const rest = line.slice(after, after + MAX_LENGTH);
  const before = line.slice(Math.max(0, start - MAX_LENGTH), start);
  const isInLink = before.lastIndexOf(LINK_START) > before.lastIndexOf(LINK_END);
  const link = isInLink ? /^[^\ufdd1]*\ufdd1/.exec(rest) : /^[ *]*\ufdd0[^\ufdd1]*\ufdd1/.exec(rest);
  const linked = link?.[0].length ?? 0;
  const isAllLinks = ofLine && !LETTER_OR_DIGIT.test(line.slice(after + linked).replace(LINKS, ""));
  if (linked > 0 && !isAllLinks)
    return after + linked + (/^ ?[.)\]»→*]+/.exec(rest.slice(linked))?.[0].length ?? 0);
  if (ofLine) return line.length;
  return after + (sentenceEnds(rest)[0] ?? (rest.length < MAX_LENGTH ? rest.length : 0));
}
