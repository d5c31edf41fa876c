import sanitizeHtml from "sanitize-html";

/** Tags that none of our pages has, and those that only the head may have. */
const FORBIDDEN_TAGS = new Set([
  "iframe",
  "object",
  "embed",
  "base",
  "math",
  "applet",
  "frame",
  "mglyph",
  "foreignobject",
  "animate",
  "set",
]);
const ADDRESS_ATTRIBUTES = [
  "href",
  "src",
  "action",
  "formaction",
  "data",
  "poster",
  "srcset",
  "xlink:href",
  "ping",
  "background",
  "srcdoc",
];

/** Our own styles and symbols come before all text from outside: leaving them out saves most of the time. */
const OUR_HEAD = /<style>[^<]*<\/style>|<svg class="defs"[\s\S]*?<\/svg>/g;

interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** What in a document could run, or lead away, although it is not ours; empty if the document is inert. */
export function findActive(html: string): string[] {
  const elements = elementsOf(html.replace(OUR_HEAD, ""));
  return [...elements.flatMap(activeIn), ...scriptsOf(html).flatMap(scriptFaults)];
}

function elementsOf(html: string): Element[] {
  const elements: Element[] = [];
  const record = (tag: string, attributes: Record<string, string>) => {
    // The sanitizer goes on to remove what is unsafe, so a copy is checked.
    elements.push({ tag, attributes: { ...attributes } });
    return { tagName: tag, attribs: attributes };
  };
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: { "*": record },
  });
  return elements;
}

/** A page that waits for its first news reloads itself, without naming an address. */
function isPlainReload(meta: Element["attributes"]): boolean {
  return meta["http-equiv"] === "refresh" && /^\d+$/.test(meta.content ?? "");
}

function activeIn({ tag, attributes }: Element): string[] {
  const entries = Object.entries(attributes);
  const faults = entries.filter(
    ([name, value]) =>
      /^on/i.test(name) ||
      (ADDRESS_ATTRIBUTES.includes(name) && isUnsafeAddress(value)) ||
      /["'<>]/.test(name),
  );
  const isForbidden =
    FORBIDDEN_TAGS.has(tag) ||
    (tag === "meta" && "http-equiv" in attributes && !isPlainReload(attributes)) ||
    attributes.style?.includes("url(");
  return [
    ...(isForbidden ? [`<${tag}>`] : []),
    ...faults.map(([name, value]) => `<${tag} ${name}="${value}">`),
  ];
}

/** An address as a browser reads it, without blanks and control characters. */
function isUnsafeAddress(value: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them before a scheme
  const stripped = value.replace(/[\u0000-\u0020]/g, "").toLowerCase();
  return (
    /^(javascript|vbscript|blob|file):/.test(stripped) ||
    /^data:(?!image\/(png|webp|jpeg|gif))/.test(stripped) ||
    /^[/\\]{2}/.test(stripped)
  );
}

function scriptsOf(html: string): { attributes: string; text: string }[] {
  return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/gi)].map(
    ([, attributes = "", text = ""]) => ({ attributes, text }),
  );
}

function scriptFaults({ attributes, text }: { attributes: string; text: string }): string[] {
  if (/<\/|<!--|<script/i.test(text)) return [`a script holds markup: ${text.slice(0, 200)}`];
  if (!attributes.includes("ld+json")) return [];
  try {
    JSON.parse(text);
    return [];
  } catch {
    return [`broken JSON-LD: ${text.slice(0, 200)}`];
  }
}

/** Element names of an XML document, and whatever in it is not well-formed. */
export function findForeignXml(xml: string, allowedNames: ReadonlySet<string>): string[] {
  const names = [...xml.matchAll(/<\/?([a-zA-Z][\w:.-]*)/g)].map(([, name = ""]) => name);
  const bareAmpersands = [...xml.matchAll(/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/gi)].map(
    () => "a bare &",
  );
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML knows none of them
  const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(xml)
    ? ["a control character"]
    : [];
  const cdata = xml.includes("<![CDATA[") ? ["CDATA"] : [];
  return [
    ...new Set([
      ...names.filter((name) => !allowedNames.has(name)),
      ...bareAmpersands,
      ...controlCharacters,
      ...cdata,
    ]),
  ];
}
