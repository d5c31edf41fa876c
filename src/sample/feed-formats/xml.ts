export function escapeXml(words: string): string {
  return words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** An element with escaped text; "" if there is no text. */
export function element(name: string, words: string | null | undefined, attributes = ""): string {
  return words ? `<${name}${attributes}>${escapeXml(words)}</${name}>` : "";
}

export function cdata(name: string, html: string): string {
  return `<${name}><![CDATA[${html}]]></${name}>`;
}

export function paragraphs(some: readonly string[]): string {
  return some.map((words) => `<p>${escapeXml(words)}</p>`).join("\n");
}
