import { Parser } from "htmlparser2";

/** Signs that a document may need these repairs: only then is it parsed for them. */
const WORTH_A_LOOK =
  /origLink[\s>]|<(?:\w{1,20}:)?(?:body|div)[\s>]|fullitem[\s>]|base64|<(?:\w{1,20}:)?RDF[\s>]/i;
const CONTENT = 'content:encoded xmlns:content="http://purl.org/rss/1.0/modules/content/"';
const PACKED_LIMIT = 2_000_000;

interface Element {
  readonly name: string;
  /** Without its prefix. */
  readonly local: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly start: number;
  /** Where its content begins. */
  readonly inner: number;
  hasLink: boolean;
}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * Rewrites what the format readers would ignore: FeedBurner's original links, full texts as XHTML bodies or full
 * items, packed texts of Atom 0.3, and items of RSS 1.0 that are inside their channel, missing from its list, or
 * linked only by rdf:about.
 */
export function recoverIgnored(xml: string): string {
  if (!WORTH_A_LOOK.test(xml)) return xml;
  const edits: Edit[] = [];
  const openElements: Element[] = [];
  let channelEnded = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = {
          name,
          local: localName(name),
          attributes,
          start: parser.startIndex,
          inner: parser.endIndex + 1,
          hasLink: false,
        };
        const parent = openElements.at(-1);
        if (parent !== undefined && element.local === "link") parent.hasLink = true;
        const isListed = element.local === "item" && openElements.some(({ local }) => local === "channel");
        if (isListed && openElements[0]?.local.toLowerCase() === "rdf" && !channelEnded) {
          channelEnded = true;
          const channel = openElements.find(({ local }) => local === "channel");
          edits.push({ from: element.start, to: element.start, text: `</${channel?.name}>` });
        }
        openElements.push(element);
      },
      onclosetag(name, isImplied) {
        const element = openElements.pop();
        if (element === undefined || isImplied) return;
        const closed = {
          xml,
          element,
          from: parser.startIndex,
          to: parser.endIndex + 1,
          item: openElements.findLast(isItem),
          parent: openElements.at(-1),
        };
        if (channelEnded && element.local === "channel")
          edits.push({ from: closed.from, to: closed.to, text: "" });
        else edits.push(...editsOf(closed, localName(name)));
      },
    },
    { xmlMode: true, decodeEntities: false },
  );
  parser.end(xml);
  return carriedOut(xml, edits);
}

interface ClosedElement {
  readonly xml: string;
  readonly element: Element;
  /** Where its end tag begins and ends. */
  readonly from: number;
  readonly to: number;
  readonly item: Element | undefined;
  readonly parent: Element | undefined;
}

function editsOf({ xml, element, from, to, item, parent }: ClosedElement, local: string): Edit[] {
  const content = (): string => xml.slice(element.inner, from);
  const about = element.attributes["rdf:about"];
  if (local === "item" && about !== undefined && !element.hasLink)
    return [{ from: element.inner, to: element.inner, text: asLink(about, element) }];
  // Removes the list of items: an entry that is missing from it would be ignored.
  if (local === "items" && parent?.local === "channel" && !/<(?:\w+:)?item[\s>]/.test(content()))
    return [{ from: element.start, to, text: "" }];
  if (local === "origLink" && item)
    return [{ from: item.inner, to: item.inner, text: asLink(content(), item) }];
  if (item?.local === "item" && item === parent && (local === "body" || local === "div")) {
    const prefix = element.name.slice(0, -local.length);
    const html =
      prefix === "" ? content() : content().replaceAll(`<${prefix}`, "<").replaceAll(`</${prefix}`, "</");
    return [{ from: element.start, to, text: `<${CONTENT}>${asCdata(html)}</content:encoded>` }];
  }
  if (item?.local === "item" && local === "fullitem")
    return [{ from: element.start, to, text: `<${CONTENT}>${content()}</content:encoded>` }];
  if (element.attributes.mode === "base64" && from - element.inner < PACKED_LIMIT) {
    const packed = content().replace(/<!\[CDATA\[|\]\]>/g, "");
    return [{ from: element.inner, to: from, text: asCdata(Buffer.from(packed, "base64").toString("utf8")) }];
  }
  return [];
}

function isItem({ local }: Element): boolean {
  return local === "item" || local === "entry";
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/** A link with the item's own prefix, to stand before the item's other links. */
function asLink(raw: string, { name, local }: Element): string {
  const address = raw.replace(/<!\[CDATA\[|\]\]>/g, "").trim();
  const link = `${name.slice(0, -local.length)}link`;
  if (local === "item") return `<${link}>${address.replaceAll("<", "&lt;")}</${link}>`;
  return `<${link} rel="alternate" type="text/html" href="${address.replaceAll('"', "&quot;")}"/>`;
}

function asCdata(text: string): string {
  return `<![CDATA[${text.replaceAll("<![CDATA[", "").replaceAll("]]>", " ")}]]>`;
}

function carriedOut(xml: string, edits: Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { from, to, text } of edits.sort((one, other) => one.from - other.from || one.to - other.to)) {
    if (from < at) continue;
    parts.push(xml.slice(at, from), text);
    at = to;
  }
  return parts.join("") + xml.slice(at);
}
