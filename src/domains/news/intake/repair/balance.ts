/** Comment, CDATA, instruction, doctype; a tag with its attributes; or a bare "<". */
const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)|<[?!][^>]*(?:>|$)|<(\/?)([a-zA-Z_][\w:.-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)(>|$)|</g;
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
export function balance(document: string): string {
  const xml = withoutOpenComments(document);
  const open: string[] = [];
  const out: string[] = [];
  let after = 0;
  for (const match of xml.matchAll(TOKEN)) {
    const [token, cdata, slash, name, attributes = "", end] = match;
    out.push(xml.slice(after, match.index));
    after = match.index + token.length;
    if (name === undefined) out.push(wholeToken(token, cdata));
    else if (end !== ">") break;
    else if (slash) out.push(closeTo(open, name));
    else if (attributes.endsWith("/")) out.push(token);
    else out.push(endsBefore(open, name), openTag(open, name, token));
  }
  if (after < xml.length && !xml.slice(after).includes("<")) out.push(xml.slice(after));
  return out.join("") + closeFrom(open, 0);
}

/** A comment without an end would hide everything after it. */
function withoutOpenComments(xml: string): string {
  const lastEnd = xml.lastIndexOf("-->") + 1;
  return xml.slice(0, lastEnd) + xml.slice(lastEnd).replaceAll("<!--", "");
}

function wholeToken(token: string, cdata: string | undefined): string {
  if (token === "<") return "&lt;";
  if (cdata !== undefined && !token.endsWith("]]>")) return `${token}]]>`;
  return token.endsWith(">") ? token : "";
}

function openTag(open: string[], name: string, token: string): string {
  open.push(name);
  return token;
}

/** The end tags that are missing before `name` begins. */
function endsBefore(open: string[], name: string): string {
  if (ITEM.test(name)) {
    const item = open.findLastIndex((other) => ITEM.test(other));
    return item < 0 ? "" : closeFrom(open, item);
  }
  const top = open.at(-1) ?? "";
  return LEAF.test(top) && FIELD.test(name) ? closeFrom(open, open.length - 1) : "";
}

function closeTo(open: string[], name: string): string {
  const at = open.findLastIndex((other) => other.toLowerCase() === name.toLowerCase());
  return at < 0 ? "" : closeFrom(open, at);
}

function closeFrom(open: string[], at: number): string {
  return open
    .splice(at)
    .reverse()
    .map((name) => `</${name}>`)
    .join("");
}
