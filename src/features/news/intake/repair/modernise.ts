import { recoverIgnored } from "./recover-ignored.ts";

const QUOTED = String.raw`[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*')`;
const UNQUOTED = new RegExp(String.raw`<[a-zA-Z][\w:.-]*(?:\s+${QUOTED})*\s+[\w:.-]+\s*=\s*[^\s"'<>]`);
/** CDATA and comments are text; the other alternatives are tags. */
const TEXT_OR_TAG =
  /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<!--[\s\S]*?(?:-->|$)|<[a-zA-Z](?:[^<>"']|"[^"]*"|'[^']*')*(?:>|$)/g;
const ATTRIBUTE = /(\s[\w:.-]+\s*=\s*)("[^"]*"|'[^']*'|[^\s"'<>]+?(?=\s|\/?>))/g;
const PREFIXED_RSS = /<(\w{1,20}):rss[\s>]/;
const PROLOG = /^(?:\s*<[?!][^>]*>)*\s*/;
const CDF = /^<channel[\s>](?=[\s\S]*<(?:abstract|item\s[^<>]*\b(?:href|lastmod))\b)/i;
const RSS = /<rss(?:\s[^<>]*)?>/i;
const CHANNEL = /<channel[\s>]/i;

/** Rewrites outdated or unusual markup into what the format readers understand. */
export function modernise(xml: string): string {
  return [quoteAttributes, withoutPrefix, fromCdf, withChannel, recoverIgnored].reduce(
    (text, repair) => repair(text),
    xml,
  );
}

/** `<link href=https://…>`: without quotes the attribute would be lost. */
function quoteAttributes(xml: string): string {
  if (!UNQUOTED.test(xml)) return xml;
  return xml.replace(TEXT_OR_TAG, (token) =>
    token.startsWith("<!")
      ? token
      : token.replace(ATTRIBUTE, (_, name, value) => name + (/^["']/.test(value) ? value : `"${value}"`)),
  );
}

/** `<rss:rss>`: some generators put every element into a namespace. */
function withoutPrefix(xml: string): string {
  const prefix = PREFIXED_RSS.exec(xml)?.[1];
  return prefix === undefined ? xml : xml.replace(new RegExp(`(</?)${prefix}:`, "g"), "$1");
}

/** Microsoft's Channel Definition Format of 1997, which old systems still produce. */
function fromCdf(xml: string): string {
  const prolog = PROLOG.exec(xml)?.[0] ?? "";
  if (!CDF.test(xml.slice(prolog.length))) return xml;
  const channel = xml
    .slice(prolog.length)
    .replace(/<(channel|item)((?:\s[^<>]*)?)>/gi, (_, name, attributes) => {
      const [link, date] = [attribute(attributes, "href"), attribute(attributes, "lastmod")];
      return `<${name}>${link && `<link>${link}</link>`}${date && `<pubDate>${date}</pubDate>`}`;
    })
    .replace(
      /<a(\s[^<>]*?)(?:\/>|>\s*<\/a>)/gi,
      (_, attributes) => `<link>${attribute(attributes, "href")}</link>`,
    )
    .replace(
      /<(title|abstract)(\s[^<>]*?)\/>/gi,
      (_, name, attributes) => `<${name}>${attribute(attributes, "value")}</${name}>`,
    )
    .replace(/<(\/?)abstract>/gi, "<$1description>");
  return `${prolog}<rss version="2.0">${channel}</rss>`;
}

function attribute(attributes: string, name: string): string {
  const [, double, single] =
    new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, "i").exec(attributes) ?? [];
  return double ?? single ?? "";
}

/** Items directly below `<rss>` get a channel. */
function withChannel(xml: string): string {
  if (!RSS.test(xml) || CHANNEL.test(xml)) return xml;
  return xml.replace(RSS, "$&<channel>").replace(/<\/rss>/i, "</channel></rss>");
}

const DOCTYPE = /<!DOCTYPE[^[>]{0,500}\[([\s\S]{0,20000}?)\]\s*>/i;
const DECLARED = /<!ENTITY\s+([\w.-]{1,40})\s+(?:"([^"]{0,500})"|'([^']{0,500})')\s*>/g;

/**
 * Expands the entities that a document declares, if they are plain text: an entity that refers to another or to a file,
 * or would make the document much longer, is not expanded.
 */
export function expandDeclared(xml: string): string {
  const doctype = DOCTYPE.exec(xml.slice(0, 30_000));
  if (!doctype) return xml;
  const words = new Map<string, string>();
  for (const [, name = "", double, single] of (doctype[1] ?? "").matchAll(DECLARED)) {
    const text = double ?? single ?? "";
    if (!/&[^#]|%/.test(text)) words.set(name, text);
  }
  const body = xml.replace(doctype[0], "");
  let room = 100_000;
  return body.replace(/&([\w.-]{1,40});/g, (reference, name) => {
    const text = words.get(name);
    room -= text?.length ?? 0;
    return text === undefined || room < 0 ? reference : text;
  });
}
