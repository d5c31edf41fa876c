import { Parser } from "htmlparser2";
import { repairControls } from "./mojibake.ts";

/** Elements whose content is not text for readers. */
const SILENT = new Set(
  ["script", "style", "noscript", "iframe", "svg", "template", "object", "form", "figcaption"].concat([
    "textarea",
    "xmp",
    "plaintext",
    "noembed",
    "noframes",
    "audio",
    "video",
    "canvas",
  ]),
);
const BLOCKS = new Set(
  ["p", "div", "br", "li", "ul", "ol", "h1", "h2", "h3", "h4", "h5", "h6", "tr", "td", "th", "table"].concat([
    "blockquote",
    "section",
    "article",
    "figure",
    "hr",
    "pre",
    "dl",
    "dt",
    "dd",
    "header",
    "footer",
  ]),
);
/** Characters that could hide a tag's name; line breaks and tabs separate words. */
const INVISIBLE = /(?![\t\n\r])\p{Cc}|[\u00ad\u200b\u2060\ufeff\ufdd0-\ufdef]/gu;
const CDATA_MARKS = /<!\[CDATA\[|\]\]>/g;
/** In a feed's text a title element is a headline: the parser would swallow everything after an open one. */
const TITLE = /<(\/?)title\b/gi;
/** "</3" is a broken heart, but starts a comment for the parser. */
const NO_TAG = /<\/(?![a-zA-Z])/g;

/** The beginning and end of a link in marked text: two noncharacters of Unicode, which are removed from the input. */
export const LINK_START = "\ufdd0";
export const LINK_END = "\ufdd1";
export const LINK_MARKS = /[\ufdd0\ufdd1]/g;
const EDGE = "\ufdd2";

/** HTML as text with its entities: a line for each block, links between marks. */
export function textWithLinkMarks(html: string): string {
  const text = /[<\]]/.test(html) ? textOf(html) : repaired(html);
  // Only blocks make lines, so a line break in the source is just a space.
  return text.includes(EDGE) ? text.replace(/[\n\r]/g, " ").replaceAll(EDGE, "\n") : text;
}

/** The attributes of the pictures that a reader would see, unchanged. */
export function picturesIn(html: string): Readonly<Record<string, string>>[] {
  const pictures: Record<string, string>[] = [];
  parseTags(html, {
    onopentag(name, attributes) {
      if (name === "img") pictures.push(attributes);
    },
  });
  return pictures;
}

function textOf(html: string): string {
  const parts: string[] = [];
  const silent: string[] = [];
  parseTags(html, {
    onopentagname(name) {
      if (SILENT.has(name)) silent.push(name);
      if (silent.length > 0) return;
      if (BLOCKS.has(name)) parts.push(EDGE);
      if (name === "a") parts.push(LINK_START);
    },
    onclosetag(name) {
      if (silent.at(-1) === name) {
        silent.pop();
        parts.push(" ");
      } else if (silent.length === 0) {
        if (BLOCKS.has(name)) parts.push(EDGE);
        if (name === "a") parts.push(LINK_END);
      }
    },
    ontext(text) {
      if (silent.length === 0) parts.push(text);
    },
    oncomment: () => parts.push(" "),
  });
  return parts.join("");
}

type Handler = ConstructorParameters<typeof Parser>[0];

/** Parses tags only: entities stay unchanged. A tag that an excerpt cut off at its end is dropped. */
function parseTags(html: string, handler: Handler): void {
  const tags = repaired(html).replace(CDATA_MARKS, " ").replace(TITLE, "<$1b").replace(NO_TAG, "&lt;/");
  new Parser(handler, { decodeEntities: false, recognizeSelfClosing: true }).end(tags);
}

function repaired(text: string): string {
  return repairControls(text).replace(INVISIBLE, "");
}
