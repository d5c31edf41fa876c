/**
 * Comment, CDATA, instruction, doctype; a tag with its attributes; or a bare "<". A name ends where its characters end:
 * otherwise each part of a long one would be tried with the rest as attributes.
 */
const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)|<[?!][^>]*(?:>|$)|<(\/?)([a-zA-Z_][\w:.-]*)(?![\w:.-])((?:[^<>"']|"[^"]*"|'[^']*')*)(>|$)|</g;
const ITEM = /^(?:\w+:)?(?:item|entry)$/i;
/** Elements that hold text: if another field begins inside one, its end tag is missing. */
const LEAF =
  /^(?:title|link|guid|id|pubDate|published|updated|category|author|comments|description|summary|content:encoded|dc:\w+|media:(?:title|description|credit))$/i;
const FIELD =
  /^(?:title|link|guid|id|pubDate|published|updated|category|author|comments|description|summary|content|content:encoded|enclosure|source|dc:\w+|media:\w+)$/i;

/**
 * Repairs broken XML: adds missing end tags (also to a document that was cut off), drops end tags without a start, and
 * escapes a bare "<". A valid document is unchanged.
 */
export function balanceXml(document: string): string {
  const xml = withoutOpenComments(document);
  const openTags: string[] = [];
  const out: string[] = [];
  let lastEnd = 0;
  for (const match of xml.matchAll(TOKEN)) {
    const [token, cdata, slash, name, attributes = "", end] = match;
    out.push(xml.slice(lastEnd, match.index));
    lastEnd = match.index + token.length;
    if (name === undefined) out.push(wholeToken(token, cdata));
    else if (end !== ">") break;
    else if (slash) out.push(closeTo(openTags, name));
    else if (attributes.endsWith("/")) out.push(token);
    else out.push(endsBefore(openTags, name), openTag(openTags, name, token));
  }
  if (lastEnd < xml.length && !xml.slice(lastEnd).includes("<")) out.push(xml.slice(lastEnd));
  return out.join("") + closeFrom(openTags, 0);
}

/** A comment without an end would hide everything after it, and each would be searched for its end. */
export function withoutOpenComments(xml: string): string {
  const lastEnd = xml.lastIndexOf("-->") + 1;
  return xml.slice(0, lastEnd) + xml.slice(lastEnd).replaceAll("<!--", "");
}

function wholeToken(token: string, cdata: string | undefined): string {
  if (token === "<") return "&lt;";
  if (cdata !== undefined && !token.endsWith("]]>")) return `${token}]]>`;
  return token.endsWith(">") ? token : "";
}

function openTag(openTags: string[], name: string, token: string): string {
  openTags.push(name);
  return token;
}

/** The end tags that are missing before `name` begins. */
function endsBefore(openTags: string[], name: string): string {
  if (ITEM.test(name)) {
    const item = openTags.findLastIndex((other) => ITEM.test(other));
    return item < 0 ? "" : closeFrom(openTags, item);
  }
  const top = openTags.at(-1) ?? "";
  return LEAF.test(top) && FIELD.test(name) ? closeFrom(openTags, openTags.length - 1) : "";
}

function closeTo(openTags: string[], name: string): string {
  const at = openTags.findLastIndex((other) => other.toLowerCase() === name.toLowerCase());
  return at < 0 ? "" : closeFrom(openTags, at);
}

function closeFrom(openTags: string[], at: number): string {
  return openTags
    .splice(at)
    .reverse()
    .map((name) => `</${name}>`)
    .join("");
}
