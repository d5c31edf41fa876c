import { memoize } from "#platform/cache/memoize.ts";
import { readableText } from "#platform/text/boilerplate.ts";
import { directionMarks } from "#platform/text/direction-marks.ts";
import { plainText } from "#platform/text/plain-text.ts";

/** No newspaper's title is longer: the rest is not read, so that a hostile feed costs nothing. */
const MAX_READ_LENGTH = 600;

/** The desk, the sorting and the rules for copies and steps each clean the same texts, one after the other. */
const REMEMBERED = 1000;

/** What a paper shouts before its headline. */
const SHOUTS =
  "breaking(?: news)?|just[ -]?in|icymi|news alert|developing|updated?|exclusive|flash|trending|alert";
/** What kind of text it is. */
const FORMS =
  "video|watch|photos?|pictorial|in pictures|live(?: updates?)?|the latest|throwback|correction|special report";
const prefixed = (words: string): RegExp =>
  new RegExp(`^\\s*[[(]?(?:${words})[\\])]?(?:\\s*[:!|•–—-]|[\\])])\\s*`, "i");
const shout = prefixed(SHOUTS);
const shoutOrForm = prefixed(`${SHOUTS}|${FORMS}`);

/** Without "BREAKING:" and its like. */
export function withoutShout(title: string): string {
  return withoutPrefix(title, shout);
}

function withoutPrefix(title: string, prefix: RegExp): string {
  let text = title;
  for (let before = ""; before !== text; ) {
    before = text;
    text = text.replace(prefix, "");
  }
  return text;
}

const tail =
  /(?<!\s)\s*[[(](?:videos?|photos?|pictures|updated?|live(?: updates)?|see list|full list|opinion|pictorial)[\])]\s*$/i;

/** A headline without entities, markup, a leading "BREAKING:" and a trailing "(VIDEO)". */
export const cleanHeadline = memoize(REMEMBERED, (title) => {
  const clean = withoutPrefix(visible(title), shoutOrForm).replace(tail, "").trim();
  return clean === "" ? visible(title) : clean;
});

/** Zero-width joiners within words, which some papers' software adds; those of an emoji stay. */
const joiners = /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)[\u200c\u200d]+/gu;

function visible(title: string): string {
  return withoutBar(withoutMarks(plainText(inPlainLetters(title.slice(0, MAX_READ_LENGTH)))));
}

/** Without the bar before a site's name that the feed left out. */
export function withoutBar(title: string): string {
  return title.replace(/(?<![\s|])[\s|]*$/, "");
}

/** "…, By Ada Obi", "… — by Ada Obi": opinion is signed in its headline, reports are not. */
export const byline = /(?<!\s)(?:,?\s+By|\s?[,–—-]\s?by)\s+(?:[\p{Lu}‘’'][\p{L}.’'-]+(?:\s|$)){2,5}$/u;

/** "𝗔𝗰𝗰𝘂𝘀𝗲𝘀" as "Accuses": letters made for formulas, which no search finds and no screen reader says. */
export function inPlainLetters(text: string): string {
  return text.replace(/[\u{1d400}-\u{1d7ff}]+/gu, (styled) => styled.normalize("NFKD"));
}

/** A feed's summary without what the paper's software adds. */
export const cleanSummary = memoize(REMEMBERED, (summary) =>
  withoutMarks(readableText(summary.slice(0, 2 * MAX_READ_LENGTH))),
);

function withoutMarks(text: string): string {
  return text.replace(directionMarks, "").replace(joiners, "").trim();
}

/** Lower case without accents and under-dots: "Ọ̀ṣun" becomes "osun". */
export function foldLetters(text: string): string {
  if (!/[^ -~]/.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
}

/** "#OsunDecides2026" as "Osun Decides". */
export function splitHashtags(text: string): string {
  return text.replace(/#(\p{L}[\p{L}\d]{1,60})/gu, (_, tag: string) =>
    tag.replace(/\d+/g, "").replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " "),
  );
}
