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
