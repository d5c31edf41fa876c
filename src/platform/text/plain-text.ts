import { decodeFully } from "./entities.ts";
import { LINK_MARKS, textWithLinkMarks } from "./html.ts";
import { repairControls, repairMojibake } from "./mojibake.ts";

/** Finds whatever may need cleaning: anything but the characters of plain English between single spaces. */
const NOT_PLAIN = /[^ -%'-;=-\\^-~–—‘’“”…₦]| {2}|^ | $/;
const INVISIBLE = /[\p{Cc}\u00ad\u200b\u2060\ufeff]/gu;

/** HTML from outside as the text that a reader would see, on one line. The result is text, never markup. */
export function plainText(html: string): string {
  return NOT_PLAIN.test(html) ? oneLine(plainLines(html).replace(LINK_MARKS, "")) : html;
}

/** The same text before it is joined into one line: a line for each block, and marks around each link. */
export function plainLines(html: string): string {
  if (!NOT_PLAIN.test(html)) return html;
  return repairMojibake(repairControls(decodeFully(textWithLinkMarks(html))));
}

/** Composed characters (Ọ as one), no control characters, single spaces. */
export function oneLine(text: string): string {
  if (!NOT_PLAIN.test(text)) return text;
  return text.normalize("NFC").replace(/\s+/g, " ").replace(INVISIBLE, "").trim();
}
