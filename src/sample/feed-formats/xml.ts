/**
 * Text escaped for an element or an attribute. Not `platform/text/xml.ts`, on purpose: the invented papers stand for
 * other people's software, so they share no code with the product that is tested with their feeds.
 */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** An element with escaped text; "" if there is no text. */
export function element(name: string, text: string | null | undefined, attributes = ""): string {
  return text ? `<${name}${attributes}>${escapeXml(text)}</${name}>` : "";
}

export function cdata(name: string, html: string): string {
  return `<${name}><![CDATA[${html}]]></${name}>`;
}

export function paragraphs(texts: readonly string[]): string {
  return texts.map((text) => `<p>${escapeXml(text)}</p>`).join("\n");
}
