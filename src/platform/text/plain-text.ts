import { decodeFully } from "./entities.ts";
import { mendControls, mendMojibake } from "./mojibake.ts";

/** Elements whose content is no text for a reader. */
const SILENT =
  /<(script|style|noscript|iframe|svg|template|object|form|figcaption)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
const COMMENTS = /<!--[\s\S]*?(?:-->|$)/g;
const STRAY_CDATA = /<!\[CDATA\[|\]\]>/g;
const BLOCKS =
  /<\/?(?:p|div|br|li|ul|ol|h[1-6]|tr|td|table|blockquote|section|article|figure|hr|pre)\b[^<>]*>/gi;
const TAGS = /<\/?[a-zA-Z][^<>]*>/g;
/** A tag that a cut excerpt left open at its end. */
const HALF_TAG = /<\/?[a-zA-Z][^<>]*$/;
const UNSEEN = /[\p{Cc}\u00ad\u200b\u2060\ufeff]/gu;

/** Foreign HTML as the text that a reader would see, on one line. What comes out is text, never markup. */
export function plainText(html: string): string {
  const seen = /[<\]]/.test(html) ? withoutTags(html) : html;
  return oneLine(mendMojibake(mendControls(decodeFully(seen))));
}

function withoutTags(html: string): string {
  return html
    .replace(STRAY_CDATA, " ")
    .replace(COMMENTS, " ")
    .replace(SILENT, " ")
    .replace(BLOCKS, " ")
    .replace(TAGS, "")
    .replace(HALF_TAG, "");
}

/** Composed letters (Ọ as one), no control characters, single spaces. */
export function oneLine(text: string): string {
  return text.normalize("NFC").replace(/\s+/g, " ").replace(UNSEEN, "").trim();
}
