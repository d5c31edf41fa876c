import { parseDocument } from "htmlparser2";

type Node = ReturnType<typeof parseDocument>["children"][number];

const LABELS = ["aria-label", "title", "placeholder", "alt"];
const DESCRIPTIONS = /^(description|og:title|og:description)$/;
const INVISIBLE = new Set(["script", "style", "noscript", "template"]);

/** The texts of a page in a language: visible text, labels, the title and what search engines read. */
export function textsIn(language: string, html: string): string[] {
  const texts: string[] = [];
  const add = (text: string | undefined): void => {
    const trimmed = text?.replace(/\s+/g, " ").trim();
    if (trimmed) texts.push(trimmed);
  };
  const walk = (node: Node, outer: string): void => {
    if (node.type === "text" && outer === language) add(node.data);
    if (!("attribs" in node) || INVISIBLE.has(node.name)) return;
    const inner = node.attribs.lang ?? outer;
    if (inner === language) {
      // A headline follows the colon.
      for (const label of LABELS) add(node.attribs[label]?.split(": ")[0]);
      if (DESCRIPTIONS.test(node.attribs.name ?? node.attribs.property ?? "")) add(node.attribs.content);
    }
    for (const child of node.children) walk(child, inner);
  };
  for (const node of parseDocument(html).children) walk(node, "");
  return texts;
}
